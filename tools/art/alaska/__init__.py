"""Pictures of the Alaska game, 500 x 400 units each.

The middle 400 units hold what tells the picture, so that a square window may cut the sides; the two upper corners
stay calm for the score and the price.
"""
