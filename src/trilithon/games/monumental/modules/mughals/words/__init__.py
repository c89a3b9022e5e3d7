"""What people are told about the questions of Mughals."""
