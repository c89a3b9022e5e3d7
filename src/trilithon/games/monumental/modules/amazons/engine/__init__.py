"""The hot part of Amazons."""
