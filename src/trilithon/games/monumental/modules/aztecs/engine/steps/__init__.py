"""Steps of Aztecs: one file for each."""
