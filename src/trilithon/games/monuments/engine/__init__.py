"""The hot half of Monuments: everything in this folder is compiled."""
