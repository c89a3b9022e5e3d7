"""The hot part of Lost Kingdoms."""
