"""One file for each action."""
