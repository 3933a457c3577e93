"""What a host does about players: chips, bans, silences, and lines that are taken down."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.room.ids import PlayerId, TableId
from doorcard.service.accounts.tokens import new_id
from doorcard.service.floor.floor import Floor
from doorcard.service.host.book import HostBook
from doorcard.service.host.orders import ByHost, Removed
from doorcard.service.host.ports import Ban, KnownPlayer, Silence
from doorcard.service.ports import AlreadyPosted, NotEnoughChips, Player, PlayerKind
from doorcard.service.table.table_orders import StopWaiting
from doorcard.service.talk.ports import KeptLine
from doorcard.stud import Chips, Refusal

MOST_CHIPS = 1_000_000_000
_BANNED: Final = "player.banned"
_LINES_OF_ONE: Final = 1000


@dataclass(frozen=True, slots=True)
class PlayerFile:
    """A player as a host sees one. There is no card in it."""

    player: Player
    known: KnownPlayer
    wallet: Chips
    at_tables: Chips
    tables: tuple[TableId, ...]
    ban: Ban | None
    silences: tuple[Silence, ...]


class HostPlayers:
    """Each deed is stored with its line in the log of the hosts."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store
        self._clock = floor.clock
        self._standing = floor.standing
        self._book = HostBook(floor.clock)

    async def find(self, name: str, limit: int) -> list[PlayerFile]:
        """Players whose name has that in it, the newest first."""
        found = await self._store.host.find_players(name, limit)
        players = await self._store.players([each.id for each in found])
        return [await self._file(players[each.id], each) for each in found if each.id in players]

    async def file(self, player: PlayerId) -> PlayerFile:
        """One player. ``player.unknown``."""
        known = await self._store.host.known(player)
        return await self._file(await self._player(player), known)

    async def give(
        self, host: Player, player: PlayerId, chips: Chips, why: str, request: str
    ) -> None:
        """Give play chips out of the bank, or take some back; the same request moves them once.

        Raises ``Refusal``: ``chips.none``, ``chips.not_enough``, ``player.unknown``.
        """
        await self._player(player)
        if not chips or abs(chips) > MOST_CHIPS:
            raise Refusal(
                "chips.none", f"give or take something, at most {MOST_CHIPS} chips", most=MOST_CHIPS
            )
        before = await self._store.balance(wallet(player))
        line = self._book.line(
            host,
            "chips.given" if chips > 0 else "chips.taken",
            why,
            player=player,
            before={"wallet": before},
            after={"wallet": before + chips, "chips": chips},
        )
        giver, taker = (BANK, wallet(player)) if chips > 0 else (wallet(player), BANK)
        key = f"host:{player}:{request}"
        transfer = move(Why.CORRECTION, giver, taker, abs(chips), key)
        try:
            await self._store.host.log(line, transfer)
        except AlreadyPosted:
            return
        except NotEnoughChips:
            raise Refusal(
                "chips.not_enough",
                f"the wallet holds {before}, and {-chips} were to be taken: take at most that",
                balance=before,
            ) from None
        self._floor.tell_wallet(player, await self._store.balance(wallet(player)))

    async def ban(self, host: Player, player: PlayerId, minutes: int | None, why: str) -> None:
        """Bar a player: seats are given up, sockets closed. ``player.is_host``."""
        barred = await self._player(player)
        if barred.host:
            raise Refusal("player.is_host", f"{barred.name} is a host: take the role away first")
        until, now = self._until(minutes), self._clock.wall_ms()
        line = self._book.line(host, _BANNED, why, player=player, after={"until_ms": until})
        ban = Ban(player, until, line.why, host.name, now)
        await self._standing.set_ban(player, ban, line)
        await self._clear_tables(host, player, why)

    async def finish_bans(self) -> None:
        """At the start: a ban is one write, and each seat another. What was left is done now."""
        for ban in self._standing.bans():
            said = await self._store.host.log_page(None, _LINES_OF_ONE, ban.player, None)
            line = next((each for each in said if each.what == _BANNED), None)
            if line is not None:
                host = Player(line.host, line.name, PlayerKind.ACCOUNT, host=True)
                await self._clear_tables(host, ban.player, line.why)

    async def _clear_tables(self, host: Player, player: PlayerId, why: str) -> None:
        for dealer in self._floor.dealers():
            table = dealer.state.table
            seat = table.of(player)
            if seat is not None and not seat.leaving:
                left = self._book.line(host, "player.removed", why, player=player, table=table.id)
                with suppress(Refusal):  # the player has left meanwhile
                    await dealer.ask(
                        ByHost(host.id, Removed(host.id, player), left), request=new_id()
                    )
            if any(each.player == player for each in table.waiting):
                with suppress(Refusal):
                    await dealer.ask(StopWaiting(player), request=new_id())
            dealer.dismiss(player, _BANNED, str(self._standing.refusal(player)))

    async def unban(self, host: Player, player: PlayerId, why: str) -> None:
        """Let a player play again. ``player.not_banned``."""
        ban = self._standing.ban_of(player)
        if ban is None:
            raise Refusal("player.not_banned", "that player is not barred")
        line = self._book.line(
            host, "player.unbanned", why, player=player, before={"until_ms": ban.until_ms}
        )
        await self._standing.set_ban(player, None, line)

    async def silence(
        self,
        host: Player,
        player: PlayerId,
        *,
        table: TableId | None,
        minutes: int | None,
        why: str,
    ) -> None:
        """Take a player's right to write, at one table or anywhere."""
        await self._player(player)
        if table is not None:
            self._floor.table(table)
        until, now = self._until(minutes), self._clock.wall_ms()
        line = self._book.line(
            host, "player.silenced", why, player=player, table=table, after={"until_ms": until}
        )
        silence = Silence(player, table, until, line.why, host.name, now)
        await self._standing.set_silence(player, table, silence, line)
        self._tell_talk(player)

    async def unsilence(
        self, host: Player, player: PlayerId, *, table: TableId | None, why: str
    ) -> None:
        """Give it back."""
        line = self._book.line(host, "player.unsilenced", why, player=player, table=table)
        await self._standing.set_silence(player, table, None, line)
        self._tell_talk(player)

    async def remove_line(self, host: Player, line: int, why: str) -> KeptLine:
        """Take down what somebody said. ``line.unknown``."""
        kept = await self._store.talk.line(line)
        if kept is None:
            raise Refusal("line.unknown", "there is no such line")
        said = kept.line
        log = self._book.line(
            host, "line.removed", why, player=said.player, table=said.table, before={"line": line}
        )  # what it said goes with the line itself: the log would keep it for ever
        now = self._clock.wall_ms()
        if await self._store.talk.remove_line(line, now, host.name, log.why, log):
            with suppress(Refusal):  # the table is closed: nobody is there to be told
                self._floor.table(said.table).unsay(line)
        return await self._store.talk.line(line) or kept

    def _tell_talk(self, player: PlayerId) -> None:
        for dealer in self._floor.dealers():
            dealer.tell_talk(player)

    def _until(self, minutes: int | None) -> int | None:
        return None if minutes is None else self._clock.wall_ms() + minutes * 60_000

    async def _player(self, player: PlayerId) -> Player:
        known = await self._store.player(player)
        if known is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        return known

    async def _file(self, player: Player, known: KnownPlayer | None) -> PlayerFile:
        seats = (each.state.table for each in self._floor.dealers())
        return PlayerFile(
            player=player,
            known=known or KnownPlayer(player.id, 0, 0),
            wallet=await self._store.balance(wallet(player.id)),
            at_tables=self._floor.chips_of(player.id),
            tables=tuple(each.id for each in seats if each.of(player.id) is not None),
            ban=self._standing.ban_of(player.id),
            silences=tuple(self._standing.silences_of(player.id)),
        )
