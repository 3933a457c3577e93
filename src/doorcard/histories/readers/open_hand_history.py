"""Open Hand History as :mod:`doorcard.histories.writers.open_hand_history` writes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Final

from doorcard.cards import parse_cards
from doorcard.histories.record import (
    Award,
    HandRecord,
    Money,
    Move,
    Player,
    Posted,
    Result,
    Site,
    Stakes,
    Turned,
)
from doorcard.histories.writers.open_hand_history import GAMES, LIMITS
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Part,
    Raise,
    Street,
)

_GAMES: Final = {name: game for game, name in GAMES.items()}
_LIMITS: Final = {name: betting for betting, name in LIMITS.items()}
_PRICED: Final[dict[str, type[BringIn | Bet | Raise | Call]]] = {
    "Post Extra Blind": BringIn,
    "Bet": Bet,
    "Raise": Raise,
    "Call": Call,
}


def read_hand(text: str, file: str = "", line: int = 1) -> HandRecord:
    """The record of one hand. Raises ``ValueError`` for what is none of ours."""
    try:
        told = json.loads(text, parse_float=Decimal)["ohh"]
        record = _Reading(told).record(file, line)
        _check(record)
    except (KeyError, TypeError, AttributeError, ArithmeticError, RecursionError) as wrong:
        raise ValueError(
            f"no Open Hand History of stud as Doorcard writes it ({type(wrong).__name__} {wrong})"
        ) from None
    return record


def _check(record: HandRecord) -> None:
    """Everybody who is spoken of sits there, once, with as many cards as there are."""
    seats = [each.seat for each in record.players]
    if not all(isinstance(each, int) and 1 <= each <= 10 for each in seats):
        raise ValueError("seats are numbers from 1 to 10")
    if len(set(seats)) != len(seats) or len(seats) < 2 or not record.streets:
        raise ValueError("a hand has two players or more, each in a seat of their own, and cards")
    spoken = {each.seat for each in (*(record.antes or ()), *(record.returned or ()))}
    spoken |= {each.seat for each in record.moves} | {each.seat for each in record.turned}
    spoken |= {each.seat for each in record.awards or () if each.seat is not None}
    if not {*spoken, *record.deal_order} <= set(seats):
        raise ValueError("somebody acts who was not dealt in")
    if any(len(each.down) > 3 or len(each.up) > 4 for each in record.players):
        raise ValueError("a seat has at most three closed and four open cards")


class _Reading:
    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.stud: dict[str, Any] = told["stud"]
        self.per_unit = int(self.stud["per_unit"])
        if not 1 <= self.per_unit <= 10**6:
            raise ValueError(f"a unit of {self.per_unit} chips is none")

    def chips(self, amount: Decimal | int) -> Chips:
        chips = Decimal(amount) * self.per_unit
        if chips != int(chips) or abs(chips) > 10**15:
            raise ValueError(f"{amount} is no whole number of chips")
        return int(chips)

    def maybe(self, amount: Decimal | int | None) -> Chips | None:
        return None if amount is None else self.chips(amount)

    def record(self, file: str, line: int) -> HandRecord:
        told, stud = self.told, self.stud
        common = stud["common"]
        return HandRecord(
            site=Site(told["site_name"]),
            hand=str(told["game_number"]),
            file=file,
            line=line,
            game=_GAMES[told["game_type"]],
            betting=_LIMITS[told["bet_limit"]["bet_type"]],
            stakes=Stakes(
                **{
                    name: self.maybe(stud[name])
                    for name in ("small_bet", "big_bet", "ante", "bring_in")
                }
            ),
            money=Money(stud["currency"], self.per_unit),
            table=stud["table"],
            tournament=told.get("tournament_info", {}).get("tournament_number"),
            played_at=self._moment(),
            max_players=stud["max_players"],
            dealer=stud["dealer_seat"],
            players=tuple(self._players()),
            deal_order=tuple(stud["deal_order"]),
            antes=tuple(self._antes()) if stud["antes_told"] else None,
            moves=tuple(self._moves()),
            common=None if common is None else parse_cards(common)[0],
            streets=tuple(Street(each["stud_street"]) for each in self._rounds()),
            returned=self._posted(stud["returned"]),
            turned=tuple(self._turned()),
            pot=self.maybe(stud["pot"]),
            pots=None if stud["pots"] is None else tuple(map(self.chips, stud["pots"])),
            pots_are_net=bool(stud["pots_are_net"]),
            rake=self.maybe(stud["rake"]),
            awards=self._awards() if stud["awards_told"] else None,
            results=None
            if stud["results"] is None
            else tuple(Result(seat, self.chips(end)) for seat, end in stud["results"]),
        )

    def _moment(self) -> datetime | None:
        at = self.told["start_date_utc"]
        if at is None:
            return None
        moment = datetime.strptime(at, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
        return moment if self.stud["timed"] else moment.replace(tzinfo=None)

    def _players(self) -> Iterator[Player]:
        for each in self.told["players"]:
            down, up = self.stud["cards"][str(each["seat"])]
            yield Player(
                seat=each["seat"],
                name=each["name"],
                stack=self.chips(each["starting_stack"]),
                down=parse_cards(" ".join(down)),
                up=parse_cards(" ".join(up)),
                is_hero=each["id"] == self.told.get("hero_player_id"),
            )

    def _rounds(self) -> list[dict[str, Any]]:
        return [each for each in self.told["rounds"] if "stud_street" in each]

    def _antes(self) -> Iterator[Posted]:
        for each in self._rounds():
            for action in each["actions"]:
                if action["action"] == "Post Ante":
                    yield Posted(action["player_id"], self.chips(action["amount"]))

    def _moves(self) -> Iterator[Move]:
        for each in self._rounds():
            street = Street(each["stud_street"])
            for told in each["actions"]:
                action = self._action(told)
                if action is not None:
                    yield Move(street, told["player_id"], action, told["stud_all_in"])

    def _action(self, told: dict[str, Any]) -> Action | None:
        if told.get("stud_completes"):
            return Complete(self.chips(told["stud_to"]))
        if told["action"] == "Check":
            return Check()
        if told["action"] == "Fold":
            return Fold()
        if priced := _PRICED.get(told["action"]):
            return priced(self.chips(told["stud_to"]))
        return None

    def _turned(self) -> Iterator[Turned]:
        for each in self.told["rounds"][-1]["actions"]:
            yield Turned(each["player_id"], each["action"] == "Shows Cards")

    def _posted(self, told: list[tuple[int, Decimal]] | None) -> tuple[Posted, ...] | None:
        if told is None:
            return None
        return tuple(Posted(seat, self.chips(amount)) for seat, amount in told)

    def _awards(self) -> tuple[Award, ...]:
        wins = [each for pot in self.told["pots"] for each in pot["player_wins"]]
        return tuple(
            Award(
                each["player_id"],
                self.chips(each["win_amount"]),
                each["stud_pot"],
                None if each["stud_part"] is None else Part(each["stud_part"]),
            )
            for each in sorted(wins, key=lambda win: int(win["stud_order"]))
        )
