"""Which addresses the host is told to give to others, and what a proxy's word is worth."""

from __future__ import annotations

import socket
from contextlib import closing
from typing import Any

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.system import SystemClock, SystemShuffler
from doorcard.service import Floor
from doorcard.stud import Refusal
from doorcard.web import addresses
from doorcard.web.addresses import addresses_for_others
from doorcard.web.origin import check_origin
from doorcard.web.security_headers import SecurityHeaders
from doorcard.web.server import Server, listen


class TestAddressesForOthers:
    def test_are_none_where_only_this_machine_is_served(self) -> None:
        with closing(listen("127.0.0.1", 0)) as listening:
            assert addresses_for_others(listening) == []

    def test_are_all_of_this_machine_on_a_network(self, monkeypatch: pytest.MonkeyPatch) -> None:
        own = ["192.168.1.20", "10.1.2.3", "192.168.1.20"]
        monkeypatch.setattr(addresses, "_own_addresses", lambda: iter(own))
        with closing(listen("0.0.0.0", 0)) as listening:  # noqa: S104 - what the test is about
            port = listening.getsockname()[1]

            assert addresses_for_others(listening) == [
                f"http://192.168.1.20:{port}",
                f"http://10.1.2.3:{port}",
            ]

    def test_are_never_those_that_only_this_machine_reaches(self) -> None:
        assert [each for each in addresses._own_addresses() if each.startswith("127.")] == []

    def test_do_without_a_way_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Alone(socket.socket):
            def connect(self, address: Any, /) -> None:  # noqa: ANN401 - as the library has it
                raise OSError(f"no way to {address}")

        monkeypatch.setattr(socket, "socket", Alone)
        monkeypatch.setattr(socket, "if_nameindex", list)

        assert list(addresses._own_addresses()) == []


def asked_by(client: str, *proxies: str, **headers: str) -> tuple[str, str]:
    """The scheme and the client that the application sees."""
    seen: list[dict[str, Any]] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        seen.append(scope)

    floor = Floor(MemoryStore(), SystemClock(), SystemShuffler())
    config = Server(app, floor, lambda: None, proxies=proxies).config
    config.load()
    scope = {
        "type": "http",
        "scheme": "http",
        "client": (client, 5000),
        "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
    }
    call = config.loaded_app(scope, None, None)
    with pytest.raises(StopIteration):
        call.__await__().send(None)
    return seen[0]["scheme"], seen[0]["client"][0]


class TestForwardedHeaders:
    SAID = ("https", "203.0.113.9")

    def said_to(self, client: str, *proxies: str, chain: str = "203.0.113.9") -> tuple[str, str]:
        return asked_by(client, *proxies, x_forwarded_proto="https", x_forwarded_for=chain)

    @pytest.mark.parametrize("proxy", ["10.0.0.2", "10.0.0.0/8"])
    def test_are_believed_from_a_named_proxy(self, proxy: str) -> None:
        assert self.said_to("10.0.0.2", proxy) == self.SAID

    def test_are_believed_from_a_named_proxy_of_the_new_addresses(self) -> None:
        assert self.said_to("fd00::2", "fd00::/8") == self.SAID

    @pytest.mark.parametrize("proxies", [(), ("10.0.0.3",), ("192.168.0.0/16",)])
    def test_are_not_believed_from_anybody_else(self, proxies: tuple[str, ...]) -> None:
        assert self.said_to("10.0.0.2", *proxies) == ("http", "10.0.0.2")

    def test_name_the_client_that_the_proxy_saw_not_one_that_it_made_up(self) -> None:
        chain = "198.51.100.1, 203.0.113.9"

        assert self.said_to("10.0.0.2", "10.0.0.2", chain=chain) == self.SAID

    def test_pass_through_a_row_of_named_proxies(self) -> None:
        chain = "203.0.113.9, 10.0.0.7"

        assert self.said_to("10.0.0.2", "10.0.0.0/8", chain=chain) == self.SAID


class TestHttps:
    @pytest.mark.parametrize("scheme", ["http", "https"])
    async def test_is_asked_for_from_then_on_where_it_is_spoken(self, scheme: str) -> None:
        async def app(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
            await send({"type": "http.response.start", "status": 200, "headers": []})

        sent: list[dict[str, Any]] = []

        async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
            sent.append(message)

        scope: Any = {"type": "http", "scheme": scheme}
        await SecurityHeaders(app)(scope, None, send)  # type: ignore[arg-type]  # never called

        told = dict(sent[0]["headers"]).get(b"strict-transport-security")
        assert told == (b"max-age=31536000" if scheme == "https" else None)


class TestAPageThatSpeaks:
    """Over https only pages of https are the room's own."""

    @pytest.mark.parametrize("origin", ["https://cards.example", "http://cards.example"])
    def test_is_ours_by_http_under_either_name(self, origin: str) -> None:
        check_origin(origin, "cards.example")

    def test_is_not_ours_by_https_if_it_came_by_http(self) -> None:
        check_origin("https://cards.example", "cards.example", https=True)

        with pytest.raises(Refusal, match="may not speak to this room") as refused:
            check_origin("http://cards.example", "cards.example", https=True)

        assert refused.value.code == "origin.foreign"

    def test_is_ours_if_the_host_said_so(self) -> None:
        check_origin("http://cards.example", "other", ["http://cards.example"], https=True)
