"""The server process: where it listens."""

from __future__ import annotations

import errno
import socket
from contextlib import closing

import pytest

from doorcard.stud import Refusal
from doorcard.web.addresses import address_of
from doorcard.web.server import listen


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
