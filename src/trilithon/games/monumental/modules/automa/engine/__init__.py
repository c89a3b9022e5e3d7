"""The hot part of Automas."""
