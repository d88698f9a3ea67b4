"""Notices: what a person is told, as a key of the locale files with its figures; the shell itself has no words."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.shell.frozen import frozen


@frozen
class Notice:
    """A message: ``key`` in the locale files, ``figures`` for its placeholders; a notice among them is said as well."""

    key: str
    figures: tuple[tuple[str, str | int | float | Notice], ...] = ()

    def text(self, words: Callable[..., str]) -> str:
        """Return the message in the language of ``words`` (a ``Words``)."""
        said = {name: one.text(words) if isinstance(one, Notice) else one for name, one in self.figures}
        return words(self.key, **said)


class ShellError(Exception):
    """Something the machine lacks; ``notice`` says what, and what to do."""

    def __init__(self, notice: Notice) -> None:
        """Carry a notice for the person; the text of the exception is for logs."""
        figures = ", ".join(f"{name}: {value}" for name, value in notice.figures)
        super().__init__(f"{notice.key} ({figures})" if figures else notice.key)
        self.notice = notice
