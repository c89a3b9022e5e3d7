"""One file for each question, and for each kind of Attack."""
