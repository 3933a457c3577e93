"""Sessions: browsers that are signed in, how long they stay so, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import AccountStore, Session
from doorcard.service.accounts.tokens import digest_of, new_id, new_token
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Clock
from doorcard.stud import Refusal

_DAY_MS: Final = 24 * 3600 * 1000
IDLE_MS: Final = 30 * _DAY_MS
"""Unused for so long, a session has ended."""
LONGEST_MS: Final = 180 * _DAY_MS
"""After so long it has ended, used or not."""
SEEN_EVERY_MS: Final = 10 * 60 * 1000
"""How exactly it is known when a session was last used."""
LONGEST_DEVICE: Final = 60


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session to be stored, and the token that opens it."""

    session: Session
    token: str = field(repr=False)


class Sessions:
    """Whose token it is. The token itself is stored nowhere."""

    def __init__(self, store: AccountStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._listeners: list[Callable[[str], None]] = []
        self._tidied_ms = clock.now_ms()

    def on_end(self, listener: Callable[[str], None]) -> None:
        """Call with the id of every session that ends by somebody's word."""
        self._listeners.append(listener)

    async def begin(self, player: PlayerId, device: str = "") -> str:
        """A new session; its token."""
        made = await self.new(player, device)
        await self._store.add_session(made.session)
        return made.token

    async def renew(self, session: Session) -> str:
        """The same session under another token; the old one opens nothing any more."""
        made = await self.renewed(session)
        await self._store.renew_session(made.session)
        return made.token

    async def renewed(self, session: Session) -> NewSession:
        """What :meth:`renew` stores, for who stores it with what it is for.

        At every change of what the session may do: nobody who knew the token before
        gains by it.
        """
        return await self.new(session.player, session.device, session.id)

    async def new(self, player: PlayerId, device: str, known_as: str | None = None) -> NewSession:
        """What :meth:`begin` stores, for who stores it with what it is for."""
        if self._clock.now_ms() - self._tidied_ms >= _DAY_MS:
            await self.tidy()
        token, now = new_token(), self._clock.wall_ms()
        name, device = known_as or new_id(), device[:LONGEST_DEVICE]
        return NewSession(Session(digest_of(token), player, name, device, now, now), token)

    async def of(self, token: str) -> Session | None:
        """The session of a token, if it has not ended."""
        session = await self._store.session(digest_of(token))
        now = self._clock.wall_ms()
        if session is None or self._over(session, now):
            return None
        if now - session.seen_ms >= SEEN_EVERY_MS:
            await self._store.see_session(session.digest, now)
        return session

    async def listed(self, player: PlayerId) -> list[Session]:
        """The sessions of a player that have not ended, the newest first."""
        now = self._clock.wall_ms()
        return [each for each in await self._store.sessions_of(player) if not self._over(each, now)]

    async def end(self, player: PlayerId, session: str) -> None:
        """End one session of the player. Raises ``Refusal`` ``session.unknown``."""
        if session not in {each.id for each in await self.listed(player)}:
            raise Refusal(
                "session.unknown", "there is no such session of yours: it may have ended already"
            )
        await self._end(player, [session])

    async def end_all(
        self, player: PlayerId, *, but: str | None = None, log: HostLine | None = None
    ) -> None:
        """End every session of the player, except the one with the id ``but``.

        ``log``: the line of the host who does it, stored with the deed.
        """
        await self._end(player, await self.others(player, but), log)

    async def others(self, player: PlayerId, but: str | None = None) -> list[str]:
        """The ids of all sessions of the player but that one, ended or not."""
        known = await self._store.sessions_of(player)
        return [each.id for each in known if each.id != but]

    async def _end(
        self, player: PlayerId, ids: Collection[str], log: HostLine | None = None
    ) -> None:
        await self._store.end_sessions(player, ids, log)
        self.have_ended(ids)

    def have_ended(self, ids: Collection[str]) -> None:
        """Tell who listens that these are in the store no more."""
        for listener in self._listeners:
            for each in ids:
                listener(each)

    async def tidy(self) -> None:
        """Forget what ended by itself: at the start, and once a day."""
        self._tidied_ms = self._clock.now_ms()
        now = self._clock.wall_ms()
        await self._store.tidy(now - LONGEST_MS, now - IDLE_MS, now)

    @staticmethod
    def _over(session: Session, now_ms: int) -> bool:
        return now_ms - session.began_ms >= LONGEST_MS or now_ms - session.seen_ms >= IDLE_MS
