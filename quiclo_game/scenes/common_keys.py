"""The keys that mean the same at every table: pause, move log, rules, the way to the title, a new game, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene


def press_common(table: TableScene, name: str) -> bool:
    """Carry out what a key means if it means that at every table; say whether it does."""
    navigator, words = table.services.navigator, table.services.words
    match name:
        case "pause":
            navigator.pause(table, table.plan.mode_key)
        case "log":
            navigator.move_log(table)
        case "help":
            navigator.rule_book(table.plan.mode_key)
        case "call":
            navigator.title()
        case "new":
            navigator.confirm(words("pause.new_question"), words("pause.new_answer"), table.restart)
        case "undo":
            table.undo()
        case _:
            return False
    return True
