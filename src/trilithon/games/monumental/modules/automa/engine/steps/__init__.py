"""Steps of Automas: one file for each."""
