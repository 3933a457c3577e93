"""The cage: the chip ledger, double entry.

Every chip lies in a named account, and every movement is a transfer between accounts
that sums to zero. Play chips come from the bank, the one account that may owe.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from doorcard.stud.problems import Problem, problem
from doorcard.stud.street import Chips, SeatNo

Account = str
"""``bank``, ``wallet:PLAYER``, ``seat:TABLE:N``, ``reserve:TABLE:N`` or ``pot:TABLE``."""

BANK: Final[Account] = "bank"
"""Where play chips come from. What it owes is what the room has in play."""


def wallet(player: str) -> Account:
    """A player's chips away from the tables."""
    return f"wallet:{player}"


def seat_account(table: str, seat: SeatNo) -> Account:
    """The stack of a seat, less what it has in the pot."""
    return f"seat:{table}:{seat}"


def reserve(table: str, seat: SeatNo) -> Account:
    """Chips bought in mid-hand, waiting for the hand to end. (000, item 42)"""
    return f"reserve:{table}:{seat}"


def pot_account(table: str) -> Account:
    """The chips wagered in the hand now played. Empty between hands."""
    return f"pot:{table}"


def may_owe(account: Account) -> bool:
    """May this account be below zero?"""
    return account == BANK


class Why(StrEnum):
    """What a transfer was for."""

    GRANT = "grant"
    BUY_IN = "buy_in"
    TOP_UP = "top_up"
    WAGERS = "wagers"
    """Between stacks and the pot, one transfer an act."""
    LEAVE = "leave"
    CORRECTION = "correction"
    """A host gives play chips, or takes some back."""


@dataclass(frozen=True, slots=True)
class Posting:
    """Chips into an account, or out of it when negative."""

    account: Account
    chips: Chips


@dataclass(frozen=True, slots=True)
class Transfer:
    """Postings that belong together. ``ValueError`` unless they sum to zero."""

    why: Why
    postings: tuple[Posting, ...]
    key: str | None = None
    """Stands in the books once: asking again with the same key moves nothing."""

    def __post_init__(self) -> None:
        total = sum(posting.chips for posting in self.postings)
        if total:
            raise ValueError(f"a {self.why} transfer must sum to zero, not to {total}")

    @property
    def moved(self) -> Chips:
        """How many chips change accounts."""
        return sum(posting.chips for posting in self.postings if posting.chips > 0)


def move(
    why: Why, giver: Account, taker: Account, chips: Chips, key: str | None = None
) -> Transfer:
    """A transfer from one account to another. ``ValueError`` unless ``chips`` > 0.

    >>> move(Why.BUY_IN, wallet("ann"), seat_account("casino", 3), 2000).postings[1]
    Posting(account='seat:casino:3', chips=2000)
    """
    if chips <= 0:
        raise ValueError(f"a {why} transfer moves chips forward, not {chips}")
    return Transfer(why, (Posting(giver, -chips), Posting(taker, chips)), key)


def wagers(
    table: str, before: Mapping[SeatNo, Chips], after: Mapping[SeatNo, Chips]
) -> tuple[Transfer, ...]:
    """What one act moved between the stacks and the pot; nothing if no chip moved.

    ``before`` and ``after`` are the stacks behind of the seats dealt in.

    >>> [p.chips for p in wagers("casino", {1: 500, 2: 300}, {1: 475, 2: 300})[0].postings]
    [-25, 25]
    """
    moved = [
        Posting(seat_account(table, seat), after[seat] - before[seat])
        for seat in before
        if after[seat] != before[seat]
    ]
    if not moved:
        return ()
    into_pot = -sum(posting.chips for posting in moved)
    if into_pot:
        moved.append(Posting(pot_account(table), into_pot))
    return (Transfer(Why.WAGERS, tuple(moved)),)


def apply(balances: dict[Account, Chips], transfers: Iterable[Transfer]) -> None:
    """Post the transfers to ``balances``, in place."""
    for transfer in transfers:
        for posting in transfer.postings:
            balances[posting.account] = balances.get(posting.account, 0) + posting.chips


def book_problems(balances: Mapping[Account, Chips]) -> list[Problem]:
    """Everything wrong with the books.

    >>> book_problems({BANK: -100, wallet("ann"): 100})
    []
    >>> print(*book_problems({BANK: -100, wallet("ann"): -1}), sep=". ")
    wallet:ann is at -1, below zero. the accounts sum to -101, not to zero
    """
    wrong = [
        problem(
            "books.below_zero",
            f"{account} is at {chips}, below zero",
            account=account,
            chips=chips,
        )
        for account, chips in sorted(balances.items())
        if chips < 0 and not may_owe(account)
    ]
    total = sum(balances.values())
    if total:
        sentence = f"the accounts sum to {total}, not to zero"
        wrong.append(problem("books.sum", sentence, chips=total))
    return wrong
