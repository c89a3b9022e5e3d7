"""What people are told about the questions and actions of this module: one file for each."""
