"""The hot part of Mughals."""
