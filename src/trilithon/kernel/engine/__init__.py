"""The part of the kernel that games inherit and searches run on: compiled when the package is built."""
