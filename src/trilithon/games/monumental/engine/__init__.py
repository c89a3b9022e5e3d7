"""The hot half of Monumental: everything in this folder is compiled."""
