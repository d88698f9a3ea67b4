"""The command line: reads the words, hands over to one command, turns every failure into a sentence and an exit code."""


def main() -> int:
    """Run the program and return its exit code."""
    return 0
