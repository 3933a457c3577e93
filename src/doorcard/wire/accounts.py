"""The shapes of accounts: what a person asks of theirs, and what they are told.

Requests keep what is secret out of their ``repr``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from doorcard.wire.codes import RoleCode, ScopeCode

Text = Annotated[str, Meta(max_length=200)]
"""The room's own rules are tighter, and say what is wrong."""
Secret = Annotated[str, Meta(max_length=1000)]
Credential = dict[str, Any]
"""What the browser's ``credential.toJSON()`` gives."""


class _Secretive(Struct, frozen=True, forbid_unknown_fields=True):
    """A request whose text stays out of logs."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class LogIn(_Secretive, frozen=True):
    """A name and its password."""

    name: Text
    password: Secret


class PasskeyAnswer(_Secretive, frozen=True):
    """What a device answered in a ceremony."""

    ceremony: Text
    credential: Credential


class Confirm(_Secretive, frozen=True):
    """Proof that it is still the owner: a password, or a passkey."""

    password: Secret | None = None
    passkey: PasskeyAnswer | None = None


class OpenAccount(_Secretive, frozen=True):
    """A wish for an account. A guest may leave the name out and keep theirs."""

    password: Secret
    name: Text | None = None
    email: Annotated[str, Meta(max_length=400)] | None = None


class ChangePassword(_Secretive, frozen=True):
    """The password as it was, and as it shall be."""

    old: Secret
    new: Secret


class SetEmail(_Secretive, frozen=True):
    """An address for the account; ``None`` takes it away."""

    address: Annotated[str, Meta(max_length=400)] | None
    confirm: Confirm | None = None


class OpenLink(_Secretive, frozen=True):
    """The token of a link."""

    token: Text


class AskReset(_Secretive, frozen=True):
    """The address of somebody who lost their password."""

    address: Annotated[str, Meta(max_length=400)]


class Reset(_Secretive, frozen=True):
    """A new password, by the token of a link."""

    token: Text
    password: Secret


class MakeToken(_Secretive, frozen=True):
    """A wish for a token for a program."""

    name: Text
    scopes: Annotated[tuple[Text, ...], Meta(max_length=10)]
    days: int | None = None
    """``None`` until it is revoked."""
    confirm: Confirm | None = None


class MakePasskey(_Secretive, frozen=True):
    """A wish for a passkey."""

    confirm: Confirm | None = None


class PasskeyMade(_Secretive, frozen=True):
    """What a device answered when it made a passkey, and what to call it."""

    ceremony: Text
    credential: Credential
    label: Text = ""


class DeleteAccount(_Secretive, frozen=True):
    """The end of an account."""

    confirm: Confirm | None = None


class NameHost(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall be a host too, and why."""

    player: Text
    why: Annotated[str, Meta(max_length=2400)]


class Email(Struct, frozen=True):
    """An address, and whether it has answered."""

    address: str
    verified: bool


class PasskeySign(Struct, frozen=True):
    """A passkey as its owner sees it listed."""

    id: str
    label: str
    created_ms: int
    used_ms: int | None


class Account(Struct, frozen=True):
    """An account as its owner sees it."""

    id: str
    name: str
    role: RoleCode
    since_ms: int
    email: Email | None
    has_password: bool
    passkeys: tuple[PasskeySign, ...]
    passkeys_here: bool
    """Does the browser offer passkeys at the address the room was asked at?"""
    passkeys_why: str | None
    """Why not."""


class SessionSign(Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    device: str
    began_ms: int
    seen_ms: int
    this: bool
    """The one that asks."""


class Sessions(Struct, frozen=True):
    """All of a person's sessions."""

    sessions: tuple[SessionSign, ...]


class TokenSign(Struct, frozen=True):
    """A token for a program as its owner sees it listed."""

    id: str
    name: str
    scopes: tuple[ScopeCode, ...]
    created_ms: int
    used_ms: int | None
    expires_ms: int | None


class Tokens(Struct, frozen=True):
    """All of a person's tokens."""

    tokens: tuple[TokenSign, ...]


class TokenMade(Struct, frozen=True):
    """A new token, shown this once."""

    token: str
    made: TokenSign

    def __repr__(self) -> str:
        return f"TokenMade(…, {self.made!r})"


class PasskeyAsked(Struct, frozen=True):
    """What the browser is to do, in the words of WebAuthn, and the ceremony it is part of."""

    ceremony: str
    options: Raw


class Verified(Struct, frozen=True):
    """The address that has answered."""

    address: str


class Nothing(Struct, frozen=True):
    """Nothing to tell."""


class HostSign(Struct, frozen=True):
    """Somebody who runs the room."""

    id: str
    name: str


class Hosts(Struct, frozen=True):
    """Everybody who runs the room."""

    hosts: tuple[HostSign, ...]


class ResetLink(Struct, frozen=True):
    """A link to a new password, for a host to hand over."""

    link: str
    expires_ms: int

    def __repr__(self) -> str:
        return f"ResetLink(…, {self.expires_ms})"


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a player likes the room; what is left out was not chosen."""

    language: Literal["en", "fi", "pl", "et"] | None = None
    theme: Literal["system", "dark", "light", "contrast"] | None = None
    deck: Literal["four", "two"] | None = None
    index: Literal["normal", "large"] | None = None
    back: Literal["felt", "brick", "slate"] | None = None
    sounds: bool | None = None
    auto_ante: bool | None = None
    auto_muck: bool | None = None
