"""A seated house bot: told what its seat is told, acting through the dealer like anybody."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from doorcard.service.bots.ports import Bot
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.ports import Clock, Player
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.tellings import ClosingTold, NoticeTold, TableTold, Telling, TurnTold
from doorcard.stud import Action, Fold, Options, Refusal


class BotAtTable:
    """One seated bot: hears what its seat is told, and acts when it is its turn."""

    is_person = False
    is_closed = False

    def __init__(
        self, player: Player, bot: Bot, dealer: Dealer, clock: Clock, think_ms: tuple[int, int]
    ) -> None:
        self._player = player
        self._bot = bot
        self._dealer = dealer
        self._clock = clock
        self._think_ms = think_ms
        self._acting: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def player(self) -> Player:
        """Whose seat it plays."""
        return self._player

    def hear(self, telling: Telling) -> None:
        """Pass notices on to the bot; think when a turn comes with options."""
        match telling:
            case TableTold(hand=hand, turn=turn):
                for notice in () if hand is None else hand.notices:
                    self._bot.told(notice)
                if turn is not None:
                    self._think(turn)
            case NoticeTold(notice=notice):
                self._bot.told(notice)
            case TurnTold():
                self._think(telling)
            case ClosingTold():
                self._stopped = True
            case _:
                pass

    def _think(self, turn: TurnTold) -> None:
        if turn.options is None:
            return
        law = turn.options
        least, most = self._think_ms
        # Some decisions take longer than others; which ones need not be a secret.
        spread = (turn.decision * 7919 + turn.seat * 104_729) % (most - least + 1)
        self._clock.call_at(
            self._clock.now_ms() + least + spread, lambda: self._begin_act(turn, law)
        )

    def _begin_act(self, turn: TurnTold, law: Options) -> None:
        if not self._stopped:
            task = asyncio.create_task(self._act(turn, law))
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)

    async def _act(self, turn: TurnTold, law: Options) -> None:
        # A refusal means that the hand has gone on without the bot: nothing to do.
        with suppress(Refusal):
            await self._dealer.act(
                self._player.id,
                turn.hand,
                turn.decision,
                self._choice(law),
                request=f"{turn.hand}/{turn.decision}",
            )

    def _choice(self, law: Options) -> Action:
        try:
            chosen = self._bot.choose(law)
        except Exception as trouble:  # noqa: BLE001 - a bot that fails gives up its hand, no more
            log_trouble(f"house bot {self._player.id}", trouble)
        else:
            if chosen in law:
                return chosen
        return Fold() if Fold() in law else law.actions[-1]
