"""Computer players of Pacific Voyagers: what a seat sees, what that is worth, and what to do about it."""
