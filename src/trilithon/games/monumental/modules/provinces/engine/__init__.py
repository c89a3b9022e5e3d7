"""Special Provinces as the engine plays them; compiled."""
