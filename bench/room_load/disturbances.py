"""What else goes on in a room while its tables are measured."""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

PASSWORD = "measured and long enough"  # noqa: S105 - of an account that lives a minute
LOG_INS = 50
LOOKS = 200


async def disturb(kind: str, address: str, folder: Path, seconds: float) -> None:
    """Do one of ``KINDS``, spread over the time that is measured."""
    await KINDS[kind](address, folder, seconds)


def _post(address: str, path: str, body: Mapping[str, object]) -> int:
    headers = {"Content-Type": "application/json", "Origin": f"http://{address}"}
    request = urllib.request.Request(f"http://{address}{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


async def _nothing(_address: str, _folder: Path, seconds: float) -> None:
    await asyncio.sleep(seconds)


async def _log_ins(address: str, _folder: Path, seconds: float) -> None:
    """An account is opened, and logged in to 50 times, several at once."""
    account = {"name": "Logs in often", "password": PASSWORD}
    opened = await asyncio.to_thread(_post, address, "/api/account", {**account, "email": None})
    got = [asyncio.create_task(asyncio.sleep(0, opened))]
    for _ in range(LOG_INS):
        got.append(
            asyncio.create_task(asyncio.to_thread(_post, address, "/api/session/login", account))
        )
        await asyncio.sleep(seconds / LOG_INS)
    answers = await asyncio.gather(*got)
    print(f"        log-ins answered 200: {answers[1:].count(200)} of {LOG_INS}", flush=True)


async def _lobby(address: str, _folder: Path, seconds: float) -> None:
    """The lobby is looked at 200 times."""

    def look() -> int:
        with urllib.request.urlopen(f"http://{address}/api/lobby", timeout=60) as answer:
            return len(answer.read())

    for _ in range(LOOKS):
        await asyncio.to_thread(look)
        await asyncio.sleep(seconds / LOOKS)


async def _command(name: str, folder: Path, *more: str) -> None:
    command = [str(Path(sys.executable).with_name("doorcard")), name, "--data", str(folder), *more]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    await process.wait()


async def _backup(_address: str, folder: Path, seconds: float) -> None:
    """Copies are made, one after the other, as long as it is measured."""
    until = asyncio.get_running_loop().time() + seconds
    made = 0
    while asyncio.get_running_loop().time() < until:
        made += 1
        await _command("backup", folder, "--to", str(folder / f"copy-{made}.db"))
    print(f"        backups made: {made}", flush=True)


async def _audit(_address: str, folder: Path, seconds: float) -> None:
    """The books are audited, again and again."""
    until = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < until:
        await _command("audit", folder)


KINDS = {
    "nothing": _nothing,
    "log-ins": _log_ins,
    "lobby": _lobby,
    "backup": _backup,
    "audit": _audit,
}
