"""What the room keeps of a person: taken along, and deleted."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from doorcard.adapters.all_tables import METADATA
from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import Room, open_room, tools_for
from doorcard.room.cage import BANK
from doorcard.room.table import PlayerId
from doorcard.room.talk import Side
from doorcard.service import Pace
from doorcard.service.accounts.belongings import Belongings
from doorcard.service.accounts.credentials import Proof
from doorcard.service.accounts.ports import Purpose
from doorcard.service.ports import Player
from doorcard.service.talk.tellings import AnnouncementTold, SaidTold, TalkTold, UnsaidTold
from doorcard.stud import Refusal
from tests.service.account_office import HERE, PASSWORD, Office, deed, light_hasher, office
from tests.service.small_room import SmallRoom, play_on, small_room
from tests.service.test_rail import told

PROOF = Proof(password=PASSWORD)


async def exported(belongings: Belongings, player: Player) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(b"".join([each async for each in belongings.export(player)]))
    return found


def belongings_of(room: SmallRoom) -> Belongings:
    return Belongings(room.store, room.clock, room.desk)


class TestAnExport:
    async def test_holds_the_account_and_nothing_secret(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.verified(ann, "ann@cards.example")
            made = await room.desk.tokens.make(ann.player.id, "Robot", ["read"])

            told = await exported(room.accounts.belongings, ann.player)

            assert told["format"] == "doorcard-export-1"
            assert told["account"]["name"] == "Ann"
            assert told["account"]["email"] == "ann@cards.example"
            assert told["account"]["tokens"][0]["name"] == "Robot"
            assert told["sessions"][0]["device"] == "Firefox, Linux"
            assert told["wallet"]["chips"] == 100_000
            assert told["wallet"]["lines"][0]["why"] == "grant"
            login = await room.accounts.login(ann.player.id)
            for secret in (ann.token, made.token, made.made.digest.hex(), login.password):
                assert secret is not None
                assert secret not in json.dumps(told)

    async def test_holds_every_hand_as_the_player_saw_it(self) -> None:
        async with small_room() as room:
            ann, _ = guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)

            told = await exported(belongings_of(room), ann.player)

            (hand,) = told["hands"]
            own, other = (
                hand["seat"],
                next(each["seat"] for each in hand["players"] if each["name"] == "Ben"),
            )
            third = next(each for each in hand["notices"] if each["type"] == "street_dealt")
            seen = {dealt["seat"]: dealt["down"] for dealt in third["cards"]}
            assert "??" not in seen[own]
            assert seen[other] == ["??", "??"]

    async def test_is_whole_while_its_player_is_in_a_hand_and_leaves_that_one_out(self) -> None:
        async with small_room() as room:
            ann, _ = guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            await room.begin()
            assert room.dealer.state.open_play is not None

            told = await exported(belongings_of(room), ann.player)

            assert [hand["number"] for hand in told["hands"]] == [1]

    async def test_holds_what_other_parts_of_the_room_keep(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player

            async def notes(player: PlayerId) -> list[str]:
                return [f"a note of {player}"]

            async def forget(player: PlayerId) -> None:
                raise AssertionError(f"nobody wanted {player} erased")

            room.accounts.belongings.add("notes", notes, forget)

            assert (await exported(room.accounts.belongings, ann))["notes"] == [
                f"a note of {ann.id}"
            ]

    async def test_is_there_for_guests_too(self) -> None:
        async with office() as room:
            _, ben = await room.guest("Ben")

            told = await exported(room.accounts.belongings, ben)

            assert told["account"]["role"] == "guest"
            assert told["hands"] == []

    async def test_is_made_three_times_and_then_slower(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            for _ in range(3):
                await exported(room.accounts.belongings, ann)

            with pytest.raises(Refusal, match="you have this file already: wait 60 seconds"):
                room.accounts.belongings.export(ann)


class TestDeletingAnAccount:
    async def deleted(self, room: Office) -> Player:
        ann = (await room.ann()).player
        await room.accounts.delete(ann, PROOF, HERE)
        return ann

    async def test_frees_the_name_and_ends_every_session(self) -> None:
        async with office() as room:
            signed = await room.ann()
            await room.accounts.delete(signed.player, PROOF, HERE)

            assert await room.desk.player_of(signed.token) is None
            with pytest.raises(Refusal) as refused:
                await room.accounts.entrance.log_in("Ann", PASSWORD, HERE)
            assert refused.value.code == "login.wrong"
            again = await room.ann()
            assert again.player.id != signed.player.id

    async def test_gives_the_chips_back_to_the_house(self) -> None:
        async with office() as room:
            ann = await self.deleted(room)

            assert await room.desk.wallet(ann.id) == 0
            assert await room.store.balance(BANK) == 0
            assert (await room.store.ledger(f"wallet:{ann.id}"))[-1].chips == -100_000

    async def test_leaves_the_hands_under_a_neutral_name(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            ann, ben = guests
            await room.dealer.leave(ann.id, request="go")

            await belongings_of(room).erase(ann.player)

            record = await room.floor.hand("reference-1", ben.id)
            assert {each.name for each in record.players} == {"Former player", "Ben"}

    async def test_erases_what_other_parts_of_the_room_keep(self) -> None:
        async with office() as room:
            erased: list[PlayerId] = []

            async def notes(_: PlayerId) -> None:
                return None

            async def forget(player: PlayerId) -> None:
                erased.append(player)

            room.accounts.belongings.add("notes", notes, forget)

            ann = await self.deleted(room)

            assert erased == [ann.id]

    async def test_ends_links_and_tokens(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, "ann@cards.example", HERE)
            made = await room.desk.tokens.make(ann.player.id, "Robot", ["read"])

            await room.accounts.delete(ann.player, PROOF, HERE)

            with pytest.raises(Refusal):
                await room.desk.tokens.bearer(made.token)
            assert await room.store.accounts.link(b"", Purpose.VERIFY) is None

    async def test_waits_until_the_seat_is_given_up(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            room.seats[ann.id] = ["Casino"]

            with pytest.raises(Refusal, match="a seat at Casino: leave it to delete your account"):
                await room.accounts.delete(ann, PROOF, HERE)

    async def test_needs_a_proof(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player

            with pytest.raises(Refusal) as refused:
                await room.accounts.delete(ann, None, HERE)
            assert refused.value.code == "proof.needed"
            with pytest.raises(Refusal) as refused:
                await room.accounts.delete(ann, Proof(password="a guess"), HERE)
            assert refused.value.code == "password.wrong"

    async def test_needs_none_of_a_guest(self) -> None:
        async with office() as room:
            _, ben = await room.guest("Ben")

            await room.accounts.delete(ben, None, HERE)

            assert await room.store.player(ben.id) == Player(ben.id, "Former player")

    async def test_is_not_for_the_only_host(self) -> None:
        async with office() as room:
            ann = (await room.ann()).player
            await room.store.accounts.set_host(ann.id, on=True, log=deed())

            with pytest.raises(Refusal, match="name another one first"):
                await room.accounts.delete(ann, PROOF, HERE)


ELM = "I live in Elm Street"


@asynccontextmanager
async def open_doors() -> AsyncIterator[Room]:
    """A whole room: talk and the host's office keep of people too."""
    tools = replace(tools_for(Pigeonhole()), hasher=light_hasher())
    async with open_room(MemoryStore(), Pace.instant(), bots=None, tools=tools) as room:
        yield room


