"""What developers and the curious run: `python -m tools.NAME`."""
