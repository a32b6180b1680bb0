"""Pictures and the map of the Pacific game.

Card pictures are 500 x 400 units, like Alaska's: the middle 400 units hold what tells the picture. The map is made
of the modules whose names begin with `map_`; map_file writes it.
"""
