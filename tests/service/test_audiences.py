"""What audiences are told of their hands: the same as if each had followed alone."""

from __future__ import annotations

import pytest

from doorcard.service.table.audiences import Audiences
from doorcard.service.table.table_state import HandInPlay
from doorcard.service.table.tellings import ReadoutsTold
from doorcard.views import TableView, hand_readouts, live_outs, redact
from tests.service.lines_room import lines_room
from tests.service.small_room import play_on
from tests.views.played import TABLES, play


class TestReadouts:
    @pytest.mark.parametrize("number", range(4 * len(TABLES)))
    def test_are_those_of_a_view_that_followed_the_hand_alone(self, number: int) -> None:
        played = play(number)
        viewers = [*(each.seat for each in played.seats), None]
        views = dict.fromkeys(viewers, TableView())
        audiences = Audiences()
        for n, event in enumerate(played.events, start=1):
            hand = HandInPlay("t-1", 1, played.hand, {}, played.events[:n])
            for viewer in viewers:
                views[viewer] = views[viewer].follow(redact(event, viewer))
                alone = hand_readouts(views[viewer], viewer)
                outs = None if viewer is None else live_outs(views[viewer], viewer)

                told = audiences.readouts(hand, viewer, outs=True)

                assert (told.v, told.you, told.showing) == (n, alone.you, alone.showing)
                assert told.outs == outs

    def test_of_the_next_hand_know_nothing_of_the_one_before(self) -> None:
        audiences = Audiences()
        for number, hand_id in ((3, "t-1"), (4, "t-2")):
            played = play(number)
            hand = HandInPlay(hand_id, number, played.hand, {}, played.events)
            seat = played.seats[0].seat
            view = TableView()
            for event in played.events:
                view = view.follow(redact(event, seat))

            told = audiences.readouts(hand, seat, outs=False)

            assert told.you == hand_readouts(view, seat).you
            assert told.outs is None


class TestATable:
    @pytest.mark.parametrize("counted", [True, False])
    async def test_tells_live_outs_only_where_its_policy_has_them_counted(
        self, *, counted: bool
    ) -> None:
        async with lines_room("Ann", "Ben", policy={"live_outs": counted}) as (_, guests):
            first = await guests[0].table()
            await play_on(guests)
            await guests[0].listen()
            told = [*guests[0].heard_of(ReadoutsTold), first.readouts]

        assert len(told) > 4
        assert {each is not None and each.outs is not None for each in told} == {counted}
        assert any(each is not None and each.outs for each in told) is counted
