"""Mail: to a folder that the host reads, or to a server by SMTP."""

from __future__ import annotations

import asyncio
import os
import smtplib
import ssl
import time
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from pathlib import Path
from typing import Final, Literal

from doorcard.service.accounts.ports import Letter, LetterRefused

_OWNER_ONLY: Final = 0o600


@dataclass(frozen=True, slots=True)
class Outbox:
    """Puts letters into a folder, one file each, for its owner alone to read."""

    folder: Path
    sender: str = "doorcard@localhost"
    stays_here: Literal[True] = True

    async def carry(self, letter: Letter) -> None:
        """Write the letter down. Raises ``OSError`` if the disk does not take it."""
        await asyncio.to_thread(self._write, letter)

    def _write(self, letter: Letter) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = f"{time.time_ns()}-{os.urandom(4).hex()}.eml"
        handle = os.open(self.folder / name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY)
        with open(handle, "wb") as file:  # noqa: PTH123 - from a handle made with its mode
            file.write(message_of(letter, self.sender).as_bytes(policy=SMTP))


@dataclass(frozen=True, slots=True)
class Pigeonhole:
    """Keeps letters in memory: for rooms that last as long as the process."""

    letters: list[Letter] = field(default_factory=list, repr=False)
    stays_here: bool = True

    async def carry(self, letter: Letter) -> None:
        """Keep the letter."""
        self.letters.append(letter)


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpServer:
    """Hands letters to a mail server, in a thread, never on the event loop."""

    host: str
    port: int = 587
    """465 speaks TLS from the first byte; any other begins with STARTTLS."""
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    sender: str
    starttls: bool = True
    """False sends in the clear: for a server on this machine alone."""
    timeout_s: float = 20.0
    """How long it may be silent."""
    stays_here: Literal[False] = False

    async def carry(self, letter: Letter) -> None:
        """Hand the letter over. Raises ``OSError`` (SMTP's own errors are of that kind).

        A server that refuses the address or the letter for good makes it
        :class:`LetterRefused`; one that does not let the room in may change its mind.
        """
        try:
            await asyncio.to_thread(self._send, letter)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= 500 for code, _ in refused.recipients.values()):
                raise LetterRefused from None
            raise
        except smtplib.SMTPDataError as refused:
            if refused.smtp_code >= 500:
                raise LetterRefused from None
            raise

    def _send(self, letter: Letter) -> None:
        message = message_of(letter, self.sender)
        if self.port == 465:
            with smtplib.SMTP_SSL(
                self.host, self.port, timeout=self.timeout_s, context=ssl.create_default_context()
            ) as server:
                self._hand_over(server, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=self.timeout_s) as server:
            if self.starttls:
                server.starttls(context=ssl.create_default_context())
            self._hand_over(server, message)

    def _hand_over(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user is not None and self.password is not None:
            server.login(self.user, self.password)
        server.send_message(message)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """The letter as a mail in plain text."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    for each in letter.enclosed:
        message.add_attachment(each.text, filename=each.name)
    return message
