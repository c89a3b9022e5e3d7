"""What people are told about Pantheon's questions: one file for each, called like its step in the engine."""
