"""What every game must keep. A new game is proven by these tests, which know nothing of it."""
