"""The hot half: positions, and what can be done in them."""
