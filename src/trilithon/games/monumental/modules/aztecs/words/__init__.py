"""What people are told about the steps of this module: one file for each."""
