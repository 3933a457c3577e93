"""Settings of a room: from flags, then the environment, then defaults."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from doorcard.stud.refusals import Refusal

ENVIRONMENT: Final = "DOORCARD_"
"""Every setting has a variable: this, and its name in capitals."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")


def default_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the room is kept unless something else is said: the user's own data folder.

    >>> default_folder({"XDG_DATA_HOME": "/home/ann/share"}).as_posix()
    '/home/ann/share/doorcard'
    """
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "doorcard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a host may set when a room is opened."""

    host: str = "127.0.0.1"
    """The address to listen on. The default is reached from this machine alone."""
    port: int = 8000
    """0 takes any free one."""
    data: Path
    """The folder the room is kept in."""
    bots: bool = True
    """Do house bots fill seats?"""
    think: float = 1.0
    """About how long a bot thinks, in seconds; 0 for not at all."""
    pause: float = 4.0
    """Seconds between two hands of a table."""
    origins: tuple[str, ...] = ()
    """Web addresses of this room besides the one it is asked at, behind a proxy."""
    secure_cookies: bool = False
    """Send cookies over https alone. For a room that is reached through https."""
    deflate: bool = False
    """Compress the sockets' frames: a third more work for far fewer bytes."""
    log_level: str = "info"
    log_format: str = "text"

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
        for origin in self.origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or origin != f"{parts.scheme}://{parts.netloc}"
            ):
                yield f"origin {origin!r} must be a scheme and a host, such as https://cards.example"
        if self.log_level not in LOG_LEVELS:
            yield f"log_level {self.log_level!r} must be one of {', '.join(LOG_LEVELS)}"
        if self.log_format not in LOG_FORMATS:
            yield f"log_format {self.log_format!r} must be one of {', '.join(LOG_FORMATS)}"


class BadSettings(Refusal):
    """The room cannot be opened with these settings; ``problems`` lists everything wrong."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("settings.wrong", "; ".join(problems), problems=problems)


def _flag(text: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "on": True}
    known |= {"0": False, "false": False, "no": False, "off": False}
    return known[text.lower()]


def _list(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


_READERS: Final[Mapping[str, tuple[Callable[[str], Any], str]]] = {
    "host": (str, "an address"),
    "port": (int, "a whole number"),
    "data": (Path, "a folder"),
    "bots": (_flag, "yes or no"),
    "think": (float, "a number of seconds"),
    "pause": (float, "a number of seconds"),
    "origins": (_list, "addresses with blanks between them"),
    "secure_cookies": (_flag, "yes or no"),
    "deflate": (_flag, "yes or no"),
    "log_level": (str, "a level"),
    "log_format": (str, "a format"),
}


def read_settings(
    flags: Mapping[str, object] | None = None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """Settings from flags, then ``DOORCARD_…`` variables, then defaults.

    A flag that is ``None`` was not given; flags of other names are left alone. Raises
    :class:`BadSettings` with all that is wrong.

    >>> room = read_settings({"port": 9000, "think": None}, {"DOORCARD_THINK": "0.5"})
    >>> room.port, room.think, room.host
    (9000, 0.5, '127.0.0.1')
    >>> read_settings({}, {"DOORCARD_PORT": "http"})
    Traceback (most recent call last):
    doorcard.config.BadSettings: DOORCARD_PORT 'http' is not a whole number
    """
    given: dict[str, Any] = {"data": default_folder(environ)}
    wrong = []
    for name, (read, kind) in _READERS.items():
        text = environ.get(ENVIRONMENT + name.upper())
        if text is None:
            continue
        try:
            given[name] = read(text)
        except (ValueError, KeyError):
            wrong.append(f"{ENVIRONMENT}{name.upper()} {text!r} is not {kind}")
    known = {field.name for field in fields(Settings)}
    given |= {k: v for k, v in (flags or {}).items() if k in known and v is not None}
    settings = replace(Settings(data=given["data"]), **given)
    wrong += settings.problems()
    if wrong:
        raise BadSettings(wrong)
    return settings
