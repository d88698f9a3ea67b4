"""The own rules of a table: those that were given a name, to be taken or deleted, and the present ones to be kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from quiclo_game.play.players import clean_name
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.line_editor import LineEditor
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.house_rules import MOST, HouseRules
from quiclo_game.shell.inputs import Input, KeyPress

ROWS = 4
ROW = 88.0


class HouseRulesScene(MenuScene):
    """Names the present rules, or takes or deletes one of those kept for this mode."""

    covers: ClassVar[bool] = False
    first_key = "back"

    def __init__(
        self, services: Services, mode_key: str, values: Sequence[tuple[str, str]], take: Callable[[HouseRules], None]
    ) -> None:
        """Offer to keep ``values`` as rules of a mode; ``take`` gets the ones that were chosen or have been kept."""
        super().__init__(services)
        self._mode = mode_key
        self._values = tuple(values)
        self._take = take
        self._line = LineEditor()
        self._page = 0
        self._told = ""

    @property
    def kept(self) -> tuple[HouseRules, ...]:
        """The rules kept for this mode, the newest first."""
        return tuple(rules for rules in reversed(self.services.settings.house_rules) if rules.mode == self._mode)

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down: the line for a name, the kept rules, the keys."""
        words = self.words
        width, height = min(1020.0, sheet.width - 60), 1010.0
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        inner = Area(x + 36, y + 28, width - 72, height - 56)
        sheet.words(words("rules.title"), inner.x, inner.y + 30, 38, room=inner.width - 260)
        sheet.key("back", inner.right - 220, inner.y - 2, 220, 68, words("log_view.back"), icon="back", size=26)
        save = 250.0
        line = Area(inner.x, inner.y + 92, inner.width - save - 16, 72)
        self._line.lay_line(sheet, words.language, line)
        sheet.key("save", line.right + 16, line.y, save, 72, words("rules.save"), "main", "save", size=25)
        told, colour = (self.told(self._told), "warn_text") if self._told else (words("rules.name_them"), "mist")
        sheet.note(told, inner.x + 4, line.bottom + 24, 18, colour, room=inner.width)
        self._lay_kept(sheet, Area(inner.x, line.bottom + 52, inner.width, ROWS * ROW))
        self._line.lay_keys(sheet, words, Area(inner.x, inner.bottom - 298, inner.width, 298))

    def _lay_kept(self, sheet: Sheet, area: Area) -> None:
        words, kept = self.words, self.kept
        if not kept:
            sheet.paragraph(words("rules.none"), area.x + 4, area.y + 40, area.width - 8, 23, "mist", most=3)
            return
        pages = -(-len(kept) // ROWS)
        self._page %= pages
        for index, rules in enumerate(kept[self._page * ROWS : (self._page + 1) * ROWS]):
            y, number = area.y + index * ROW, self._page * ROWS + index
            room = area.width - 92 - (200 if pages > 1 and index == ROWS - 1 else 0)
            sheet.key(f"take:{number}", area.x, y, room, ROW - 14, rules.name, size=28)
            sheet.key(f"delete:{number}", area.x + room + 14, y, 78, ROW - 14, icon="cross")
        if pages > 1:
            label = words("list.page", number=self._page + 1, total=pages)
            y = area.y + (ROWS - 1) * ROW
            sheet.key("page", area.right - 186, y, 186, ROW - 14, label, icon="right", size=20)

    def pressed(self, key: str) -> None:
        """Keep, take, delete, write, or go back."""
        kind, _, value = key.partition(":")
        if self._line.press(key):
            self._told = ""
        elif kind == "back":
            self.services.navigator.back()
            return
        elif kind == "page":
            self._page += 1
        elif kind == "save":
            self._keep()
            return
        elif kind == "take":
            self.services.navigator.back()
            self._take(self.kept[int(value)])
            return
        elif kind == "delete":
            rules = self.kept[int(value)]
            question = self.words("rules.delete_question", name=rules.name)
            answer = self.words("statistics.delete_answer")
            self.services.navigator.confirm(question, answer, lambda: self._delete(rules))
            return
        self.refresh()

    def _keep(self) -> None:
        name = clean_name(self._line.text)
        old = next((rules for rules in self.kept if rules.name.casefold() == name.casefold()), None)
        if not name or (old is None and len(self.services.settings.house_rules) >= MOST):
            self._told = self.words("rules.nameless" if not name else "rules.full")
            self.refresh()
            return
        fresh = HouseRules(self._mode, name, self._values)
        if old is None or old.values == fresh.values:
            self._put(fresh, old)
            return
        question = self.words("rules.replace_question", name=old.name)
        self.services.navigator.confirm(question, self.words("rules.replace_answer"), lambda: self._put(fresh, old))

    def _put(self, fresh: HouseRules, old: HouseRules | None) -> None:
        """Keep rules, in place of old ones of their name, and go by them."""
        others = tuple(one for one in self.services.settings.house_rules if one != old)
        self.services.store.change(house_rules=(*others, fresh))
        self.services.navigator.back()
        self._take(fresh)

    def _delete(self, rules: HouseRules) -> None:
        rest = tuple(one for one in self.services.settings.house_rules if one != rules)
        self.services.store.change(house_rules=rest)
        self.refresh()

    # the line

    @property
    def takes_text(self) -> bool:
        """Whether something is typed here."""
        return True

    def take(self, event: Input) -> None:
        """Let the line have its keys first."""
        field = self._line.field
        if field is not None and self._line.handle(event, steered=self.controls.focus_shown):
            complaint = self._line.complaint
            self._told = "" if complaint is None else self.words(complaint)
            if field.take_finished():
                self.pressed("save")
            else:
                self.refresh()
        elif not (isinstance(event, KeyPress) and event.key == "space"):
            super().take(event)

    def update(self, dt: float) -> None:
        """Let the cursor blink."""
        super().update(dt)
        field = self._line.field
        if field is not None:
            before = field.version
            field.update(dt)
            if field.version != before:
                self.invalidate()

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the line that is typed into."""
        field = self._line.field
        return () if field is None else (field.draw(),)
