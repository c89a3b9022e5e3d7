"""The hot part of Atlantis."""
