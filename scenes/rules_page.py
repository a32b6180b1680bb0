"""Placeholder."""

from scenes.page import Page


class RulesPage(Page):
    """To come."""
