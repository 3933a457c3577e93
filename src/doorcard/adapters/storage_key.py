"""The key of a room: what its secrets at rest are encrypted with, and its signature comes from."""

from __future__ import annotations

import hmac
import os
import stat
from pathlib import Path
from typing import Final, NoReturn

from doorcard.stud import Refusal

FILE: Final = "storage.key"
"""Its name in the data folder, unless the environment gives the key."""
VARIABLE: Final = "DOORCARD_STORAGE_KEY"
"""What gives it instead: a variable of the environment, or the setting of that name."""
_SIZE: Final = 32
_OWNER_ONLY: Final = 0o600


class StorageKey:
    """32 secret bytes that other keys are derived from.

    It shows itself to nobody: no text, no copy, no pickle.
    """

    __slots__ = ("_bytes",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != _SIZE:
            raise ValueError(f"a storage key has {_SIZE} bytes, not {len(secret)}")
        self._bytes = secret

    def derived(self, purpose: str) -> bytes:
        """32 bytes for one purpose: those for two purposes tell nothing of each other."""
        return hmac.digest(self._bytes, b"doorcard/storage/" + purpose.encode(), "sha256")

    def __repr__(self) -> str:
        return "StorageKey()"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a storage key is not copied")


def given_key(text: str) -> StorageKey | None:
    """The key that the settings give as 64 hexadecimal digits, if they give one.

    Raises ``Refusal`` ``key.malformed``.
    """
    return StorageKey(_parsed(text, VARIABLE)) if text else None


def storage_key(folder: Path, *, make: bool = True) -> StorageKey:
    """The key in the folder of a room; a new file, for its owner alone, if there is none.

    Raises ``Refusal``: ``key.malformed``, ``key.open`` if others may read the file,
    ``key.none`` if there is none and ``make`` is false.
    """
    file = folder / FILE
    try:
        return _read(file)
    except FileNotFoundError:
        if not make:
            raise Refusal(
                "key.none",
                f"there is no storage key {file}: put it back, or set {VARIABLE}",
                file=str(file),
            ) from None
    _write(file, os.urandom(_SIZE).hex())
    return _read(file)


def _read(file: Path) -> StorageKey:
    handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as opened:
        mode = os.fstat(handle).st_mode
        if mode & (stat.S_IRWXG | stat.S_IRWXO):
            raise Refusal(
                "key.open",
                f"others may read the storage key {file}: make it yours alone (chmod 600 {file}), "
                "and think about who may have seen it",
                file=str(file),
            )
        return StorageKey(_parsed(opened.read(200).decode("ascii", "replace"), str(file)))


def _parsed(text: str, where: str) -> bytes:
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) != _SIZE:
        raise Refusal(
            "key.malformed",
            f"{where} is no storage key: it takes {2 * _SIZE} hexadecimal digits "
            "(openssl rand -hex 32 makes some)",
        )
    return secret


def _write(file: Path, text: str) -> None:
    """A new file, whole on the disk before it is used; whoever was quicker has written it."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _OWNER_ONLY)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(text + "\n")
            opened.flush()
            os.fsync(handle)
        try:
            file.hardlink_to(part)
        except FileExistsError:
            return
    finally:
        part.unlink()
    parent = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(parent)
    finally:
        os.close(parent)
