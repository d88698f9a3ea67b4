"""The rules: pure functions over immutable states; standard library only."""
