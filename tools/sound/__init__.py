"""The sound workshop: effects and music of the game, computed from what a thing is made of and how it is struck."""
