"""The laboratory: what happens when agents play a game very often."""
