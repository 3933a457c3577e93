"""Open Hand History with what stud needs besides, all of it under keys that say ``stud``.

The specification has no third to seventh street, no open and closed cards, no bring-in and
no razz. Third street is its ``Preflop``, which every hand must have; the bring-in is its
``Post Extra Blind``. docs/reference/open-hand-history.md names every key that is ours.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC
from typing import Any, Final

from doorcard import __version__
from doorcard.histories.record import HandRecord
from doorcard.histories.writers.course import Step, dealt_in, stack_of, steps
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Game,
    Raise,
    Street,
)

NAME: Final = "Open Hand History"
VERSION: Final = "1.4.7"
GAMES: Final = {Game.HI: "Stud", Game.HILO: "StudHiLo", Game.RAZZ: "Razz"}
LIMITS: Final = {
    Betting.FIXED_LIMIT: "FL",
    Betting.POT_LIMIT: "PL",
    Betting.NO_LIMIT: "NL",
    Betting.SPREAD_LIMIT: "SL",
}
STREETS: Final = {
    Street.THIRD: "Preflop",
    Street.FOURTH: "Fourth Street",
    Street.FIFTH: "Fifth Street",
    Street.SIXTH: "Sixth Street",
    Street.SEVENTH: "Seventh Street",
}
VERBS: Final = {
    BringIn: "Post Extra Blind",
    Complete: "Raise",
    Bet: "Bet",
    Raise: "Raise",
    Call: "Call",
    Check: "Check",
    Fold: "Fold",
}


def write(record: HandRecord) -> str:
    """The hand as one line of JSON. Raises ``Unwritable`` without stacks."""
    return json.dumps({"ohh": _Hand(record).whole()}, ensure_ascii=False) + "\n"


class _Hand:
    def __init__(self, record: HandRecord) -> None:
        self.record = record
        self.number = 0

    def money(self, chips: Chips) -> float | int:
        """An amount in the file's unit."""
        units = chips / self.record.money.per_unit
        return int(units) if units.is_integer() else units

    def maybe(self, chips: Chips | None) -> float | int | None:
        return None if chips is None else self.money(chips)

    def whole(self) -> dict[str, Any]:
        record, stakes = self.record, self.record.stakes
        hero = record.hero
        at = record.played_at
        return {
            "spec_version": VERSION,
            "internal_version": f"doorcard {__version__}",
            "network_name": record.site.value,
            "site_name": record.site.value,
            "game_number": record.hand,
            "start_date_utc": None if at is None else _utc(at),
            "table_name": record.table or "",
            "table_size": record.max_players or 8,
            "tournament": record.tournament is not None,
            **(
                {}
                if record.tournament is None
                else {"tournament_info": {"tournament_number": record.tournament}}
            ),
            "game_type": GAMES[record.game],
            "bet_limit": {"bet_type": LIMITS[record.betting], "bet_cap": 0},
            "currency": record.money.currency or "XPL",
            "dealer_seat": record.dealer or record.players[-1].seat,
            "small_blind_amount": self.money(stakes.small_bet or 0),
            "big_blind_amount": self.money(stakes.big_bet or 0),
            "ante_amount": self.money(stakes.ante or 0),
            **({} if hero is None else {"hero_player_id": hero.seat}),
            "players": [
                {
                    "id": each.seat,
                    "seat": each.seat,
                    "name": each.name,
                    "starting_stack": self.money(stack_of(record, each, NAME)),
                }
                for each in record.players
            ],
            "rounds": [*self._rounds(), self._showdown()],
            "pots": self._pots(),
            "stud": self._stud(),
        }

    def _stud(self) -> dict[str, Any]:
        """What the specification has no place for."""
        record, stakes = self.record, self.record.stakes
        return {
            "small_bet": self.maybe(stakes.small_bet),
            "big_bet": self.maybe(stakes.big_bet),
            "ante": self.maybe(stakes.ante),
            "bring_in": self.maybe(stakes.bring_in),
            "per_unit": record.money.per_unit,
            "currency": record.money.currency,
            "dealer_seat": record.dealer,
            "table": record.table,
            "max_players": record.max_players,
            "timed": None if record.played_at is None else record.played_at.tzinfo is not None,
            "deal_order": list(record.deal_order),
            "cards": {
                str(each.seat): [list(map(str, each.down)), list(map(str, each.up))]
                for each in record.players
            },
            "common": None if record.common is None else str(record.common),
            "antes_told": record.antes is not None,
            "returned": None
            if record.returned is None
            else [[each.seat, self.money(each.chips)] for each in record.returned],
            "pot": self.maybe(record.pot),
            "pots": None if record.pots is None else [self.money(each) for each in record.pots],
            "pots_are_net": record.pots_are_net,
            "rake": self.maybe(record.rake),
            "awards_told": record.awards is not None,
            "results": None
            if record.results is None
            else [[each.seat, self.money(each.chips)] for each in record.results],
        }

    def _action(self, seat: int, action: str, **more: object) -> dict[str, Any]:
        self.number += 1
        return {"action_number": self.number, "player_id": seat, "action": action, **more}

    def _rounds(self) -> Iterator[dict[str, Any]]:
        by_street: dict[Street, list[Step]] = {}
        for step in steps(self.record):
            by_street.setdefault(step.move.street, []).append(step)
        for place, street in enumerate(self.record.streets):
            actions = [*self._antes()] if place == 0 else []
            actions += self._dealt(street)
            actions += [self._move(step) for step in by_street.get(street, ())]
            yield {
                "id": place,
                "street": STREETS[street],
                "stud_street": int(street),
                "cards": self._common(street),
                "actions": actions,
            }

    def _common(self, street: Street) -> list[str]:
        common = self.record.common
        return [str(common)] if common is not None and street is Street.SEVENTH else []

    def _antes(self) -> Iterator[dict[str, Any]]:
        for each in self.record.antes or ():
            yield self._action(each.seat, "Post Ante", amount=self.money(each.chips))

    def _dealt(self, street: Street) -> Iterator[dict[str, Any]]:
        if self._common(street):
            return
        for player in dealt_in(self.record, street):
            down: tuple[object, ...] = ()
            up: tuple[object, ...] = ()
            if street is Street.THIRD:
                down, up = player.down[:2], player.up[:1]
            elif street is Street.SEVENTH:
                down = player.down[2:3]
            else:
                up = player.up[int(street) - 3 : int(street) - 2]
            yield self._action(
                player.seat,
                "Dealt Cards",
                cards=[str(card) for card in (*down, *up)],
                stud_up=len(up),
            )

    def _move(self, step: Step) -> dict[str, Any]:
        kind = type(step.move.action)
        told = self._action(step.move.seat, VERBS[kind])
        if kind not in (Check, Fold):
            told["amount"] = self.money(step.adds)
            told["stud_to"] = self.money(step.to)
        told["is_allin"] = step.all_in
        told["stud_all_in"] = step.move.all_in
        if kind is Complete:
            told["stud_completes"] = True
        return told

    def _showdown(self) -> dict[str, Any]:
        return {
            "id": len(self.record.streets),
            "street": "Showdown",
            "cards": [],
            "actions": [
                self._action(
                    each.seat,
                    "Shows Cards" if each.shown else "Mucks Cards",
                    cards=self._shown(each.seat) if each.shown else [],
                )
                for each in self.record.turned
            ],
        }

    def _shown(self, seat: int) -> list[str]:
        player = self.record.player(seat)
        cards = (*player.down[:2], *player.up, *player.down[2:])
        return [str(card) for card in cards if card.is_known]

    def _pots(self) -> list[dict[str, Any]]:
        record = self.record
        awards = record.awards or ()
        chips = record.pots or (record.pot or sum(each.chips for each in awards),)
        return [
            {
                "number": number,
                "amount": self.money(each),
                "rake": self.money((record.rake or 0) if number == 0 else 0),
                "jackpot": 0,
                "player_wins": [
                    {
                        "player_id": award.seat,
                        "win_amount": self.money(award.chips),
                        "contributed_rake": 0,
                        "stud_pot": award.pot,
                        "stud_part": None if award.part is None else award.part.value,
                        "stud_order": order,
                    }
                    for order, award in enumerate(awards)
                    if (award.pot or 0) == number
                ],
            }
            for number, each in enumerate(chips)
        ]


def _utc(at: Any) -> str:  # noqa: ANN401 - a datetime, with or without a zone
    moment = at.astimezone(UTC) if at.tzinfo is not None else at
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"
