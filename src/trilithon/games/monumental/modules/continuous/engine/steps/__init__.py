"""One file for each kind of frame."""
