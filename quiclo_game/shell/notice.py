"""Notices: what a person is told, as a key of the locale files with its figures; the shell itself has no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A message: ``key`` in the locale files, ``figures`` for its placeholders."""

    key: str
    figures: tuple[tuple[str, str | int | float], ...] = ()

    def text(self, words: Callable[..., str]) -> str:
        """Return the message in the language of ``words`` (a ``Words``)."""
        return words(self.key, **dict(self.figures))


class ShellError(Exception):
    """Something the machine lacks; ``notice`` says what, and what to do."""

    def __init__(self, notice: Notice) -> None:
        """Carry a notice for the person; the text of the exception is for logs."""
        figures = ", ".join(f"{name}: {value}" for name, value in notice.figures)
        super().__init__(f"{notice.key} ({figures})" if figures else notice.key)
        self.notice = notice
