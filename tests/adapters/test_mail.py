"""Letters in the outbox, and to a mail server on this machine."""

from __future__ import annotations

import asyncio
import datetime as dt
import smtplib
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from doorcard.adapters.mail import Outbox, SmtpServer
from doorcard.service.accounts.ports import Letter

LETTER = Letter("ann@cards.example", "Your account", "open this link:\n\nhttps://x/#abc\n.\nend")


class MailServer:
    """As much SMTP as it takes. Keeps the lines it was told and the mails it took."""

    def __init__(self, certificate: ssl.SSLContext | None = None) -> None:
        self.certificate = certificate
        self.told: list[str] = []
        self.mails: list[str] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            self.told.append(line)
            match line.split()[0].upper():
                case "EHLO":
                    writer.write(b"250-here\r\n250-AUTH PLAIN\r\n")
                    writer.write(b"250 STARTTLS\r\n" if self.certificate else b"250 SIZE\r\n")
                case "STARTTLS":
                    writer.write(b"220 go\r\n")
                    await writer.drain()
                    try:
                        await writer.start_tls(self.certificate)  # type: ignore[arg-type]
                    except OSError:
                        break
                case "DATA":
                    writer.write(b"354 go\r\n")
                    mail = await reader.readuntil(b"\r\n.\r\n")
                    self.mails.append(mail.decode())
                    writer.write(b"250 taken\r\n")
                case "AUTH":
                    writer.write(b"235 welcome\r\n")
                case "QUIT":
                    writer.write(b"221 bye\r\n")
                    break
                case _:
                    writer.write(b"250 fine\r\n")
        writer.close()


@asynccontextmanager
async def mail_server(certificate: ssl.SSLContext | None = None) -> AsyncIterator[MailServer]:
    made = MailServer(certificate)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


def to(server: MailServer, **more: object) -> SmtpServer:
    plain = SmtpServer(
        host="127.0.0.1", port=server.port, sender="room@cards.example", starttls=False
    )
    return replace(plain, **more)  # type: ignore[arg-type]  # fields by name


def own_certificate(folder: Path) -> ssl.SSLContext:
    """A certificate that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = folder / "own.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


class TestTheOutbox:
    async def test_keeps_each_letter_in_a_file_for_its_owner_alone(self, tmp_path: Path) -> None:
        outbox = Outbox(tmp_path / "outbox")

        await outbox.carry(LETTER)
        await outbox.carry(LETTER)

        files = sorted((tmp_path / "outbox").iterdir())
        assert len(files) == 2
        assert files[0].stat().st_mode & 0o077 == 0
        assert (tmp_path / "outbox").stat().st_mode & 0o077 == 0
        mail = message_from_bytes(files[0].read_bytes(), policy=default)
        assert (mail["To"], mail["Subject"]) == (LETTER.to, LETTER.subject)
        assert "https://x/#abc" in mail.get_content()

    async def test_says_so_when_the_disk_does_not_take_it(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("no folder")

        with pytest.raises(OSError, match="file"):
            await Outbox(tmp_path / "file" / "outbox").carry(LETTER)


class TestAMailServer:
    async def test_is_handed_the_letter(self) -> None:
        async with mail_server() as server:
            await to(server).carry(LETTER)

        assert "mail FROM:<room@cards.example>" in [
            each.partition(" size=")[0] for each in server.told
        ]
        assert "rcpt TO:<ann@cards.example>" in server.told
        assert "https://x/#abc" in server.mails[0]

    async def test_is_told_who_the_room_is(self) -> None:
        async with mail_server() as server:
            await to(server, user="room", password="tell nobody").carry(LETTER)

        assert any(each.startswith("AUTH PLAIN") for each in server.told)

    async def test_that_does_not_speak_tls_is_not_spoken_to(self) -> None:
        async with mail_server() as server:
            with pytest.raises(OSError, match="STARTTLS"):
                await to(server, starttls=True, user="room", password="x").carry(LETTER)

        assert not any(each.startswith("AUTH") for each in server.told)
        assert server.mails == []

    async def test_whose_certificate_nobody_vouches_for_is_not_spoken_to(
        self, tmp_path: Path
    ) -> None:
        async with mail_server(own_certificate(tmp_path)) as server:
            with pytest.raises(ssl.SSLError, match="CERTIFICATE_VERIFY_FAILED"):
                await to(server, starttls=True, user="room", password="x").carry(LETTER)

        assert not any(each.startswith("AUTH") for each in server.told)

    async def test_on_port_465_is_spoken_to_under_tls_from_the_first_byte(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        modes: list[ssl.VerifyMode] = []
        async with mail_server() as server:

            class Tls(smtplib.SMTP):
                """Under TLS, as far as the mailer knows."""

                def __init__(
                    self, host: str, _: int, *, timeout: float, context: ssl.SSLContext
                ) -> None:
                    modes.append(context.verify_mode)
                    super().__init__(host, server.port, timeout=timeout)

            monkeypatch.setattr(smtplib, "SMTP_SSL", Tls)
            await to(server, port=465, starttls=True).carry(LETTER)

        assert modes == [ssl.CERT_REQUIRED]
        assert len(server.mails) == 1
        assert "STARTTLS" not in server.told

    async def test_that_is_not_there_is_said_so(self) -> None:
        async with mail_server() as server:
            pass

        with pytest.raises(OSError, match="refused"):
            await to(server).carry(LETTER)

    def test_keeps_its_password_out_of_its_repr(self) -> None:
        server = SmtpServer(host="mail", sender="a@b.example", user="room", password="tell nobody")

        assert "tell nobody" not in repr(server)
