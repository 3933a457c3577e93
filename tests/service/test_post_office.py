"""The post office: slow or dead mail servers are nobody's trouble but its own."""

from __future__ import annotations

import asyncio
import logging

import pytest

from doorcard.adapters.mail import Pigeonhole
from doorcard.service.accounts.ports import Letter
from doorcard.service.accounts.post_office import AGAIN_MS, PostOffice
from tests.service.clockwork import HandClock, quiet

LETTER = Letter("ann@cards.example", "Hello", "a secret link")


class Moody:
    """A mail server that refuses the first letters."""

    stays_here = False

    def __init__(self, refusals: int, trouble: Exception) -> None:
        self.refusals = refusals
        self.trouble = trouble
        self.tries = 0

    async def carry(self, letter: Letter) -> None:
        self.tries += 1
        if self.tries <= self.refusals:
            raise self.trouble
        assert letter == LETTER


class TestALetter:
    async def test_is_carried_without_anybody_waiting(self) -> None:
        hole = Pigeonhole()
        post = PostOffice(hole, HandClock())

        post.send(LETTER)
        assert hole.letters == []
        await quiet()

        assert hole.letters == [LETTER]
        await post.close()

    async def test_is_tried_again_later_and_later_when_the_server_fails(self) -> None:
        clock, server = HandClock(), Moody(2, ConnectionRefusedError("ann@cards.example refused"))
        post = PostOffice(server, clock)
        post.send(LETTER)
        await quiet()
        assert server.tries == 1

        await clock.pass_ms(AGAIN_MS[0])
        assert server.tries == 2
        await clock.pass_ms(AGAIN_MS[0])
        assert server.tries == 2
        await clock.pass_ms(AGAIN_MS[1])

        assert server.tries == 3
        await clock.pass_ms(AGAIN_MS[-1])
        assert server.tries == 3
        await post.close()

    async def test_is_given_up_in_the_end_without_a_word_of_whose_it_was(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        clock, server = HandClock(), Moody(99, OSError("ann@cards.example: a secret link"))
        post = PostOffice(server, clock)
        with caplog.at_level(logging.DEBUG):
            post.send(LETTER)
            for wait in AGAIN_MS:
                await clock.pass_ms(wait)
            await clock.pass_ms(AGAIN_MS[-1])

        assert server.tries == 1 + len(AGAIN_MS)
        assert "given up after 6 tries" in caplog.text
        assert "ann@" not in caplog.text
        assert "secret" not in caplog.text
        await post.close()

    async def test_does_not_wait_behind_one_that_fails(self) -> None:
        server = Moody(1, OSError())
        post = PostOffice(server, HandClock())

        post.send(LETTER)
        post.send(LETTER)
        await quiet()

        assert server.tries == 2
        await post.close()

    async def test_that_cannot_be_made_ready_stops_no_other(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        server = Moody(1, ValueError("no such letter"))
        post = PostOffice(server, HandClock())

        post.send(LETTER)
        post.send(LETTER)
        await quiet()

        assert server.tries == 2
        assert "is dropped" in caplog.text
        await post.close()

    async def test_is_dropped_when_too_many_wait(self, caplog: pytest.LogCaptureFixture) -> None:
        hole = Pigeonhole()
        post = PostOffice(hole, HandClock())

        for _ in range(1_001):
            post.send(LETTER)
        await quiet()

        assert len(hole.letters) == 1_000
        assert "one was dropped" in caplog.text
        await post.close()

    def test_keeps_its_address_and_text_out_of_its_repr(self) -> None:
        assert repr(LETTER) == "Letter(subject='Hello')"


class TestAnErrand:
    async def test_that_fails_is_logged(self, caplog: pytest.LogCaptureFixture) -> None:
        async def fail() -> None:
            raise ValueError("broken")

        post = PostOffice(Pigeonhole(), HandClock())

        post.run(fail())
        await quiet()

        assert "an errand failed" in caplog.text
        await post.close()

    async def test_is_ended_with_the_room(self) -> None:
        async def wait() -> None:
            await asyncio.Event().wait()

        post = PostOffice(Pigeonhole(), HandClock())
        post.run(wait())
        await quiet()

        await post.close()

        assert len([each for each in asyncio.all_tasks() if "errand" in each.get_name()]) == 0
