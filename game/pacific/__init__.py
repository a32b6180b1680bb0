"""Pacific Voyagers, a card game for two to six crews (a design of Warpspawn Games)."""
