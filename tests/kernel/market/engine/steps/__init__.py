"""What there is to do: a question, or something that runs by itself, is a step."""
