"""One's own hands as files: exactly what one saw."""

from __future__ import annotations

import pytest

from doorcard.histories.writers.formats import Format
from doorcard.service.hands.hand_files import HandFiles
from doorcard.stud import Refusal
from tests.service.lines_room import lines_room, seat_of
from tests.service.small_room import Guest, SmallRoom, play_on

THREE = ("Ann", "Ben", "Cal")


async def whole(files: HandFiles, guest: Guest, form: Format) -> str:
    return b"".join([part async for part in files.all(guest.player, form)]).decode()


def closed_cards_of_others(room: SmallRoom, guest: Guest) -> set[str]:
    """Down cards that the guest never saw."""
    play = room.dealer.state.play
    assert play is not None
    mine = seat_of(room, guest).seat
    return {
        str(card)
        for each in play.hand.seats
        if each.seat != mine and not each.shown
        for card in each.down
    }


class TestAFileOfHands:
    @pytest.mark.parametrize("form", Format)
    async def test_holds_what_its_player_saw_and_no_other_card(self, form: Format) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            files = HandFiles(room.floor)
            for guest in guests:
                text = await whole(files, guest, form)

                hidden = closed_cards_of_others(room, guest)
                mine = room.dealer.state.play.hand.at(seat_of(room, guest).seat)  # type: ignore[union-attr]
                assert all(str(card) in text for card in mine.down)
                assert [card for card in hidden if card in text.replace("table", "")] == []

    async def test_holds_no_hand_that_is_still_played(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            assert await whole(HandFiles(room.floor), guests[0], Format.PHH) == ""

    async def test_is_of_one_table_if_that_is_asked(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            files = HandFiles(room.floor)

            here = [part async for part in files.all(guests[0].player, Format.PHH, "reference")]
            there = [part async for part in files.all(guests[0].player, Format.PHH, "casino")]

            assert (len(here), there) == (1, [])

    async def test_is_made_so_often_and_no_oftener(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            files = HandFiles(room.floor)
            for _ in range(4):
                files.all(guests[0].player, Format.PHH)

            with pytest.raises(Refusal, match="wait 120 seconds"):
                files.all(guests[0].player, Format.PHH)

    async def test_of_one_hand_shows_the_rail_what_the_rail_saw(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_on(guests)
            hand = room.dealer.state.last_hand
            assert hand is not None

            text = await HandFiles(room.floor).one(hand, None, Format.POKERSTARS)

            assert text.startswith("PokerStars Hand #")
            shown = {s for s in text.splitlines() if ": shows " in s}
            assert shown
            assert "Dealt to Ann [?" not in text
