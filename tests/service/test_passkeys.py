"""Passkeys, with a device in software. Source: W3C Web Authentication, level 3."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doorcard.service.accounts.credentials import Proof
from doorcard.service.accounts.passkeys import MOST, Answer, Asked
from doorcard.service.accounts.ports import Place
from doorcard.service.ports import Player
from doorcard.stud import Refusal
from tests.service.account_office import HERE, ROOM, Office, office
from tests.soft_authenticator import SoftAuthenticator


def options(asked: Asked) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(asked.options)
    return told


def answer(asked: Asked, credential: dict[str, Any]) -> Answer:
    return Answer(asked.ceremony, json.dumps(credential).encode())


async def with_passkey(room: Office, device: SoftAuthenticator) -> Player:
    """Ann, who has made a passkey on that device."""
    ann = (await room.ann()).player
    asked = await room.accounts.passkeys.ask_to_make(ann, HERE)
    await room.accounts.passkeys.made(ann, answer(asked, device.make(options(asked))), "Key", HERE)
    return ann


async def log_in(room: Office, device: SoftAuthenticator, place: Place = HERE) -> Player:
    asked = room.accounts.passkeys.ask_to_use(place)
    used = answer(asked, device.use(options(asked)))
    return (await room.accounts.entrance.log_in_by_passkey(used, place)).player


async def refused_log_in(room: Office, device: SoftAuthenticator) -> str:
    with pytest.raises(Refusal) as refused:
        await log_in(room, device)
    return refused.value.code


class TestAPasskey:
    async def test_logs_its_owner_in(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            ann = await with_passkey(room, device)

            assert await log_in(room, device) == ann
            assert await log_in(room, device) == ann

            (listed,) = await room.accounts.passkeys.listed(ann.id)
            assert (listed.label, listed.sign_count) == ("Key", 2)
            assert listed.used_ms == room.clock.wall_ms()

    async def test_proves_who_its_owner_is(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            ann = await with_passkey(room, device)
            asked = room.accounts.passkeys.ask_to_use(HERE)

            proof = Proof(passkey=answer(asked, device.use(options(asked))))
            await room.accounts.credentials.prove(ann, proof, HERE)

    async def test_proves_nothing_for_another_account(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)
            ben = await room.accounts.entrance.register("Ben", "cards cards cards", HERE)
            asked = room.accounts.passkeys.ask_to_use(HERE)

            proof = Proof(passkey=answer(asked, device.use(options(asked))))
            with pytest.raises(Refusal, match="another account's"):
                await room.accounts.credentials.prove(ben.player, proof, HERE)

    async def test_opens_nothing_once_removed(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            ann = await with_passkey(room, device)
            (listed,) = await room.accounts.passkeys.listed(ann.id)

            await room.accounts.passkeys.remove(ann.id, listed.id)

            assert await refused_log_in(room, device) == "passkey.refused"
            with pytest.raises(Refusal) as refused:
                await room.accounts.passkeys.remove(ann.id, listed.id)
            assert refused.value.code == "passkey.unknown"

    async def test_may_be_of_a_device_that_does_not_count(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM, counts=False)
            ann = await with_passkey(room, device)

            assert [await log_in(room, device), await log_in(room, device)] == [ann, ann]


class TestAnAnswerThatDoesNotHold:
    async def test_is_by_another_key(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)

            thief = SoftAuthenticator(ROOM, credential=device.credential)

            assert await refused_log_in(room, thief) == "passkey.refused"

    async def test_is_from_another_site(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)

            device.origin = "https://cards.example.evil.example"

            assert await refused_log_in(room, device) == "passkey.refused"

    async def test_is_by_a_device_that_did_not_check_its_user(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)

            device.verifies_user = False

            assert await refused_log_in(room, device) == "passkey.refused"

    async def test_is_by_a_copy_that_counts_less(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)
            await log_in(room, device)
            await log_in(room, device)

            device.count = 0

            assert await refused_log_in(room, device) == "passkey.refused"

    async def test_is_the_same_again(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)
            asked = room.accounts.passkeys.ask_to_use(HERE)
            used = answer(asked, device.use(options(asked)))
            await room.accounts.entrance.log_in_by_passkey(used, HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.entrance.log_in_by_passkey(used, HERE)

            assert refused.value.code == "passkey.late"

    async def test_is_too_late(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            await with_passkey(room, device)
            asked = room.accounts.passkeys.ask_to_use(HERE)
            used = answer(asked, device.use(options(asked)))
            await room.clock.pass_ms(5 * 60 * 1000 + 1)

            with pytest.raises(Refusal, match="took too long"):
                await room.accounts.entrance.log_in_by_passkey(used, HERE)

    @pytest.mark.parametrize(
        "nonsense", [b"", b"[]", b"{}", b'{"id":1}', b'{"id":"a","rawId":"a"}', b"\xff"]
    )
    async def test_is_none_at_all(self, nonsense: bytes) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            use = room.accounts.passkeys.ask_to_use(HERE)
            make = await room.accounts.passkeys.ask_to_make(ann, HERE)

            with pytest.raises(Refusal, match="does not hold"):
                await room.accounts.passkeys.used(Answer(use.ceremony, nonsense), HERE)
            with pytest.raises(Refusal, match="does not hold"):
                await room.accounts.passkeys.made(ann, Answer(make.ceremony, nonsense), "", HERE)


class TestMakingAPasskey:
    async def test_ends_with_who_began(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            ben = (await room.accounts.entrance.register("Ben", "cards cards cards", HERE)).player
            asked = await room.accounts.passkeys.ask_to_make(ann, HERE)
            made = answer(asked, SoftAuthenticator(ROOM).make(options(asked)))

            with pytest.raises(Refusal) as refused:
                await room.accounts.passkeys.made(ben, made, "", HERE)

            assert refused.value.code == "passkey.late"

    async def test_leaves_out_what_the_device_has_already(self) -> None:
        async with office() as room:
            device = SoftAuthenticator(ROOM)
            ann = await with_passkey(room, device)

            asked = await room.accounts.passkeys.ask_to_make(ann, HERE)

            assert len(options(asked)["excludeCredentials"]) == 1
            again = answer(asked, device.make(options(asked)))
            with pytest.raises(Refusal) as refused:
                await room.accounts.passkeys.made(ann, again, "", HERE)
            assert refused.value.code == "passkey.known"

    async def test_asks_the_device_to_check_its_user_and_to_keep_the_key(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player

            told = options(await room.accounts.passkeys.ask_to_make(ann, HERE))

            wanted = told["authenticatorSelection"]
            assert wanted["userVerification"] == "required"
            assert wanted["residentKey"] == "required"
            assert told["rp"]["id"] == "cards.example"

    async def test_names_it_after_the_device_where_nothing_is_said(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            asked = await room.accounts.passkeys.ask_to_make(ann, HERE)
            device = answer(asked, SoftAuthenticator(ROOM).make(options(asked)))

            made = await room.accounts.passkeys.made(ann, device, " \u202e ", HERE)

            assert made.label == "Firefox, Linux"

    async def test_ends_at_ten(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            for _ in range(MOST):
                asked = await room.accounts.passkeys.ask_to_make(ann, HERE)
                made = answer(asked, SoftAuthenticator(ROOM).make(options(asked)))
                await room.accounts.passkeys.made(ann, made, "", HERE)

            with pytest.raises(Refusal, match="at most 10 passkeys"):
                await room.accounts.passkeys.ask_to_make(ann, HERE)


class TestWherePasskeysAre:
    @pytest.mark.parametrize(
        "origin", ["http://127.0.0.1:8000", "http://[::1]:8000", "http://cards.lan:8000"]
    )
    async def test_is_not_where_browsers_offer_none(self, origin: str) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            place = Place(origin.removeprefix("http://").rpartition(":")[0], origin)

            with pytest.raises(Refusal) as refused:
                room.accounts.passkeys.ask_to_use(place)
            assert refused.value.code == "passkey.not_here"
            with pytest.raises(Refusal):
                await room.accounts.passkeys.ask_to_make(ann, place)

    async def test_is_on_this_machine_under_its_name(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            place = Place("localhost", "http://localhost:8000")
            device = SoftAuthenticator(place.origin)
            asked = await room.accounts.passkeys.ask_to_make(ann, place)
            made = answer(asked, device.make(options(asked)))
            await room.accounts.passkeys.made(ann, made, "", place)

            assert await log_in(room, device, place) == ann
