"""What lines of Automa cards do: one file for each verb."""
