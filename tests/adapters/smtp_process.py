"""A mail server of its own: ``python -m tests.adapters.smtp_process FOLDER [--mood MOOD] …``.

It prints its port, and puts every mail it takes into the folder.
"""

from __future__ import annotations

import argparse
import asyncio
import ssl
import time
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

MOODS = ("calm", "bounces", "busy", "slow", "full")
USER, PASSWORD = "room", "tell nobody"


class Taker:
    """What it does with mails."""

    def __init__(self, folder: Path, mood: str) -> None:
        self.folder = folder
        self.mood = mood

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, _: SMTP, __: Session, envelope: Envelope, address: str, *___: object
    ) -> str:
        if self.mood == "slow":
            (self.folder / "asked").touch()
            await asyncio.sleep(60)
        if self.mood == "bounces":
            return "550 nobody of that name lives here"
        busy = self.folder / "busy"
        if self.mood == "busy" and not busy.exists():
            busy.touch()
            return "451 come back later"
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        if self.mood == "full":
            return "552 the mailbox is full"
        content = envelope.content
        assert isinstance(content, bytes)
        head = f"X-Tls: {session.ssl is not None}\r\nX-User: {session.auth_data}\r\n"
        (self.folder / f"{time.time_ns()}.eml").write_bytes(head.encode() + content)
        return "250 taken"


def knows(_: SMTP, __: Session, ___: object, ____: str, given: object) -> AuthResult:
    known = isinstance(given, LoginPassword) and given.password.decode() == PASSWORD
    name = given.login.decode() if isinstance(given, LoginPassword) else ""
    return AuthResult(success=known, handled=False, auth_data=name)


async def serve(folder: Path, mood: str, certificate: Path | None) -> None:
    under_tls = None
    if certificate is not None:
        under_tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        under_tls.load_cert_chain(certificate)
    has_tls = under_tls is not None

    def session() -> SMTP:
        return SMTP(
            Taker(folder, mood),
            tls_context=under_tls,
            require_starttls=has_tls,
            auth_required=has_tls,
            authenticator=knows,
        )

    server = await asyncio.get_running_loop().create_server(session, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)  # noqa: T201 - told to who started it
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mood", choices=MOODS, default="calm")
    parser.add_argument("--certificate", type=Path)
    given = parser.parse_args()
    asyncio.run(serve(given.folder, given.mood, given.certificate))


if __name__ == "__main__":
    main()
