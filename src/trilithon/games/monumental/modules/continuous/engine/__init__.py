"""Continuous play as the engine knows it; compiled."""
