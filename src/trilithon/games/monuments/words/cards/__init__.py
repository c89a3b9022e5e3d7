"""What there is to say about each action card, one file for each: why it cannot be played, what it would do."""
