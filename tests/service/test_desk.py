"""Signing in with a name."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service import Desk, Pace
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock
from tests.service.small_room import small_room


def a_desk(store: MemoryStore | None = None) -> Desk:
    return Desk(store or MemoryStore(), HandClock(), Pace())


class TestAGuest:
    async def test_gets_a_session_and_play_chips(self) -> None:
        desk = a_desk()

        signed = await desk.sign_in("  Ann ")

        assert signed.player.name == "Ann"
        assert not signed.player.is_bot
        assert await desk.player_of(signed.token) == signed.player
        assert await desk.wallet(signed.player.id) == 100_000

    async def test_is_granted_chips_once(self) -> None:
        desk = a_desk()
        signed = await desk.sign_in("Ann")

        assert signed.no_chips is None
        assert await desk.wallet(signed.player.id) == 100_000

    async def test_is_somebody_else_at_each_signing_in(self) -> None:
        desk = a_desk()

        first, second = await desk.sign_in("Ann"), await desk.sign_in("Ann")

        assert first.player.id != second.player.id
        assert first.token != second.token

    async def test_is_unknown_after_signing_out(self) -> None:
        desk = a_desk()
        signed = await desk.sign_in("Ann")

        await desk.sign_out(signed.token)

        assert await desk.player_of(signed.token) is None

    async def test_is_not_known_by_another_token(self) -> None:
        assert await a_desk().player_of("no token") is None

    async def test_needs_a_name_that_can_be_read(self) -> None:
        with pytest.raises(Refusal) as refused:
            await a_desk().sign_in(" ")

        assert refused.value.code == "name.too_short"

    async def test_cannot_take_the_name_of_somebody_in_the_room(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            with pytest.raises(Refusal, match="Ann is in the room already") as refused:
                await room.desk.sign_in("ANN")
            assert refused.value.code == "name.taken"
            await ann.sit(1)
            await ann.close()
            with pytest.raises(Refusal):
                await room.desk.sign_in("Ann")

            await room.dealer.leave(ann.id, request="go")
            await room.desk.sign_in("Ann")


class TestAToken:
    async def test_is_stored_nowhere_and_printed_nowhere(self) -> None:
        store = MemoryStore()
        signed = await a_desk(store).sign_in("Ann")

        assert signed.token not in repr(signed)
        (session,) = await store.accounts.sessions_of(signed.player.id)
        assert signed.token.encode() not in session.digest
        assert len(signed.token) == 64

    async def test_is_256_bits_of_the_operating_systems_for_each_session(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[int] = []

        def urandom(size: int) -> bytes:
            asked.append(size)
            return bytes([len(asked)]) * size

        monkeypatch.setattr("doorcard.service.accounts.tokens.os.urandom", urandom)
        desk = a_desk(MemoryStore())

        tokens = {(await desk.sign_in("Ann")).token, (await desk.sign_in("Ben")).token}

        assert len(tokens) == 2
        assert all(bytes.fromhex(each) in {bytes([n]) * 32 for n in range(9)} for each in tokens)
        assert asked.count(32) == 2
