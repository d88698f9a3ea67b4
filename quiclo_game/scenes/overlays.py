"""What is laid over the scene that is there: lists, panels, questions; each is only loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quiclo_game.scenes.facing import Facing, facing_of

if TYPE_CHECKING:
    from quiclo_game.play.players import Player
    from quiclo_game.play.recording import Recording
    from quiclo_game.rules.chance import RollRequest
    from quiclo_game.scenes.join import Seated
    from quiclo_game.scenes.menu import MenuScene
    from quiclo_game.scenes.number_pad import Wanted
    from quiclo_game.scenes.plan import GameReport
    from quiclo_game.scenes.real_dice import Throw
    from quiclo_game.scenes.services import Pausable, Services
    from quiclo_game.shell.house_rules import HouseRules
    from quiclo_game.shell.scene_stack import SceneStack

JOURNALS = "journals"
"""The folder of the recorded games, in the data folder."""


class Overlays:
    """The part of the way from scene to scene that always leads back to where one was."""

    services: Services
    stack: SceneStack

    @property
    def journals(self) -> Path:
        """Where the recorded games lie."""
        return self.services.data_dir / JOURNALS

    def lay(self, scene: MenuScene, facing: Facing | None = None) -> None:
        """Lay a scene over the present one, facing the same side of the table, or that of whoever it concerns."""
        scene.facing = facing or facing_of(self.stack.top)
        self.stack.push(scene)

    def rule_book(self, mode_key: str) -> None:
        """Lay the rules of a mode over the present scene."""
        from quiclo_game.scenes.rule_book import RuleBookScene

        self.lay(RuleBookScene(self.services, mode_key))

    def move_log(self, table: Pausable) -> None:
        """Lay the move log over the present scene."""
        from quiclo_game.scenes.move_log import MoveLogScene

        self.lay(MoveLogScene(self.services, table))

    def rename(self, player: Player, others: Sequence[str], take: Callable[[str], None]) -> None:
        """Lay the panel over the present scene that gives a player another name."""
        from quiclo_game.scenes.rename import RenameScene

        self.lay(RenameScene(self.services, player, others, take))

    def type_number(self, wanted: Wanted, take: Callable[[int], None]) -> None:
        """Lay the pad over the present scene on which a number is typed."""
        from quiclo_game.scenes.number_pad import NumberPadScene

        self.lay(NumberPadScene(self.services, wanted, take))

    def house_rules(self, mode_key: str, values: Sequence[tuple[str, str]], take: Callable[[HouseRules], None]) -> None:
        """Lay the panel over the present scene that names the rules of a mode, or takes kept ones."""
        from quiclo_game.scenes.house_rules import HouseRulesScene

        self.lay(HouseRulesScene(self.services, mode_key, values, take))

    def lesson(self, report: GameReport) -> None:
        """Show what each seat solved and missed, on top of the results."""
        from quiclo_game.scenes.lesson import LessonScene

        self.lay(LessonScene(self.services, report))

    def recordings(self) -> None:
        """Show the list of recorded games, on top of what is there."""
        from quiclo_game.scenes.recordings import RecordingsScene

        self.lay(RecordingsScene(self.services, self.journals))

    def watch(self, recording: Recording, *, at_end: bool = False) -> None:
        """Show a recorded game at its table, on top of what is there: from the beginning, or resting ``at_end``."""
        from quiclo_game.scenes.replay import ReplayScene

        facing = facing_of(self.stack.top)
        self.stack.push(ReplayScene(self.services, recording, at_end=at_end, facing=facing))

    def statistics(self, name: str | None = None) -> None:
        """Show the statistics of a person, on top of what is there."""
        from quiclo_game.scenes.statistics import StatisticsScene

        self.lay(StatisticsScene(self.services, name))

    def choose(self, title: str, items: Sequence[tuple[str, int]], take: Callable[[str], None]) -> None:
        """Lay a panel over the present scene from which a name is chosen."""
        from quiclo_game.scenes.choosing import ChoosingScene

        self.lay(ChoosingScene(self.services, title, items, take))

    def button_help(self) -> None:
        """Lay over the present scene what which button does."""
        from quiclo_game.scenes.button_help import ButtonHelpScene

        self.lay(ButtonHelpScene(self.services))

    def glass(self) -> None:
        """Lay over the present scene what is known of the screen and its touch panels."""
        from quiclo_game.scenes.glass import GlassScene

        self.lay(GlassScene(self.services))

    def volumes(self) -> None:
        """Lay over the present scene how loud each group of sounds is."""
        from quiclo_game.scenes.volumes import VolumesScene

        self.lay(VolumesScene(self.services))

    def card_size(self) -> None:
        """Measure the screen by a bank card, in front of the present scene."""
        from quiclo_game.scenes.card_size import CardSizeScene

        self.stack.push(CardSizeScene(self.services))

    def calibration(self) -> None:
        """Calibrate a touch panel, in front of the present scene."""
        from quiclo_game.scenes.finger_marks import FingerMarksScene

        self.stack.push(FingerMarksScene(self.services))

    def about(self) -> None:
        """Lay the about page over the present scene."""
        from quiclo_game.scenes.about import AboutScene

        self.lay(AboutScene(self.services))

    def confirm(self, question: str, answer: str, yes: Callable[[], None]) -> None:
        """Ask a question and call ``yes`` only if it is affirmed."""
        from quiclo_game.scenes.confirm import ConfirmScene

        self.lay(ConfirmScene(self.services, question, answer, yes))

    def tell(self, told: str) -> None:
        """Lay what everybody must know over the present scene; what is told already is not laid over itself."""
        from quiclo_game.scenes.telling import TellingScene

        if not isinstance(self.stack.top, TellingScene):
            self.lay(TellingScene(self.services, told))

    def couch(self, setup: Seated) -> None:
        """Lay the screen over the present scene on which players join with gamepads."""
        from quiclo_game.scenes.join import JoinScene

        self.lay(JoinScene(self.services, setup))

    def pick_dice(
        self, request: RollRequest, name: str, take: Callable[[tuple[int, ...]], None], facing: Facing, throw: Throw
    ) -> None:
        """Lay the dice over the present scene of which ``name`` taps the faces that fell."""
        from quiclo_game.scenes.dice_picker import DicePickerScene

        self.lay(DicePickerScene(self.services, request, name, take, throw), facing)
