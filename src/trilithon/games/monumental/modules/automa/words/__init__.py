"""What people are told about the questions of Automas: one file for each."""
