"""The Pacific: its table, which is a map."""
