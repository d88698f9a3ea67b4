"""The command line's commands, one file each."""
