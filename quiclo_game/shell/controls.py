"""Touch controls drawn by the game itself: every finger presses what it touches, at any quarter turn, all at once.

A press shows in the very next frame, also where it is refused. Keyboard and gamepad move a visible focus ring.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from operator import itemgetter

from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlLook, ControlState
from quiclo_game.shell.control_signs import Signs, signed
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.focus_walk import FocusWalk, can_focus
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, Phase, Pointer
from quiclo_game.shell.turning import Frame

FLASH = 90.0
"""For so many ms a press stays visible however short it was."""
SLACK = 12.0
"""A finger may slide so many px off a control and still press it."""
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PRESS_KEYS = frozenset(("return", "enter", "space"))


@dataclass(slots=True)
class Grab:
    """A pointer that went down on a control and has not ended yet."""

    key: str
    inside: bool = True


class Controls:
    """The controls of a scene; later ones lie above earlier ones."""

    def __init__(
        self, controls: Iterable[Control] = (), *, homes: Sequence[str] = (), signs: Signs | None = None
    ) -> None:
        """Start with some controls, nothing pressed, nothing focused.

        ``homes`` are beginnings of keys: there the focus begins if it is moved. ``signs`` are put on the controls
        while somebody steers.
        """
        self.version = 0
        """Grows whenever ``draws`` would differ, so that a scene knows when to draw."""
        self._controls: dict[str, Control] = {}
        self._grabs: dict[str, Grab] = {}
        self._flashes: dict[str, float] = {}
        self._refused: list[str] = []
        self.walk = FocusWalk(homes)
        """Where the focus is and how it came there."""
        self._drawn: dict[str, tuple[Control, Draw]] = {}
        self.signs = signs
        self.scale = 1.0
        """How large signs are drawn, in px of the window per sheet px."""
        self.fingertip = 0.0
        """So many px a finger needs: what is smaller is also met beside it, where nothing else lies."""
        self.set(controls)

    def __iter__(self) -> Iterator[Control]:
        """Yield all controls, those beneath first."""
        return iter(tuple(self._controls.values()))

    def set(self, controls: Iterable[Control]) -> None:
        """Replace all controls; presses and the focus live on where the key does.

        Raises ``ValueError`` if two have the same key.
        """
        listed = list(controls)
        named = {control.key: control for control in listed}
        if len(named) != len(listed):
            twice = [key for key in named if sum(control.key == key for control in listed) > 1]
            raise ValueError(f"controls with the same key: {', '.join(sorted(twice))}")
        self._controls = named
        self._drawn = {key: drawn for key, drawn in self._drawn.items() if key in named}
        for grab in self._grabs.values():
            if grab.key not in named:
                grab.inside = False
        self._flashes = {key: left for key, left in self._flashes.items() if key in named}
        self.walk.keep_to(named)
        self.version += 1

    def handle(self, event: Input) -> list[str]:
        """Take one event and return the keys that fired: at the release inside, never at a cancel."""
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, KeyPress):
            return self._press_key(event)
        if isinstance(event, ControlPress):
            return self.press(event.control)
        return []

    def press(self, key: str) -> list[str]:
        """Press a control by its key, wherever the focus is; return the keys that fired, none if it is not there."""
        control = self._controls.get(key)
        if control is None or control.passive:
            return []
        self._flash(key)
        return self._fire(control)

    def take_refused(self) -> list[str]:
        """Return the keys of disabled controls pressed since the last call, so that the scene can say why."""
        refused, self._refused = self._refused, []
        return refused

    def update(self, dt: float) -> None:
        """Let ``dt`` ms pass: a short press stays visible for a moment, then ends."""
        if not self._flashes:
            return
        ended = [key for key, left in self._flashes.items() if left <= dt]
        for key in self._flashes:
            self._flashes[key] -= dt
        for key in ended:
            del self._flashes[key]
            self.version += 1

    @property
    def animating(self) -> bool:
        """Whether a press is still to be shown, so that time must pass."""
        return bool(self._flashes)

    def cancel(self) -> None:
        """Let go of every pointer; nothing fires."""
        self._grabs.clear()
        self.version += 1

    def owns(self, pointer: str) -> bool:
        """Say whether a pointer went down on a control and has not ended."""
        return pointer in self._grabs

    def at(self, x: float, y: float) -> Control | None:
        """Return the topmost control at a place of the window, else the nearest of those too small for a finger."""
        near: list[tuple[float, Control]] = []
        for control in reversed(self._controls.values()):
            if control.passive or control.steered:
                continue
            if control.holds(x, y):
                return control
            if control.holds(x, y, self._reach(control)):
                near.append((control.distance(x, y), control))
        return min(near, key=itemgetter(0))[1] if near else None

    def _reach(self, control: Control) -> float:
        """Return how far beside a control a finger still meets it, in px: at most half as far as it is large."""
        small = min(control.width, control.height)
        return max(0.0, min(self.fingertip - small, small) / 2)

    def get(self, key: str) -> Control:
        """Return a control by its key.

        Raises ``KeyError``.
        """
        return self._controls[key]

    def pressed(self, key: str) -> bool:
        """Say whether a control shows itself pressed."""
        return key in self._flashes or any(grab.key == key and grab.inside for grab in self._grabs.values())

    def draws(self, without: str | None = None) -> DrawList:
        """Return all controls, each as one picture, and what signs they bear; one of them may be left out."""
        seen = [control for control in self._controls.values() if not control.steered and control.key != without]
        drawn = {control.key: (control, self._draw(control)) for control in seen}
        self._drawn |= drawn
        return (*(draw for _, draw in drawn.values()), *self._signed(seen))

    def draws_of(self, key: str) -> DrawList:
        """Return one control with its sign; raises ``KeyError``."""
        control = self._controls[key]
        return (self._draw(control), *self._signed((control,)))

    # focus: keyboard and gamepad

    @property
    def focused(self) -> str | None:
        """Return the key that has the focus, whether its ring shows or not."""
        return self.walk.key

    @property
    def focus_shown(self) -> bool:
        """Whether the focus ring shows: somebody steers by keys, and has touched nothing since."""
        return self.walk.shown

    def focus(self, key: str | None) -> None:
        """Move the focus to a control that can be pressed, with its ring, or take it away."""
        if key is None or self._can_focus(key):
            self.walk.put(key, shown=key is not None)
            self.version += 1

    def stand(self, key: str) -> None:
        """Let the focus be on a control that was pressed by a finger, without its ring: keys go on from there."""
        if self._can_focus(key):
            self.walk.put(key, shown=False)

    def focus_next(self, step: int = 1) -> None:
        """Move the focus in reading order, round at the ends; ``step`` is 1 or −1."""
        if not self.walk.begin(self._controls):
            self.walk.next(self._controls, step)
        self.version += 1

    def move_focus(self, across: int, down: int) -> None:
        """Move the focus to the nearest control in a direction of the window; stay if there is none."""
        if not self.walk.begin(self._controls):
            self.walk.move(self._controls, across, down)
        self.version += 1

    def ahead(self, across: int, down: int) -> str | None:
        """Return the control to which the focus would go in a direction, ``None`` if it would stay."""
        return self.walk.ahead(self._controls, across, down)

    def nod(self) -> None:
        """Answer a press that nothing comes of: what has the focus lights up, or it is shown where the focus is."""
        if self.focused is not None and self.focus_shown:
            self._flash(self.focused)
        else:
            self.move_focus(0, 1)

    def press_focused(self) -> list[str]:
        """Press what has the focus; return the keys that fired."""
        if self.focused is None or not self.focus_shown:
            return []
        control = self._controls[self.focused]
        self._flash(control.key)
        return [] if control.steps else self._fire(control)

    # checks for tests and layouts

    def overlaps(self, gap: float = 0.0) -> list[tuple[str, str]]:
        """Return the pairs of pressable controls that are closer than ``gap`` px to each other or overlap."""
        pressable = [(one.key, one.bounds()) for one in self._controls.values() if not (one.passive or one.steered)]
        return [
            (first, second)
            for (first, a), (second, b) in combinations(pressable, 2)
            if min(a[2], b[2]) - max(a[0], b[0]) > -gap and min(a[3], b[3]) - max(a[1], b[1]) > -gap
        ]

    def too_small(self, size: float) -> list[str]:
        """Return the keys of pressable controls narrower or lower than ``size`` px."""
        listed = [one for one in self._controls.values() if not (one.passive or one.steered)]
        return [one.key for one in listed if min(one.width, one.height) < size]

    # inner working

    def _point(self, event: Pointer) -> list[str]:
        if event.phase is Phase.DOWN:
            return self._go_down(event)
        grab = self._grabs.get(event.id)
        if grab is None:
            return []
        control = self._controls.get(grab.key)
        if event.phase is Phase.CANCEL or control is None:
            if event.phase is not Phase.MOVE:
                del self._grabs[event.id]
            self.version += 1
            return []
        inside = control.holds(event.x, event.y, max(SLACK, self._reach(control)))
        if inside != grab.inside:
            grab.inside = inside
            self.version += 1
        if control.steps:
            fired = self._slide(control, event)
            if event.phase is Phase.UP:
                del self._grabs[event.id]
                self.version += 1
            return fired
        if event.phase is Phase.MOVE:
            return []
        del self._grabs[event.id]
        self.version += 1
        return self._fire(control) if inside else []

    def _go_down(self, event: Pointer) -> list[str]:
        self._grabs.pop(event.id, None)
        control = self.at(event.x, event.y)
        if self.walk.hide():
            self.version += 1
        if control is None:
            return []
        self._grabs[event.id] = Grab(control.key)
        self._flash(control.key)
        return self._slide(control, event) if control.steps else []

    def _flash(self, key: str) -> None:
        self._flashes[key] = FLASH
        self.version += 1

    def _fire(self, control: Control) -> list[str]:
        if control.enabled:
            return [control.key]
        self._refused.append(control.key)
        return []

    def _slide(self, control: Control, event: Pointer) -> list[str]:
        return self._set_value(control, control.value_at(event.x, event.y), event.phase is Phase.DOWN)

    def _set_value(self, control: Control, value: int, first: bool = True) -> list[str]:
        if not control.enabled:
            if first:
                self._refused.append(control.key)
            return []
        if value == control.value:
            return []
        self._controls[control.key] = replace(control, value=value)
        self.version += 1
        return [f"{control.key}:{value}"]

    def _press_key(self, event: KeyPress) -> list[str]:
        if event.control or event.alt:
            return []
        if event.key == "tab":
            self.focus_next(-1 if event.shift else 1)
        elif event.key in DIRECTIONS:
            return self._steer(*DIRECTIONS[event.key])
        elif event.key in PRESS_KEYS:
            return self.press_focused()
        return []

    def _steer(self, across: int, down: int) -> list[str]:
        control = self._controls.get(self.focused or "") if self.focus_shown else None
        if control is not None and control.steps:
            local_across, _ = Frame(0, 0, control.turn).inward(across, down)
            if local_across:
                value = max(0, min(control.steps, control.value + round(local_across)))
                return self._set_value(control, value)
        self.move_focus(across, down)
        return []

    def _can_focus(self, key: str) -> bool:
        return key in self._controls and can_focus(self._controls[key])

    def _signed(self, controls: Iterable[Control]) -> Iterator[Draw]:
        focus = self.focused if self.focus_shown else None
        return iter(()) if self.signs is None else signed(controls, self.signs, focus, self.scale)

    def _draw(self, control: Control) -> Draw:
        state = ControlState(
            control.width,
            control.height,
            control.enabled,
            self.pressed(control.key),
            self.focus_shown and control.key == self.focused,
            control.value,
            control.steps,
        )
        look = ControlLook(control.face, state)
        before = self._drawn.get(control.key)
        if before is not None and before[0] == control and before[1].what == look:
            return before[1]
        return Draw(look, control.x, control.y, control.turn)
