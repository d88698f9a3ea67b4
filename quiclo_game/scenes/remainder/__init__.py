"""The table of no remainder."""
