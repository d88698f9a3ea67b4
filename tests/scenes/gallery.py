"""Every menu scene by name, ready to be entered: for pictures to look at and for tests over all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from quiclo_game.play.players import Player
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.about import AboutScene
from quiclo_game.scenes.button_help import ButtonHelpScene
from quiclo_game.scenes.card_size import CardSizeScene
from quiclo_game.scenes.choosing import ChoosingScene
from quiclo_game.scenes.confirm import ConfirmScene
from quiclo_game.scenes.dice_picker import DicePickerScene
from quiclo_game.scenes.finger_marks import FingerMarksScene
from quiclo_game.scenes.glass import GlassScene
from quiclo_game.scenes.house_rules import HouseRulesScene
from quiclo_game.scenes.how_to import HowToScene
from quiclo_game.scenes.join import JoinScene
from quiclo_game.scenes.lesson import LessonScene
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.move_log import MoveLogScene
from quiclo_game.scenes.number_pad import NumberPadScene
from quiclo_game.scenes.pad_lost import PadLostScene
from quiclo_game.scenes.pause import PauseScene
from quiclo_game.scenes.plan import GameReport
from quiclo_game.scenes.recordings import RecordingsScene
from quiclo_game.scenes.results import FinishedTable, ResultsScene
from quiclo_game.scenes.rule_book import RuleBookScene
from quiclo_game.scenes.settings import SettingsScene
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.statistics import StatisticsScene
from quiclo_game.scenes.telling import TellingScene
from quiclo_game.scenes.title import TitleScene
from quiclo_game.scenes.volumes import VolumesScene
from quiclo_game.shell.calibration import TARGETS
from quiclo_game.shell.house_rules import HouseRules
from quiclo_game.shell.inputs import Button, PadPlugged, PadPress, PadRelease, Phase, Pointer
from quiclo_game.shell.notice import Notice
from tests.scenes.around import ALL_HELPS, LONG_NAMES
from tests.scenes.finished_games import played
from tests.scenes.house_gallery import HOUSE_SCENES
from tests.scenes.kept_games import folder_of_journals, folder_of_statistics
from tests.scenes.stand_ins import NotingTable, Stand

BRAIN = "brain_training"


def helped(seats: int) -> GameReport:
    """Return a finished game of people with long names, each with all helps of its own."""
    report = played(seats)
    players = tuple(
        replace(player, name=name, help=ALL_HELPS)
        for player, name in zip(report.plan.players, LONG_NAMES, strict=False)
    )
    return replace(report, plan=replace(report.plan, players=players))


def title(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, KEYS, lambda: None)


def title_saved(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, KEYS, lambda: Path("2026.journal"))


def title_three(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, KEYS[:3], lambda: None)


def setup(stand: Stand) -> MenuScene:
    return SetupScene(stand.services, BRAIN, lambda: 4127)


def setup_full(stand: Stand) -> MenuScene:
    scene = setup(stand)
    for key in ("join:bot", "join:person", "join:bot", "join:person", "join:bot", "option.variant:conquest"):
        scene.pressed(key)
    return scene


def setup_editor(stand: Stand) -> MenuScene:
    scene = setup(stand)
    scene.pressed("seat:0")
    return scene


def setup_help(stand: Stand) -> MenuScene:
    scene = setup_full(stand)
    for key in ("seat:0", "help.hints:2", "help.time:more", "help.ahead:more", "done", "seat:0", "page:help"):
        scene.pressed(key)
    return scene


def setup_helped(stand: Stand) -> MenuScene:
    """Six people with long names and all helps of their own."""
    plan = helped(6).plan
    return SetupScene(stand.services, BRAIN, lambda: 4127, plan)


def house_rules(stand: Stand) -> MenuScene:
    kept = tuple(HouseRules(BRAIN, f"Sonntagsrunde {number}", (("variant", "conquest"),)) for number in range(6))
    stand.store.change(house_rules=kept)
    return HouseRulesScene(stand.services, BRAIN, (("variant", "race"),), print)


def setup_kept(stand: Stand) -> MenuScene:
    house_rules(stand)
    return setup_full(stand)


def lesson(stand: Stand) -> MenuScene:
    return LessonScene(stand.services, played())


def lesson_helped(stand: Stand) -> MenuScene:
    return LessonScene(stand.services, helped(6))


def lesson_missed(stand: Stand) -> MenuScene:
    scene = lesson(stand)
    scene.pressed("filter:missed")
    return scene


def number_pad(stand: Stand) -> MenuScene:
    scene = setup_remainder(stand)
    scene.pressed("option.divisor:type")
    return NumberPadScene(stand.services, stand.navigator.wanted[-1], lambda _: None)


def setup_remainder(stand: Stand) -> MenuScene:
    return SetupScene(stand.services, "no_remainder", lambda: 4127)


def dice(stand: Stand) -> MenuScene:
    scene = DicePickerScene(stand.services, RollRequest(DiceSet(6, 12)), "Großmutter Wilhelmine", print)
    for face in (3, 12, 7):
        scene.pressed(f"face:{face}")
    return scene


def settings(stand: Stand) -> MenuScene:
    return SettingsScene(stand.services, lambda: None)


def join(stand: Stand) -> MenuScene:
    under = SetupScene(stand.services, BRAIN, lambda: 4127)
    scene = JoinScene(stand.services, under)
    for number, name in enumerate(("Xbox Wireless Controller", "DualSense Wireless Controller")):
        pad = f"pad:{number}"
        stand.services.couch.plug(PadPlugged(pad, name, str(number)))
        scene.steer(PadPress(pad, Button.A))
        scene.handle(PadRelease(pad, Button.A))
    scene.steer(PadPress("keys:left", Button.A))
    scene.handle(PadRelease("keys:left", Button.A))
    return scene


def pad_lost(stand: Stand) -> MenuScene:
    couch = stand.services.couch
    couch.begin_game((0, 1))
    for colour in (0, 1):
        couch.plug(PadPlugged(f"pad:{colour}", "Pad", f"guid {colour}"))
        couch.sit(f"pad:{colour}", colour)
        couch.unplug(f"pad:{colour}")
    return PadLostScene(stand.services, (Player("Annabella Maria", 0), Player("Maximilian Alexander", 1)))


def button_help(stand: Stand) -> MenuScene:
    return ButtonHelpScene(stand.services)


def glass(stand: Stand) -> MenuScene:
    return GlassScene(stand.services)


def volumes(stand: Stand) -> MenuScene:
    return VolumesScene(stand.services)


def card_size(stand: Stand) -> MenuScene:
    return CardSizeScene(stand.services)


def finger_marks(stand: Stand) -> MenuScene:
    return FingerMarksScene(stand.services)


def finger_marks_proof(stand: Stand) -> MenuScene:
    scene = finger_marks(stand)
    scene.enter((1001, 1001))
    for x, y in TARGETS:
        scene.handle(Pointer("finger:1:1", Phase.DOWN, 1000 * x, 1000 * y))
        scene.handle(Pointer("finger:1:1", Phase.UP, 1000 * x, 1000 * y))
    return scene


def pause(stand: Stand) -> MenuScene:
    return PauseScene(stand.services, NotingTable(), BRAIN, lambda: None)


def confirm(stand: Stand) -> MenuScene:
    words = stand.services.words
    return ConfirmScene(stand.services, words("pause.end_question"), words("pause.end_answer"), lambda: None)


def confirm_deleting(stand: Stand) -> MenuScene:
    words = stand.services.words
    question = words("statistics.delete_question", name="Großmutter Wilhelmine", count=24)
    return ConfirmScene(stand.services, question, words("statistics.delete_answer"), lambda: None)


def telling(stand: Stand) -> MenuScene:
    notice = Notice("shell.settings_not_kept", (("cause", Notice("fault.full")),))
    return TellingScene(stand.services, notice.text(stand.services.words))


def how_to(stand: Stand) -> MenuScene:
    return HowToScene(stand.services, BRAIN, lambda: None)


def results(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, played())


def results_conquest(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, played(6, "conquest"))


def results_alone(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, played(1))


def results_helped(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, helped(2))


def results_helped_three(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, helped(3))


def results_helped_six(stand: Stand) -> MenuScene:
    return ResultsScene(stand.services, helped(6))


def results_draw(stand: Stand) -> MenuScene:
    report = played(3)
    outcome = replace(report.outcome, ending="stacks_empty", winners=(0, 2), scores=(41, 38, 41))
    return ResultsScene(stand.services, replace(report, outcome=outcome))


def move_log(stand: Stand) -> MenuScene:
    return MoveLogScene(stand.services, FinishedTable(stand.services, played()))


def rule_book(stand: Stand) -> MenuScene:
    scene = RuleBookScene(stand.services, BRAIN)
    scene.pressed("chapter:course")
    return scene


def about(stand: Stand) -> MenuScene:
    return AboutScene(stand.services)


def statistics(stand: Stand) -> MenuScene:
    return StatisticsScene(replace(stand.services, data_dir=folder_of_statistics()), "Anna")


def statistics_brain(stand: Stand) -> MenuScene:
    scene = statistics(stand)
    scene.pressed(f"mode:{BRAIN}")
    return scene


def statistics_empty(stand: Stand) -> MenuScene:
    return StatisticsScene(stand.services)


def choosing(stand: Stand) -> MenuScene:
    names = [(f"Großmutter {number}", number % 6) for number in range(20)]
    return ChoosingScene(stand.services, stand.services.words("statistics.people_title"), names, print)


def recordings(stand: Stand) -> MenuScene:
    return RecordingsScene(stand.services, folder_of_journals())


def recordings_none(stand: Stand) -> MenuScene:
    return RecordingsScene(stand.services, Path("nowhere"))


SCENES: dict[str, Callable[[Stand], MenuScene]] = {
    "title": title,
    "title_saved": title_saved,
    "setup": setup,
    "setup_full": setup_full,
    "setup_editor": setup_editor,
    "setup_help": setup_help,
    "setup_helped": setup_helped,
    "setup_kept": setup_kept,
    "setup_remainder": setup_remainder,
    "number_pad": number_pad,
    "house_rules": house_rules,
    "how_to": how_to,
    "results": results,
    "results_conquest": results_conquest,
    "results_alone": results_alone,
    "results_draw": results_draw,
    "results_helped": results_helped,
    "results_helped_three": results_helped_three,
    "results_helped_six": results_helped_six,
    "move_log": move_log,
    "rule_book": rule_book,
    "about": about,
    "statistics": statistics,
    "statistics_brain": statistics_brain,
    "statistics_empty": statistics_empty,
    "choosing": choosing,
    "dice": dice,
    "lesson": lesson,
    "lesson_missed": lesson_missed,
    "lesson_helped": lesson_helped,
    "recordings": recordings,
    "recordings_none": recordings_none,
    "settings": settings,
    "button_help": button_help,
    "glass": glass,
    "volumes": volumes,
    "card_size": card_size,
    "finger_marks": finger_marks,
    "finger_marks_proof": finger_marks_proof,
    "join": join,
    "pad_lost": pad_lost,
    "pause": pause,
    "confirm": confirm,
    "confirm_deleting": confirm_deleting,
    "telling": telling,
}
"""All menus of the game, with something in them."""
ALL_SCENES = {**SCENES, **HOUSE_SCENES}
"""Those, and the screens of an unattended table, some of which only tell."""
