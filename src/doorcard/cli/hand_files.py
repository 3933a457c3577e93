"""Hands to be replayed: out of a room's data folder, or out of a file of records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from doorcard.adapters.kept_hands import KeptHands
from doorcard.adapters.storage_key import given_key
from doorcard.config import find_settings
from doorcard.histories.outcome import Skipped, Unread
from doorcard.histories.reading import read_histories
from doorcard.histories.retold import retold
from doorcard.records import BadRecord, Stored, read_notice, unseal
from doorcard.service.ports import StoredHand
from doorcard.stud import Event, HandEnded, HandStarted, Refusal, SeatNo


@dataclass(frozen=True, slots=True)
class KeptHand:
    """A hand as it was kept. Whoever shows it redacts it first."""

    id: str
    events: tuple[Event, ...]
    names: Mapping[SeatNo, str]

    @property
    def is_over(self) -> bool:
        """Has it been played to its end?"""
        return isinstance(self.events[-1], HandEnded)

    @property
    def seats(self) -> tuple[SeatNo, ...]:
        """The seats dealt in, by number."""
        first = self.events[0]
        return tuple(sorted(e.seat for e in first.seats)) if isinstance(first, HandStarted) else ()


def hand_of_room(folder: Path, hand: str | None) -> KeptHand:
    """A hand of the room kept in ``folder``; the last one played to its end if ``None``.

    Raises ``Refusal`` as :class:`KeptHands` does.
    """
    kept = KeptHands(folder, given_key(find_settings({"data": folder}).settings.storage_key))
    found = kept.last() if hand is None else kept.hand(hand)
    players = kept.players([player for _, player in found.seats])
    names = {
        seat: players[player].name + (" (bot)" if players[player].is_bot else "")
        for seat, player in found.seats
        if player in players
    }
    return KeptHand(found.id, _events(found), names)


def _events(found: StoredHand) -> tuple[Event, ...]:
    return tuple(unseal(each) for each in found.events)


def hands_of_file(path: Path) -> list[KeptHand]:
    """All hands of a file of JSON lines.

    A line is a notice (``{"type": …}``), a notice with its version (``{"v": 3, "notice":
    {…}}``) or a stored event (``{"open": {…}, "sealed": {…}}``); empty lines separate
    nothing. A hand begins with its ``hand_started``. Files of other rooms are read by
    their own readers. Raises ``Refusal`` ``file.*``.
    """
    try:
        content = path.read_bytes()
    except OSError as wrong:
        raise Refusal("file.unreadable", f"cannot read {path}: {wrong.strerror or wrong}") from None
    start = content.lstrip()[:200]
    if start and (not start.startswith(b"{") or start.startswith((b'{"doorcard"', b'{"ohh"'))):
        return _of_any_room(path)
    lines = content.splitlines()
    hands: list[list[Event]] = []
    for number, event in _numbered_events(path, lines):
        if isinstance(event, HandStarted):
            hands.append([])
        if not hands:
            raise Refusal(
                "file.no_start", f"{path}, line {number}: a hand begins with hand_started"
            )
        hands[-1].append(event)
    if not hands:
        raise Refusal("file.empty", f"{path} holds no hand")
    return [KeptHand(str(n), tuple(events), {}) for n, events in enumerate(hands, 1)]


def _of_any_room(path: Path) -> list[KeptHand]:
    """The stud hands of a hand history, numbered from 1, as far as they can be played through."""
    hands: list[KeptHand] = []
    trouble = ""
    for outcome in read_histories(path):
        if isinstance(outcome, Unread):
            trouble = trouble or str(outcome)
        elif not isinstance(outcome, Skipped):
            told = retold(outcome)
            if told.notices is None:
                trouble = trouble or f"hand {outcome.hand}: {told.why}"
                continue
            events = tuple(each.event for each in told.notices)
            hands.append(KeptHand(str(len(hands) + 1), events, told.known.names))
    if not hands:
        raise Refusal("file.empty", f"{path} holds no hand of stud that can be told. {trouble}")
    return hands


def _numbered_events(path: Path, lines: list[bytes]) -> Iterator[tuple[int, Event]]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, _event(line)
            except (BadRecord, msgspec.DecodeError) as wrong:
                raise Refusal("file.bad_line", f"{path}, line {number}: {wrong}") from None


def _event(line: bytes) -> Event:
    found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    if "notice" in found:
        return read_notice(bytes(found["notice"])).event
    if "open" in found:
        return unseal(Stored(bytes(found["open"]), _part(found.get("sealed"))))
    return read_notice(line).event


def _part(raw: Any) -> bytes | None:  # noqa: ANN401 - msgspec.Raw, or nothing
    return None if raw is None or bytes(raw) == b"null" else bytes(raw)
