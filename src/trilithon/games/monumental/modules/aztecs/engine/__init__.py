"""The hot part of Aztecs."""
