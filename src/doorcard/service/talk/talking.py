"""Talking at a table: the side of a dealer that hears what people say."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.room.ids import PlayerId
from doorcard.room.talk import Side
from doorcard.service.ports import Player
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.standing import Standing
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import ClosingTold, Telling
from doorcard.service.talk.table_talk import TableTalk
from doorcard.stud import Refusal


class Talking:
    """The side of a dealer that hears what people say, and minds the rail."""

    _state: TableState
    _bulletin: Bulletin
    _talk: TableTalk
    _closing: ClosingTold | None
    _standing: Standing

    async def load_talk(self) -> None:
        """Read what was said last, before the table opens."""
        await self._talk.load(self._state)

    def refuse_banned(self, player: PlayerId) -> None:
        """Raise ``Refusal`` ``player.banned`` if the host has barred the player."""
        if (refusal := self._standing.refusal(player)) is not None:
            raise refusal

    def refuse_watcher(self, player: Player | None) -> None:
        """Raise ``Refusal`` for who may not come: ``rail.players``, ``player.banned``."""
        if player is not None:
            self.refuse_banned(player.id)
        self._bulletin.refuse_watcher(self._state, None if player is None else player.id)

    async def mute(self, player: PlayerId, muted: PlayerId, *, on: bool) -> None:
        """Read another's lines no more, or again. Raises as :meth:`Standing.mute`."""
        await self._standing.mute(player, muted, on=on)
        self.tell_talk(player)

    async def say(self, player: Player, side: Side, text: str, *, address: str = "") -> None:
        """Say something at the table or on the rail.

        Raises ``Refusal``: ``talk.*``, ``player.banned``, and why the table has closed.
        """
        if self._closing is not None:
            raise Refusal(self._closing.code, self._closing.sentence)
        said = await self._talk.say(player, side, text, self._state, address)
        if said.held:
            self._talk.release(self._state)  # the hand may have ended meanwhile
        else:
            self._talk.tell_free(said, self._state)

    def unsay(self, line: int) -> None:
        """The host has taken a line down."""
        self._talk.unsay(line)

    def forget_talk(self, player: PlayerId, lines: Sequence[int]) -> None:
        """The account of who said these lines was deleted."""
        self._talk.forget(player, lines)

    def tell_talk(self, player: PlayerId | None = None) -> None:
        """Tell one player, or everybody, the talk as it is for them now."""
        self._bulletin.tell_each(
            lambda each: self._talk.told(each, self._state),
            lambda each: player is None or (each.player is not None and each.player.id == player),
        )

    def tell_all(self, telling: Telling) -> None:
        """Tell everybody at the table, the rail too, at once."""
        self._bulletin.tell_where(telling, lambda each: each.is_person)

    def dismiss(self, player: PlayerId, code: str, sentence: str) -> None:
        """Tell a player's listeners that this is the end."""
        self._bulletin.dismiss(player, ClosingTold(code, sentence))

    def mind_rail(self) -> None:
        """The room's rule of the rail has changed."""
        self._bulletin.mind_rail(self._state)

    def seen_by(self, player: PlayerId | None) -> TableState:
        """The table as this player may see it now: a rail with a delay sees it as it was."""
        return self._bulletin.seen_by(player, self._state)

    @property
    def rail_delay_ms(self) -> int:
        """How late the rail is told."""
        return self._bulletin.rail_delay_ms(self._state)
