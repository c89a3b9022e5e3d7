"""The contract every game keeps, and what is built on nothing but that contract."""
