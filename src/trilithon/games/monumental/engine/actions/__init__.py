"""The actions of phase 2: one file for each."""
