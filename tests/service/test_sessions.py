"""Sessions: how long they last, and how they end."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service.accounts.sessions import IDLE_MS, LONGEST_MS, SEEN_EVERY_MS, Sessions
from doorcard.service.ports import Player
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock


class Cloakroom:
    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = HandClock()
        self.sessions = Sessions(self.store.accounts, self.clock)
        self.ended: list[str] = []
        self.sessions.on_end(self.ended.append)

    async def begin(self, device: str = "Firefox") -> str:
        if await self.store.player("ann") is None:
            await self.store.add_player(Player("ann", "Ann"), 0)
        return await self.sessions.begin("ann", device)

    async def id_of(self, token: str) -> str:
        session = await self.sessions.of(token)
        assert session is not None
        return session.id


@pytest.fixture
def room() -> Cloakroom:
    return Cloakroom()


class TestASession:
    async def test_is_known_by_its_token_alone(self, room: Cloakroom) -> None:
        token = await room.begin()

        session = await room.sessions.of(token)

        assert session is not None
        assert (session.player, session.device) == ("ann", "Firefox")
        assert token not in repr(session)
        assert len(token) == 64
        assert await room.sessions.of(session.id) is None
        assert await room.sessions.of("\ud800") is None

    async def test_ends_when_it_is_not_used_for_thirty_days(self, room: Cloakroom) -> None:
        token = await room.begin()
        await room.clock.pass_ms(IDLE_MS - 1)
        assert await room.sessions.of(token) is not None  # and with that it is used

        await room.clock.pass_ms(IDLE_MS - 1)
        assert await room.sessions.of(token) is not None

        await room.clock.pass_ms(IDLE_MS)
        assert await room.sessions.of(token) is None

    async def test_ends_after_half_a_year_however_much_it_is_used(self, room: Cloakroom) -> None:
        token = await room.begin()
        for _ in range(7):
            assert await room.sessions.of(token) is not None
            await room.clock.pass_ms(LONGEST_MS // 7 + 1)

        assert await room.sessions.of(token) is None

    async def test_notes_its_use_to_within_ten_minutes(self, room: Cloakroom) -> None:
        token = await room.begin()
        began = room.clock.wall_ms()
        await room.clock.pass_ms(SEEN_EVERY_MS - 1)
        await room.sessions.of(token)
        (session,) = await room.sessions.listed("ann")
        assert session.seen_ms == began

        await room.clock.pass_ms(1)
        await room.sessions.of(token)

        (session,) = await room.sessions.listed("ann")
        assert session.seen_ms == began + SEEN_EVERY_MS

    async def test_keeps_its_id_under_another_token(self, room: Cloakroom) -> None:
        token = await room.begin()
        session = await room.sessions.of(token)
        assert session is not None

        another = await room.sessions.renew(session)

        assert await room.sessions.of(token) is None
        assert await room.id_of(another) == session.id
        assert room.ended == []  # its sockets live on


class TestTheListOfSessions:
    async def test_leaves_out_those_that_have_ended_by_themselves(self, room: Cloakroom) -> None:
        await room.begin("old")
        await room.clock.pass_ms(IDLE_MS)
        await room.begin("new")

        assert [each.device for each in await room.sessions.listed("ann")] == ["new"]

        kept = await room.store.accounts.sessions_of("ann")
        assert [each.device for each in kept] == ["new"]  # the room tidies once a day

    async def test_ends_one(self, room: Cloakroom) -> None:
        laptop, phone = await room.begin("laptop"), await room.begin("phone")
        known_as = await room.id_of(phone)

        await room.sessions.end("ann", known_as)

        assert await room.sessions.of(phone) is None
        assert await room.sessions.of(laptop) is not None
        assert room.ended == [known_as]

    async def test_ends_all_others(self, room: Cloakroom) -> None:
        laptop, phone, tablet = [await room.begin() for _ in range(3)]
        kept = await room.id_of(laptop)

        await room.sessions.end_all("ann", but=kept)

        assert [each.id for each in await room.sessions.listed("ann")] == [kept]
        assert await room.sessions.of(phone) is None
        assert await room.sessions.of(tablet) is None

    async def test_ends_nobody_elses(self, room: Cloakroom) -> None:
        token = await room.begin()
        await room.store.add_player(Player("ben", "Ben"), 0)

        with pytest.raises(Refusal) as refused:
            await room.sessions.end("ben", await room.id_of(token))

        assert refused.value.code == "session.unknown"
        assert await room.sessions.of(token) is not None
