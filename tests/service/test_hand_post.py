"""The history of a called hand that was mucked, by letter. (001, item 40)"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from doorcard.adapters.mail import Outbox, Pigeonhole, SmtpServer
from doorcard.service.accounts.ports import Login, Mailer
from doorcard.service.accounts.post_office import AGAIN_MS, PostOffice
from doorcard.service.letters.hand_post import HandPost
from doorcard.service.letters.ports import About, Fate, Way
from doorcard.stud import Muck, Options, Refusal
from doorcard.stud.actions import Action
from tests.adapters.smtp_server import smtp_process
from tests.service.clockwork import quiet
from tests.service.lines_room import in_turn, lines_room, seat_of
from tests.service.small_room import Guest, SmallRoom, calm
from tests.service.test_post_office import Moody

ADDRESS = "dee@cards.example"


@dataclass
class Played:
    """Dee folded, one of the others won, the rest mucked."""

    room: SmallRoom
    guests: list[Guest]
    post: PostOffice
    hands: HandPost

    @property
    def dee(self) -> Guest:
        return self.guests[-1]

    @property
    def hand(self) -> str:
        hand = self.room.dealer.state.last_hand
        assert hand is not None
        return hand

    @property
    def muckers(self) -> list[Guest]:
        play = self.room.dealer.state.play
        assert play is not None
        return [g for g in self.guests if play.hand.at(seat_of(self.room, g).seat).mucked]

    async def give_address(self, *, verified: bool = True) -> None:
        login = Login(self.dee.id, "dee", None, ADDRESS, 1 if verified else None)
        await self.room.store.accounts.add_login(login, "Dee")

    async def fate(self) -> Fate:
        [letter] = await self.hands.page(self.dee.id, None, 9)
        return letter.fate

    async def comes_to(self, fate: Fate) -> None:
        """Until the letter has that fate: a server of its own takes its time."""
        while await self.fate() is not fate:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.01)


def muck_or_calm(law: Options) -> Action:
    return Muck() if Muck() in law else calm(law)


@asynccontextmanager
async def played(
    mailer: Mailer | None = None, policy: dict[str, object] | None = None
) -> AsyncIterator[Played]:
    async with lines_room("Ann", "Ben", "Cal", "Dee", policy=policy) as (room, guests):
        while room.dealer.state.open_play is not None:
            await in_turn(room, guests).act(muck_or_calm)
        post = PostOffice(mailer or Pigeonhole(stays_here=False), room.clock)
        dee = next(g for g in guests if g.player.name == "Dee")
        guests.sort(key=lambda g: g is dee)
        try:
            yield Played(room, guests, post, HandPost(room.floor, post))
        finally:
            await post.close()


class TestALetterWithAHistory:
    async def test_is_mailed_to_an_address_that_has_answered(self) -> None:
        hole = Pigeonhole(stays_here=False)
        async with played(hole) as here:
            await here.give_address()

            asked = await here.hands.ask(here.hand, here.dee.player)
            await quiet()

            [letter] = hole.letters
            assert (asked.letter.way, asked.letter.fate) == (Way.MAIL, Fate.WAITING)
            assert await here.fate() is Fate.CARRIED
            assert letter.to == ADDRESS
            assert letter.subject.startswith("Hand 1 at ")
            for each in asked.record.mucked:
                assert f"{each.name} (seat {each.seat}): {' '.join(map(str, each.cards))}" in (
                    letter.text
                )
            assert "Third street" in letter.text
            assert "The hand is over." in letter.text
            assert max(map(len, letter.text.splitlines())) <= 79

    async def test_tells_no_card_that_its_reader_may_not_know(self) -> None:
        async with played() as here:
            play = here.room.dealer.state.play
            assert play is not None
            await here.hands.ask(here.hand, here.dee.player)
            [letter] = await here.hands.page(here.dee.id, None, 9)

            opened = await here.hands.open(letter.id, here.dee.player)

            told = set(opened.text.replace("(", " ").replace(")", " ").replace(":", " ").split())
            hidden = {str(card) for each in play.hand.seats if each.folded for card in each.down}
            mine = set(map(str, play.hand.at(seat_of(here.room, here.dee).seat).down))
            assert not (hidden - mine) & told
            assert mine <= told

    async def test_is_written_in_the_language_of_the_account(self) -> None:
        hole = Pigeonhole(stays_here=False)
        async with played(hole) as here:
            await here.give_address()
            await here.room.store.preferences.keep(here.dee.id, {"language": "pl"}, 1)

            asked = await here.hands.ask(here.hand, here.dee.player)
            await quiet()

            [letter] = hole.letters
            assert letter.subject.startswith("Rozdanie 1, stół ")
            first = asked.record.mucked[0]
            shown = " ".join(map(str, first.cards))
            assert f"{first.name} (miejsce {first.seat}): {shown}: " in letter.text
            assert "Trzecia karta. " in letter.text
            assert "Koniec rozdania." in letter.text
            assert max(map(len, letter.text.splitlines())) <= 79

    async def test_is_read_in_the_language_of_the_page(self) -> None:
        async with played() as here:
            asked = await here.hands.ask(here.hand, here.dee.player)

            opened = await here.hands.open(asked.letter.id, here.dee.player, "fi")
            unknown = await here.hands.open(asked.letter.id, here.dee.player, "sv")

            assert "Jako niin kuin sinä sen näit:" in opened.text
            assert "The hand as you saw it:" in unknown.text

    async def test_is_on_the_page_alone_without_such_an_address(self) -> None:
        hole = Pigeonhole(stays_here=False)
        async with played(hole) as here:
            await here.give_address(verified=False)

            asked = await here.hands.ask(here.hand, here.dee.player)
            await quiet()

            assert hole.letters == []
            assert (asked.letter.way, asked.letter.fate) == (Way.PAGE, Fate.CARRIED)
            opened = await here.hands.open(asked.letter.id, here.dee.player)
            assert "The hand as you saw it:" in opened.text

    async def test_is_on_the_page_alone_where_the_house_sends_none(self) -> None:
        hole = Pigeonhole(stays_here=False)
        async with played(hole, policy={"history_email": False}) as here:
            await here.give_address()

            asked = await here.hands.ask(here.hand, here.dee.player)
            await quiet()

            assert (hole.letters, asked.letter.way) == ([], Way.PAGE)

    async def test_goes_into_the_outbox_of_a_room_without_a_mail_server(
        self, tmp_path: Path
    ) -> None:
        async with played(Outbox(tmp_path)) as here:
            asked = await here.hands.ask(here.hand, here.dee.player)
            await here.comes_to(Fate.CARRIED)

            [file] = tmp_path.iterdir()  # noqa: ASYNC240 - a test may wait for the disk
            assert asked.letter.way is Way.OUTBOX
            assert f"To: {here.dee.id}@players.invalid" in file.read_text()

    async def test_is_written_once_however_often_it_is_asked_for(self) -> None:
        hole = Pigeonhole(stays_here=False)
        async with played(hole) as here:
            await here.give_address()

            asks = [here.hands.ask(here.hand, here.dee.player) for _ in range(5)]
            told = await asyncio.gather(*asks)
            await quiet()

            assert len(hole.letters) == 1
            assert len({each.letter.id for each in told}) == 1
            assert (await here.hands.read(here.hand, here.dee.player)).letter.id

    async def test_waits_through_a_restart_of_the_room(self) -> None:
        async with played(Moody(99, ConnectionRefusedError())) as here:
            await here.give_address()
            await here.hands.ask(here.hand, here.dee.player)
            await quiet()
            assert await here.fate() is Fate.WAITING
            hole = Pigeonhole(stays_here=False)
            post = PostOffice(hole, here.room.clock)

            await HandPost(here.room.floor, post).resume()
            await quiet()

            assert [each.to for each in hole.letters] == [ADDRESS]
            assert await here.fate() is Fate.CARRIED
            await post.close()

    async def test_is_given_up_when_the_server_is_away_for_too_long(self) -> None:
        async with played(Moody(99, ConnectionRefusedError())) as here:
            await here.give_address()
            await here.hands.ask(here.hand, here.dee.player)
            await quiet()
            for wait in AGAIN_MS:
                await here.room.clock.pass_ms(wait)

            assert await here.fate() is Fate.GIVEN_UP

    async def test_is_nobody_elses_to_open(self) -> None:
        async with played() as here:
            asked = await here.hands.ask(here.hand, here.dee.player)

            with pytest.raises(Refusal) as refusal:
                await here.hands.open(asked.letter.id, here.guests[0].player)

            assert refusal.value.code == "letter.unknown"

    async def test_is_new_until_the_page_was_looked_at(self) -> None:
        async with played() as here:
            await here.hands.ask(here.hand, here.dee.player)
            assert await here.hands.unread(here.dee.id) == 1

            await here.hands.seen(here.dee.id)

            assert await here.hands.unread(here.dee.id) == 0

    async def test_is_taken_along_and_forgotten_with_the_account(self) -> None:
        async with played() as here:
            await here.hands.ask(here.hand, here.dee.player)

            told = await here.hands.export(here.dee.id)
            await here.room.store.people.erase(here.dee.id, "Former player", 0)

            assert isinstance(told, list)
            assert [each["hand"] for each in told] == [here.hand]
            assert await here.hands.page(here.dee.id, None, 9) == []


class TestTheOwnerOfTheHand:
    async def test_reads_who_has_asked(self) -> None:
        async with played() as here:
            await here.hands.ask(here.hand, here.dee.player)

            for owner in here.muckers:
                if owner is here.dee:
                    continue
                [letter] = await here.hands.page(owner.id, None, 9)
                opened = await here.hands.open(letter.id, owner.player)
                assert letter.about is About.ASKED
                assert opened.text == "Dee has asked for the hand that you mucked in hand 1.\n"

    async def test_is_not_told_where_the_house_says_so(self) -> None:
        async with played(policy={"muck_ask_told": False}) as here:
            await here.hands.ask(here.hand, here.dee.player)

            pages = [await here.hands.page(each.id, None, 9) for each in here.guests[:-1]]

            assert pages == [[], [], []]


class TestARealMailServer:
    """A server that bounces or is slow never touches a table."""

    async def test_that_bounces_ends_the_letter(self, tmp_path: Path) -> None:
        async with smtp_process(tmp_path, "bounces") as server:
            mailer = SmtpServer(
                host="localhost", port=server.port, sender="r@cards.example", starttls=False
            )
            async with played(mailer) as here:
                await here.give_address()
                await here.hands.ask(here.hand, here.dee.player)

                await here.comes_to(Fate.REFUSED)

            assert server.mails() == []

    async def test_that_was_busy_gets_the_letter_later(self, tmp_path: Path) -> None:
        async with smtp_process(tmp_path, "busy") as server:
            mailer = SmtpServer(
                host="localhost", port=server.port, sender="r@cards.example", starttls=False
            )
            async with played(mailer) as here:
                await here.give_address()
                await here.hands.ask(here.hand, here.dee.player)
                while await here.fate() is Fate.WAITING:
                    await here.room.clock.pass_ms(AGAIN_MS[0])
                    await asyncio.sleep(0.01)

                assert await here.fate() is Fate.CARRIED
            [mail] = server.mails()
            assert mail["To"] == ADDRESS
            assert "The hand as you saw it:" in mail.get_content()

    async def test_that_is_silent_holds_up_no_hand(self, tmp_path: Path) -> None:
        async with smtp_process(tmp_path, "slow") as server:
            mailer = SmtpServer(
                host="localhost", port=server.port, sender="r@cards.example", starttls=False
            )
            async with played(replace(mailer, timeout_s=30.0)) as here:
                await here.give_address()
                await here.hands.ask(here.hand, here.dee.player)
                while not (tmp_path / "asked").exists():  # noqa: ASYNC110 - the server's own process says so
                    await asyncio.sleep(0.01)
                before = here.room.dealer.sign.hands_played
                await here.room.begin()

                while here.room.dealer.state.open_play is not None:
                    await in_turn(here.room, here.guests).act(calm)

                assert here.room.dealer.sign.hands_played == before + 1
                assert await here.fate() is Fate.WAITING
