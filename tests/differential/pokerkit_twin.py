"""The same hand in PokerKit: same stakes, stacks, deck and actions.

PokerKit 0.7.7 is played in tournament mode with trimmed antes. It is right about plain
fixed-limit stud; where it differs by design or by mistake is named in
:mod:`tests.differential.compared`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pokerkit

from doorcard.cards import CARDS, Card
from doorcard.stud import Game, HouseRules

PARSED = {card: next(iter(pokerkit.Card.parse(str(card)))) for card in CARDS}

AUTOMATIC = tuple(
    pokerkit.Automation[name]
    for name in (
        "ANTE_POSTING",
        "BET_COLLECTION",
        "HOLE_CARDS_SHOWING_OR_MUCKING",
        "HAND_KILLING",
        "CHIPS_PUSHING",
        "CHIPS_PULLING",
    )
)


class Twin:
    """A hand in PokerKit; seats are counted from the dealer's left, from 0."""

    def __init__(self, rules: HouseRules, stacks: Sequence[int], deck: Sequence[Card]) -> None:
        game = (
            pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter
            if rules.game is Game.HILO
            else pokerkit.FixedLimitSevenCardStud
        )
        self.state = game.create_state(
            AUTOMATIC,
            True,  # ante_trimming_status
            rules.ante,
            rules.bring_in,
            rules.small_bet,
            rules.big_bet,
            tuple(stacks),
            len(stacks),
            mode=pokerkit.Mode.TOURNAMENT,
        )
        self.state.deck_cards = deque(PARSED[card] for card in deck)
        self.deal()

    def deal(self) -> None:
        """Burn and deal in the deck's order until somebody is to act or it is over."""
        state = self.state
        while state.card_burning_status or any(state.hole_dealing_statuses):
            if state.card_burning_status:
                state.burn_card(state.deck_cards[0])
            else:
                state.deal_hole((state.deck_cards[0],))

    @property
    def turn(self) -> int | None:
        """Who is to act."""
        return self.state.actor_index

    def bring_in(self) -> int | None:
        """The bring-in that is due."""
        return self.state.effective_bring_in_amount

    def can_fold(self) -> bool:
        """May the seat in turn fold? Not when a check is free."""
        return self.state.can_fold()

    def price(self) -> int | None:
        """What the seat in turn must add to check (0) or call."""
        return self.state.checking_or_calling_amount

    def wagers(self) -> tuple[int, ...]:
        """The street totals the seat in turn may wager to."""
        least = self.state.min_completion_betting_or_raising_to_amount
        most = self.state.max_completion_betting_or_raising_to_amount
        return tuple(sorted({to for to in (least, most) if to is not None}))

    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        """The pots so far and who can win them, main pot first."""
        return [(pot.amount, tuple(pot.player_indices)) for pot in self.state.pots]

    def won(self) -> list[tuple[int, ...]]:
        """What each pot paid to each seat, main pot first."""
        pushes = [op for op in self.state.operations if isinstance(op, pokerkit.ChipsPushing)]
        numbers = dict.fromkeys(op.pot_index for op in pushes)
        return [
            tuple(map(sum, zip(*(op.amounts for op in pushes if op.pot_index == n), strict=True)))
            for n in numbers
        ]

    def shown(self) -> list[int]:
        """The seats in the order in which they showed or mucked."""
        shows = pokerkit.HoleCardsShowingOrMucking
        return [op.player_index for op in self.state.operations if isinstance(op, shows)]
