"""What a seat can do about Monsters."""
