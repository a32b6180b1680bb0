"""The table of Alaska: where things lie, how events move them, and what a player may press."""
