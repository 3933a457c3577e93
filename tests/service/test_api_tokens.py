"""Tokens for programs: scopes, time, and what they never open."""

from __future__ import annotations

import pytest

from doorcard.service.accounts.api_tokens import MOST, ApiTokens
from doorcard.service.accounts.ports import Scope
from doorcard.service.ports import Role
from doorcard.stud import Refusal
from tests.service.account_office import Office, deed, office


async def refused_token(tokens: ApiTokens, token: str) -> None:
    with pytest.raises(Refusal) as refused:
        await tokens.bearer(token)
    assert refused.value.code == "token.refused"


async def ann(room: Office) -> str:
    return (await room.ann()).player.id


class TestAToken:
    async def test_lets_a_program_come_as_its_player(self) -> None:
        async with office() as room:
            made = await room.desk.tokens.make(await ann(room), " My  robot ", ["play", "read"])

            bearer = await room.desk.tokens.bearer(made.token)

            assert made.token.startswith("dc_")
            assert made.made.name == "My robot"
            assert bearer.player.name == "Ann"
            bearer.require(Scope.PLAY)

    async def test_lets_it_do_what_its_scopes_say_and_no_more(self) -> None:
        async with office() as room:
            made = await room.desk.tokens.make(await ann(room), "Reader", ["read"])
            bearer = await room.desk.tokens.bearer(made.token)

            with pytest.raises(
                Refusal, match="may read, and here it would have to play"
            ) as refused:
                bearer.require(Scope.PLAY)

            assert refused.value.facts == {"needs": "play"}

    async def test_never_gives_a_hosts_powers(self) -> None:
        async with office() as room:
            player = await ann(room)
            await room.store.accounts.set_host(player, on=True, log=deed())
            made = await room.desk.tokens.make(player, "Robot", ["play", "watch", "read"])

            bearer = await room.desk.tokens.bearer(made.token)

            assert not bearer.player.host
            assert bearer.player.role is Role.PLAYER

    async def test_is_shown_once_and_stored_as_a_digest(self) -> None:
        async with office() as room:
            made = await room.desk.tokens.make(await ann(room), "Robot", ["read"])

            (listed,) = await room.desk.tokens.listed(made.made.player)

            assert made.token not in repr(made)
            assert made.token not in repr(listed)
            assert made.token.encode() not in listed.digest

    async def test_opens_nothing_once_it_is_revoked(self) -> None:
        async with office() as room:
            ended: list[str] = []
            room.desk.tokens.on_end(ended.append)
            made = await room.desk.tokens.make(await ann(room), "Robot", ["read"])

            await room.desk.tokens.revoke(made.made.player, made.made.id)

            await refused_token(room.desk.tokens, made.token)
            assert ended == [made.made.id]
            with pytest.raises(Refusal, match="no such token of yours"):
                await room.desk.tokens.revoke(made.made.player, made.made.id)

    async def test_opens_nothing_when_its_days_are_over(self) -> None:
        async with office() as room:
            made = await room.desk.tokens.make(await ann(room), "Robot", ["read"], days=1)
            await room.desk.tokens.bearer(made.token)

            await room.clock.pass_ms(24 * 3600 * 1000)

            await refused_token(room.desk.tokens, made.token)

    async def test_is_noted_when_used(self) -> None:
        async with office() as room:
            made = await room.desk.tokens.make(await ann(room), "Robot", ["read"])

            await room.desk.tokens.bearer(made.token)

            (listed,) = await room.desk.tokens.listed(made.made.player)
            assert listed.used_ms == room.clock.wall_ms()

    async def test_is_no_session_and_a_session_is_no_token(self) -> None:
        async with office() as room:
            signed = await room.ann()
            made = await room.desk.tokens.make(signed.player.id, "Robot", ["read"])

            assert await room.desk.player_of(made.token) is None
            await refused_token(room.desk.tokens, signed.token)
            await refused_token(room.desk.tokens, "dc_" + "0" * 64)


class TestMakingAToken:
    @pytest.mark.parametrize(
        ("name", "scopes", "days", "code"),
        [
            ("", ["read"], None, "token.name"),
            ("x" * 41, ["read"], None, "token.name"),
            ("a\u202eb", ["read"], None, "token.name"),
            ("Robot", [], None, "token.scopes"),
            ("Robot", ["read", "host"], None, "token.scopes"),
            ("Robot", ["read"], 0, "token.days"),
        ],
    )
    async def test_needs_a_name_and_known_scopes(
        self, name: str, scopes: list[str], days: int | None, code: str
    ) -> None:
        async with office() as room:
            with pytest.raises(Refusal) as refused:
                await room.desk.tokens.make(await ann(room), name, scopes, days)

            assert refused.value.code == code

    async def test_ends_at_twenty(self) -> None:
        async with office() as room:
            player = await ann(room)
            for _ in range(MOST):
                await room.desk.tokens.make(player, "Robot", ["read"])

            with pytest.raises(Refusal, match="at most 20 tokens: revoke one"):
                await room.desk.tokens.make(player, "Robot", ["read"])
