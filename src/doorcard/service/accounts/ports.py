"""What accounts need from the world: their part of the store, hashing, passkeys, mail."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from doorcard.room.table import PlayerId, TableId

if TYPE_CHECKING:
    from doorcard.service.host.ports import HostLine
    from doorcard.service.ports import Player


class KeyTaken(Exception):
    """Another account has the name, the address or the passkey: nothing was stored."""


class LastHost(Exception):
    """Nobody else is a host: nothing was stored."""


class LinkSpent(Exception):
    """Somebody has used the link up: nothing was stored."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in."""

    digest: bytes = field(repr=False)
    """Of its token, which is stored nowhere."""
    player: PlayerId
    id: str
    """What it is called in the list of sessions; opens nothing."""
    device: str
    began_ms: int
    seen_ms: int
    """When it was last used, to within some minutes."""


@dataclass(frozen=True, slots=True)
class Login:
    """What makes a player an account."""

    player: PlayerId
    name_key: str
    password: str | None = field(repr=False)
    """An encoded hash with its salt; ``None`` without a password."""
    email: str | None = field(default=None, repr=False)
    email_verified_ms: int | None = None
    """``None`` until the address answered."""
    created_ms: int = 0


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key pair in somebody's device: its public half."""

    credential: bytes = field(repr=False)
    id: str
    player: PlayerId
    public_key: bytes = field(repr=False)
    sign_count: int
    label: str
    created_ms: int
    used_ms: int | None = None


class Scope(StrEnum):
    """What a token for a program may do."""

    READ = "read"
    """Ask for the lobby, tables and past hands, as its player may see them."""
    WATCH = "watch"
    """Open a table's socket and be told what the rail is told."""
    PLAY = "play"
    """Sit and act at the tables as its player."""


@dataclass(frozen=True, slots=True)
class ApiToken:
    """A token for a program."""

    digest: bytes = field(repr=False)
    id: str
    player: PlayerId
    name: str
    scopes: frozenset[Scope]
    created_ms: int
    used_ms: int | None = None
    expires_ms: int | None = None


class Purpose(StrEnum):
    """What a link is for."""

    VERIFY = "verify"
    RESET = "reset"


@dataclass(frozen=True, slots=True)
class Link:
    """A link that works once."""

    digest: bytes = field(repr=False)
    player: PlayerId
    purpose: Purpose
    expires_ms: int
    address: str | None = field(default=None, repr=False)
    """The address to verify."""


@dataclass(frozen=True, slots=True)
class SaidAt:
    """A line that somebody said at a table."""

    table: TableId
    line: int


@dataclass(frozen=True, slots=True)
class Verification:
    """An address that is given, and the link that is to verify it."""

    address: str = field(repr=False)
    digest: bytes = field(repr=False)
    token: str = field(repr=False)
    """What the letter to the address says; stored nowhere."""
    expires_ms: int

    def link(self, player: PlayerId) -> Link:
        """The link, for the player who gave the address."""
        return Link(self.digest, player, Purpose.VERIFY, self.expires_ms, self.address)


