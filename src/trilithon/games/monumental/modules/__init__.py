"""Parts of the game that a table may switch on: one folder each, and nothing of the base game knows their names."""
