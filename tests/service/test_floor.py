"""All tables of the room, and the hands that were played at them."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import UNKNOWN
from doorcard.service import Floor
from doorcard.service.table.past_hands import HandPlayer
from doorcard.service.table.tellings import NoticeTold, ReadoutsTold
from doorcard.stud import HOUSES, HandEnded, Refusal, StreetDealt
from tests.service.clockwork import HandClock, StackedDecks
from tests.service.small_room import play_on, small_room


class TestTheLobby:
    async def test_lists_a_table_of_each_house(self) -> None:
        async with small_room(houses=tuple(HOUSES)) as room:
            signs = room.floor.lobby()

            assert [sign.house for sign in signs] == list(HOUSES)
            for sign in signs:
                rules = HOUSES[sign.house].rules
                assert (sign.small_bet, sign.ante, sign.game) == (
                    rules.small_bet,
                    rules.ante,
                    rules.game,
                )
                assert room.floor.table(sign.id).sign == sign

    async def test_knows_no_other_table(self) -> None:
        async with small_room() as room:
            with pytest.raises(Refusal) as refused:
                room.floor.table("casino")

            assert refused.value.code == "table.unknown"

    async def test_knows_no_other_house(self) -> None:
        floor = Floor(MemoryStore(), HandClock(), StackedDecks(), houses=["ritz"])

        with pytest.raises(Refusal) as refused:
            await floor.open()

        assert refused.value.code == "house.unknown"

    async def test_finds_its_tables_again(self) -> None:
        store = MemoryStore()
        async with small_room(store=store, houses=["casino", "reference"]) as room:
            ann = await room.guest("Ann")
            await ann.sit(2)
        async with small_room(store=store, houses=["reference", "casino"]) as room:
            taken = {sign.id: sign.taken for sign in room.floor.lobby()}

        assert taken == {"reference": 0, "casino": 1}


class TestAHandLookedAtAgain:
    async def test_shows_each_player_what_they_saw(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            for guest in guests:
                await guest.listen()
                told = [t.notice for t in guest.heard if isinstance(t, NoticeTold)]

                record = await room.floor.hand("reference-1", guest.id)

                assert list(record.notices) == told
                assert record.seat == {"Ann": 1, "Ben": 2}[guest.player.name]
            assert record.players == (HandPlayer(1, "Ann", bot=False), HandPlayer(2, "Ben", False))
            assert (record.table, record.number) == ("reference", 1)
            assert isinstance(record.notices[-1].event, HandEnded)

    async def test_shows_others_no_closed_card(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            rae = await room.guest("Rae")
            await room.begin()
            await play_on(guests)

            for player in (rae.id, None, "nobody"):
                record = await room.floor.hand("reference-1", player)
                assert record.seat is None
                for notice in record.notices:
                    if isinstance(notice.event, StreetDealt):
                        assert all(set(c.down) <= {UNKNOWN} for c in notice.event.cards)

    async def test_has_the_readouts_that_were_told(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            await guests[0].listen()
            told = [t for t in guests[0].heard if isinstance(t, ReadoutsTold)]

            record = await room.floor.hand("reference-1", guests[0].id)

            found = {each.v: each for each in record.readouts if each is not None}
            assert len(record.readouts) == len(record.notices)
            for each in told:
                changed = max(v for v in found if v <= each.v)
                assert (found[changed].you, found[changed].showing) == (each.you, each.showing)

    async def test_that_is_still_played_is_refused(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()

            with pytest.raises(Refusal) as refused:
                await room.floor.hand("reference-1", guests[0].id)

            assert refused.value.code == "hand.open"

    async def test_that_was_never_played_is_refused(self) -> None:
        async with small_room() as room:
            with pytest.raises(Refusal) as refused:
                await room.floor.hand("reference-7", None)

            assert refused.value.code == "hand.unknown"
