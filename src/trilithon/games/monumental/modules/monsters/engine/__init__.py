"""Monsters as the engine plays them; compiled."""
