"""The rail: told late where the host says so, and never a moment early."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from doorcard.room.policy import RoomPolicy
from doorcard.room.rail import Rail, RailRule
from doorcard.service import Watcher
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import (
    ClosingTold,
    NoticeTold,
    ReadoutsTold,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
)
from doorcard.service.table.verdict import Verdict
from doorcard.stud import Refusal
from tests.service.clockwork import quiet
from tests.service.small_room import SmallRoom, play_on, request, small_room

DELAY_S = 30


@dataclass(frozen=True, slots=True)
class Play(TableOrder):
    """Another policy, at once."""

    policy: RoomPolicy

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        return Verdict(replace(state, table=replace(state.table, policy=self.policy)))


async def with_policy(room: SmallRoom, **changes: object) -> None:
    policy = replace(room.dealer.state.table.policy, **changes)  # type: ignore[arg-type]
    await room.dealer.ask(Play(None, policy), request=request())
    await quiet()


async def told(watcher: Watcher) -> list[Telling]:
    await quiet()
    return [await watcher.next() for _ in range(watcher.lag)]


def of_hands(tellings: list[Telling]) -> list[Telling]:
    return [each for each in tellings if isinstance(each, NoticeTold | TurnTold | ReadoutsTold)]


class TestARailWithADelay:
    """Design, the rail: a delay kept on the server and shown as such."""

    async def test_is_told_the_same_so_many_seconds_later(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            ann, ben = await room.seated("Ann", "Ben")
            rail = room.dealer.watch(None)
            await told(rail)

            await room.begin()
            await play_on([ann, ben])
            early = of_hands(await told(rail))
            live = [*ann.heard, *await ann.listen()]
            await room.clock.pass_ms(DELAY_S * 1000 + 100)
            late = [each for each in await told(rail) if isinstance(each, NoticeTold)]

            assert early == []
            assert [each.v for each in late if each.number == 1] == [
                each.v for each in live if isinstance(each, NoticeTold) and each.number == 1
            ]

    async def test_hears_nothing_a_millisecond_early(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            await room.seated("Ann", "Ben")
            rail = room.dealer.watch(None)
            await room.begin()
            await told(rail)

            await room.clock.pass_ms(DELAY_S * 1000 - 1)
            before = of_hands(await told(rail))
            await room.clock.pass_ms(1)
            after = of_hands(await told(rail))

            assert before == []
            assert isinstance(after[0], NoticeTold)

    async def test_comes_to_the_table_as_it_was(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            ann, _ = await room.seated("Ann", "Ben")
            await room.clock.pass_ms(3000)
            await room.begin()
            rail = room.dealer.watch(None)

            first = next(each for each in await told(rail) if isinstance(each, TableTold))
            own = await ann.table()

            assert (first.hand, first.turn, first.delayed) == (None, None, DELAY_S)
            assert own.hand is not None
            assert own.delayed == 0

    async def test_shows_the_turn_with_the_time_it_had(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=2)
            ann, _ = await room.seated("Ann", "Ben")
            await room.begin()
            had = await ann.turn()
            await room.clock.pass_ms(2000)

            rail = room.dealer.watch(None)
            first = next(each for each in await told(rail) if isinstance(each, TableTold))

            assert had is not None
            assert first.turn is not None
            assert first.turn.options is None
            assert first.turn.ms_left == had.ms_left

    async def test_ends_for_who_takes_a_seat(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            await room.seated("Ann", "Ben")
            await room.begin()
            cem = await room.guest("Cem")
            await cem.listen()

            await cem.sit(3)
            tables = await cem.hears(TableTold)

            assert tables[-1].delayed == 0
            assert tables[-1].hand is not None

    async def test_shows_no_past_hand_before_its_time(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            ann, ben = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on([ann, ben])
            hand = room.dealer.state.last_hand or ""

            with pytest.raises(Refusal) as refused:
                await room.floor.hand(hand, None)
            mine = await room.floor.hand(hand, ann.id)
            await room.clock.pass_ms(DELAY_S * 1000)
            theirs = await room.floor.hand(hand, None)

            assert refused.value.code == "hand.delayed"
            assert mine.seat == 1
            assert theirs.seat is None

    async def test_may_be_set_for_the_whole_room(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            rail = room.dealer.watch(None)
            await told(rail)
            room.floor.rail.room = Rail(RailRule.OPEN, DELAY_S)
            room.dealer.mind_rail()

            await room.begin()

            assert of_hands(await told(rail)) == []
            assert room.dealer.sign.rail_delay == DELAY_S

    async def test_counts_hands_in_the_lobby_as_it_was_told_them(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=DELAY_S)
            ann, ben = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on([ann, ben])

            early = room.dealer.sign
            await room.clock.pass_ms(DELAY_S * 1000)
            late = room.dealer.sign

            assert (early.hands_played, early.average_pot) == (0, None)
            assert late.hands_played == 1
            assert late.average_pot is not None


class TestARailThatIsClosed:
    """Design, the rail: the host decides who watches."""

    async def test_tells_hands_to_the_seated_alone(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail=RailRule.CLOSED)
            await room.seated("Ann", "Ben")
            cem = await room.guest("Cem")

            await room.begin()
            heard = await cem.listen()

            assert of_hands(heard) == []
            assert [each.hand for each in heard if isinstance(each, TableTold)] == [None]
            assert any(isinstance(each, SeatsTold) for each in heard)
            await cem.sit(3)
            assert (await cem.hears(TableTold))[-1].hand is not None

    @pytest.mark.parametrize("rule", [RailRule.CLOSED, RailRule.PLAYERS])
    async def test_turns_away_who_has_no_name(self, rule: RailRule) -> None:
        async with small_room() as room:
            rail = room.dealer.watch(None)
            await told(rail)

            await with_policy(room, rail=rule)
            last = (await told(rail))[-1]

            assert isinstance(last, ClosingTold)
            assert last.code == "rail.players"
            with pytest.raises(Refusal, match="sign in"):
                room.dealer.refuse_watcher(None)

    def test_is_as_strict_as_the_stricter_of_table_and_room(self) -> None:
        table = Rail(RailRule.OPEN, 60)

        assert table.with_room(Rail(RailRule.CLOSED, 30)) == Rail(RailRule.CLOSED, 60)
