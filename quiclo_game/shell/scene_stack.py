"""The scene stack: one scene on top takes input and time; swaps happen between ticks, never inside one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from quiclo_game.shell.inputs import Input, Phase, Pointer
from quiclo_game.shell.scene import Scene, Size

Change = Callable[[list[Scene]], None]


class SceneStack:
    """Holds the scenes, bottom to top; a swap that is asked for waits until ``settle`` is called between two ticks."""

    def __init__(self) -> None:
        """Start empty."""
        self._scenes: list[Scene] = []
        self._changes: list[Change] = []
        self._later: list[Callable[[], None]] = []
        self._updated = False

    def push(self, scene: Scene) -> None:
        """Put ``scene`` on top of what is there, from the next tick on."""
        self._changes.append(lambda scenes: scenes.append(scene))

    def pop(self) -> None:
        """Take the top scene away, from the next tick on; with nothing there, nothing happens."""
        self._changes.append(_take_top)

    def remove(self, scene: Scene) -> None:
        """Take exactly this scene away, whatever lies over it, from the next tick on; if it is not there, nothing."""
        self._changes.append(lambda scenes: _take_out(scenes, scene))

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in the place of the top one, from the next tick on."""
        self.pop()
        self.push(scene)

    def clear(self) -> None:
        """Take all scenes away, from the next tick on."""
        self._changes.append(list[Scene].clear)

    def once_settled(self, ask: Callable[[], None]) -> None:
        """Call ``ask`` when everything asked for until then is carried out, so that what it asks for comes on top."""
        self._later.append(ask)

    @property
    def top(self) -> Scene | None:
        """The scene that takes input and time."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, bottom to top."""
        return tuple(self._scenes)

    @property
    def empty(self) -> bool:
        """Whether no scene is there and none is asked for: the program is over."""
        return not self._scenes and not self._changes

    @property
    def unsettled(self) -> bool:
        """Whether a swap has been asked for."""
        return bool(self._changes)

    @property
    def ready(self) -> bool:
        """Whether the top scene has been updated since it came to the top, so that it may be drawn."""
        return bool(self._scenes) and self._updated

    def visible(self) -> tuple[Scene, ...]:
        """Return the scenes that show, bottom to top: the top one and, beneath overlays, down to one that covers."""
        index = len(self._scenes) - 1
        while index > 0 and not self._scenes[index].covers:
            index -= 1
        return tuple(self._scenes[max(0, index) :])

    def settle(self, size: Size, cancel: Callable[[], Iterable[Input]]) -> bool:
        """Carry out what was asked for; return whether another scene is on top now.

        The old top scene is handed what ``cancel`` returns (the ends of all pointers) and then leaves; the new one
        enters with ``size``. Swaps asked for by ``enter`` or ``leave`` wait for the next call.
        """
        changes, self._changes = self._changes, []
        if not changes:
            later, self._later = self._later, []
            for ask in later:
                ask()
            return False
        before, scenes = self.top, self._scenes.copy()
        for change in changes:
            change(scenes)
        after = scenes[-1] if scenes else None
        if after is before:
            self._scenes = scenes
            return False
        pointers = tuple(cancel())
        if before is not None:
            for event in pointers:
                before.handle(event)
            before.leave()
        self._scenes = scenes
        self._updated = False
        if after is not None:
            after.enter(size)
        return True

    def handle(self, event: Input) -> None:
        """Pass ``event`` to the top scene; once a swap is asked for, it only learns how its pointers end."""
        if self.top is None:
            return
        if not self.unsettled:
            self.top.handle(event)
        elif isinstance(event, Pointer) and event.phase in (Phase.UP, Phase.CANCEL):
            self.top.handle(replace(event, phase=Phase.CANCEL))

    def update(self, dt: float) -> None:
        """Let the top scene go on by ``dt`` ms; those beneath stand still."""
        if self.top is not None:
            self.top.update(dt)
            self._updated = True

    def resized(self, size: Size) -> None:
        """Tell every scene that the window is ``size`` px now."""
        for scene in self._scenes:
            scene.resized(size)


def _take_out(scenes: list[Scene], scene: Scene) -> None:
    scenes[:] = [one for one in scenes if one is not scene]


def _take_top(scenes: list[Scene]) -> None:
    del scenes[-1:]
