"""What people are told about the questions of Monuments: one file for each question, named like its step."""
