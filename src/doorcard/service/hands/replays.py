"""Hands looked at again: the room's and imported ones, through entitled eyes, and by links."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from doorcard.cards import UNKNOWN
from doorcard.records import read_notice
from doorcard.room.ids import PlayerId
from doorcard.room.plain_text import plain_text
from doorcard.service.accounts.tokens import digest_of, new_token
from doorcard.service.floor.floor import Floor
from doorcard.service.hands.ports import HandShare, ImportedHand
from doorcard.service.ports import Player
from doorcard.service.table.audiences import readouts_of
from doorcard.service.table.past_hands import HandPlayer, HandRecord
from doorcard.stud import HandStarted, Refusal, SeatNo, StreetDealt
from doorcard.views import Notice, redact

MOST_SHARES: Final = 200
MOST_NOTES: Final = 2_000
LONGEST_NOTE: Final = 2_000
_IMPORTED: Final = re.compile(r"imported-(\d{1,18})")


@dataclass(frozen=True, slots=True)
class Replay:
    """A hand as somebody may see it."""

    name: str
    """Its id, or ``imported-7``; of a shared one ``shared``."""
    record: HandRecord
    site: str | None
    """Where it was played, if not here."""
    viewer: SeatNo | None
    """Through whose eyes it is shown; ``None`` for the rail's."""
    viewers: tuple[SeatNo | None, ...]
    """Through whose eyes it may be shown."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class MadeShare:
    """A new link: the token is told once."""

    share: HandShare
    token: str


class Replays:
    """Shows hands, and keeps notes and links."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store
        self._rows = floor.store.look_back
        self._clock = floor.clock

    async def replay(
        self, name: str, player: PlayerId | None, viewer: SeatNo | None, *, own: bool = True
    ) -> Replay:
        """A hand through ``viewer``'s eyes; with ``own`` through the asker's own.

        Raises ``Refusal``: ``hand.…`` as the hand itself, ``replay.viewer``.
        """
        whole = await self._whole(name, player)
        if own:
            viewer = whole.viewer
        if viewer not in whole.viewers:
            raise Refusal(
                "replay.viewer",
                f"hand {name} is not shown through the eyes of seat {viewer}: they are another's",
            )
        note = "" if player is None else await self._rows.note(player, name)
        return replace(_through(whole, viewer), note=note)

    async def _whole(self, name: str, player: PlayerId | None) -> Replay:
        if found := _IMPORTED.fullmatch(name):
            hand = None if player is None else await self._rows.imported(player, int(found[1]))
            if hand is None:
                raise Refusal("hand.unknown", f"you have imported no hand {name}", hand=name)
            return _imported(name, hand)
        record = await self._floor.hand(name, player)
        eyes: tuple[SeatNo | None, ...] = (None,) if record.seat is None else (record.seat, None)
        return Replay(name, record, None, record.seat, eyes)

    # Notes.

    async def write_note(self, name: str, player: Player, text: str) -> str:
        """Keep a note on a hand that one may see, for oneself alone; empty takes it away.

        Raises ``Refusal``: ``hand.…``, ``hand_note.too_long``, ``hand_note.too_many``.
        """
        words = (
            plain_text(text, about="hand_note", longest=LONGEST_NOTE, lines=True)
            if text.strip()
            else ""
        )
        await self._whole(name, player.id)
        if words and len(await self._rows.notes(player.id)) >= MOST_NOTES:
            raise Refusal(
                "hand_note.too_many", f"you keep {MOST_NOTES} notes on hands: take some away first"
            )
        await self._rows.write_note(player.id, name, words, self._clock.wall_ms())
        return words

    # Links.

    async def share(self, name: str, player: Player, *, as_rail: bool) -> MadeShare:
        """A link that shows a hand as the player saw it, or as the rail did.

        Raises ``Refusal``: ``hand.…``, ``share.too_many``.
        """
        whole = await self._whole(name, player.id)
        if len(await self._rows.shares(player.id)) >= MOST_SHARES:
            raise Refusal(
                "share.too_many", f"you have {MOST_SHARES} links to hands: end some of them first"
            )
        token = new_token()
        seat = None if as_rail else whole.viewer
        share = HandShare(digest_of(token), player.id, name, seat, self._clock.wall_ms())
        return MadeShare(await self._rows.add_share(share), token)

    async def shared(self, token: str) -> Replay:
        """What a link shows: what its maker may show, and no more.

        Raises ``Refusal``: ``share.unknown``, and as the hand for its maker.
        """
        share = await self._rows.share(digest_of(token))
        if share is None:
            raise Refusal(
                "share.unknown", "this link shows nothing: it has ended, or is none of ours"
            )
        whole = await self._whole(share.hand, share.player)
        if share.seat not in whole.viewers:
            raise Refusal("share.unknown", "this link shows nothing any more")
        seen = _through(whole, share.seat)
        record = replace(seen.record, mucked=None)
        return replace(seen, name="shared", record=record, viewers=(share.seat,))

    async def shares(self, player: PlayerId) -> list[HandShare]:
        """All links of a player, the latest first."""
        return await self._rows.shares(player)

    async def end_share(self, player: PlayerId, share: int) -> None:
        """A link shows nothing any more."""
        await self._rows.end_share(player, share)

    # Belongings.

    async def export(self, player: PlayerId) -> object:
        """Imported hands, notes and links of a person."""
        imported = await self._rows.imported_page(player, None, 100_000)
        return {
            "imported": [
                {"site": each.site, "hand": each.hand, "at_ms": each.at_ms} for each in imported
            ],
            "notes": [
                {"hand": hand, "text": text} for hand, text in await self._rows.notes(player)
            ],
            "links": [
                {"hand": each.hand, "seat": each.seat, "at_ms": each.at_ms}
                for each in await self._rows.shares(player)
            ],
        }


