"""Opening, entering, changing and closing tables in an open room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room import queueing
from doorcard.service import Dealer, Pace
from doorcard.service.accounts.ports import Checked
from doorcard.service.floor.table_wish import TableWish
from doorcard.service.floor.tables import Tables, may_enter
from doorcard.service.floor.tidying import Tidying
from doorcard.service.ports import Player, PlayerKind
from doorcard.service.table.table_orders import StopWaiting, wait_for
from doorcard.service.table.table_tellings import AnnouncedTold, ButtonTold
from doorcard.service.table.tellings import ClosingTold
from doorcard.stud import Chips, Refusal
from doorcard.stud.problems import problems_of
from tests.service.clockwork import HandClock, quiet
from tests.service.small_room import Guest, SmallRoom, play_on, request, small_room
from tests.service.test_house_bots import BotMaker

HOST = Player("host", "Hanna", PlayerKind.ACCOUNT, host=True)
SHORT = {"max_players": 6}
PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000)


class PlainHasher:
    """Quick, and known to be no hash at all."""

    async def hashed(self, password: str) -> str:
        return f"hashed {password}"

    async def check(self, encoded: str | None, password: str) -> Checked:
        return Checked(encoded == f"hashed {password}")

    def close(self) -> None:
        """Nothing waits."""


def a_wish(name: str = "Friday night", **changes: Any) -> TableWish:  # noqa: ANN401 - fields of the wish
    wish = TableWish(house="reference", name=name, rules={}, policy={}, bots=False)
    return replace(wish, **changes)


@asynccontextmanager
async def a_room(
    *,
    store: MemoryStore | None = None,
    clock: HandClock | None = None,
    pace: Pace = PACE,
    bots: BotMaker | None = None,
) -> AsyncIterator[tuple[SmallRoom, Tables]]:
    async with small_room(store=store, clock=clock, pace=pace, bots=bots) as room:
        yield room, Tables(room.floor, PlainHasher())


async def opened_by(
    room: SmallRoom,
    tables: Tables,
    name: str,
    **changes: Any,  # noqa: ANN401 - fields of the wish
) -> Guest:
    """Somebody who has opened a table and looks at it."""
    guest = await room.guest(name)
    opened = await tables.open(guest.player, a_wish(**changes))
    return await at(guest, opened.dealer)


async def at(guest: Guest, dealer: Dealer) -> Guest:
    await guest.close()
    moved = Guest(guest.player, guest.token, dealer)
    await quiet()
    return moved


async def visitor(room: SmallRoom, name: str, dealer: Dealer) -> Guest:
    return await at(await room.guest(name), dealer)


class TestOpeningATable:
    async def test_takes_a_house_and_changes_its_rules(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")

            opened = await tables.open(
                ann.player,
                a_wish(
                    house="common_hilo",
                    rules={"ante": 10, "max_raises": None},
                    policy={"turn_seconds": 20, "buy_in_max": 5000},
                ),
            )

            table, sign = opened.dealer.state.table, opened.dealer.sign
            assert (table.rules.ante, table.rules.max_raises, table.rules.game) == (
                10,
                None,
                "hilo",
            )
            assert (table.policy.turn_seconds, table.policy.buy_in_max) == (20, 5000)
            assert table.policy.short_buy
            assert (sign.name, sign.opener, sign.private) == ("Friday night", "Ann", False)
            assert [each.name for each in room.floor.lobby()] == ["Reference rules", "Friday night"]

    async def test_is_refused_with_everything_that_is_wrong(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")
            wish = a_wish(
                house="common_hi",
                rules={"ante": 50, "max_players": "many", "speed": 1},
                policy={"offer_seconds": 1},
            )

            with pytest.raises(Refusal) as refused:
                await tables.open(ann.player, wish)

            problems = problems_of(refused.value)
            assert [each.sentence[:24] for each in problems] == [
                "max_players must be a wh",
                "speed is no rule of a ta",
                "bring_in 50 must be larg",
                "offer_seconds 1 must lie",
            ]
            assert tables.check(ann.player, wish) == problems
            assert len(room.floor.lobby()) == 1

    async def test_needs_a_name_of_its_own(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")

            for name, code in (
                ("FRIDAY  night", "table.name_taken"),
                ("reference rules", "table.name_taken"),
                ("x", "table_name.length"),
                ("--", "table_name.no_letter"),
                ("a\u200bb", "table_name.characters"),
            ):
                with pytest.raises(Refusal) as refused:
                    await tables.open(ann.player, a_wish(name))
                assert refused.value.code == code

    async def test_twice_at_once_gives_one_table(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")
            wish = a_wish(private=True, password="sesame")

            both = await asyncio.gather(
                *(tables.open(ann.player, wish) for _ in range(2)), return_exceptions=True
            )

            (refused,) = [each for each in both if isinstance(each, Refusal)]
            assert refused.code == "table.name_taken"
            assert len(room.floor.lobby()) == 2

    async def test_is_for_each_player_so_often_and_no_more(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")
            for number in range(3):
                await tables.open(ann.player, a_wish(f"Table {number}"))

            with pytest.raises(Refusal, match="you have opened 3 tables") as refused:
                await tables.open(ann.player, a_wish("One more"))

            assert refused.value.code == "table.too_many"
            await tables.open(HOST, a_wish("The host's"))

    async def test_may_be_for_the_host_alone(self) -> None:
        async with a_room(pace=replace(PACE, tables_by_host_alone=True)) as (room, tables):
            ann = await room.guest("Ann")

            with pytest.raises(Refusal) as refused:
                await tables.open(ann.player, a_wish())

            assert refused.value.code == "table.host_only"
            assert (await tables.open(HOST, a_wish())).invite is None

    async def test_has_an_end_and_empty_tables_make_room(self) -> None:
        async with a_room(pace=replace(PACE, tables_opened=1)) as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await room.guest("Ben")

            with pytest.raises(Refusal) as refused:
                await tables.open(ben.player, a_wish("Another"))
            assert refused.value.code == "table.room_full"
            await ann.close()
            await ben.close()  # the room's own table of that kind is empty too
            await tables.open(ben.player, a_wish("Another"))
            await quiet()

            assert [each.name for each in room.floor.lobby()] == ["Reference rules", "Another"]

    async def test_takes_no_last_empty_table_of_a_kind(self) -> None:
        async with a_room(pace=replace(PACE, tables_opened=3)) as (room, tables):
            ann, ben, cal = [await room.guest(name) for name in ("Ann", "Ben", "Cal")]
            for name in ("First", "Second"):
                await tables.open(ann.player, a_wish(f"{name} of a kind", rules=SHORT))
            opened = await tables.open(cal.player, a_wish("Private", private=True))
            own = await at(cal, opened.dealer)

            await tables.open(ben.player, a_wish("Third", rules={"max_players": 5}))
            await quiet()
            with pytest.raises(Refusal) as refused:
                await tables.open(ben.player, a_wish("Fourth", rules={"max_players": 4}))
            left = [each.name for each in room.floor.lobby()]
            await own.close()
            await tables.open(ben.player, a_wish("Fourth", rules={"max_players": 4}))
            await quiet()

            assert refused.value.code == "table.room_full"
            assert "no empty one is to spare" in str(refused.value)
            assert left == ["Reference rules", "Private", "Second of a kind", "Third"]
            assert [each.name for each in room.floor.lobby()][1:] == [
                *("Fourth", "Second of a kind", "Third")
            ]

    async def test_is_there_after_a_restart(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with a_room(store=store, clock=clock) as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True, password="sesame")
            await ann.sit(2)
            id_ = ann.dealer.sign.id
        async with a_room(store=store, clock=clock) as (room, tables):
            table = room.floor.table(id_).state.table
            assert (table.name, table.opener, table.seats[0].player) == (
                "Friday night",
                ann.id,
                ann.id,
            )
            ben = await room.guest("Ben")
            await tables.enter(ben.player, id_, password="sesame", request=request())
            assert await room.books() == []

    async def test_with_bots_seats_bots_of_its_own(self) -> None:
        pace = replace(PACE, bots_per_table=2, think_ms=(0, 0))
        async with a_room(pace=pace, bots=BotMaker()) as (room, tables):
            ann = await room.guest("Ann")
            opened = await tables.open(ann.player, a_wish(bots=True))
            without = await tables.open(ann.player, a_wish("Quiet"))
            await quiet()

            assert (opened.dealer.sign.bots, without.dealer.sign.bots) == (2, 0)
            names = [each.name for each in room.floor.present() if each.is_bot]
            assert len(names) == len(set(names)) == 4


class TestAPrivateTable:
    async def test_is_entered_by_its_link(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")
            opened = await tables.open(ann.player, a_wish(private=True))
            ben = await room.guest("Ben")
            id_ = opened.dealer.sign.id
            assert opened.dealer.sign.private
            assert opened.invite is not None

            with pytest.raises(Refusal) as refused:
                tables.dealer_for(id_, ben.player)
            assert refused.value.code == "table.private"
            await tables.enter(ben.player, id_, invite=opened.invite, request=request())

            assert tables.dealer_for(id_, ben.player) is opened.dealer
            ben = await at(ben, opened.dealer)
            await ben.sit(1)

    async def test_opens_for_its_opener_and_the_host(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True)
            id_ = ann.dealer.sign.id

            assert tables.dealer_for(id_, ann.player) is tables.dealer_for(id_, HOST)
            for nobody in (None, (await room.guest("Ben")).player):
                with pytest.raises(Refusal):
                    tables.dealer_for(id_, nobody)

    async def test_gives_no_seat_and_no_place_in_line_to_others(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True)
            ben = await room.guest("Ben")

            for order in (
                ann.dealer.sit(ben.player, 1, 4000, request=request()),
                ann.dealer.ask(wait_for(ben.player, ()), request=request()),
            ):
                with pytest.raises(Refusal, match="Friday night is private") as refused:
                    await order
                assert refused.value.code == "table.private"

    async def test_ends_a_link_with_a_new_one(self) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")
            opened = await tables.open(ann.player, a_wish(private=True))
            id_ = opened.dealer.sign.id
            ben = await room.guest("Ben")

            new = await tables.invite(ann.player, id_, request=request())

            with pytest.raises(Refusal) as refused:
                await tables.enter(ben.player, id_, invite=opened.invite, request=request())
            assert refused.value.code == "entry.wrong"
            await tables.enter(ben.player, id_, invite=new, request=request())
            with pytest.raises(Refusal) as not_his:
                await tables.invite(ben.player, id_, request=request())
            assert not_his.value.code == "table.not_yours"

    async def test_slows_guessing(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True, password="sesame")
            ben = await room.guest("Ben")
            codes = []

            for _ in range(7):
                with pytest.raises(Refusal) as refused:
                    await tables.enter(
                        ben.player, ann.dealer.sign.id, password="guess", request=request()
                    )
                codes.append(refused.value.code)

            assert codes == ["entry.wrong"] * 5 + ["entry.wait"] * 2

    async def test_opens_for_the_others_of_an_address_when_one_of_them_guesses_wrong(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True, password="sesame")
            table = ann.dealer.sign.id
            ben, cyd = await room.guest("Ben"), await room.guest("Cyd")
            for _ in range(7):
                with pytest.raises(Refusal):
                    await tables.enter(
                        ben.player, table, password="guess", address="10.0.0.1", request=request()
                    )

            await tables.enter(
                cyd.player, table, password="sesame", address="10.0.0.1", request=request()
            )

            assert may_enter(ann.dealer.state.table, cyd.player)

    async def test_slows_guessing_under_ever_new_names(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True, password="sesame")
            codes = []
            for number in range(12):
                guest = await room.guest(f"Guest {number}")
                for _ in range(4):
                    with pytest.raises(Refusal) as refused:
                        await tables.enter(
                            guest.player,
                            ann.dealer.sign.id,
                            password="guess",
                            address=f"2001:db8::{number:x}",
                            request=request(),
                        )
                    codes.append(refused.value.code)

            assert codes == ["entry.wrong"] * 40 + ["entry.wait"] * 8

    async def test_keeps_neither_token_nor_password_in_the_store(self) -> None:
        store = MemoryStore()
        async with a_room(store=store) as (room, tables):
            ann = await room.guest("Ann")
            opened = await tables.open(ann.player, a_wish(private=True, password="sesame"))
            (stored,) = [t for t in await store.tables() if t.id == opened.dealer.sign.id]

            assert opened.invite is not None
            assert opened.invite.encode() not in stored.state
            assert b'"sesame"' not in stored.state
            for secret in (opened.invite, "sesame"):
                assert secret not in repr(opened)
                assert secret not in repr(opened.dealer.state)

    @pytest.mark.parametrize(
        ("private", "password"), [(True, "short"), (True, "x" * 129), (False, "sesame")]
    )
    async def test_has_a_password_of_some_length_or_none(
        self, *, private: bool, password: str
    ) -> None:
        async with a_room() as (room, tables):
            ann = await room.guest("Ann")

            with pytest.raises(Refusal) as refused:
                await tables.open(ann.player, a_wish(private=private, password=password))

            assert refused.value.code == "door.password"


class TestNewRules:
    """Rules of a table change only between hands and are announced."""

    async def test_are_announced_a_hand_before(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ann.sit(1)
            await ben.sit(2)
            await ben.listen()

            await tables.announce(
                ann.player, ann.dealer.sign.id, {"ante": 30}, {}, request=request()
            )

            (told,) = await ben.hears(AnnouncedTold)
            assert (told.code, told.announced is not None) == ("rules.announced", True)
            assert told.announced is not None
            assert told.announced.from_hand == 2
            (change,) = told.announced.changes
            assert (change.field, change.before, change.after) == ("ante", 25, 30)
            assert "0.3" in change.text

            await room.begin()
            assert ann.dealer.state.behind(1) == 4000 - 25
            await play_on([ann, ben])
            await ben.listen()
            assert ben.heard_of(AnnouncedTold)[-1].code == "rules.in_force"
            await room.begin()
            assert ann.dealer.state.play is not None
            assert ann.dealer.state.play.hand.rules.ante == 30

    async def test_can_be_left_with_all_chips(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ann.sit(1)
            await ben.sit(2)
            id_ = ann.dealer.sign.id
            await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())

            await ben.dealer.leave(ben.id, request=request())

            assert await room.wallet(ben) == 100_000

    async def test_can_be_taken_back(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ben.sit(2)
            id_ = ann.dealer.sign.id
            await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())
            await ben.listen()

            await tables.take_back(ann.player, id_, request=request())

            (told,) = await ben.hears(AnnouncedTold)
            assert (told.code, told.announced) == ("rules.taken_back", None)
            assert ann.dealer.state.table.rules.ante == 25

    async def test_are_for_the_opener_and_the_host(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await room.guest("Ben")
            id_ = ann.dealer.sign.id

            with pytest.raises(Refusal) as refused:
                await tables.announce(ben.player, id_, {"ante": 30}, {}, request=request())

            assert refused.value.code == "table.not_yours"
            await tables.announce(HOST, id_, {"ante": 30}, {}, request=request())
            await tables.announce(HOST, "reference", {"ante": 10}, {}, request=request())
            with pytest.raises(Refusal):
                await tables.announce(ann.player, "reference", {"ante": 5}, {}, request=request())

    async def test_take_the_buy_in_along_with_the_stakes(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            id_ = ann.dealer.sign.id
            dearer = {"small_bet": 200, "big_bet": 400}

            await tables.announce(ann.player, id_, dearer, {}, request=request())

            policy = ann.dealer.state.table.policy
            assert (policy.buy_in_min, policy.buy_in_max) == (4000, 40_000)

    async def test_and_what_is_announced_are_told_to_who_comes_later(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ben.sit(2)
            id_ = ann.dealer.sign.id
            await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())

            cal = await visitor(room, "Cal", ann.dealer)

            assert [each.code for each in await cal.hears(AnnouncedTold)] == ["rules.announced"]

    async def test_survive_a_crash_as_they_were_announced(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with a_room(store=store, clock=clock) as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ben.sit(2)
            id_ = ann.dealer.sign.id
            await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())
            announced = ann.dealer.state.table.announced
        async with a_room(store=store, clock=clock) as (room, tables):
            assert room.floor.table(id_).state.table.announced == announced


class TestClosingATable:
    async def test_gives_the_chips_back_when_the_hand_is_over(self) -> None:
        store = MemoryStore()
        async with a_room(store=store) as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ann.sit(1)
            await ben.sit(2)
            await room.begin()
            id_ = ann.dealer.sign.id

            await tables.close(ann.player, id_, request=request())

            told = await ben.hears(AnnouncedTold)
            assert [each.code for each in told] == ["table.closing"]
            await play_on([ann, ben])
            assert [each.code for each in await ben.hears(ClosingTold)] == ["table.closed"]
            assert await room.wallet(ann) + await room.wallet(ben) == 200_000
            with pytest.raises(Refusal) as refused:
                room.floor.table(id_)
            assert refused.value.code == "table.unknown"
            assert id_ not in [each.id for each in await store.tables()]
            balances = await store.balances()
            assert {k: v for k, v in balances.items() if id_ in k and v} == {}

    async def test_is_for_good(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with a_room(store=store, clock=clock) as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            await ann.sit(1)
            await tables.close(ann.player, ann.dealer.sign.id, request=request())
            await quiet()
            assert await room.wallet(ann) == 100_000
        async with a_room(store=store, clock=clock) as (room, _):
            assert len(room.floor.lobby()) == 1

    async def test_asked_for_in_a_hand_is_remembered_over_a_crash(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with a_room(store=store, clock=clock) as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await visitor(room, "Ben", ann.dealer)
            await ann.sit(1)
            await ben.sit(2)
            await room.begin()
            id_ = ann.dealer.sign.id
            await tables.close(ann.player, id_, request=request())
        async with a_room(store=store, clock=clock) as (room, _):
            dealer = room.floor.table(id_)
            again = [Guest(each.player, each.token, dealer) for each in (ann, ben)]
            await play_on(again)
            assert sum([await room.wallet(each) for each in again]) == 200_000
            assert len(room.floor.lobby()) == 1

    async def test_is_for_the_opener_and_the_host(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            ben = await room.guest("Ben")

            with pytest.raises(Refusal):
                await tables.close(ben.player, ann.dealer.sign.id, request=request())
            await tables.close(HOST, ann.dealer.sign.id, request=request())
            await quiet()

            assert len(room.floor.lobby()) == 1


class TestALineAtManyTables:
    async def test_has_an_end_for_one_person(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Issue B, tables: a seat that is held for somebody who is elsewhere helps nobody."""
        monkeypatch.setattr(queueing, "MOST_LINES", 2)
        async with a_room() as (room, tables):
            ben, cal, dan = [await room.guest(name) for name in ("Ben", "Cal", "Dan")]
            full = []
            for name in ("One", "Two", "Three"):
                wish = a_wish(name, rules={"max_players": 2})
                dealer = (await tables.open(HOST, wish)).dealer
                await dealer.sit(ben.player, 1, 4000, request=request())
                await dealer.sit(cal.player, 2, 4000, request=request())
                full.append(dealer)
            for dealer in full[:2]:
                await dealer.ask(wait_for(dan.player, ()), request=request())

            with pytest.raises(Refusal, match="Dan waits at 2 tables already") as refused:
                await full[2].ask(wait_for(dan.player, ()), request=request())
            assert refused.value.code == "waiting.too_many"
            await full[0].ask(StopWaiting(dan.id), request=request())
            await full[2].ask(wait_for(dan.player, ()), request=request())

            assert [bool(each.state.table.waiting) for each in full] == [False, True, True]


