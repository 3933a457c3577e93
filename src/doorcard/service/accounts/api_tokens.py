"""Tokens for programs: named, with scopes, and never with a host's powers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import ApiToken, Scope
from doorcard.service.accounts.sessions import SEEN_EVERY_MS
from doorcard.service.accounts.tokens import digest_of, new_id, new_token
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

PREFIX: Final = "dc_"
"""By which a token is known for one where it should not be."""
MOST: Final = 20
LONGEST_NAME: Final = 40
_DAY_MS: Final = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Bearer:
    """Who comes with a token, and what it lets them do."""

    player: Player
    """Without a host's powers, whoever it is."""
    token: str
    """The token's id, which opens nothing."""
    scopes: frozenset[Scope]

    def require(self, scope: Scope) -> None:
        """Raises ``Refusal`` ``token.scope`` unless the token has it."""
        if scope not in self.scopes:
            has = ", ".join(sorted(self.scopes))
            raise Refusal(
                "token.scope",
                f"this token may {has}, and here it would have to {scope}: make one with that "
                "scope on the account page",
                needs=scope.value,
            )


@dataclass(frozen=True, slots=True)
class Made:
    """A new token: shown once, then known by its digest alone."""

    token: str = field(repr=False)
    made: ApiToken


class ApiTokens:
    """Makes, lists, revokes and recognizes tokens."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._listeners: list[Callable[[str], None]] = []

    def on_end(self, listener: Callable[[str], None]) -> None:
        """Call with the id of every token that is revoked."""
        self._listeners.append(listener)

    async def make(
        self, player: PlayerId, name: str, scopes: Collection[str], days: int | None = None
    ) -> Made:
        """A new token of an account.

        Raises ``Refusal``: ``token.name``, ``token.scopes``, ``token.days``,
        ``token.too_many``.
        """
        called = " ".join(name.split())
        if not (called.isprintable() and 1 <= len(called) <= LONGEST_NAME):
            raise Refusal(
                "token.name",
                f"a token's name has 1 to {LONGEST_NAME} characters that can be seen: say what "
                "it is for",
            )
        known = {each.value: each for each in Scope}
        if not scopes or not set(scopes) <= set(known):
            raise Refusal(
                "token.scopes", f"a token has one scope or more of {', '.join(known)}, and no other"
            )
        if days is not None and not 1 <= days <= 3650:
            raise Refusal("token.days", "a token lasts 1 to 3650 days, or until it is revoked")
        if len(await self._store.accounts.tokens_of(player)) >= MOST:
            raise Refusal(
                "token.too_many", f"an account has at most {MOST} tokens: revoke one", most=MOST
            )
        token, now = new_token(PREFIX), self._clock.wall_ms()
        made = ApiToken(
            digest=digest_of(token),
            id=new_id(),
            player=player,
            name=called,
            scopes=frozenset(known[each] for each in scopes),
            created_ms=now,
            expires_ms=None if days is None else now + days * _DAY_MS,
        )
        await self._store.accounts.add_token(made)
        return Made(token, made)

    async def listed(self, player: PlayerId) -> list[ApiToken]:
        """The player's tokens, the oldest first; those that have expired too."""
        return await self._store.accounts.tokens_of(player)

    async def revoke(self, player: PlayerId, token: str) -> None:
        """End one. Raises ``Refusal`` ``token.unknown``."""
        if not await self._store.accounts.drop_token(player, token):
            raise Refusal("token.unknown", "there is no such token of yours: it may be revoked")
        for listener in self._listeners:
            listener(token)

    def have_ended(self, tokens: Collection[str]) -> None:
        """Tell who listens that these are in the store no more: what is open by one is closed."""
        for listener in self._listeners:
            for each in tokens:
                listener(each)

    async def bearer(self, token: str) -> Bearer:
        """Who comes with it. Raises ``Refusal`` ``token.refused``."""
        refused = Refusal(
            "token.refused", "this token opens nothing: it is unknown, revoked or out of date"
        )
        if not token.startswith(PREFIX):
            raise refused
        found = await self._store.accounts.token(digest_of(token))
        now = self._clock.wall_ms()
        if found is None or (found.expires_ms is not None and found.expires_ms <= now):
            raise refused
        player = await self._store.player(found.player)
        if player is None:
            raise refused
        if found.used_ms is None or now - found.used_ms >= SEEN_EVERY_MS:
            await self._store.accounts.use_token(found.digest, now)
        return Bearer(replace(player, host=False), found.id, found.scopes)
