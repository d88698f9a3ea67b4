"""A screen with fingers: an X server in memory whose touch device takes contacts from a socket.

Needs root, an Xorg server, its video driver ``dummy`` and its input driver ``inputtest`` (Debian:
xserver-xorg-core, xserver-xorg-video-dummy). The device listens on a Unix socket and takes one client per server.
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

SERVERS = (Path("/usr/lib/xorg/Xorg"), Path("/usr/libexec/Xorg"), Path("/usr/bin/Xorg"))
MODULES = (Path("/usr/lib/xorg/modules"), Path("/usr/lib64/xorg/modules"))
SOCKETS = Path("/tmp/.X11-unix")
DISPLAYS = range(140, 190)
OUTPUT = "DUMMY0"
"""What the server calls the plug of its screen."""
PATIENCE = 15.0
"""So many s the server may take to come up."""

HELLO, SYNC, TOUCH = 0, 1, 6
"""Kinds of messages that the input driver takes."""
BEGIN, UPDATE, END = 18, 19, 20
"""Kinds of touches, numbered as in the X Input protocol."""
VERSION = (1, 1)
FULL = 65_535.0
"""The device's axes run from 0 to this, whatever the size of the screen."""
HEADER = struct.Struct("<II")
AXES = struct.Struct("<I8B4x128d")
"""Whether values are raw, which axes follow (one bit each), and room for 64 values, accelerated and not."""

DEVICE = """
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "{folder}/{name}"
  Option "DeviceType" "{kind}"
  Option "TouchCount" "10"
EndSection
"""
CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "memory"
  Driver "dummy"
  VideoRam 128000
EndSection
Section "Monitor"
  Identifier "glass"
  HorizSync 1.0-2000.0
  VertRefresh 1.0-1000.0
{modelines}
EndSection
Section "Screen"
  Identifier "table"
  Device "memory"
  Monitor "glass"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes {modes}
    Virtual {virtual}
  EndSubSection
EndSection
{devices}
Section "ServerLayout"
  Identifier "all"
  Screen "table"
  InputDevice "touch" "SendCoreEvents"
  InputDevice "mouse" "CorePointer"
  InputDevice "keys" "CoreKeyboard"
EndSection
"""


class NoTouchScreenError(RuntimeError):
    """The server did not come up; the text is what it said."""


def server() -> Path | None:
    """Return the X server itself, not the wrapper that refuses to start beside another one."""
    return next((path for path in SERVERS if path.exists()), None)


def missing() -> str:
    """Return what this machine lacks for a screen with fingers, empty if nothing."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "an X server with its own devices needs root"
    if server() is None:
        return "Xorg is not installed"
    for driver in ("drivers/dummy_drv.so", "input/inputtest_drv.so"):
        if not any((folder / driver).exists() for folder in MODULES):
            return f"Xorg lacks its {driver.partition('/')[2]}"
    return ""


def free_display() -> int:
    """Return a display number that nobody uses."""
    return next(number for number in DISPLAYS if not (SOCKETS / f"X{number}").exists())


def configuration(folder: Path, sizes: Sequence[tuple[int, int]]) -> str:
    """Return the server's configuration: one screen of the first of these sizes, ten fingers, a mouse, a keyboard."""
    return CONFIGURATION.format(
        modelines="\n".join(f"  {modeline(*size)}" for size in sizes),
        modes=" ".join(f'"{width}x{height}"' for width, height in sizes),
        virtual="{} {}".format(*map(max, zip(*sizes, strict=True))),
        devices="".join(
            DEVICE.format(name=name, kind=kind, folder=folder)
            for name, kind in (("touch", "Touch"), ("mouse", "Pointer"), ("keys", "Keyboard"))
        ),
    )


def modeline(width: int, height: int) -> str:
    """Return the line of the configuration that describes a resolution, sixty times a second."""
    blank = 40
    across, down = width + 3 * blank, height + 3 * blank
    clock = round(across * down * 60 / 1e6, 2)
    rows = f"{height} {height + blank} {height + 2 * blank} {down}"
    return f'Modeline "{width}x{height}" {clock} {width} {width + blank} {width + 2 * blank} {across} {rows}'


