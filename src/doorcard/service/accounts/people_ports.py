"""People who come and who go for good: what the store takes of them at once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from doorcard.room.cage import Transfer
from doorcard.room.grants import DayShare
from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import Link, Login, SaidAt, Session

if TYPE_CHECKING:
    from doorcard.service.ports import Player


@dataclass(frozen=True, slots=True)
class DayGrant:
    """Play chips from the bank, and the shares of the day they are counted against."""

    transfer: Transfer
    day: int
    shares: tuple[DayShare, ...]


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody new: all that is stored of them at once."""

    player: Player
    session: Session
    grant: DayGrant | None = None
    """The first play chips; ``None`` where none are given."""
    login: Login | None = None
    """What makes them an account; ``None`` for a guest."""
    link: Link | None = None
    """What is to verify the address of the login, if it has one."""


class PeopleStore(Protocol):
    """Who comes and who goes for good. Each is stored whole or not at all."""

    async def arrive(self, arrival: Arrival, at_ms: int) -> DayShare | None:
        """Let a new player in; without the chips if a share of the day is used up, which is told.

        Raises :class:`KeyTaken` if the login's name is, and stores nothing.
        """

    async def erase(self, player: PlayerId, known_as: str, at_ms: int) -> list[SaidAt]:
        """Forget all that is the person's; the id stays with the hands, under that name.

        What is in the wallet goes back to the house. The lines that the player had said, in
        order: they are forgotten too, and none is kept from then on (:meth:`TalkStore.add_line`).
        Raises :class:`LastHost` for the only host, who stays as they are.
        """

    async def erased(self, players: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Which of them have been erased."""
