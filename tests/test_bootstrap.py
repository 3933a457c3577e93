"""Wiring: where the room listens and is kept."""

from __future__ import annotations

import errno
import socket
from contextlib import closing
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, address_of, keep_in, listen, open_room
from doorcard.bots import STYLES
from doorcard.service import Pace
from doorcard.stud import HOUSES, Refusal
from tests.web.asgi import until


class TestListening:
    def test_at_a_free_port_says_which(self) -> None:
        with closing(listen("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]

            assert address_of(listening) == f"http://127.0.0.1:{port}"

    def test_everywhere_is_also_here(self) -> None:
        with closing(listen("0.0.0.0", 0)) as listening:  # noqa: S104 - what the test is about
            assert address_of(listening).startswith("http://127.0.0.1:")

    def test_at_a_taken_port_is_refused(self) -> None:
        with (
            closing(listen("127.0.0.1", 0)) as taken,
            pytest.raises(Refusal, match="choose another port") as refused,
        ):
            listen("127.0.0.1", taken.getsockname()[1])

        assert refused.value.code == "port.taken"

    def test_where_the_account_may_not_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def forbid(*_args: object, **_options: object) -> socket.socket:
            raise OSError(errno.EACCES, "Permission denied")

        monkeypatch.setattr(socket, "create_server", forbid)

        with pytest.raises(Refusal, match="choose one above 1023") as refused:
            listen("127.0.0.1", 80)

        assert refused.value.code == "port.not_allowed"

    def test_at_an_address_of_another_machine_is_refused(self) -> None:
        with pytest.raises(Refusal, match=r"no address 192\.0\.2\.1") as refused:
            listen("192.0.2.1", 0)

        assert refused.value.code == "host.unknown"


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
