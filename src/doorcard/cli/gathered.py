"""Facts gathered from files, on all processors, and remembered from one time to the next."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from doorcard import __version__
from doorcard.cli.progress_bar import ProgressBar
from doorcard.histories.outcome import Skipped, Unread
from doorcard.histories.reading import SUFFIXES, read_histories
from doorcard.histories.statistics import HandFacts, facts_of
from doorcard.stud import Refusal

if TYPE_CHECKING:
    from concurrent.futures import Future

SHAPE: Final = 1
"""Of what is remembered: another number forgets it all."""
_DECODER: Final = msgspec.msgpack.Decoder(list[HandFacts])


def gathered(paths: Sequence[Path], bar: ProgressBar, *, forget: bool = False) -> list[HandFacts]:
    """The facts of all stud hands of these files and folders, for everybody in them.

    A hand that two files hold is counted once. Raises ``Refusal`` ``file.unreadable``.
    """
    files = [each for path in paths for each in _files(path)]
    sizes = {each: max(1, each.stat().st_size) for each in files}
    whole, done = sum(sizes.values()) or 1, 0
    packed: dict[Path, bytes] = {}
    for file in files:
        known = None if forget else _remembered(file)
        if known is not None:
            packed[file] = known
            done += sizes[file]
            bar.show(done / whole)
    rest = [file for file in files if file not in packed]
    if len(rest) == 1 or (os.cpu_count() or 1) == 1:
        for file in rest:
            packed[file] = _read(file)
            done += sizes[file]
            bar.show(done / whole)
    elif rest:
        with ProcessPoolExecutor() as pool:
            reading: dict[Future[bytes], Path] = {pool.submit(_read, file): file for file in rest}
            for future in as_completed(reading):
                packed[reading[future]] = future.result()
                done += sizes[reading[future]]
                bar.show(done / whole)
    facts: list[HandFacts] = []
    seen: set[tuple[str, str]] = set()
    for file in files:
        new = [f for f in _DECODER.decode(packed[file]) if (f.site, f.hand) not in seen]
        seen.update((f.site, f.hand) for f in new)
        facts += new
    return facts


def of_room(folder: Path, player: str, bar: ProgressBar) -> list[HandFacts]:
    """The facts of a player's hands in a room's data folder."""
    from doorcard.cli.room_hands import seen_hands
    from doorcard.histories.told import record_of

    facts: list[HandFacts] = []
    for notices, known in seen_hands(folder, player):
        facts += facts_of(record_of(notices, known))
        bar.show(0.5)
    return facts


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return [
            each
            for each in sorted(path.rglob("*"))
            if each.is_file() and each.suffix.lower() in SUFFIXES
        ]
    if not path.is_file():
        raise Refusal("file.unreadable", f"cannot read {path}: there is no such file or folder")
    return [path]


def _read(file: Path) -> bytes:
    """The facts of a file, packed, and remembered for the next time."""
    facts: list[HandFacts] = []
    for outcome in read_histories(file):
        if not isinstance(outcome, Skipped | Unread):
            facts += facts_of(outcome)
    packed = msgspec.msgpack.encode(facts)
    place = _place(file)
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = place.with_suffix(f".{os.getpid()}")
        beside.write_bytes(packed)
        beside.replace(place)
    except OSError:
        return packed  # without a place to remember it, it is read again next time
    return packed


def _remembered(file: Path) -> bytes | None:
    try:
        packed = _place(file).read_bytes()
        _DECODER.decode(packed)
    except (OSError, msgspec.DecodeError):
        return None
    return packed


def _place(file: Path) -> Path:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    told = file.stat()
    name = f"{SHAPE} {__version__} {file.absolute()} {told.st_size} {told.st_mtime_ns}"
    return cache / "doorcard" / "facts" / f"{hashlib.sha256(name.encode()).hexdigest()}.facts"
