"""What the system says about a disk, as a key of the locale: nobody should meet English words in a German sentence."""

from __future__ import annotations

import errno

_KINDS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EEXIST: "folder",
    errno.EIO: "broken",
    errno.ENODEV: "broken",
    errno.EMFILE: "busy",
    errno.ENFILE: "busy",
    errno.EBUSY: "busy",
    errno.ENAMETOOLONG: "name",
}


def fault_key(error: OSError) -> str:
    """Return the key of a half sentence that says what is wrong; ``fault.other`` for what has no words of its own."""
    return f"fault.{_KINDS.get(error.errno or 0, 'other')}"
