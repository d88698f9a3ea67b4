"""What this program is made of: its version, and the licences of fonts, maps and libraries."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game import __version__
from quiclo_game.scenes.reading import ReadingScene

PARTS = {
    "fonts": ("fredoka", "noto"),
    "map": ("natural_earth", "world_atlas"),
    "libraries": ("pygame", "pygame_gui", "i18n", "numpy", "platformdirs", "tqdm", "colorama", "tomli"),
}
"""What is named under each heading: all that is installed, also what only a library needs."""


class AboutScene(ReadingScene):
    """The about page."""

    upright_height: ClassVar[float] = 1080.0
    letters: ClassVar[float] = 26.0

    def heading(self) -> str:
        """Return what stands above the text."""
        return self.words("about.title")

    def text(self) -> str:
        """Return the page."""
        words = self.words
        paragraphs = [f"**{words('about.version', version=__version__)}**\n{words('about.intro')}"]
        for title, parts in PARTS.items():
            lines = "\n".join(words(f"about.{part}") for part in parts)
            paragraphs.append(f"**{words(f'about.{title}')}**\n{lines}")
        return "\n\n".join((*paragraphs, words("about.thanks")))

    def pressed(self, key: str) -> None:
        """Go back."""
        self.services.navigator.back()
