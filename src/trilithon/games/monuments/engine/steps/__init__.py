"""What can lie on the agenda: one question, one file."""
