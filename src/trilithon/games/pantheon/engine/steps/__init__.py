"""One file for each question, a few for what runs by itself: see `table.py`."""
