"""Computer players: they are given a seat's view and answer with one of its legal actions."""
