"""A command that cannot be carried out: what to tell the user, and the exit code."""

from __future__ import annotations


class CommandError(Exception):
    """Ends the program with a sentence on stderr; ``code`` 1 for what was asked, 2 for how it was asked."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        """Keep the sentence (without the program's name) and the exit code."""
        super().__init__(sentence)
        self.code = code
