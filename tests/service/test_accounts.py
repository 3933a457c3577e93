"""Accounts: opened, logged in to, and their passwords changed."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher

from doorcard.service import SignedIn
from doorcard.service.accounts.credentials import Proof
from doorcard.service.accounts.ports import Place
from doorcard.service.ports import PlayerKind, Role
from doorcard.stud import Refusal
from tests.service.account_office import ELSEWHERE, HERE, PASSWORD, ROOM, Office, office


async def code_of_log_in(room: Office, name: str, password: str) -> str:
    with pytest.raises(Refusal) as refused:
        await room.accounts.entrance.log_in(name, password, HERE)
    return refused.value.code


class TestOpeningAnAccount:
    async def test_gives_a_player_of_that_name_with_play_chips(self) -> None:
        async with office() as room:
            ann = await room.ann()

            assert (ann.player.name, ann.player.role) == ("Ann", Role.PLAYER)
            assert await room.desk.wallet(ann.player.id) == 100_000
            assert await room.desk.player_of(ann.token) == ann.player

    async def test_keeps_a_guests_id_chips_and_session_under_another_token(self) -> None:
        async with office() as room:
            signed = await room.desk.sign_in("Ann")
            guest = await room.entered(signed)

            ann = await room.accounts.entrance.register(None, PASSWORD, HERE, guest)

            assert ann.player.id == signed.player.id
            assert ann.player.kind is PlayerKind.ACCOUNT
            assert await room.desk.wallet(ann.player.id) == 100_000
            assert await room.desk.player_of(signed.token) is None
            session, _ = await room.entered(ann)
            assert session.id == guest[0].id

    async def test_lets_a_guest_take_another_name_unless_seated(self) -> None:
        async with office() as room:
            guest = await room.guest("Ann")
            room.seats[guest[1].id] = ["Casino"]
            with pytest.raises(Refusal, match="a seat at Casino: leave it to change your name"):
                await room.accounts.entrance.register("Annika", PASSWORD, HERE, guest)

            room.seats.clear()
            ann = await room.accounts.entrance.register("Annika", PASSWORD, HERE, guest)

            assert ann.player.name == "Annika"

    async def test_is_for_those_who_have_none(self) -> None:
        async with office() as room:
            ann = await room.entered(await room.ann())

            with pytest.raises(Refusal, match="Ann has an account already"):
                await room.accounts.entrance.register("Annika", PASSWORD, HERE, ann)

    @pytest.mark.parametrize("name", ["Ann", "ANN", "\uff21nn"])
    async def test_needs_a_name_that_looks_like_nobody_elses(self, name: str) -> None:
        async with office() as room:
            await room.ann()

            with pytest.raises(Refusal, match="the name of an account") as refused:
                await room.accounts.entrance.register(name, PASSWORD, HERE)

            assert refused.value.code == "name.taken"

    async def test_gives_a_name_that_two_want_at_once_to_one(self) -> None:
        async with office() as room:
            came = await asyncio.gather(
                *(room.accounts.entrance.register("Ann", PASSWORD, HERE) for _ in range(2)),
                return_exceptions=True,
            )

            (refused,) = [each for each in came if isinstance(each, Refusal)]
            assert refused.code == "name.taken"

    async def test_needs_a_name_that_no_guest_present_has(self) -> None:
        async with office() as room:
            _, ben = await room.guest("Ben")
            room.present.append(ben)

            with pytest.raises(Refusal, match="Ben is in the room already"):
                await room.accounts.entrance.register("ben", PASSWORD, HERE)

    async def test_keeps_its_name_from_guests_while_its_owner_is_away(self) -> None:
        async with office() as room:
            await room.ann()

            with pytest.raises(Refusal, match="log in if it is yours") as refused:
                await room.desk.sign_in("Ann")

            assert refused.value.code == "name.taken"

    @pytest.mark.parametrize(
        ("password", "code"),
        [("short", "password.too_short"), ("password", "password.common")],
    )
    async def test_needs_a_password_that_will_do(self, password: str, code: str) -> None:
        async with office() as room:
            with pytest.raises(Refusal) as refused:
                await room.accounts.entrance.register("Ann", password, HERE)

            assert refused.value.code == code

    async def test_needs_a_name(self) -> None:
        async with office() as room:
            with pytest.raises(Refusal, match="an account has a name"):
                await room.accounts.entrance.register(None, PASSWORD, HERE)

    async def test_is_slowed_down_after_sixty_from_one_address_so_that_a_club_gets_in(self) -> None:
        async with office() as room:
            for number in range(60):
                await room.accounts.entrance.register(f"Player {number}x", PASSWORD, HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.entrance.register("Ann", PASSWORD, HERE)

            assert (refused.value.code, refused.value.facts) == ("accounts.wait", {"seconds": 60})
            await room.accounts.entrance.register("Ann", PASSWORD, ELSEWHERE)


class TestLoggingIn:
    async def test_takes_the_name_in_any_case_and_its_password(self) -> None:
        async with office() as room:
            ann = await room.ann()

            again = await room.accounts.entrance.log_in(" aNN", PASSWORD, ELSEWHERE)

            assert again.player == ann.player
            assert again.token != ann.token
            devices = [each.device for each in await room.desk.sessions.listed(ann.player.id)]
            assert sorted(devices) == ["Firefox, Linux", "curl"]

    async def test_refuses_a_wrong_name_and_a_wrong_password_alike(self) -> None:
        async with office() as room:
            await room.ann()

            with pytest.raises(Refusal) as wrong_password:
                await room.accounts.entrance.log_in("Ann", "another password", HERE)
            with pytest.raises(Refusal) as wrong_name:
                await room.accounts.entrance.log_in("Nobody", PASSWORD, HERE)

            assert wrong_password.value.code == wrong_name.value.code == "login.wrong"
            assert str(wrong_password.value) == str(wrong_name.value)

    async def test_ends_a_guests_session(self) -> None:
        async with office() as room:
            await room.ann()
            signed = await room.desk.sign_in("Ben")

            await room.accounts.entrance.log_in("Ann", PASSWORD, HERE, await room.entered(signed))

            assert await room.desk.player_of(signed.token) is None

    async def test_is_not_for_a_guest_with_a_seat_nor_for_who_is_in(self) -> None:
        async with office() as room:
            ann = await room.entered(await room.ann())
            ben = await room.guest("Ben")
            room.seats[ben[1].id] = ["Casino"]

            with pytest.raises(Refusal, match="leave it to log in"):
                await room.accounts.entrance.log_in("Ann", PASSWORD, HERE, ben)
            with pytest.raises(Refusal, match="signed in as Ann"):
                await room.accounts.entrance.log_in("Ann", PASSWORD, HERE, ann)

    async def test_hashes_an_outdated_password_anew(self) -> None:
        async with office() as room:
            ann = await room.ann()
            old = PasswordHasher(1, 16, 1).hash(PASSWORD)
            await room.store.accounts.set_password(ann.player.id, old)

            await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)

            login = await room.accounts.login(ann.player.id)
            assert login.password != old
            await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)


class TestGuessing:
    async def test_waits_longer_and_longer(self) -> None:
        async with office() as room:
            await room.ann()
            for _ in range(5):
                assert await code_of_log_in(room, "Ann", "a wrong guess") == "login.wrong"

            with pytest.raises(Refusal) as refused:
                await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)
            assert (refused.value.code, refused.value.facts["seconds"]) == ("login.wait", 2)

            await room.clock.pass_ms(2_000)
            assert await code_of_log_in(room, "Ann", "a wrong guess") == "login.wrong"
            await room.clock.pass_ms(2_000)
            assert await code_of_log_in(room, "Ann", "a wrong guess") == "login.wait"

    async def test_does_not_lock_the_owner_out(self) -> None:
        async with office() as room:
            await room.ann()
            for number in range(200):  # a stranger, from many addresses
                stranger = Place("cards.example", ROOM, "", f"198.51.100.{number}")
                with pytest.raises(Refusal):
                    await room.accounts.entrance.log_in("Ann", "a wrong guess", stranger)

            await room.clock.pass_ms(30_000)
            await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)

    async def test_of_many_names_from_one_address_waits_too(self) -> None:
        async with office() as room:
            for number in range(60):
                assert (
                    await code_of_log_in(room, f"Name {number}", "a guess of it") == "login.wrong"
                )

            assert await code_of_log_in(room, "Another", "a guess of it") == "login.wait"

    async def test_from_many_addresses_of_one_ipv6_network_counts_as_from_one(self) -> None:
        async with office() as room:
            for number in range(61):
                place = Place("cards.example", ROOM, "", f"2001:db8:1:2::{number:x}")
                with pytest.raises(Refusal) as refused:
                    await room.accounts.entrance.log_in(f"Name {number}", "a guess of it", place)

            assert refused.value.code == "login.wait"

    async def test_starts_anew_after_a_right_password(self) -> None:
        async with office() as room:
            await room.ann()
            for _ in range(3):
                for _ in range(4):
                    assert await code_of_log_in(room, "Ann", "a wrong guess") == "login.wrong"
                await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)


class TestAPassword:
    async def test_is_good_until_its_owner_changes_it(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.clock.pass_ms(10 * 365 * 86_400_000)

            again = await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)

            assert again.player.id == ann.player.id


class TestChangingThePassword:
    async def changed(self, room: Office, ann: SignedIn, old: str, new: str) -> SignedIn:
        session, player = await room.entered(ann)
        return await room.accounts.change_password(session, player, old, new, HERE)

    async def test_ends_every_other_session_and_gives_this_one_a_new_token(self) -> None:
        async with office() as room:
            ann = await room.ann()
            phone = await room.accounts.entrance.log_in("Ann", PASSWORD, ELSEWHERE)
            session, _ = await room.entered(ann)

            after = await self.changed(room, ann, PASSWORD, "eight cards in a row")

            assert await room.desk.player_of(phone.token) is None
            assert await room.desk.player_of(ann.token) is None
            assert (await room.entered(after))[0].id == session.id
            assert await code_of_log_in(room, "Ann", PASSWORD) == "login.wrong"
            await room.accounts.entrance.log_in("Ann", "eight cards in a row", HERE)

    async def test_needs_the_old_one(self) -> None:
        async with office() as room:
            ann = await room.ann()

            with pytest.raises(Refusal, match="not your password") as refused:
                await self.changed(room, ann, "another password", "eight cards in a row")

            assert refused.value.code == "password.wrong"

    async def test_needs_a_new_one_that_will_do(self) -> None:
        async with office() as room:
            ann = await room.ann()

            with pytest.raises(Refusal) as refused:
                await self.changed(room, ann, PASSWORD, "ann")

            assert refused.value.code == "password.too_short"
            await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)

    async def test_is_told_to_the_owner_by_mail(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.verified(ann, "ann@cards.example")

            await self.changed(room, ann, PASSWORD, "eight cards in a row")

            (letter,) = await room.letters()
            assert "your password was changed" in letter.text

    async def test_is_not_for_guests(self) -> None:
        async with office() as room:
            ben = await room.guest("Ben")

            with pytest.raises(Refusal, match="a guest has no password"):
                await room.accounts.change_password(*ben, PASSWORD, PASSWORD, HERE)


class TestProvingWhoOneIs:
    async def test_is_asked_of_accounts(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player

            with pytest.raises(Refusal) as refused:
                await room.accounts.credentials.prove(ann, None, HERE)
            assert refused.value.code == "proof.needed"

            await room.accounts.credentials.prove(ann, Proof(password=PASSWORD), HERE)

    async def test_is_not_asked_of_guests(self) -> None:
        async with office() as room:
            _, ben = await room.guest("Ben")

            await room.accounts.credentials.prove(ben, None, HERE)

    async def test_is_limited_like_logging_in(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            for _ in range(5):
                with pytest.raises(Refusal, match="not your password"):
                    await room.accounts.credentials.prove(ann, Proof(password="a guess"), HERE)

            with pytest.raises(Refusal, match="too many tries"):
                await room.accounts.credentials.prove(ann, Proof(password=PASSWORD), HERE)

    def test_keeps_what_was_typed_out_of_its_repr(self) -> None:
        assert PASSWORD not in repr(Proof(password=PASSWORD))
