"""Steps of Amazons: one file for each."""
