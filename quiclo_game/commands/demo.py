"""``quiclo demo``: the game plays itself, animated, at people's pace; on the screen, or into pictures without one."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quiclo_game.commands.arguments import add_language, add_seating, mode_names, path, whole_number, window_size
from quiclo_game.commands.choices import chosen_mode
from quiclo_game.commands.counting import how_many
from quiclo_game.commands.failure import CommandError
from quiclo_game.opening import hurry

if TYPE_CHECKING:
    from quiclo_game.app import App

SECONDS = 60
EVERY = 5
EXAMPLES = """examples:
  quiclo demo
  quiclo demo brain_training --size 1280x720
  quiclo demo --headless --seconds 30 --screenshots shots --every 3 --size 3840x2160
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "demo",
        help="let the game play itself",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mode", nargs="?", default="all", metavar="MODE", help=f"all (default), {mode_names()}")
    parser.add_argument("--headless", action="store_true", help="no screen, no sound, virtual time: as fast as it goes")
    parser.add_argument(
        "--seconds",
        type=whole_number(1, 10**7),
        metavar="S",
        help=f"stop after S seconds of game time (headless: {SECONDS})",
    )
    parser.add_argument("--seed", type=whole_number(0, 2**62), default=0, metavar="N", help="which games are shown")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="size of window or pictures (1920x1080)")
    parser.add_argument("--screenshots", type=path, metavar="DIR", help="save pictures there, named by mode and time")
    parser.add_argument(
        "--every", type=whole_number(1, 10**6), default=EVERY, metavar="S", help=f"a picture every S s ({EVERY})"
    )
    add_seating(parser)
    add_language(parser, "language on the screen")
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="folder of settings and saved games")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the demo; headless it ends by itself, on a screen when people leave or after ``--seconds``."""
    hurry()
    from quiclo_game.commands.alone import alone_in, require_folder
    from quiclo_game.scenes.tables import playable_modes

    keys = playable_modes() if arguments.mode == "all" else (chosen_mode(arguments.mode).key,)
    if not set(keys) <= set(playable_modes()):
        raise CommandError(f"{arguments.mode} cannot be shown yet; there is: {', '.join(playable_modes())}")
    if arguments.screenshots is not None:
        _prepare(arguments.screenshots)

    if arguments.headless:
        require_folder(arguments.data_dir, arguments.lang)
        _show(arguments, keys)
        return 0
    with alone_in(arguments.data_dir, arguments.lang):
        _show(arguments, keys)
    return 0


def _show(arguments: argparse.Namespace, keys: tuple[str, ...]) -> None:
    from quiclo_game.commands.launch import launch

    app = launch(
        data_dir=arguments.data_dir,
        language=arguments.lang,
        size=arguments.size,
        fullscreen=False if arguments.size else None,
        headless=arguments.headless,
    )
    if arguments.seating:
        app.services.store.override(seating=arguments.seating)
    app.show_demo(keys, arguments.seed)
    if arguments.headless:
        _run_headless(app, arguments.seconds or SECONDS, arguments.every, arguments.screenshots)
    else:
        _run_on_screen(app, arguments.seconds, arguments.every, arguments.screenshots)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".quiclo-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CommandError(f"cannot write pictures to {folder}: {error.strerror}") from error


def _run_headless(app: App, seconds: int, every: int, folder: Path | None) -> None:
    from tqdm import tqdm

    ticks = pictures = 0
    with tqdm(total=seconds, unit=" s", file=sys.stderr, disable=None, leave=False) as bar:
        for second in range(seconds):
            ticks += app.loop.advance(1000.0)
            bar.update(1)
            if folder is not None and (second + 1) % every == 0:
                app.loop.render()
                _save(app, folder, second + 1)
                pictures += 1
    app.display.close()
    saved = "" if folder is None else f", {how_many(pictures, 'picture')} in {folder}"
    print(f"{seconds} s of game time, {how_many(ticks, 'tick')}{saved}", file=sys.stderr)
    if folder is not None and not pictures:
        print(f"quiclo: no picture, since there is one every {every} s; try --every 1", file=sys.stderr)


def _run_on_screen(app: App, seconds: int | None, every: int, folder: Path | None) -> None:
    shown = 0

    def watch(_: object, now: float) -> None:
        nonlocal shown
        passed = now - started
        if folder is not None and passed >= (shown + 1) * every * 1000.0:
            shown = int(passed // (every * 1000.0))
            _save(app, folder, shown * every)
        if seconds is not None and passed >= seconds * 1000.0:
            app.loop.stop()

    started = app.clock.now()
    app.loop.on_frame.append(watch)
    app.loop.run()


def _save(app: App, folder: Path, second: int) -> None:
    import pygame

    path = folder / f"{app.showing}_{second:06d}s.png"
    try:
        picture = io.BytesIO()
        pygame.image.save(app.display.surface, picture, "png")
        path.write_bytes(picture.getvalue())
    except (OSError, pygame.error) as error:
        raise CommandError(f"cannot write {path}: {error}") from error
