"""What people are told about the questions, one file for each, named like its step."""