def _imported(name: str, hand: ImportedHand) -> Replay:
    """A hand out of a player's file, open to all seats whose first cards it tells."""
    head, *lines = zlib.decompress(hand.notices).splitlines()
    told = json.loads(head)
    notices = tuple(read_notice(json.dumps(json.loads(line)["notice"]).encode()) for line in lines)
    names = {int(seat): text for seat, text in told["players"].items()}
    viewer: SeatNo | None = told["viewer"]
    known = _told_seats(notices)
    eyes = tuple(dict.fromkeys([viewer, *known, None]))
    record = HandRecord(
        hand=name,
        table=hand.table or hand.site,
        number=hand.id,
        seat=viewer,
        players=tuple(
            HandPlayer(seat, names.get(seat, f"seat {seat}"), bot=False) for seat in _seats(notices)
        ),
        notices=notices,
        readouts=(),
        ended_ms=hand.played_ms or hand.at_ms,
    )
    return Replay(name, record, hand.site, viewer, eyes)


def _seats(notices: Sequence[Notice]) -> list[SeatNo]:
    first = notices[0].event
    return sorted(each.seat for each in first.seats) if isinstance(first, HandStarted) else []


def _told_seats(notices: Sequence[Notice]) -> list[SeatNo]:
    """The seats whose closed cards are told from the start."""
    for notice in notices:
        if isinstance(event := notice.event, StreetDealt):
            return [each.seat for each in event.cards if UNKNOWN not in each.down]
    return []


def _through(whole: Replay, viewer: SeatNo | None) -> Replay:
    notices = tuple(redact(each.event, viewer) for each in whole.record.notices)
    readouts = tuple(readouts_of(notices, whole.record.hand, viewer))
    openings = whole.record.openings if viewer == whole.record.seat else ()
    record = replace(
        whole.record, seat=viewer, notices=notices, readouts=readouts, openings=openings
    )
    return replace(whole, record=record, viewer=viewer)
