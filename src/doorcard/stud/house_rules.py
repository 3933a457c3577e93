"""House rules: everything about a hand that a house may decide for itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from doorcard.stud.choices import (
    AbsenceAction,
    AllinHalfRule,
    AnteAllinLowCard,
    Betting,
    CommonCardFirst,
    FirstActAllinHigh,
    FirstActTie,
    Game,
    MuckDisclosure,
    OddChipHigh,
    OddChipLow,
    OpenPairDouble,
    ShortBringInCall,
    ShortDeck,
    ShowdownOrder,
    TimeoutChipsTest,
)
from doorcard.stud.problems import Problem, negative, out_of_range, problem, too_little
from doorcard.stud.street import Chips


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """The rules of one table, as far as they concern a hand.

    The defaults are the reference column of the rule book, part 3: a fixed-limit
    1/2 game counted in cents. What concerns the room and not the hand (buy-in,
    seconds, e-mail) is the room's policy.

    >>> HouseRules().problems()
    []
    >>> for each in HouseRules(small_bet=100, big_bet=150, bring_in=100).problems():
    ...     print(each)
    big_bet 150 must be twice small_bet 100
    bring_in 100 must lie below small_bet 100
    """

    game: Game = Game.HI
    betting: Betting = Betting.FIXED_LIMIT
    small_bet: Chips = 100
    """Fixed limit: the wager on third and fourth street. Pot and no limit: the least
    opening wager. No meaning in spread limit."""
    big_bet: Chips = 200
    """Fixed limit: the wager from fifth street on, and beside an open pair."""
    spread_min: Chips = 0
    """Spread limit: the least bet."""
    spread_max: Chips = 0
    """Spread limit: the greatest bet, and the most a raise may add."""
    ante: Chips = 25
    bring_in: Chips = 50
    """The forced opening on third street; 0 in an ante-only game (003, item 13)."""
    bring_in_may_complete: bool = True
    """May the low card open for the full bet instead? (001, item 8)"""
    bring_in_counts_as_bet: bool = False
    short_bring_in_call: ShortBringInCall = ShortBringInCall.FULL
    ante_allin_low_card: AnteAllinLowCard = AnteAllinLowCard.LEFT_ACTS
    max_raises: int | None = 3
    """Raises after the bet in one round; ``None`` for no cap. (000, items 14 to 17)"""
    headsup_uncapped: bool = False
    allin_half_rule: AllinHalfRule = AllinHalfRule.HALF
    open_pair_double: OpenPairDouble = OpenPairDouble.ANY_PLAYER
    open_pair_big_raise_over_small: bool = True
    open_pair_hilo: bool = False
    """Does the open pair allow a double bet in hi/lo too? (002, item 25: no)"""
    first_act_tie: FirstActTie = FirstActTie.POSITION
    first_act_allin_high: FirstActAllinHigh = FirstActAllinHigh.NEXT_LEFT
    odd_chip_high: OddChipHigh = OddChipHigh.LEFT_OF_DEALER
    odd_chip_low: OddChipLow = OddChipLow.LEFT_OF_DEALER
    chip_unit: Chips = 1
    """The smallest chip: what is left over in a split goes out by it."""
    showdown_order: ShowdownOrder = ShowdownOrder.AGGRESSOR_THEN_CLOCKWISE
    loser_may_muck: bool = True
    allin_faceup: bool = True
    """Are all hands turned up before the cards run out? (TDA 16)"""
    muck_disclosure: MuckDisclosure = MuckDisclosure.DEALT_IN
    timeout_action: AbsenceAction = AbsenceAction.CHECK_FOLD
    timeout_chips_test: TimeoutChipsTest = TimeoutChipsTest.BET_THIS_HAND
    disconnect_action: AbsenceAction = AbsenceAction.CHECK_FOLD
    burn_cards: bool = True
    short_deck: ShortDeck = ShortDeck.RECLAIM_BURNS
    common_card_first: CommonCardFirst = CommonCardFirst.SIXTH_STREET_ORDER
    four_first: bool = False
    """Four cards before the first betting round (003, item 9)."""
    max_players: int = 8

    def problems(self) -> list[Problem]:
        """Everything wrong with these rules, not just the first thing.

        A house may forbid more: see :meth:`doorcard.stud.houses.House.problems`.
        """
        return [
            *self._wrong_sizes(),
            *self._wrong_forced_bets(),
            *self._wrong_counts(),
            *self._wrong_together(),
        ]

    def _wrong_sizes(self) -> Iterator[Problem]:
        if self.betting is Betting.SPREAD_LIMIT:
            if self.spread_min < 1:
                yield too_little("spread_min", self.spread_min, 1)
            if self.spread_max < self.spread_min:
                yield problem(
                    "rules.below",
                    f"spread_max {self.spread_max} is below spread_min {self.spread_min}",
                    field="spread_max",
                    value=self.spread_max,
                    other="spread_min",
                    least=self.spread_min,
                )
            return
        if self.small_bet < 1:
            yield too_little("small_bet", self.small_bet, 1)
        if self.betting is Betting.FIXED_LIMIT and self.big_bet != 2 * self.small_bet:
            yield problem(
                "rules.big_bet",
                f"big_bet {self.big_bet} must be twice small_bet {self.small_bet}",
                field="big_bet",
                value=self.big_bet,
                wanted=2 * self.small_bet,
            )

    def _wrong_forced_bets(self) -> Iterator[Problem]:
        if self.ante < 0:
            yield negative("ante", self.ante)
        if self.bring_in < 0:
            yield negative("bring_in", self.bring_in)
        elif self.betting is Betting.SPREAD_LIMIT:
            if self.bring_in > self.spread_min:
                yield problem(
                    "rules.above",
                    f"bring_in {self.bring_in} must not exceed spread_min {self.spread_min}",
                    field="bring_in",
                    value=self.bring_in,
                    other="spread_min",
                    most=self.spread_min,
                )
        elif self.bring_in >= max(self.small_bet, 1):
            yield problem(
                "rules.bring_in",
                f"bring_in {self.bring_in} must lie below small_bet {self.small_bet}",
                field="bring_in",
                value=self.bring_in,
                most=self.small_bet,
            )
        if self.ante == 0 and self.bring_in == 0:
            yield problem(
                "rules.nothing_in_pot",
                "ante 0 and bring_in 0 leave nothing to play for: set one of them",
            )

    def _wrong_counts(self) -> Iterator[Problem]:
        if self.max_raises is not None and not 1 <= self.max_raises <= 9:
            yield out_of_range("max_raises", self.max_raises, 1, 9, none=True)
        if not 2 <= self.max_players <= 8:
            yield out_of_range("max_players", self.max_players, 2, 8)
        if self.chip_unit < 1:
            yield too_little("chip_unit", self.chip_unit, 1)
        else:
            for name in ("small_bet", "big_bet", "spread_min", "spread_max", "ante", "bring_in"):
                amount: int = getattr(self, name)
                if amount % self.chip_unit and self._has_meaning(name):
                    yield problem(
                        "rules.chip_unit",
                        f"{name} {amount} is not a multiple of chip_unit {self.chip_unit}",
                        field=name,
                        value=amount,
                        unit=self.chip_unit,
                    )

    def _has_meaning(self, amount: str) -> bool:
        if amount in ("ante", "bring_in"):
            return True
        spread = self.betting is Betting.SPREAD_LIMIT
        fixed = self.betting is Betting.FIXED_LIMIT
        return {"small_bet": not spread, "big_bet": fixed}.get(amount, spread)

    def _wrong_together(self) -> Iterator[Problem]:
        if self.four_first and self.bring_in:
            yield problem(
                "rules.four_first",
                f"four_first has no bring-in (the best board opens): bring_in "
                f"{self.bring_in} must be 0",
                field="bring_in",
                value=self.bring_in,
            )
        if self.headsup_uncapped and self.max_raises is None:
            yield problem(
                "rules.no_cap", "headsup_uncapped lifts a cap, but max_raises none sets no cap"
            )

    def with_(self, **changes: object) -> Self:
        """These rules with some fields changed. ``TypeError`` for an unknown field."""
        return replace(self, **changes)  # type: ignore[arg-type]
