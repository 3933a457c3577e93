"""One room at a time on a data folder."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final, TextIO

from doorcard.stud import Refusal

LOCK: Final = "room.lock"


class FolderLock:
    """Holds ``room.lock`` in the folder until released, or until the process ends.

    Raises ``Refusal`` ``room.locked`` if another room holds it.
    """

    def __init__(self, folder: Path) -> None:
        self._file = _opened(folder)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            owner = self._file.readline().strip() or "unknown"
            self._file.close()
            raise Refusal(
                "room.locked",
                f"the data folder {folder} is in use by another room (process {owner}): "
                "stop that one, or choose another folder",
                folder=str(folder),
                process=owner,
            ) from None
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let the next room in."""
        self._file.close()


def note_address(folder: Path, address: str) -> None:
    """Note where the room that holds the folder is reached, for :func:`address_noted`."""
    with _opened(folder) as file:
        file.seek(0)
        process = file.readline().strip()
        file.truncate(0)
        file.write(f"{process}\n{address}\n")


def is_held(folder: Path) -> bool:
    """Does a room run on the folder?"""
    return _note(folder) is not None


def address_noted(folder: Path) -> str | None:
    """Where the room that runs on the folder is reached; ``None`` if none runs."""
    return next(iter((_note(folder) or [])[1:]), None)


def _note(folder: Path) -> list[str] | None:
    """What the room that runs on the folder has noted; ``None`` if none runs."""
    if not (folder / LOCK).is_file():
        return None
    with _opened(folder) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            return file.read().splitlines()
        return None


def _opened(folder: Path) -> TextIO:
    """The file, for its owner alone."""
    return open(folder / LOCK, "a+", opener=_owner_only)


def _owner_only(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)
