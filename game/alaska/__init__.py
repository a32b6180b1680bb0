"""Alaska, a card and dice game for two to five towns (a design of Warpspawn Games)."""
