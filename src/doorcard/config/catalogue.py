"""Every setting with its kind, its meaning and its flag: the one list that all else is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from doorcard.config.kinds import FOLDER, LIST, NUMBER, TEXT, WHOLE, YES_NO, Kind

ENVIRONMENT: Final = "DOORCARD_"
"""Every setting has a variable: this, and its name in capitals."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing a host may set: a field of :class:`doorcard.config.Settings`."""

    name: str
    kind: Kind
    meaning: str
    """A line for ``--help``, ``doorcard settings`` and the reference page."""
    unless_set: str
    group: str
    flag: str | None = None
    """Of ``doorcard serve``; ``None`` for a secret, which a list of processes would show."""
    metavar: str | None = None
    secret: bool = False

    @property
    def variable(self) -> str:
        """Its variable in the environment."""
        return ENVIRONMENT + self.name.upper()


WHERE: Final = "where"
PLAY: Final = "play"
CARE: Final = "care"
NET: Final = "behind a proxy"
MAIL: Final = "mail"
LOG: Final = "log"

CATALOGUE: Final[tuple[Setting, ...]] = (
    Setting(
        "host",
        TEXT,
        "the address to listen on",
        "`127.0.0.1`, this machine alone",
        WHERE,
        flag="--host",
    ),
    Setting("port", WHOLE, "the port; 0 takes a free one", "8000", WHERE, flag="--port"),
    Setting(
        "lan",
        YES_NO,
        "open the room to the network this machine is in",
        "no",
        WHERE,
        flag="--lan",
    ),
    Setting(
        "data",
        FOLDER,
        "the folder the room is kept in",
        "`doorcard` in the user's data folder",
        WHERE,
        flag="--data",
        metavar="DIR",
    ),
    Setting(
        "storage_key",
        TEXT,
        "64 hexadecimal digits that closed cards are encrypted with at rest",
        "`storage.key` in the data folder, made at the first start",
        WHERE,
        secret=True,
    ),
    Setting("bots", YES_NO, "do house bots fill seats?", "yes", PLAY, flag="--bots"),
    Setting(
        "think",
        NUMBER,
        "about how many seconds a bot thinks; 0 for at once",
        "1",
        PLAY,
        flag="--think",
        metavar="SECONDS",
    ),
    Setting(
        "pause",
        NUMBER,
        "seconds between two hands of a table",
        "4",
        PLAY,
        flag="--pause",
        metavar="SECONDS",
    ),
    Setting(
        "tables_by_host_alone",
        YES_NO,
        "does only the host open tables?",
        "no: everybody signed in may",
        PLAY,
        flag="--tables-by-host-alone",
    ),
    Setting(
        "grant",
        WHOLE,
        "play chips that a new player gets, and who has nearly none may ask for; 0 for none",
        "1000",
        PLAY,
        flag="--grant",
        metavar="CHIPS",
    ),
    Setting(
        "grants_per_day",
        WHOLE,
        "times a day that one player, or one browser, is given play chips; 0 for no limit",
        "2",
        PLAY,
        flag="--grants-per-day",
        metavar="TIMES",
    ),
    Setting(
        "grants_per_address",
        WHOLE,
        "times a day for one network address, whoever shares it: a household or a club behind one "
        "address needs more; 0 for no limit",
        "as many as `--grants-per-day`",
        PLAY,
        flag="--grants-per-address",
        metavar="TIMES",
    ),
    Setting(
        "drain",
        NUMBER,
        "seconds that hands being played may take to end when SIGTERM closes the room",
        "8",
        CARE,
        flag="--drain",
        metavar="SECONDS",
    ),
    Setting(
        "audit",
        NUMBER,
        "minutes between two audits of the books; 0 for the one at the start alone",
        "10",
        CARE,
        flag="--audit",
        metavar="MINUTES",
    ),
    Setting(
        "chat_days",
        WHOLE,
        "for how many days the host can read what was said at the tables",
        "30",
        CARE,
        flag="--chat-days",
        metavar="DAYS",
    ),
    Setting(
        "origins",
        LIST,
        "web addresses the room is reached at besides its own; the flag may be repeated",
        "none",
        NET,
        flag="--origin",
        metavar="URL",
    ),
    Setting(
        "names",
        LIST,
        "host names the room answers to besides this machine's own and those of `--origin`; `*` "
        "for any; may be repeated",
        "none",
        NET,
        flag="--name",
        metavar="NAME",
    ),
    Setting(
        "proxies",
        LIST,
        "addresses or networks of proxies whose forwarded headers are believed; may be repeated",
        "none",
        NET,
        flag="--proxy",
        metavar="ADDRESS",
    ),
    Setting(
        "secure_cookies",
        YES_NO,
        "send cookies over https alone, also where the room cannot see that it is https",
        "no: as the request came",
        NET,
        flag="--secure-cookies",
    ),
    Setting(
        "deflate",
        YES_NO,
        "compress the sockets: fewer bytes, a third more work",
        "no",
        NET,
        flag="--deflate",
    ),
    Setting(
        "smtp_host",
        TEXT,
        "the mail server that carries the room's letters",
        "none: letters are put into `outbox` in the data folder",
        MAIL,
    ),
    Setting("smtp_port", WHOLE, "its port; 465 speaks TLS from the first byte", "587", MAIL),
    Setting("smtp_user", TEXT, "who the room is to the mail server", "nobody", MAIL),
    Setting("smtp_password", TEXT, "the password for the mail server", "none", MAIL, secret=True),
    Setting(
        "smtp_sender",
        TEXT,
        "the address that letters come from",
        "`doorcard@localhost`",
        MAIL,
    ),
    Setting(
        "smtp_starttls",
        YES_NO,
        "speak to the mail server under TLS alone; no is for one on this machine",
        "yes",
        MAIL,
    ),
    Setting(
        "metrics_token",
        TEXT,
        "who shows this bearer token reads the room's figures at `/metrics`, as Prometheus does",
        "none: there are no figures",
        LOG,
        secret=True,
    ),
    Setting("log_level", TEXT, "debug, info, warning or error", "`info`", LOG, flag="--log-level"),
    Setting(
        "log_format", TEXT, "text or json, a line an event", "`text`", LOG, flag="--log-format"
    ),
)
