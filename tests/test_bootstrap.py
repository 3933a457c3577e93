"""Wiring: where the room is kept, and what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doorcard.adapters.mail import Outbox, SmtpServer
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, keep_in, mailer_of, open_room
from doorcard.bots import STYLES
from doorcard.config import Settings
from doorcard.service import Pace
from doorcard.stud import HOUSES, Refusal
from tests.web.asgi import until


class TestAFolder:
    async def test_is_made_where_there_is_none(self, tmp_path: Path) -> None:
        store = keep_in(tmp_path / "new" / "room")

        assert (tmp_path / "new" / "room").stat().st_mode & 0o077 == 0
        await store.close()

    def test_that_cannot_be_made_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("no folder")

        with pytest.raises(Refusal) as refused:
            keep_in(tmp_path / "file" / "room")

        assert refused.value.code == "store.no_folder"


class TestARoom:
    async def test_opens_a_table_of_each_house(self) -> None:
        async with open_room(MemoryStore(), Pace.instant(), bots=None) as room:
            signs = room.floor.lobby()

        assert [each.house for each in signs] == list(HOUSES)
        assert sum(each.bots for each in signs) == 0

    async def test_seats_house_bots_where_wanted(self) -> None:
        async with open_room(MemoryStore(), Pace.instant(), bots=HouseBots()) as room:
            await until(lambda: all(each.bots for each in room.floor.lobby()))

    def test_knows_every_style_of_bot(self) -> None:
        assert set(HouseBots.styles) == set(STYLES)


class TestLetters:
    def test_go_into_the_data_folder_where_no_server_is_named(self, tmp_path: Path) -> None:
        assert mailer_of(Settings(data=tmp_path)) == Outbox(tmp_path / "outbox")

    def test_go_to_the_mail_server_of_the_settings(self, tmp_path: Path) -> None:
        settings = Settings(
            data=tmp_path,
            smtp_host="mail.example",
            smtp_user="room",
            smtp_password="tell nobody",
            smtp_sender="room@cards.example",
        )

        assert mailer_of(settings) == SmtpServer(
            host="mail.example", user="room", password="tell nobody", sender="room@cards.example"
        )
        assert "tell nobody" not in repr(settings)

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            ({"smtp_port": 0}, "smtp_port 0 must lie between 1 and 65535"),
            ({"smtp_user": "room"}, "smtp_user is set and smtp_password is not"),
            ({"smtp_sender": "room"}, "smtp_sender 'room' must be an address"),
        ],
    )
    def test_need_settings_that_go_together(
        self, tmp_path: Path, wrong: dict[str, Any], said: str
    ) -> None:
        (problem,) = Settings(data=tmp_path, **wrong).problems()

        assert said in problem
