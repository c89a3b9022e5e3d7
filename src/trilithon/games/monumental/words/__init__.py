"""What people are told about the questions of Monumental: one file for each, named like its step in the engine."""