class TouchScreen:
    """The screen as long as its ``with`` block lasts; places are in px, fingers are numbered from 0."""

    def __init__(self, width: int = 1280, height: int = 720, others: Sequence[tuple[int, int]] = ()) -> None:
        """Prepare a screen of that size, which can take these ``others``; nothing runs before the block is entered."""
        self.width = width
        self.height = height
        self._sizes = ((width, height), *others)
        self._display = free_display()
        self._folder = Path(tempfile.mkdtemp(prefix="quiclo-touch-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that is to appear on this screen."""
        return {**os.environ, "DISPLAY": f":{self._display}", "SDL_VIDEODRIVER": "x11"}

    def __enter__(self) -> TouchScreen:
        """Start the server and reach its touch device. Raises ``NoTouchScreenError``."""
        try:
            self._start()
            self._connect()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Stop the server and leave nothing behind."""
        self._stop()

    def down(self, finger: int, x: float, y: float) -> None:
        """Put a finger down."""
        self._touch(finger, BEGIN, x, y)

    def move(self, finger: int, x: float, y: float) -> None:
        """Move a finger that is down."""
        self._touch(finger, UPDATE, x, y)

    def up(self, finger: int, x: float, y: float) -> None:
        """Lift a finger."""
        self._touch(finger, END, x, y)

    def tap(self, x: float, y: float, *, finger: int = 0, hold: float = 0.08) -> None:
        """Put a finger down and lift it after ``hold`` s."""
        self.down(finger, x, y)
        time.sleep(hold)
        self.up(finger, x, y)

    def become(self, width: int, height: int) -> None:
        """Take another of the resolutions, as from the settings of a desktop; needs ``xrandr``."""
        command = ["xrandr", "--output", OUTPUT, "--mode", f"{width}x{height}"]
        subprocess.run(command, env=self.environment, check=True)
        self.width, self.height = width, height

    def _start(self) -> None:
        binary = server()
        if binary is None:
            raise NoTouchScreenError("Xorg is not installed")
        file = self._folder / "xorg.conf"
        file.write_text(configuration(self._folder, self._sizes))
        command = [str(binary), f":{self._display}", "-config", str(file), "-logfile", str(self._folder / "log")]
        command += ["-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp"]
        with (self._folder / "said").open("wb") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said)
        end = time.monotonic() + PATIENCE
        while not ((self._folder / "touch").exists() and (SOCKETS / f"X{self._display}").exists()):
            if self._process.poll() is not None or time.monotonic() > end:
                raise NoTouchScreenError((self._folder / "said").read_text(errors="replace")[-1000:])
            time.sleep(0.02)

    def _connect(self) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._line.settimeout(5.0)
        end = time.monotonic() + PATIENCE
        # The socket lies in the folder a moment before the device listens.
        while self._line.connect_ex(str(self._folder / "touch")):
            if time.monotonic() > end:
                raise NoTouchScreenError("its touch device does not listen")
            time.sleep(0.02)
        self._send(HELLO, struct.pack("<HH", *VERSION))
        self._line.recv(64)

    def _touch(self, finger: int, kind: int, x: float, y: float) -> None:
        values = [x / self.width * FULL, y / self.height * FULL, *[0.0] * 126]
        self._send(TOUCH, struct.pack("<II", finger, kind) + AXES.pack(0, 0b11, 0, 0, 0, 0, 0, 0, 0, *values))
        # Wait until the server has taken it in, so that one contact never overtakes another.
        self._send(SYNC, b"")
        assert self._line is not None
        self._line.recv(64)

    def _send(self, kind: int, body: bytes) -> None:
        assert self._line is not None
        self._line.sendall(HEADER.pack(HEADER.size + len(body), kind) + body)

    def _stop(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
