"""Alaska's computer players: a tuned choice one decision ahead, and a search that plays on with it."""
