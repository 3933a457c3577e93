"""One room at a time on a data folder."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from doorcard.stud import Refusal


class FolderLock:
    """Holds ``room.lock`` in the folder until released, or until the process ends.

    Raises ``Refusal`` ``room.locked`` if another room holds it.
    """

    def __init__(self, folder: Path) -> None:
        self._file = (folder / "room.lock").open("a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            owner = self._file.read().strip() or "unknown"
            self._file.close()
            raise Refusal(
                "room.locked",
                f"the data folder {folder} is in use by another room (process {owner}): "
                "stop that one, or choose another folder",
                folder=str(folder),
                process=owner,
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        """Let the next room in."""
        self._file.close()
