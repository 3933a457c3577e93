"""Hands looked at again: whose eyes, notes, links, imported files."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from doorcard.histories.statistics import FactFilter
from doorcard.histories.writers import pokerstars
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.hands.imports import LARGEST_FILE, Imports
from doorcard.service.hands.past_lists import PastLists
from doorcard.service.hands.replays import Replay, Replays
from doorcard.service.hands.results import ResultsDesk, Source
from doorcard.stud import HouseRules, Refusal, StreetDealt
from tests.histories.played import record_as_seen, some_hand
from tests.service.lines_room import lines_room, seat_of
from tests.service.small_room import SmallRoom, play_on

THREE = ("Ann", "Ben", "Cal")


def down_cards(replay: Replay, seat: int) -> list[str]:
    """The closed cards of a seat as dealt, as the replay shows them."""
    return [
        str(card)
        for notice in replay.record.notices
        if isinstance(notice.event, StreetDealt)
        for dealt in notice.event.cards
        if dealt.seat == seat
        for card in dealt.down
    ]


def last_hand(room: SmallRoom) -> str:
    hand = room.dealer.state.last_hand
    assert hand is not None
    return hand


def a_file(seeds: Sequence[int]) -> bytes:
    """Hands in PokerStars' notation, each as one of its players saw it."""
    hands = []
    for seed in seeds:
        random = Random(seed)
        events = some_hand(random, HouseRules(max_players=6))
        hands.append(pokerstars.write(record_as_seen(random, events)))
    return "".join(hands).encode()


