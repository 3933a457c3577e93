"""The fair deal opens what was told and nothing else: bytes searched, wherever bytes go.

A salt makes a closed card readable to whoever has the leaves, and everybody has them; the
seed of the deck that is played makes them all readable. Neither may stand in a frame or an
answer to somebody who was not told the card, in the database, a backup, the log or an error.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from doorcard.adapters.copying import copy_database
from doorcard.cards import CARDS, Card, parse_cards
from doorcard.histories.writers.formats import Format
from doorcard.records import notice_json
from doorcard.room.button_draw import DrawnCard
from doorcard.service import Watcher
from doorcard.service.deal.hand_file import hand_proof
from doorcard.service.deal.orders import Reveal
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import Action, Fold, Options, Refusal
from doorcard.views import cards_told, redact
from doorcard.web.frames import Frames
from doorcard.web.hand_files import hand_file
from doorcard.web.metrics import figures
from tests.adapters.inline_store import InlineStore
from tests.leaks.exports import belongings_of, export_of
from tests.leaks.secrets_of_a_hand import Dealt, decks_in, known, shapes, stands_in
from tests.service.clockwork import quiet
from tests.service.fair_room import Page, dealt, fair_room, seated, take_part
from tests.service.small_room import SmallRoom, calm, request

RAIL = "rail"
HANDS = 5


@dataclass
class Evening:
    """What came of some hands: all that anybody was given, and what nobody may find in it."""

    hands: dict[str, Dealt] = field(default_factory=dict)
    heard: dict[str, bytes] = field(default_factory=dict)
    """By viewer: every frame, and every answer about the hands afterwards."""
    told: dict[str, set[bytes]] = field(default_factory=dict)
    """By viewer: the salts of the cards that they were told."""
    faces: dict[str, set[Card]] = field(default_factory=dict)
    """By hand: the cards that everybody was told."""


def choose(chance: random.Random, law: Options) -> Action:
    folds = [each for each in law.actions if isinstance(each, Fold)]
    return folds[0] if folds and chance.random() < 0.15 else calm(law)


async def evening(room: SmallRoom, pages: list[Page]) -> Evening:
    """Hands with folds, showdowns and reloads, and everything that anybody gets to see."""
    found, chance, frames = Evening(), random.Random(5), Frames()
    rail = room.dealer.watch(None)
    ears = {RAIL: rail, **{each.guest.id: room.dealer.watch(each.guest.player) for each in pages}}
    found.heard = dict.fromkeys(ears, b"")
    found.told = {name: set() for name in ears}
    for _ in range(HANDS):
        await dealt(room, pages)
        hand = room.dealer.state.open_play
        assert hand is not None
        found.hands[hand.id] = known(room.dealer)
        while (play := room.dealer.state.open_play) is not None:
            player = play.players[play.hand.to_act or 0]
            page = next(each for each in pages if each.guest.id == player)
            await page.guest.act(lambda law: choose(chance, law))
            if chance.random() < 0.1:
                ears[chance.choice(sorted(ears))].resync()
            await hear(found, ears, frames)
        await hear(found, ears, frames)
        for name in ears:
            viewer = None if name == RAIL else name
            record = await room.floor.hand(hand.id, viewer)
            found.heard[name] += await answers(room, record, viewer)
            events = room.dealer.state.play.events if room.dealer.state.play else ()
            cards = [card for each in events for card in cards_told(redact(each, record.seat))]
            if viewer is None:
                found.faces[hand.id] = set(cards)
            found.told[name] |= {found.hands[hand.id].salts[card] for card in cards}
    belongings = await belongings_of(room)
    for page in pages:
        found.heard[page.guest.id] += await export_of(belongings, page.guest.player)
    return found


async def hear(found: Evening, ears: dict[str, Watcher], frames: Frames) -> None:
    await quiet()
    for name, ear in ears.items():
        while ear.lag:
            found.heard[name] += frames.of(await ear.next())


async def answers(room: SmallRoom, record: HandRecord, player: str | None) -> bytes:
    """The hand looked at again, its proof, and every other file that is made of it."""
    proof = await hand_proof(room.store, record, room.floor.fair)
    told = b"".join(notice_json(each) for each in record.notices)
    files = HandFiles(room.floor)
    texts = [await files.one(record.hand, player, form) for form in Format]
    return b"".join(
        [
            told,
            repr(record).encode(),
            msgspec.json.encode(hand_file(proof)),
            *(text.encode() for text in texts),
        ]
    )


def cards_of(drawn: Iterable[DrawnCard]) -> tuple[Card, ...]:
    return parse_cards(" ".join(each.card for each in drawn))


def salts(found: Evening) -> Iterator[bytes]:
    for hand in found.hands.values():
        yield from hand.salts.values()


def files_in(folder: Path) -> list[tuple[str, bytes]]:
    """All that lies in the room's folder but its key."""
    return [
        (file.name, file.read_bytes())
        for file in sorted(folder.iterdir())
        if file.name != "storage.key"
    ]


