"""Real sockets: what is told at once is one write, and who does not read is let go."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import CloseCode, Opcode
from websockets.protocol import Protocol, Side

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, Room, open_room
from doorcard.service import Pace
from doorcard.web import server as web_server
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.conversation import SLOW_READER
from doorcard.web.joined_frames import frames
from doorcard.web.server import Server, listen
from doorcard.web.socket_protocol import ASIDE_BURST, SocketProtocol
from tests.web.asgi import until

TABLE = "partypoker"
NARROW = 4096
"""Bytes of the system's buffers: what is not read stays with the room."""


@asynccontextmanager
async def served(folder: Path, *, deflate: bool = False) -> AsyncIterator[tuple[Room, Server, int]]:
    """A real server: bots play by themselves, as fast as they can."""
    pace = replace(Pace.instant(), bots_play_alone=True, outbox=128)
    async with open_room(MemoryStore(), pace, bots=HouseBots()) as room:
        app = create_app(room.floor, room.desk, ClientFiles.read(folder))
        opened = asyncio.Event()
        server = Server(app, room.floor, opened.set, deflate=deflate)
        listening = listen("127.0.0.1", 0)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await opened.wait()
        yield room, server, listening.getsockname()[1]
        server.should_exit = True
        await serving


def narrow(port: int) -> socket.socket:
    """A socket that holds little of what it has not read."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    own.connect(("127.0.0.1", port))
    return own


def watch(port: int, **how: object) -> connect:
    url = f"ws://127.0.0.1:{port}/ws/tables/{TABLE}"
    return connect(url, **{"compression": None, "ping_interval": None, **how})  # type: ignore[arg-type]


async def rest_of(line: ClientConnection) -> list[str]:
    """Everything until the room hangs up."""
    heard = []
    try:
        while True:
            heard.append(str(await line.recv()))
    except ConnectionClosed:
        return heard


class TestFrames:
    @pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
    def test_of_messages_are_read_as_those_messages(self, size: int) -> None:
        reader = Protocol(Side.CLIENT, max_size=None)
        messages = [b"x" * size, b"{}", b"y" * size]

        reader.receive_data(frames(messages))

        read = [(each.opcode, bytes(each.data)) for each in reader.events_received()]  # type: ignore[union-attr]
        assert read == [(Opcode.TEXT, each) for each in messages]


class TestWhatIsToldAtOnce:
    async def test_leaves_in_one_write(
        self, client_folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written: list[bytes] = []
        write = SocketProtocol.write_frames

        async def note(self: SocketProtocol, made: bytes) -> None:
            written.append(made)
            await write(self, made)

        monkeypatch.setattr(SocketProtocol, "write_frames", note)
        async with served(client_folder) as (_, _, port), watch(port) as line:
            heard = [str(await line.recv()) for _ in range(200)]

        assert json.loads(heard[0])["t"] == "table"
        assert b"".join(written).startswith(frames(each.encode() for each in heard))
        assert len(written) < len(heard) / 2

    async def test_is_compressed_one_by_one_where_that_was_agreed(
        self, client_folder: Path
    ) -> None:
        agreed = [ClientPerMessageDeflateFactory()]
        async with (
            served(client_folder, deflate=True) as (_, _, port),
            watch(port, extensions=agreed) as line,
        ):
            assert line.response is not None
            assert "permessage-deflate" in line.response.headers["Sec-WebSocket-Extensions"]
            heard = [json.loads(await line.recv())["t"] for _ in range(50)]

        assert heard[0] == "table"
        assert "notice" in heard


class TestAGoodbye:
    async def test_is_the_last_word_whoever_else_wants_to_speak(self, client_folder: Path) -> None:
        async with served(client_folder) as (_, server, port), watch(port) as line:
            connections = server.server_state.connections
            (here,) = [each for each in connections if isinstance(each, SocketProtocol)]
            await here.send({"type": "websocket.close", "code": SLOW_READER})

            with pytest.raises(ClientDisconnected):
                await here.send({"type": "websocket.send", "text": "late"})
            with pytest.raises(ClientDisconnected):
                await here.send({"type": "websocket.close", "code": 1000})
            heard = await rest_of(line)

        assert "late" not in heard
        assert line.close_code == SLOW_READER


class TestFramesAside:
    """Pings, pongs and parts are no lines: the limits on asking do not count them."""

    async def test_are_taken_as_any_client_sends_them(self, client_folder: Path) -> None:
        async with served(client_folder) as (_, _, port), watch(port, close_timeout=0) as line:
            pongs = [await line.ping() for _ in range(20)]
            await line.send(['{"id":', '"a", ', '"t": "resign"}'])
            async for said in line:
                if '"ok":false' in str(said):
                    break
            await asyncio.gather(*pongs)

        assert json.loads(said)["id"] == "a"

    @pytest.mark.parametrize("frame", [0x89, 0x8A, 0x00], ids=["ping", "pong", "part"])
    async def test_without_end_are_cut_off(self, client_folder: Path, frame: int) -> None:
        begun, masked, mask = 0x01, 0x80, b"mask"
        async with served(client_folder) as (_, _, port), watch(port) as line:
            if frame == 0:
                line.transport.write(bytes((begun, masked)) + mask)
            line.transport.write((bytes((frame, masked)) + mask) * 2 * int(ASIDE_BURST))

            heard = await rest_of(line)

        assert line.close_code == CloseCode.ABNORMAL_CLOSURE, "cut, and not as a slow reader"
        assert "closing" not in {json.loads(each)["t"] for each in heard}


class TestAReaderWhoDoesNotRead:
    async def test_is_dropped_while_another_hears_all(self, client_folder: Path) -> None:
        async with served(client_folder) as (room, _, port):
            dealer = room.floor.table(TABLE)
            async with watch(port) as quick, watch(port, sock=narrow(port), max_queue=1) as slow:
                hearing = asyncio.create_task(rest_of(quick))
                await until(lambda: dealer.sign.watching == 2)
                await until(lambda: dealer.sign.watching == 1)

                heard = [json.loads(each) for each in await rest_of(slow)]
                await quick.close()

        assert slow.close_code == SLOW_READER
        assert heard[-1]["code"] == "watch.slow"
        versions = [
            (each["number"], each["v"])
            for each in map(json.loads, await hearing)
            if each["t"] == "notice"
        ]
        gaps = [
            (one, two)
            for one, two in pairwise(versions)
            if two not in ((one[0], one[1] + 1), (one[0] + 1, 1))
        ]
        assert (len(versions) > 0, gaps) == (True, [])

    async def test_nor_says_that_it_is_there_is_cut_off(
        self, client_folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(web_server, "PING_SECONDS", 0.2)
        monkeypatch.setattr(web_server, "PONG_SECONDS", 0.2)
        async with served(client_folder) as (_, server, port):
            with narrow(port) as dead:
                dead.sendall(
                    f"GET /ws/tables/{TABLE} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    "Sec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                connections = server.server_state.connections
                await until(lambda: any(isinstance(each, SocketProtocol) for each in connections))

                await until(lambda: not connections)