async def refused(awaiting: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await awaiting  # type: ignore[misc]  # a coroutine
    return refusal.value.code


class TestEyes:
    async def test_are_ones_own_or_the_rails(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, ann = Replays(room.floor), guests[0]
            seat = seat_of(room, ann).seat

            own = await replays.replay(last_hand(room), ann.id, None)
            rail = await replays.replay(last_hand(room), ann.id, None, own=False)

            assert (own.viewer, own.viewers) == (seat, (seat, None))
            assert "??" not in down_cards(own, seat)
            assert set(down_cards(rail, seat)) == {"??"}
            assert rail.record.seat is None

    async def test_are_never_anothers(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            other = seat_of(room, guests[1]).seat

            code = await refused(
                Replays(room.floor).replay(last_hand(room), guests[0].id, other, own=False)
            )

            assert code == "replay.viewer"

    async def test_of_who_was_not_dealt_in_are_the_rails(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)

            seen = await Replays(room.floor).replay(last_hand(room), None, None)

            assert seen.viewers == (None,)
            assert all(set(down_cards(seen, each.seat)) == {"??"} for each in seen.record.players)

    async def test_do_not_see_a_hand_that_is_played(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            play = room.dealer.state.play
            assert play is not None

            code = await refused(Replays(room.floor).replay(play.id, guests[0].id, None))

            assert code == "hand.open"


class TestNotes:
    async def test_are_kept_for_their_writer_alone(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, hand = Replays(room.floor), last_hand(room)

            await replays.write_note(hand, guests[0].player, "folded too soon")

            assert (await replays.replay(hand, guests[0].id, None)).note == "folded too soon"
            assert (await replays.replay(hand, guests[1].id, None)).note == ""
            await replays.write_note(hand, guests[0].player, " ")
            assert (await replays.replay(hand, guests[0].id, None)).note == ""

    async def test_are_of_hands_that_there_are(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            replays = Replays(room.floor)

            assert await refused(replays.write_note("no-1", guests[0].player, "x")) == (
                "hand.unknown"
            )


class TestLinks:
    async def test_show_what_their_maker_saw(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, ann = Replays(room.floor), guests[0]
            seat = seat_of(room, ann).seat
            made = await replays.share(last_hand(room), ann.player, as_rail=False)

            shown = await replays.shared(made.token)

            assert "??" not in down_cards(shown, seat)
            others = [each.seat for each in shown.record.players if each.seat != seat]
            assert all(set(down_cards(shown, each)) == {"??"} for each in others)
            assert (shown.viewers, shown.note, shown.record.mucked) == ((seat,), "", None)

    async def test_can_leave_the_makers_closed_cards_out(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, ann = Replays(room.floor), guests[0]
            made = await replays.share(last_hand(room), ann.player, as_rail=True)

            shown = await replays.shared(made.token)

            assert set(down_cards(shown, seat_of(room, ann).seat)) == {"??"}

    async def test_of_who_was_not_dealt_in_show_what_the_rail_saw(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, eve = Replays(room.floor), await room.guest("Eve")
            made = await replays.share(last_hand(room), eve.player, as_rail=False)

            shown = await replays.shared(made.token)

            assert shown.viewer is None

    async def test_end_when_their_maker_says_so(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, ann = Replays(room.floor), guests[0]
            made = await replays.share(last_hand(room), ann.player, as_rail=False)
            await replays.end_share(guests[1].id, made.share.id)
            assert [each.id for each in await replays.shares(ann.id)] == [made.share.id]

            await replays.end_share(ann.id, made.share.id)

            assert await refused(replays.shared(made.token)) == "share.unknown"
            assert await refused(replays.shared("made up")) == "share.unknown"


class TestImportedFiles:
    async def test_are_read_and_kept_once(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            imports = Imports(room.store, room.clock)

            first = await imports.take(guests[0].player, "mine.txt", a_file(range(6)))
            again = await imports.take(guests[0].player, "mine.txt", a_file(range(8)))

            assert (first.kept, first.known, first.unread_count) == (6, 0, 0)
            assert (again.kept, again.known) == (2, 6)

    async def test_are_looked_at_through_their_heros_eyes(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            replays, ann = Replays(room.floor), guests[0]
            await Imports(room.store, room.clock).take(ann.player, "m.txt", a_file(range(6)))
            page = await PastLists(room.floor).imported(ann.id, None, 20)

            eyes = []
            for each in page.hands:
                seen = await replays.replay(each.name, ann.id, None)
                eyes.append(seen.viewer)
                if seen.viewer is not None:
                    assert "??" not in down_cards(seen, seen.viewer)[:2]
                assert None in seen.viewers
                assert seen.site == "pokerstars"
                assert seen.record.notices
            assert any(eyes)

    async def test_are_nobody_elses(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            replays, ann = Replays(room.floor), guests[0]
            await Imports(room.store, room.clock).take(ann.player, "m.txt", a_file([1]))
            [hand] = (await PastLists(room.floor).imported(ann.id, None, 20)).hands

            assert await refused(replays.replay(hand.name, guests[1].id, None)) == "hand.unknown"
            made = await replays.share(hand.name, ann.player, as_rail=True)
            assert (await replays.shared(made.token)).site == "pokerstars"

    async def test_are_counted_with_the_results(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            ann = guests[0]
            await play_on(guests)
            await Imports(room.store, room.clock).take(ann.player, "m.txt", a_file(range(12)))
            desk = ResultsDesk(room.store, room.clock, HandFiles(room.floor))

            told = {
                source: (await desk.results(ann.player, FactFilter(), source)).report.hands
                for source in Source
            }

            assert told[Source.PLAYED] == 1
            assert 0 < told[Source.IMPORTED] <= 12
            assert told[Source.ALL] == told[Source.PLAYED] + told[Source.IMPORTED]

    async def test_that_are_too_large_or_too_many_are_refused(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            imports, ann = Imports(room.store, room.clock), guests[0].player

            too_large = imports.take(ann, "m.txt", b"x" * (LARGEST_FILE + 1))
            assert await refused(too_large) == "import.too_large"
            for _ in range(10):
                await imports.take(ann, "m.txt", b"nothing at all")
            assert await refused(imports.take(ann, "m.txt", a_file([1]))) == "import.too_fast"

    async def test_say_what_could_not_be_read(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            broken = a_file([1]).replace(b"brings in for", b"dreams of") + a_file([2])

            told = await Imports(room.store, room.clock).take(guests[0].player, "m.txt", broken)

            assert (told.kept, told.unread_count) == (1, 1)
            assert told.unread[0].startswith("m.txt, hand ")

    async def test_are_forgotten_when_that_is_asked(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            ann, lists = guests[0], PastLists(room.floor)
            await Imports(room.store, room.clock).take(ann.player, "m.txt", a_file(range(3)))

            await lists.forget_imported(ann.id)

            assert (await lists.imported(ann.id, None, 20)).hands == ()


class TestLists:
    async def test_of_played_hands_page_from_the_latest(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            for _ in range(3):
                await play_on(guests)
                await room.begin()
            lists, ann = PastLists(room.floor), guests[0]

            first = await lists.played(ann.id, None, 2)
            rest = await lists.played(ann.id, first.next, 50)

            names = [each.name for each in (*first.hands, *rest.hands)]
            assert len(names) == len(set(names)) == 3
            assert rest.next is None
            assert first.hands[0].at_ms >= rest.hands[0].at_ms


class TestBelongings:
    async def test_are_taken_along_and_forgotten(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            replays, ann = Replays(room.floor), guests[0]
            await Imports(room.store, room.clock).take(ann.player, "m.txt", a_file([1]))
            await replays.write_note(last_hand(room), ann.player, "mine")
            await replays.share(last_hand(room), ann.player, as_rail=True)

            told = await replays.export(ann.id)
            await room.store.people.erase(ann.id, "Former player", 0)

            assert isinstance(told, dict)
            assert [len(told[each]) for each in ("imported", "notes", "links")] == [1, 1, 1]
            empty = await replays.export(ann.id)
            assert empty == {"imported": [], "notes": [], "links": []}