async def account(room: Room, name: str, *, host: bool = False) -> Player:
    made = (await room.accounts.entrance.register(name, PASSWORD, HERE)).player
    await room.store.accounts.set_host(made.id, on=host, log=deed())
    return replace(made, host=host)


def stored(room: Room) -> dict[str, str]:
    """Every row of the room, as text, by the name of its table."""
    store = room.store
    assert isinstance(store, MemoryStore)
    return store._rows.now(
        lambda rows: {
            table.name: str(list(rows.execute(select(table)))) for table in METADATA.sorted_tables
        }
    )


class TestWhatADeletedPersonSaid:
    """A person can delete their data: hands alone are excepted."""

    async def test_is_told_no_more_and_those_who_read_it_are_told_so(self) -> None:
        async with open_doors() as room:
            ann, casino = await account(room, "Ann"), room.floor.table("casino")
            reader = casino.watch(None)
            await told(reader)
            await casino.say(ann, Side.RAIL, ELM)
            (said,) = [each for each in await told(reader) if isinstance(each, SaidTold)]

            await room.accounts.delete(ann, PROOF, HERE)

            assert UnsaidTold(said.line.id) in await told(reader)
            (talk,) = [
                each for each in await told(casino.watch(None)) if isinstance(each, TalkTold)
            ]
            assert talk.rail == ()

    async def test_is_nowhere_in_the_room_nor_is_their_name(self) -> None:
        async with open_doors() as room:
            ann, ben = await account(room, "Ann"), await account(room, "Ben")
            await room.floor.table("casino").say(ann, Side.RAIL, ELM)
            await room.office.contact.write(ann, f"{ELM}, write to me")
            await room.office.notes.write(ben.id, ann.id, f"Ann, {ELM}")
            before = stored(room)

            await room.accounts.delete(ann, PROOF, HERE)

            wrote = {name for name, rows in before.items() if "Elm" in rows}
            assert wrote == {"talk_lines", "host_mail", "player_notes"}
            left = stored(room)
            assert not [name for name, rows in left.items() if "Elm" in rows or "'Ann'" in rows]

    async def test_is_not_kept_when_it_comes_too_late(self) -> None:
        async with open_doors() as room:
            ann = await account(room, "Ann")
            await room.accounts.delete(ann, PROOF, HERE)

            with pytest.raises(Refusal) as refused:
                await room.floor.table("casino").say(ann, Side.RAIL, ELM)

            assert refused.value.code == "session.none"
            assert "Elm" not in stored(room)["talk_lines"]


class TestADeletedHost:
    async def test_is_told_by_a_neutral_name(self) -> None:
        async with open_doors() as room:
            ann, ben = await account(room, "Ann", host=True), await account(room, "Ben", host=True)
            cem = (await room.desk.sign_in("Cem")).player
            casino, office = room.floor.table("casino"), room.office
            await casino.say(cem, Side.RAIL, ELM)
            await office.players.remove_line(ann, 1, "an address")
            await office.room.announce(ann, "Cake at ten", table=None, minutes=None, why="cake")
            await office.contact.write(cem, "Why?")
            await office.contact.answer(ann, cem.id, "Do not tell where you live")
            await office.players.silence(ann, cem.id, table=None, minutes=None, why="tells all")
            await office.players.ban(ann, cem.id, None, "again")
            reader = casino.watch(ben)
            await told(reader)

            await room.accounts.delete(ann, PROOF, HERE)

            left = stored(room)
            assert [name for name, rows in left.items() if "'Ann'" in rows] == ["host_log"]
            assert "Elm" not in left["host_log"]
            again = [each for each in await told(reader) if isinstance(each, AnnouncementTold)]
            assert [each.announcement.by for each in again] == ["Former player"]
            file = await office.players.file(cem.id)
            assert file.ban is not None
            assert {file.ban.by, *(each.by for each in file.silences)} == {"Former player"}