class TestWhatStaysClosed:
    async def test_is_in_no_byte_that_leaves_the_room_or_lies_in_the_open(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        store = InlineStore(tmp_path)
        async with fair_room(store=store) as room:
            pages = await seated(room, "Ann", "Ben", "Cyd", "Dan")
            found = await evening(room, pages)
            assert len(found.hands) == HANDS

            everything = b"".join(found.heard.values())
            for name, text in found.heard.items():
                closed = [each for each in salts(found) if each not in found.told[name]]
                assert not [each for each in closed if stands_in(each, text)], name
                assert [each for each in found.told[name] if stands_in(each, text)]
            assert not [each for each in found.hands.values() if stands_in(each.picked, everything)]

            # A hand that waits for one seed more: those that have come are nobody's yet.
            pages[0].reveals = False
            await take_part(*pages)
            await room.begin()
            await take_part(*pages)
            deal = room.dealer.state.deal
            assert deal is not None
            assert deal.decks is not None
            assert len(deal.seeds) == 3
            secrets = [*deal.seeds.values(), *deal.decks.lay_open()]
            secrets += [*salts(found), *(each.picked for each in found.hands.values())]
            open_cards = set(cards_of(room.dealer.state.table.drawn)).union(*found.faces.values())
            canaries = set(CARDS) - open_cards
            assert canaries
            copy_database(tmp_path / "room.db", tmp_path / "backup.db")
            for name, text in files_in(tmp_path):
                assert not [each for each in secrets if stands_in(each, text)], name
                assert not [each for each in found.hands.values() if decks_in(each.deck, text)]
                assert not [card for card in canaries if f'"{card}"'.encode() in text], name
            log = caplog.text + repr([vars(each) for each in caplog.records])
            log += repr(list(figures(room.floor)))
            assert not [each for each in secrets if stands_in(each, log.encode())]
            assert not [
                each for each in secrets if stands_in(each, repr(room.dealer.state).encode())
            ]
        await store.close()

    async def test_is_in_no_error(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            pages[0].reveals = False
            await dealt(room, pages)
            deal = room.dealer.state.deal
            assert deal is not None
            own, wrong = pages[0].seeds[1], bytes(range(32))

            for hand, seed in ((deal.opening.hand, wrong), ("another", own), ("another", wrong)):
                order = Reveal(pages[0].guest.id, hand, seed)
                with pytest.raises(Refusal) as refused:
                    await room.dealer.ask(order, request=request())
                told = f"{refused.value!r} {refused.value} {refused.value.facts} {order!r}"
                assert not stands_in(seed, told.encode())
                assert not stands_in(pages[1].seeds[1], told.encode())

    def test_would_be_found(self) -> None:
        """A search that could not find would be none."""
        secret = bytes(range(200, 232))

        for shape in shapes(secret):
            assert stands_in(secret, b'{"salt":"' + shape + b'"}')
