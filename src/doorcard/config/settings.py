"""What a host may set."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from doorcard.stud.refusals import Refusal

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")
THIS_MACHINE: Final = "127.0.0.1"
_HOST_NAME: Final = re.compile(r"(?!-)[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*")
SHORTEST_TOKEN: Final = 16
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - the host asks for it by --lan


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a host may set when a room is opened.

    What each means stands in :mod:`doorcard.config.catalogue`.
    """

    host: str = THIS_MACHINE
    port: int = 8000
    lan: bool = False
    data: Path
    storage_key: str = field(default="", repr=False)
    bots: bool = True
    think: float = 1.0
    pause: float = 4.0
    tables_by_host_alone: bool = False
    grant: int = 1000
    grants_per_day: int = 2
    grants_per_address: int | None = None
    drain: float = 8.0
    audit: float = 10.0
    chat_days: int = 30
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure_cookies: bool = False
    deflate: bool = False
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_sender: str = "doorcard@localhost"
    smtp_starttls: bool = True
    metrics_token: str = field(default="", repr=False)
    log_level: str = "info"
    log_format: str = "text"

    @property
    def listen_on(self) -> str:
        """The address to listen on.

        >>> Settings(data=Path("room")).listen_on, Settings(data=Path("room"), lan=True).listen_on
        ('127.0.0.1', '0.0.0.0')
        """
        return EVERYWHERE if self.lan else self.host

    @property
    def grants_for_an_address(self) -> int:
        """Grants a day for one address: without a setting, what one person may be given.

        >>> Settings(data=Path("room"), grants_per_day=3).grants_for_an_address
        3
        """
        of_its_own = self.grants_per_address
        return self.grants_per_day if of_its_own is None else of_its_own

    def problems(self) -> list[str]:
        """Everything wrong with these settings, not just the first thing.

        >>> Settings(port=70000, think=-1, data=Path("room")).problems()
        ['port 70000 must lie between 0 and 65535', 'think -1 must lie between 0 and 60 seconds']
        """
        return list(self._wrong())

    def _wrong(self) -> Iterator[str]:
        if not self.host:
            yield "host is empty: name an address, such as 127.0.0.1 or 0.0.0.0"
        if not 0 <= self.port <= 65535:
            yield f"port {self.port} must lie between 0 and 65535"
        if not 0 <= self.think <= 60:
            yield f"think {self.think} must lie between 0 and 60 seconds"
        if not 0 <= self.pause <= 60:
            yield f"pause {self.pause} must lie between 0 and 60 seconds"
        if self.lan and self.host not in (THIS_MACHINE, EVERYWHERE):
            yield f"lan is every address of this machine, and host is {self.host}: set one of them"
        if not 1 <= self.smtp_port <= 65535:
            yield f"smtp_port {self.smtp_port} must lie between 1 and 65535"
        if self.smtp_user and not self.smtp_password:
            yield "smtp_user is set and smtp_password is not: set both, or neither"
        if "@" not in self.smtp_sender:
            yield f"smtp_sender {self.smtp_sender!r} must be an address, such as room@cards.example"
        if not 0 <= self.grant <= 10_000_000:
            yield f"grant {self.grant} must lie between 0 and 10000000 chips"
        for name in ("grants_per_day", "grants_per_address"):
            if (getattr(self, name) or 0) < 0:
                yield f"{name} {getattr(self, name)} must not be negative"
        if not 0 <= self.drain <= 600:
            yield f"drain {self.drain} must lie between 0 and 600 seconds"
        if not 0 <= self.audit <= 1440:
            yield f"audit {self.audit} must lie between 0 and 1440 minutes"
        if not 1 <= self.chat_days <= 3650:
            yield f"chat_days {self.chat_days} must lie between 1 and 3650 days"
        for proxy in self.proxies:
            if not _is_network(proxy):
                yield f"proxy {proxy!r} must be an address or a network, such as 10.0.0.0/8"
        for origin in self.origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or origin != f"{parts.scheme}://{parts.netloc}"
            ):
                yield f"origin {origin!r} must be a scheme and a host, such as https://cards.example"
        for name in self.names:
            if name != "*" and not _HOST_NAME.fullmatch(name):
                yield f"name {name!r} must be a host's name alone, such as cards.example"
        if self.metrics_token and len(self.metrics_token) < SHORTEST_TOKEN:
            yield f"metrics_token must have {SHORTEST_TOKEN} characters at least"
        if self.log_level not in LOG_LEVELS:
            yield f"log_level {self.log_level!r} must be one of {', '.join(LOG_LEVELS)}"
        if self.log_format not in LOG_FORMATS:
            yield f"log_format {self.log_format!r} must be one of {', '.join(LOG_FORMATS)}"


class BadSettings(Refusal):
    """The room cannot be opened with these settings; ``problems`` lists everything wrong."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("settings.wrong", "; ".join(problems), problems=problems)


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
