"""E-mail addresses of accounts, and new passwords for those who lost theirs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from doorcard.room.addresses import mail_address
from doorcard.room.table import PlayerId
from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.service.accounts.credentials import Credentials
from doorcard.service.accounts.desk import Desk, SignedIn
from doorcard.service.accounts.grants import network_of
from doorcard.service.accounts.language import language_of
from doorcard.service.accounts.letters import (
    Changed,
    changed_letter,
    reset_letter,
    verify_letter,
)
from doorcard.service.accounts.ports import (
    KeyTaken,
    Link,
    LinkSpent,
    Login,
    Place,
    Purpose,
    Verification,
)
from doorcard.service.accounts.post_office import PostOffice
from doorcard.service.accounts.tokens import digest_of, new_token
from doorcard.service.host.book import HostBook
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 60 * _MINUTE_MS
VERIFY_HOURS: Final = 48
RESET_MINUTES: Final = 30
HOST_RESET_HOURS: Final = 24
"""A host hands the link over by hand: that takes longer than a mail."""


@dataclass(frozen=True, slots=True)
class ResetLink:
    """A link to a new password, for a host to hand over."""

    link: str = field(repr=False)
    expires_ms: int


class MailDesk:
    """Sends links and takes them in. Each works once, and is stored as a digest."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        desk: Desk,
        credentials: Credentials,
        post: PostOffice,
        address: str,
    ) -> None:
        """``address`` is the room's own web address, which links begin with.

        It comes from the settings and never from a request: who asks must not choose
        where somebody else's link leads.
        """
        self._store = store
        self._clock = clock
        self._desk = desk
        self._credentials = credentials
        self._post = post
        self._address = address
        self._book = HostBook(clock)
        self._letters = Backoff(
            clock, free=5, first_ms=5 * _MINUTE_MS, most_ms=_HOUR_MS, forget_ms=6 * _HOUR_MS
        )
        """By the account a letter is about, and by where it goes: new accounts flood no mailbox."""
        self._letters_from = Backoff(
            clock, free=60, first_ms=5 * _MINUTE_MS, most_ms=_HOUR_MS, forget_ms=6 * _HOUR_MS
        )
        """By where it was asked for: a club opens its accounts on one evening, from one address."""

    async def set_address(self, player: Player, wish: str | None, place: Place) -> None:
        """Give the account an address, or none. It counts once its link was opened.

        Raises ``Refusal``: ``account.needed``, ``email.malformed``, ``accounts.wait``.
        """
        login = await self._login(player.id)
        address = None if wish is None else mail_address(wish)
        if address is None:
            await self._store.accounts.set_email(player.id, None, None)
        elif address != login.email or login.email_verified_ms is None:
            self._count_letter(place, player.id, address)
            given = self.verification(address)
            await self._store.accounts.set_email(player.id, address, None, given.link(player.id))
            await self._mail_verification(player, given)
        if login.email_verified_ms is not None and login.email not in {None, address}:
            await self._tell(login, player, Changed.ADDRESS)

    def verification(self, address: str) -> Verification:
        """A link to verify an address, to be stored with who gives it."""
        token = new_token()
        expires = self._clock.wall_ms() + VERIFY_HOURS * _HOUR_MS
        return Verification(address, digest_of(token), token, expires)

    async def ask_to_verify(self, player: Player, given: Verification, place: Place) -> None:
        """Mail the link that was stored with a new account. ``Refusal`` ``accounts.wait``."""
        self._count_letter(place, player.id, given.address)
        await self._mail_verification(player, given)

    async def _mail_verification(self, player: Player, given: Verification) -> None:
        link = f"{self._address}/account/verify#{given.token}"
        language = await language_of(self._store.preferences, player.id)
        self._post.send(verify_letter(given.address, player.name, link, VERIFY_HOURS, language))

    async def verify(self, token: str) -> str:
        """The address that has now answered.

        Raises ``Refusal``: ``link.unknown``, ``email.taken``.
        """
        link = await self._known(token, Purpose.VERIFY)
        login = await self._store.accounts.login_of(link.player)
        if login is None or link.address is None or login.email != link.address:
            raise _unknown()
        try:
            now = self._clock.wall_ms()
            await self._store.accounts.set_email(link.player, link.address, now, spent=link)
        except LinkSpent:
            raise _unknown() from None
        except KeyTaken:
            raise Refusal(
                "email.taken", "another account has this address: take it away there first"
            ) from None
        return link.address

    def ask_reset(self, wish: str, place: Place) -> None:
        """Mail a link to a new password, if the address is a verified one.

        Nobody learns whether it is: neither by the answer nor by how long it takes.
        Raises ``Refusal``: ``email.malformed``, ``accounts.wait``.
        """
        address = mail_address(wish)
        self._count_letter(place, address)
        self._post.run(self._mail_reset(address))

    async def _mail_reset(self, address: str) -> None:
        login = await self._store.accounts.login_at(address)
        player = None if login is None else await self._store.player(login.player)
        if login is None or player is None:
            return
        token = await self._new_link(login.player, Purpose.RESET, RESET_MINUTES * _MINUTE_MS)
        link = f"{self._address}/account/reset#{token}"
        language = await language_of(self._store.preferences, player.id)
        self._post.send(reset_letter(address, player.name, link, RESET_MINUTES, language))

    async def reset_by_host(self, host: Player, player: PlayerId, why: str) -> ResetLink:
        """A link to a new password, which a host hands to the account's owner.

        It is stored with its line in the log of the hosts. Raises ``Refusal``:
        ``host.only``, ``why.*``, ``account.needed``.
        """
        log = self._book.line(host, "host.reset_link", why, player=player)
        await self._login(player)
        lasts = HOST_RESET_HOURS * _HOUR_MS
        token = await self._new_link(player, Purpose.RESET, lasts, log=log)
        return ResetLink(f"{self._address}/account/reset#{token}", self._clock.wall_ms() + lasts)

    async def reset(self, token: str, password: str, place: Place) -> SignedIn:
        """Choose a new password and come in with it; all older sessions end.

        A password that will not do leaves the link as it was. Raises ``Refusal``:
        ``link.unknown``, ``password.*``.
        """
        link = await self._known(token, Purpose.RESET)
        player = await self._store.player(link.player)
        login = await self._store.accounts.login_of(link.player)
        if player is None or login is None:
            raise _unknown()
        made = await self._desk.sessions.new(player.id, place.device)
        others = await self._desk.sessions.others(player.id)
        try:
            await self._credentials.set_password(
                player.id, password, player.name, made.session, link
            )
        except LinkSpent:
            raise _unknown() from None
        self._desk.sessions.have_ended(others)
        await self._tell(login, player, Changed.PASSWORD_BY_LINK)
        return SignedIn(player, made.token)

    async def tell_changed(self, player: Player, what: Changed) -> None:
        """Tell the owner by mail, where there is a verified address."""
        login = await self._store.accounts.login_of(player.id)
        if login is not None:
            await self._tell(login, player, what)

    async def _tell(self, login: Login, player: Player, what: Changed) -> None:
        if login.email is not None and login.email_verified_ms is not None:
            language = await language_of(self._store.preferences, player.id)
            self._post.send(changed_letter(login.email, player.name, what, language))

    def refuse_letter(self, place: Place, *about: str) -> None:
        """Raise ``Refusal`` ``accounts.wait`` after too many from there, or about one of these."""
        wait = self._letters_from.wait_ms(network_of(place.address) or "")
        waits = [wait, *map(self._letters.wait_ms, about)]
        refuse_wait("accounts.wait", max(waits), "too many letters were asked for")

    def _count_letter(self, place: Place, *about: str) -> None:
        self.refuse_letter(place, *about)
        for each in about:
            self._letters.count(each)
        self._letters_from.count(network_of(place.address) or "")

    async def _login(self, player: PlayerId) -> Login:
        login = await self._store.accounts.login_of(player)
        if login is None:
            raise Refusal("account.needed", "this needs an account: open one, with a password")
        return login

    async def _new_link(
        self,
        player: PlayerId,
        purpose: Purpose,
        lasts_ms: int,
        log: HostLine | None = None,
    ) -> str:
        token = new_token()
        expires = self._clock.wall_ms() + lasts_ms
        link = Link(digest_of(token), player, purpose, expires)
        await self._store.accounts.add_link(link, log)
        return token

    async def _known(self, token: str, purpose: Purpose) -> Link:
        link = await self._store.accounts.link(digest_of(token), purpose)
        if link is None or link.expires_ms <= self._clock.wall_ms():
            raise _unknown()
        return link


def _unknown() -> Refusal:
    return Refusal(
        "link.unknown",
        "this link has been used, or is too old, or is none of ours: ask for another",
    )
