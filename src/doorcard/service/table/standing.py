"""Standing: who is banned or silenced, and who does not want to read whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doorcard.room.ids import PlayerId, TableId
from doorcard.service.host.ports import Ban, HostLine, Silence
from doorcard.service.ports import Clock, Store
from doorcard.stud import Refusal

MOST_MUTED: Final = 200


class Standing:
    """Remembers what the store keeps, so that nothing that is said waits for it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._bans: dict[PlayerId, Ban] = {}
        self._silences: dict[tuple[PlayerId, TableId | None], Silence] = {}
        self._mutes: dict[PlayerId, frozenset[PlayerId]] = {}

    async def load(self) -> None:
        """Read bans and silences."""
        self._bans = {each.player: each for each in await self._store.host.bans()}
        self._silences = {
            (each.player, each.table): each for each in await self._store.host.silences()
        }

    def ban_of(self, player: PlayerId) -> Ban | None:
        """The ban that holds now, if there is one."""
        ban = self._bans.get(player)
        return None if ban is None or self._is_over(ban.until_ms) else ban

    def bans(self) -> list[Ban]:
        """All bans that hold now."""
        return [each for each in self._bans.values() if not self._is_over(each.until_ms)]

    def refusal(self, player: PlayerId) -> Refusal | None:
        """Why the player may do nothing here, if that is so."""
        ban = self.ban_of(player)
        if ban is None:
            return None
        return Refusal(
            "player.banned",
            f"the host has barred you from play ({ban.why}): write to the host if that is wrong",
            until_ms=ban.until_ms,
        )

    async def set_ban(self, player: PlayerId, ban: Ban | None, log: HostLine) -> None:
        """Ban a player, or no more."""
        await self._store.host.set_ban(player, ban, log)
        self._bans.pop(player, None)
        if ban is not None:
            self._bans[player] = ban

    def silences_of(self, player: PlayerId) -> list[Silence]:
        """The silences of a player that hold now."""
        return [
            each
            for (who, _), each in self._silences.items()
            if who == player and not self._is_over(each.until_ms)
        ]

    def silenced(self, player: PlayerId, table: TableId) -> Refusal | None:
        """Why the player may not write at that table, if that is so."""
        for each in self.silences_of(player):
            if each.table in (None, table):
                where = "anywhere" if each.table is None else "at this table"
                return Refusal(
                    "talk.silenced",
                    f"the host has asked you not to write {where} ({each.why}): you may play on",
                    until_ms=each.until_ms,
                )
        return None

    async def set_silence(
        self, player: PlayerId, table: TableId | None, silence: Silence | None, log: HostLine
    ) -> None:
        """Silence a player there, or no more."""
        await self._store.host.set_silence(player, table, silence, log)
        self._silences.pop((player, table), None)
        if silence is not None:
            self._silences[player, table] = silence

    async def mutes_of(self, player: PlayerId) -> frozenset[PlayerId]:
        """Whom the player does not want to read; remembered from then on."""
        if player not in self._mutes:
            self._mutes[player] = frozenset(await self._store.talk.mutes(player))
        return self._mutes[player]

    def muted_by(self, player: PlayerId) -> frozenset[PlayerId]:
        """:meth:`mutes_of`, as far as it is remembered."""
        return self._mutes.get(player, frozenset())

    async def mute(self, player: PlayerId, muted: PlayerId, *, on: bool) -> frozenset[PlayerId]:
        """Read that one no more, or again; whom the player does not read now.

        Raises ``Refusal``: ``mute.self``, ``player.unknown``, ``mute.too_many``.
        """
        if muted == player:
            raise Refusal("mute.self", "you cannot mute yourself: just write nothing")
        if await self._store.player(muted) is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        before = await self.mutes_of(player)
        if on and len(before | {muted}) > MOST_MUTED:
            raise Refusal(
                "mute.too_many",
                f"you have muted {MOST_MUTED} players, which is as many as can be: hear one again",
                most=MOST_MUTED,
            )
        await self._store.talk.mute(player, muted, self._clock.wall_ms(), on=on)
        self._mutes[player] = before | {muted} if on else before - {muted}
        return self._mutes[player]

    def forget(self, player: PlayerId) -> None:
        """The player's account was deleted."""
        self._mutes.pop(player, None)
        self._bans.pop(player, None)
        for each in [each for each in self._silences if each[0] == player]:
            del self._silences[each]

    def rename_host(self, known_as: str, name: str) -> None:
        """A host goes by another name now: bans and silences say so."""
        self._bans = {
            who: replace(each, by=name) if each.by == known_as else each
            for who, each in self._bans.items()
        }
        self._silences = {
            where: replace(each, by=name) if each.by == known_as else each
            for where, each in self._silences.items()
        }

    def _is_over(self, until_ms: int | None) -> bool:
        return until_ms is not None and until_ms <= self._clock.wall_ms()
