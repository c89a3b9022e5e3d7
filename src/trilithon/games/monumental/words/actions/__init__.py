"""What people are told about the actions of phase 2: one file for each, named like the action in the engine."""
