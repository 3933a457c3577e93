"""A real mail server in a process of its own, and a certificate for it."""

from __future__ import annotations

import asyncio
import datetime as dt
import ipaddress
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class SmtpProcess:
    port: int
    folder: Path

    def mails(self) -> list[EmailMessage]:
        """Those it has taken, in order."""
        files = sorted(self.folder.glob("*.eml"))
        return [message_from_bytes(each.read_bytes(), policy=default) for each in files]


@asynccontextmanager
async def smtp_process(
    folder: Path, mood: str = "calm", certificate: Path | None = None
) -> AsyncIterator[SmtpProcess]:
    """The server, from when it listens until it is killed."""
    words = [str(folder), "--mood", mood]
    if certificate is not None:
        words += ["--certificate", str(certificate)]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.adapters.smtp_process",
        *words,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        port = int(await process.stdout.readline())
        yield SmtpProcess(port, folder)
    finally:
        process.kill()
        await process.communicate()


def certificate_of_this_machine(folder: Path) -> Path:
    """Key and certificate of localhost, which vouches for itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file
