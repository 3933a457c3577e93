"""Connections that ask for nothing keep nobody out. On real sockets: it is about them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress

import pytest
import uvicorn

from doorcard.bootstrap import Room
from doorcard.stud import Refusal
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.doorstep import Doorstep, files_to_open
from doorcard.web.server import Server, listen

ASK = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def served(room: Room, doorstep: Doorstep) -> AsyncIterator[int]:
    """The room on a real port."""
    app = create_app(room.floor, room.desk, ClientFiles({}))
    with closing(listen("127.0.0.1", 0)) as listening:
        opened = asyncio.Event()
        server = Server(app, room.floor, opened.set, doorstep=doorstep)
        serving = asyncio.create_task(uvicorn.Server.serve(server, [listening]))
        await opened.wait()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


@asynccontextmanager
async def line(port: int, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    """A connection, from one of this machine's own addresses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def ask(port: int, source: str = "127.0.0.1") -> bytes:
    """The answer to a request on a line of its own, or what the room says instead."""
    async with line(port, source) as (reader, writer):
        writer.write(ASK.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        return await reader.read()


async def hung_up(reader: asyncio.StreamReader) -> bool:
    with suppress(ConnectionError):
        while await reader.read(65536):
            pass
    return True


class TestConnectionsThatAskForNothing:
    async def test_are_so_many_for_an_address_and_keep_out_no_other(self, empty_room: Room) -> None:
        async with served(empty_room, Doorstep(most_of_an_address=5)) as port:
            async with AsyncExitStack() as silent:
                for _ in range(5):
                    await silent.enter_async_context(line(port))
                refused, other = await ask(port), await ask(port, "127.0.0.2")
            later = [await ask(port) for _ in range(20)]

        head, _, body = refused.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429")
        assert b"retry-after" in head
        assert json.loads(body)["code"] == "connections.too_many"
        assert other.startswith(b"HTTP/1.1 200")
        assert later[-1].startswith(b"HTTP/1.1 200")

    @pytest.mark.parametrize(("first", "said"), [(b"", b""), (b"", b"GET /"), (ASK, b"GET /")])
    async def test_are_hung_up_on_after_a_while(
        self, empty_room: Room, first: bytes, said: bytes
    ) -> None:
        doorstep = Doorstep(head_s=0.1)
        async with served(empty_room, doorstep) as port, line(port) as (reader, writer):
            writer.write(first)
            if first:
                await reader.readuntil(b"}")
            writer.write(said)

            assert await asyncio.wait_for(hung_up(reader), 20)

    async def test_are_not_those_that_ask(self, empty_room: Room) -> None:
        doorstep = Doorstep(head_s=0.5)
        async with served(empty_room, doorstep) as port, line(port) as (reader, writer):
            for _ in range(3):
                writer.write(ASK)
                assert b'"ok":true' in await reader.readuntil(b"}")
                await asyncio.sleep(0.25)


class TestSockets:
    async def test_are_not_counted_here(self, empty_room: Room) -> None:
        doorstep = Doorstep(most_of_an_address=1, head_s=0.05)
        upgrade = (
            b"GET /ws/tables/casino HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
            b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
            b"sec-websocket-key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n"
        )
        async with served(empty_room, doorstep) as port, line(port) as (reader, writer):
            writer.write(upgrade)
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            alive = await ask(port)

        assert alive.startswith(b"HTTP/1.1 200")


class TestTheDoorstep:
    def test_lets_a_named_proxy_bring_as_many_as_come(self) -> None:
        doorstep = Doorstep(("127.0.0.1", "10.0.0.0/8"), most_of_an_address=1)

        assert [doorstep.come(each, 9) for each in ("127.0.0.1", "10.1.2.3") * 3] == [None] * 6

    def test_counts_a_households_ipv6_network_as_one(self) -> None:
        doorstep = Doorstep(most_of_an_address=1)
        doorstep.come("2001:db8:1:2::1", 1)

        with pytest.raises(Refusal, match="this address holds 1"):
            doorstep.come("2001:db8:1:2:ffff::9", 2)

    def test_keeps_files_for_the_store(self) -> None:
        doorstep = Doorstep(most_of_all=100)

        with pytest.raises(Refusal, match="this room holds 100") as refused:
            doorstep.come("10.0.0.1", 101)
        assert refused.value.code == "connections.too_many"

    def test_is_as_wide_as_the_system_allows(self) -> None:
        import resource

        assert files_to_open() >= 256
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard
