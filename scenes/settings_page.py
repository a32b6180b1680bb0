"""Placeholder."""

from scenes.page import Page


class SettingsPage(Page):
    """To come."""
