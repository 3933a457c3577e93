"""Askers: whose account a token is, as far as this process has seen it come before.

The application finds out who asks, in the store, when it answers. What it found is noted
on the request, and remembered here for the next one with the same token, so that a flood
is counted for its account before it costs a look into the store. Not for long: a session
may end, and whoever has its token shall not ask in its player's name.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from litestar.types import Scope

from doorcard.room.ids import PlayerId
from doorcard.service.accounts.tokens import digest_of

REMEMBERED: Final = 10_000
"""Tokens; those that came last."""
FRESH_S: Final = 60.0
"""Seconds for which it holds what the store said of a token."""
_NOTED: Final = "doorcard_asked_by"


def note_asker(scope: Scope, player: PlayerId | None) -> None:
    """Note on a request who sends it; ``None`` for nobody."""
    scope["state"][_NOTED] = player


class Askers:
    """Accounts by their tokens' digests. A token itself is kept nowhere."""

    def __init__(self, most: int = REMEMBERED, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._now = most, now
        self._known: OrderedDict[bytes, tuple[PlayerId, float]] = OrderedDict()

    def account_of(self, token: str | None) -> PlayerId | None:
        """Whose token it was when it came last; ``None`` for nobody's, or if that is not known.

        >>> askers = Askers(most=2)
        >>> for token in "abc":
        ...     askers.learn(token, {"state": {"doorcard_asked_by": f"player {token}"}})
        >>> [askers.account_of(token) for token in "abc"]
        [None, 'player b', 'player c']
        """
        if token is None:
            return None
        player, until = self._known.get(digest_of(token), (None, 0.0))
        return player if self._now() < until else None

    def learn(self, token: str | None, scope: Scope) -> None:
        """Remember what was noted on a request that came with this token; forget what ended."""
        noted = scope.get("state", {})
        if token is None or _NOTED not in noted:
            return
        digest, player = digest_of(token), noted[_NOTED]
        self._known.pop(digest, None)
        if player is not None:
            self._known[digest] = player, self._now() + FRESH_S
            if len(self._known) > self._most:
                self._known.popitem(last=False)
