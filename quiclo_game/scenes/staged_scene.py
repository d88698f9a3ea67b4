"""What surrounds the game at every table: light for the turn, sound from the seat, celebrations, and warm pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quiclo_game.scenes.celebration import Celebration
from quiclo_game.scenes.eased_faces import EasedFaces
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.turn_light import TurnLight
from quiclo_game.scenes.turning_scene import TurningScene
from quiclo_game.scenes.walking_dashes import with_walking
from quiclo_game.scenes.warmth import Warmth
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.layout import scale as scale_of


class StagedScene(TurningScene):
    """A scene around which there is light and sound; a mode says what it wants of them with ``watch``."""

    def __init__(self, services: Services, plan: GamePlan) -> None:
        """Begin in the dark, silent and cold."""
        super().__init__(services, plan)
        self.warmth = Warmth()
        self.light = TurnLight()
        self.celebration = Celebration()
        self._faces = EasedFaces()
        self._time = 0.0
        self._hinting = False

    def laid_out(self) -> None:
        """Have what will be drawn suddenly baked in its new size."""
        self.warmth.renew()

    def heard(self, sound: str) -> None:
        """Play a sound from where the seat is that acts; a triumph is also seen."""
        self.services.audio.play(sound)
        self.celebration.hear(sound, calm=self.services.settings.reduced_motion)

    def surround(self, dt: float) -> None:
        """Let ``dt`` ms pass for light and celebrations."""
        self.light.follow(dt, calm=self.services.settings.reduced_motion)
        self.services.audio.pan = self.light.pan(self.window[0])
        self.celebration.update(dt)
        self._time += dt

    @property
    def surroundings_move(self) -> bool:
        """Whether light or bits of paper are under way, faces change, or the dashes of a hint walk."""
        return self.light.moving or self.celebration.active or self._faces.moving or self._hinting

    def dressed(self, draws: Iterable[Draw]) -> DrawList:
        """Return what may change in the middle, with cards and dice on their way from state to state."""
        return self.eased(super().dressed(draws))

    def eased(self, draws: Iterable[Draw]) -> DrawList:
        """Return draws with cards and dice on their way from state to state."""
        return self._faces.eased(draws, self._time, calm=self.services.settings.reduced_motion)

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change, with the light of the turn beneath it, its ring and bits above."""
        scale = scale_of(self.window)
        above = (*self.light.rings(scale), *self.celebration.draws(*self.window, scale))
        game: Sequence[Draw] = super().moving(alpha)
        if not self.services.settings.reduced_motion:
            game, self._hinting = with_walking(game, self._time, scale)
        return (*self.light.pool(scale), *game, *above)
