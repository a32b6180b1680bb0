"""What every scene of both games shares: display, theme, widgets, focus, input, motion, assets, strings, sound."""
