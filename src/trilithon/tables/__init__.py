"""A live game with people at it: seats, moves, undo, replay. Knows nothing of the web."""
