"""A game whose supervisor is gone must go too, also when it hangs or is stopped and cannot notice by itself."""

from __future__ import annotations

import logging
import signal
import sys

PR_SET_PDEATHSIG = 1
"""``prctl(2)``: the signal that a process gets when the thread that started it ends."""


def end_with_parent() -> None:
    """Have the system kill this process together with the one that started it, where the system can: on Linux.

    Elsewhere a game that still runs leaves by itself, once nobody hears its heartbeat.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        refused = ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    except (OSError, AttributeError):
        refused = True
    if refused:
        logging.getLogger(__name__).warning("the system does not end the game together with its supervisor")
