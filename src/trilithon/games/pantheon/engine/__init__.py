"""Pantheon's rules on flat integers: compiled when the package is built."""
