"""How a text is set into its room: as large as it fits, in several lines where that reads better, never unreadable.

What would have to be smaller than ``Fonts.least`` ends in an ellipsis instead. Figures and short signs are never
shortened, a wrong number would be worse than a small one.
"""

from __future__ import annotations

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.line_breaking import words_of, wrapped

PITCH = 1.16
"""Lines of one text are so many times its size apart."""
INK = 0.92
"""The ink of a line is at most so many times its size high, from capitals to tails."""
WORTH = 1.15
"""A text is broken where that makes it so many times as large, not for less."""
NEVER_CUT = 4
"""So many signs are never shortened."""
MOST_SETTINGS = 4096
ELLIPSIS = "…"


@frozen
class Setting:
    """The lines of a text and the size in whole px in which they are written."""

    size: int
    lines: tuple[str, ...]

    def width(self, fonts: Fonts, font: str) -> int:
        """Return how wide the widest line is, in px."""
        return max(fonts.width(line, self.size, font) for line in self.lines)

    @property
    def height(self) -> float:
        """How high the ink of all lines is at most, in px."""
        return self.size * (PITCH * (len(self.lines) - 1) + INK)


def set_text(
    fonts: Fonts, text: str, size: float, font: str, max_width: float | None, max_height: float | None = None
) -> Setting:
    """Return a text set in at most ``size`` px; in more than one line only where ``max_height`` allows for it."""
    key = text, round(size), font, max_width, max_height
    found = fonts.settings.get(key)
    if found is None:
        if len(fonts.settings) >= MOST_SETTINGS:
            fonts.settings.clear()
        found = fonts.settings[key] = _set(fonts, text, size, font, max_width, max_height)
    return found


def may_be_cut(text: str) -> bool:
    """Say whether a text still says something without its end: words do, figures and signs do not."""
    return len(text) > NEVER_CUT and any(sign.isalpha() for sign in text)


def _set(fonts: Fonts, text: str, size: float, font: str, max_width: float | None, max_height: float | None) -> Setting:
    if may_be_cut(text):
        size = max(size, fonts.least)
    single = fonts.fitting_size(text, size, font, max_width)
    best = Setting(single, (text,))
    if max_width is None or single >= round(size):
        return best
    if max_height is not None:
        best = _broken(fonts, text, round(size), font, max_width, max_height, best)
    least = fonts.least
    if best.size >= least or not may_be_cut(text):
        return best
    return _cut(fonts, text, least, font, max_width, max_height)


def _broken(
    fonts: Fonts, text: str, size: int, font: str, max_width: float, max_height: float, best: Setting
) -> Setting:
    """Return the text in several lines, none within a word, if that is clearly larger than ``best``."""
    words = words_of(text)
    for larger in range(size, int(best.size * WORTH), -1):
        if any(fonts.width(word, larger, font) > max_width for word in words):
            continue
        found = Setting(larger, tuple(wrapped(fonts, text, larger, font, max_width)))
        if found.height <= max_height:
            return found
    return best


def _cut(fonts: Fonts, text: str, size: int, font: str, max_width: float, max_height: float | None) -> Setting:
    """Return as much of a text as fits in ``size`` px."""
    lines = wrapped(fonts, text, size, font, max_width)
    most = 1 if max_height is None else max(1, int((max_height / size - INK) / PITCH) + 1)
    if len(lines) <= most:
        return Setting(size, tuple(lines))
    whole = lines[: most - 1]
    rest = text if most == 1 else " ".join(lines[most - 1 :])
    return Setting(size, (*whole, shortened(fonts, rest, size, font, max_width)))


def shortened(fonts: Fonts, text: str, size: float, font: str, room: float) -> str:
    """Return a text that is at most ``room`` px wide, with an ellipsis for what is missing."""
    kept = text
    while kept and fonts.width(f"{kept}{ELLIPSIS}", size, font) > room:
        kept = kept[:-1].rstrip(" ·,-–")
    return f"{kept}{ELLIPSIS}"
