"""Letters to a real mail server, which runs in a process of its own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.adapters.mail import SmtpServer
from doorcard.service.accounts.ports import Enclosed, Letter, LetterRefused
from tests.adapters.smtp_process import PASSWORD, USER
from tests.adapters.smtp_server import SmtpProcess, certificate_of_this_machine, smtp_process

LETTER = Letter(
    "ann@cards.example", "Hand 7 at Table", "Ben: 2c 3d\n.\nöäå ♠\n", (Enclosed("h.txt", "a\nb\n"),)
)


def mailer_for(server: SmtpProcess) -> SmtpServer:
    return SmtpServer(
        host="localhost", port=server.port, sender="room@cards.example", starttls=False
    )


class TestARealMailServer:
    async def test_takes_letters_under_tls_from_a_room_it_knows(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pem = certificate_of_this_machine(tmp_path)
        monkeypatch.setenv("SSL_CERT_FILE", str(pem))
        async with smtp_process(tmp_path, certificate=pem) as server:
            under_tls = replace(mailer_for(server), starttls=True, user=USER, password=PASSWORD)
            await under_tls.carry(LETTER)
            with pytest.raises(OSError, match="535"):
                await replace(under_tls, password="wrong").carry(LETTER)
            with pytest.raises(OSError, match="STARTTLS"):
                await replace(under_tls, starttls=False, user=None).carry(LETTER)

            (mail,) = server.mails()

        body, enclosed = mail.iter_parts()
        assert (mail["X-Tls"], mail["X-User"]) == ("True", USER)
        assert (mail["To"], mail["Subject"]) == (LETTER.to, LETTER.subject)
        assert body.get_content().replace("\r\n", "\n") == LETTER.text
        assert enclosed.get_filename() == "h.txt"
        assert enclosed.get_content().split() == ["a", "b"]

    @pytest.mark.parametrize("mood", ["bounces", "full"])
    async def test_that_refuses_for_good_is_not_asked_again(
        self, tmp_path: Path, mood: str
    ) -> None:
        async with smtp_process(tmp_path, mood) as server:
            with pytest.raises(LetterRefused):
                await mailer_for(server).carry(LETTER)

    async def test_that_is_busy_may_take_it_later(self, tmp_path: Path) -> None:
        async with smtp_process(tmp_path, "busy") as server:
            with pytest.raises(OSError, match="later") as busy:
                await mailer_for(server).carry(LETTER)
            assert not isinstance(busy.value, LetterRefused)

            await mailer_for(server).carry(LETTER)

            assert len(server.mails()) == 1

    async def test_that_says_nothing_is_left_and_nobody_else_waits_for_it(
        self, tmp_path: Path
    ) -> None:
        async with smtp_process(tmp_path, "slow") as server:
            mailer = replace(mailer_for(server), timeout_s=0.5)
            carrying = asyncio.create_task(mailer.carry(LETTER))
            turns = 0
            while not carrying.done():
                await asyncio.sleep(0.01)
                turns += 1

            assert turns > 5
            with pytest.raises(OSError, match="timed out"):
                await carrying
