"""What lines of Automa cards say: one file for each verb."""
