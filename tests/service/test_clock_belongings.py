"""What a person may take along of lapsed turns, and what is forgotten with the account."""

from __future__ import annotations

from doorcard.service.clock.belongings import ClockBelongings
from tests.service.lines_room import in_turn, lines_room, run_out


class TestLapsesAndAsks:
    async def test_are_taken_along(self) -> None:
        async with lines_room("Ann", "Ben") as (room, guests):
            slow = in_turn(room, guests)
            await run_out(room)
            await room.store.muck_asks.ask("reference-0", slow.id, 5_000, 0, 9)

            told = await ClockBelongings(room.store).export(slow.id)

            [line] = await room.store.lapses.of(slow.id)
            assert isinstance(told, dict)
            assert told["lapses"][0]["hand"] == line.hand
            assert told["mucked_hands_asked_for"] == [{"hand": "reference-0", "at_ms": 5_000}]

    async def test_are_forgotten_as_far_as_they_are_no_hands(self) -> None:
        async with lines_room("Ann", "Ben") as (room, guests):
            slow = in_turn(room, guests)
            await run_out(room)
            await room.store.muck_asks.ask("reference-0", slow.id, 5_000, 0, 9)

            await room.store.people.erase(slow.id, "Former player", 0)

            assert await room.store.muck_asks.of(slow.id) == []
            assert len(await room.store.lapses.of(slow.id)) == 1
