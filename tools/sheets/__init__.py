"""Every screen in its interesting states, for the contact sheet and the lint of layouts."""