class AccountStore(Protocol):
    """Accounts, sessions, passkeys, tokens, links and roles. Every writing call is durable."""

    async def add_session(self, session: Session) -> None:
        """Remember a session."""

    async def renew_session(self, session: Session) -> None:
        """Put it in the place of the player's session of the same id, which opens nothing more."""

    async def session(self, digest: bytes) -> Session | None:
        """The session of that token, however old, or ``None``."""

    async def sessions_of(self, player: PlayerId) -> list[Session]:
        """All sessions of a player, the newest first."""

    async def see_session(self, digest: bytes, at_ms: int) -> None:
        """Note that it was used."""

    async def end_sessions(
        self, player: PlayerId, ids: Collection[str], log: HostLine | None = None
    ) -> None:
        """Forget those sessions of the player. ``log``: the line of the host who ends them."""

    async def add_login(
        self,
        login: Login,
        name: str,
        session: Session | None = None,
        link: Link | None = None,
    ) -> None:
        """Make a player an account of that name; with a session, :meth:`renew_session` at once.

        ``link`` is to verify the login's address. Raises :class:`KeyTaken`.
        """

    async def login_of(self, player: PlayerId) -> Login | None:
        """The player's, or ``None`` if the player has no account."""

    async def login_named(self, name_key: str) -> Login | None:
        """The account whose name has this key, or ``None``."""

    async def login_at(self, email: str) -> Login | None:
        """The account with this verified address, or ``None``."""

    async def set_password(
        self,
        player: PlayerId,
        encoded: str,
        session: Session | None = None,
        spent: Link | None = None,
    ) -> None:
        """Store another hash; with a session, that one alone is left of the player's.

        ``spent``: the link that allows it, used up by it; :class:`LinkSpent` if it was before.
        """

    async def set_email(
        self,
        player: PlayerId,
        address: str | None,
        verified_ms: int | None,
        link: Link | None = None,
        spent: Link | None = None,
    ) -> None:
        """Store another address, or none, with the link that is to verify it.

        ``spent``: the link that has verified it, used up by it. Raises :class:`KeyTaken` if the
        address is verified elsewhere, :class:`LinkSpent` as :meth:`set_password`.
        """

    async def add_link(self, link: Link, log: HostLine | None = None) -> None:
        """Remember a link; older ones of the player for the same purpose end.

        ``log``: the line of the host who made it.
        """

    async def link(self, digest: bytes, purpose: Purpose) -> Link | None:
        """The link, which is as it was; ``None`` if there is none."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Remember a passkey. Raises :class:`KeyTaken` if it is known."""

    async def passkeys_of(self, player: PlayerId) -> list[Passkey]:
        """The player's passkeys, the oldest first."""

    async def passkey(self, credential: bytes) -> Passkey | None:
        """That passkey, or ``None``."""

    async def use_passkey(self, credential: bytes, sign_count: int, at_ms: int) -> None:
        """Note that it was used, and how often by its own count."""

    async def drop_passkey(self, player: PlayerId, passkey: str) -> bool:
        """Forget the player's passkey of that id. False if there is none."""

    async def add_token(self, token: ApiToken) -> None:
        """Remember a token."""

    async def tokens_of(self, player: PlayerId) -> list[ApiToken]:
        """The player's tokens, the oldest first."""

    async def token(self, digest: bytes) -> ApiToken | None:
        """That token, or ``None``."""

    async def use_token(self, digest: bytes, at_ms: int) -> None:
        """Note that it was used."""

    async def drop_token(self, player: PlayerId, token: str) -> bool:
        """Forget the player's token of that id. False if there is none."""

    async def hosts(self) -> list[Player]:
        """Everybody who runs the room, by id."""

    async def set_host(self, player: PlayerId, *, on: bool, log: HostLine) -> None:
        """Give a player the host's role, or take it; stored with its line, or not at all.

        Raises :class:`LastHost` if nobody would have it then.
        """

    async def tidy(self, began_before_ms: int, seen_before_ms: int, now_ms: int) -> None:
        """Forget sessions older or longer unused than that, and what has expired."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of checking a password."""

    right: bool
    outdated: bool = False
    """Hashed with weaker settings than are used now: hash it anew."""


class PasswordHasher(Protocol):
    """Slow hashes, off the event loop. Those that wait raise ``Refusal`` ``accounts.busy``."""

    async def hashed(self, password: str) -> str:
        """An encoded hash with a salt of its own."""

    async def check(self, encoded: str | None, password: str) -> Checked:
        """Is it the password? As much work, and never right, for ``None``."""

    def close(self) -> None:
        """Hash no more."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a browser reached the room."""

    host: str
    """The name alone: what passkeys are bound to."""
    origin: str
    """Scheme, name and port."""
    device: str = ""
    """A hint at the browser and its machine."""
    address: str = ""
    """Of the machine that asks."""
    browser: str = ""
    """What the browser was given to be known by: it says nothing of who uses it."""


@dataclass(frozen=True, slots=True)
class Made:
    """What a device answered when a passkey was made."""

    credential: bytes = field(repr=False)
    public_key: bytes = field(repr=False)
    sign_count: int


class Ceremonies(Protocol):
    """WebAuthn: options for the browser, and checks of what the device answers."""

    def creation(
        self,
        place: Place,
        player: PlayerId,
        name: str,
        challenge: bytes,
        known: Sequence[bytes],
    ) -> bytes:
        """Options to make a passkey, as JSON. ``known`` ones are left out."""

    def made(self, place: Place, challenge: bytes, answer: bytes) -> Made:
        """The passkey that was made. Raises ``Refusal`` ``passkey.refused``."""

    def request(self, place: Place, challenge: bytes) -> bytes:
        """Options to use any passkey of this room, as JSON."""

    def credential_of(self, answer: bytes) -> bytes:
        """Which passkey answered. Raises ``Refusal`` ``passkey.refused``."""

    def used(self, place: Place, challenge: bytes, answer: bytes, passkey: Passkey) -> int:
        """Its new count, if it answered rightly. Raises ``Refusal`` ``passkey.refused``."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to one person, in plain text."""

    to: str = field(repr=False)
    subject: str
    text: str = field(repr=False)
    enclosed: tuple[Enclosed, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A text file that goes with a letter."""

    name: str
    text: str = field(repr=False)


class LetterRefused(OSError):
    """The mail server takes no letter for this address: trying again is of no use."""


class Mailer(Protocol):
    """Carries letters."""

    @property
    def stays_here(self) -> bool:
        """Do letters stay in the room's own folder, whatever address they have?"""

    async def carry(self, letter: Letter) -> None:
        """Hand the letter over. Raises ``OSError`` if that failed; it may be tried again.

        :class:`LetterRefused` is that kind of failure that will not pass.
        """


Chosen = Mapping[str, str | bool]
"""What was chosen, by name; what is not in it was left to the client."""


class PreferenceStore(Protocol):
    """How players like the room, kept with their accounts."""

    async def of(self, player: PlayerId) -> Chosen:
        """What the player has chosen; empty if nothing."""

    async def keep(self, player: PlayerId, chosen: Chosen, at_ms: int) -> None:
        """Keep these in place of the old ones."""
