"""Heroes as the engine plays them; compiled."""
