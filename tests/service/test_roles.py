"""Who runs the room."""

from __future__ import annotations

import pytest

from doorcard.service.ports import Player, Role
from doorcard.stud import Refusal
from tests.service.account_office import HERE, Office, office

PASSWORD = "cards cards cards"


async def host(room: Office) -> Player:
    ann = await room.ann()
    session, player = await room.entered(ann)
    came = await room.accounts.claim_host(session, player, await room.links.make())
    return came.player


async def ben(room: Office) -> Player:
    return (await room.accounts.entrance.register("Ben", PASSWORD, HERE)).player


class TestTheFirstHost:
    async def test_comes_with_the_rooms_link_and_gets_another_token(self) -> None:
        async with office() as room:
            ann = await room.ann()
            session, player = await room.entered(ann)

            came = await room.accounts.claim_host(session, player, await room.links.make())

            assert came.player.role is Role.HOST
            assert await room.desk.player_of(ann.token) is None
            assert await room.desk.player_of(came.token) == came.player
            assert await room.accounts.roles.hosts() == [came.player]

    async def test_has_an_account(self) -> None:
        async with office() as room:
            guest = await room.guest("Cy")
            token = await room.links.make()

            with pytest.raises(Refusal, match="then open the link again"):
                await room.accounts.claim_host(*guest, token)

            session, player = await room.entered(await room.ann())
            await room.accounts.claim_host(session, player, token)  # it was not used up

    async def test_needs_a_link_that_was_not_used(self) -> None:
        async with office() as room:
            session, player = await room.entered(await room.ann())

            with pytest.raises(Refusal) as refused:
                await room.accounts.claim_host(session, player, "0" * 64)

            assert refused.value.code == "host_link.unknown"
            assert await room.accounts.roles.hosts() == []


class TestMoreHosts:
    async def test_are_named_by_a_host_and_unnamed(self) -> None:
        async with office() as room:
            ann, named = await host(room), await ben(room)

            await room.accounts.roles.name_host(ann, named.id, "he runs Fridays")
            assert {each.name for each in await room.accounts.roles.hosts()} == {"Ann", "Ben"}
            await room.accounts.roles.unname_host(ann, named.id, "he moved away")

            assert await room.accounts.roles.hosts() == [ann]

    async def test_are_in_the_log_with_the_reasons_and_so_are_links_and_ended_sessions(
        self,
    ) -> None:
        async with office() as room:
            ann, named = await host(room), await ben(room)

            await room.accounts.roles.name_host(ann, named.id, "he runs Fridays")
            await room.accounts.roles.unname_host(ann, named.id, "he moved away")
            await room.accounts.mail.reset_by_host(ann, named.id, "he forgot it")
            await room.accounts.end_sessions(ann, named.id, "left at the library")

            log = await room.store.host.log_of(ann.id)
            assert [(each.what, each.why, each.player) for each in log] == [
                ("host.claimed", "opened the room's one-time link", ann.id),
                ("host.named", "he runs Fridays", named.id),
                ("host.unnamed", "he moved away", named.id),
                ("host.reset_link", "he forgot it", named.id),
                ("player.sessions_ended", "left at the library", named.id),
            ]
            assert {(each.host, each.name) for each in log} == {(ann.id, "Ann")}

    async def test_leave_no_line_of_a_deed_that_was_not_done(self) -> None:
        async with office() as room:
            ann, named = await host(room), await ben(room)
            (_, cy), roles = await room.guest("Cy"), room.accounts.roles
            await room.desk.sessions.end_all(named.id)
            refused: list[str] = []

            for asks in (
                roles.name_host(ann, ann.id, "twice"),
                roles.name_host(ann, named.id, " "),
                roles.name_host(ann, cy.id, "a guest"),
                roles.unname_host(ann, "x", "nobody"),
                roles.unname_host(ann, named.id, "no host"),
                room.accounts.mail.reset_by_host(ann, cy.id, "a guest"),
                room.accounts.end_sessions(ann, named.id, "there are none"),
            ):
                with pytest.raises(Refusal) as caught:
                    await asks
                refused.append(caught.value.code)

            assert refused == [
                "host.already",
                "why.missing",
                "host.needs_account",
                "player.unknown",
                "host.not_one",
                "account.needed",
                "player.no_session",
            ]
            assert [each.what for each in await room.store.host.log_of(ann.id)] == ["host.claimed"]

    async def test_are_named_by_nobody_else(self) -> None:
        async with office() as room:
            ann, named = await host(room), await ben(room)

            for asks in (
                room.accounts.roles.name_host(named, named.id, "me"),
                room.accounts.roles.unname_host(named, ann.id, "her"),
            ):
                with pytest.raises(Refusal) as refused:
                    await asks
                assert refused.value.code == "host.only"

    async def test_have_accounts(self) -> None:
        async with office() as room:
            ann, (_, guest) = await host(room), await room.guest("Cy")

            with pytest.raises(Refusal, match="Cy has no account"):
                await room.accounts.roles.name_host(ann, guest.id, "a friend")
            with pytest.raises(Refusal) as refused:
                await room.accounts.roles.name_host(ann, "nobody", "a friend")
            assert refused.value.code == "player.unknown"

    async def test_are_one_at_least(self) -> None:
        async with office() as room:
            ann = await host(room)

            with pytest.raises(Refusal, match="name another one first"):
                await room.accounts.roles.unname_host(ann, ann.id, "enough")
