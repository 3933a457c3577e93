"""Orders with those who wait for the answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from doorcard.room.table import PlayerId, TableId
from doorcard.service.ports import NotEnoughChips
from doorcard.service.table.order import TableOrder
from doorcard.service.table.orders import (
    Act,
    Begin,
    Came,
    ClockRan,
    Leave,
    Order,
    Sit,
    SitOut,
    TopUp,
)
from doorcard.service.table.watcher import Listener
from doorcard.stud import Refusal


@dataclass(slots=True)
class Asked:
    """An order in the dealer's line."""

    order: Order
    request: str | None = None
    """The request's id; ``None`` for what the dealer asks of itself."""
    done: asyncio.Future[None] | None = field(default=None, repr=False)

    @property
    def name(self) -> tuple[PlayerId, str] | None:
        """By what the request is known; ``None`` if nobody could ask it twice."""
        player = _player_of(self.order)
        return None if self.request is None or player is None else (player, self.request)

    def key(self, table: TableId) -> str | None:
        """By what the books know the request, made at this table."""
        return None if self.name is None else ":".join((self.name[0], table, self.name[1]))

    @property
    def wish(self) -> object:
        """What was asked, without who and when: the same again is the same request."""
        match self.order:
            case Act() as act:
                return Act, act.hand, act.decision, act.action
            case Sit() as sit:
                return Sit, sit.seat, sit.buy_in
            case other:
                return other

    def answer(self, refusal: Refusal | None) -> None:
        """Tell whoever waits: done, or refused."""
        if self.done is None or self.done.done():
            return
        if refusal is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(refusal)


@dataclass(slots=True)
class Greet:
    """A listener in the dealer's line, to be told the whole table."""

    listener: Listener


def short_of_chips(order: Order, short: NotEnoughChips) -> Refusal:
    """The store speaks of accounts; players have a wallet."""
    if not isinstance(order, Sit | TopUp):
        return short
    chips = order.buy_in if isinstance(order, Sit) else order.chips
    balance = short.facts["balance"]
    return Refusal(
        "chips.not_enough",
        f"your wallet holds {balance} chips and {chips} were asked for: take at most {balance}",
        chips=chips,
        balance=balance,
    )


def _player_of(order: Order) -> PlayerId | None:
    match order:
        case Sit(player=who):
            return who.id
        case Act(player=player) | Leave(player=player):
            return player
        case SitOut(player=player) | TopUp(player=player):
            return player
        case TableOrder(player=asker):
            return asker
        case Begin() | ClockRan() | Came():
            return None