class TestAPlayerWhoIsNoMore:
    async def test_is_in_no_line_no_door_and_no_sign(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True, rules={"max_players": 2})
            ben = await room.guest("Ben")
            id_ = ann.dealer.sign.id
            invite = await tables.invite(ann.player, id_, request=request())
            await tables.enter(ben.player, id_, invite=invite, request=request())
            await ann.dealer.sit(ben.player, 1, 4000, request=request())
            await ann.dealer.ask(wait_for(ann.player, (1,)), request=request())
            await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())
            assert await tables.belongings(ann.id) == {
                "opened": ["Friday night"],
                "waiting_at": ["Friday night"],
                "let_in_at": [],
            }

            await tables.forget(ann.id)

            table = ann.dealer.state.table
            assert ann.id not in repr(replace(table, announced=None, seats=()))
            assert (ann.dealer.sign.opener, table.waiting) == (None, ())
            assert table.announced is not None
            assert table.announced.by_name == ""
            await tables.forget(ben.id)
            assert table.door is not None
            assert ann.dealer.state.table.door is not None
            assert ann.dealer.state.table.door.guests == frozenset()


class TestAnEmptyTable:
    async def looked(self, room: SmallRoom, tidying: Tidying, minutes: int) -> list[str]:
        tidying.look()
        await room.clock.pass_ms(minutes * 60_000)
        tidying.look()
        await quiet()
        return [each.name for each in room.floor.lobby()]

    async def test_that_a_player_opened_closes_after_a_while(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann")
            tidying = Tidying(room.floor)
            await ann.close()

            assert await self.looked(room, tidying, 14) == ["Reference rules", "Friday night"]
            assert await self.looked(room, tidying, 1) == ["Reference rules"]

    async def test_stays_while_somebody_looks_on(self) -> None:
        async with a_room() as (room, tables):
            await opened_by(room, tables, "Ann")

            assert len(await self.looked(room, Tidying(room.floor), 60)) == 2

    async def test_that_is_the_last_of_its_kind_stays(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", rules={"ante": 10})
            second = await tables.open(ann.player, a_wish("Another", rules={"ante": 10}))
            tidying = Tidying(room.floor)
            await ann.close()
            assert second.dealer.is_empty

            left = await self.looked(room, tidying, 15)

            assert len(left) == 2
            assert await self.looked(room, tidying, 600) == left

    async def test_that_is_private_is_kept_for_longer(self) -> None:
        async with a_room() as (room, tables):
            ann = await opened_by(room, tables, "Ann", private=True)
            tidying = Tidying(room.floor)
            await ann.close()

            assert len(await self.looked(room, tidying, 11 * 60)) == 2
            assert len(await self.looked(room, tidying, 60)) == 1

    async def test_of_the_room_stays(self) -> None:
        async with a_room() as (room, _):
            assert await self.looked(room, Tidying(room.floor), 6000) == ["Reference rules"]


class TestTheFirstButton:
    async def test_is_drawn_and_shown(self) -> None:
        """Rule book, part 2, row 38."""
        async with small_room() as room:
            ann, _ = await room.seated("Ann", "Ben")
            await ann.listen()

            await room.begin()

            told = ButtonTold(1, {1: "As", 2: "Ah"})
            assert await ann.hears(ButtonTold) == [told]
            assert room.dealer.state.table.dealer == 1
            cal = await room.guest("Cal")
            assert await cal.hears(ButtonTold) == [told]

    async def test_is_shown_no_more_in_the_second_hand(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            await room.begin()

            cal = await room.guest("Cal")

            assert await cal.hears(ButtonTold) == []


class TestTheSign:
    async def test_says_how_the_table_plays(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            pots: list[Chips] = []
            for _ in range(2):
                await room.begin()
                await play_on(guests)
                play = room.dealer.state.play
                assert play is not None
                pots.append(play.total_pot)

            sign = room.dealer.sign
            assert sign.average_pot == sum(pots) // 2
            assert sign.hands_hour == 12
            for guest in guests:
                await room.dealer.leave(guest.id, request=request())
            await room.clock.pass_ms(3_600_000)
            assert room.dealer.sign.hands_hour == 0

    async def test_says_so_after_a_restart(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with small_room(store=store, clock=clock) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            sign = room.dealer.sign
        async with small_room(store=store, clock=clock) as room:
            again = room.dealer.sign
            assert (again.average_pot, again.hands_hour) == (sign.average_pot, sign.hands_hour)
