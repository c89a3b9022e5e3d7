"""What people are told about the questions of this module: one file for each."""
