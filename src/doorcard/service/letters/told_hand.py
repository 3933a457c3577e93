"""A hand told in another language than English, by the words that the client has for it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from doorcard.cards import Card, Rank, show_cards
from doorcard.histories.dealer_talk import dealt_cards
from doorcard.ranking import Category, HandRank, best_high, best_low, best_razz
from doorcard.stud.choices import Game
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    Folded,
    HandEnded,
    HandStarted,
    Lapsed,
    Mucked,
    OpenerNamed,
    PotAwarded,
    PotShare,
    PotUndecided,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.house_words import in_chips
from doorcard.stud.street import Chips, SeatNo
from doorcard.views import Notice, SeatView, TableView

TRANSLATED: Final = ("fi", "pl", "et")
"""The languages besides English."""


@cache
def words_of(language: str) -> Mapping[str, str]:
    """What ``make letter-words`` wrote."""
    kept = files(__package__) / "words" / f"{language}.json"
    read: dict[str, str] = json.loads(kept.read_text(encoding="utf-8"))
    return read


class ToldHand:
    """Says each notice of a hand in order, as its reader saw it."""

    def __init__(self, language: str, names: Mapping[SeatNo, str], number: int) -> None:
        """``language`` is one of ``TRANSLATED``; ``number`` is the table's count of hands."""
        self._words = words_of(language)
        self._names = names
        self._number = number
        self.view = TableView()
        """The table after the notices said so far."""

    def say(self, notice: Notice) -> tuple[str, ...]:
        """The lines for this notice, which must be the next of its hand."""
        before, self.view = self.view, self.view.follow(notice)
        event = notice.event
        match event:
            case HandStarted(dealer=dealer):
                said = self._say("hand_started", number=self._number, name=self.name(dealer))
                return (said,)
            case AntesPosted(posts):
                return (self._say("antes_posted", chips=self.chips(sum(p.chips for p in posts))),)
            case StreetDealt():
                return self._dealt(event)
            case OpenerNamed(seat, why):
                return (self._does("opener_named", seat, reason=self._reason(why, seat)),)
            case BroughtIn(seat, to):
                return (self._pays("brought_in", seat, to),)
            case Wagered(seat, to, kind):
                return (self._pays(kind.value, seat, to),)
            case Called(seat, to):
                return (self._pays("called", seat, to),)
            case Checked(seat):
                return (self._does("checked", seat),)
            case Folded(seat):
                return (self._does("folded", seat),)
            case Lapsed(seat, cause):
                return (self._does(f"lapsed.{cause.value}", seat),)
            case TreatedAllIn(seat):
                return (self._does("treated_all_in", seat),)
            case UncalledReturned(seat, chips):
                return (self._does("uncalled_returned", seat, chips=self.chips(chips)),)
            case BetsSwept(pots=pots):
                return (self._swept([pot.chips for pot in pots]),)
            case ShowdownOpened():
                return (self._say("showdown_opened"),)
            case Shown(seat, cards):
                return (self._shown(before.at(seat), cards),)
            case Mucked(seat):
                return (self._does("mucked", seat),)
            case PotAwarded(pot, shares):
                return (self._of_pot(pot, " ".join(map(self._won, shares))),)
            case PotUndecided(pot, chips):
                return (self._of_pot(pot, self._say("pot_undecided", chips=self.chips(chips))),)
            case HandEnded():
                return (self._say("hand_ended"),)

    def name(self, seat: SeatNo) -> str:
        """The player in that seat."""
        return self._names.get(seat) or self._words["seat.name"].format(seat=seat)

    def chips(self, amount: Chips) -> str:
        """An amount, with the comma that these languages write."""
        return in_chips(amount).replace(".", ",")

    def holding(self, cards: Iterable[Card]) -> str:
        """What known cards make, high and low as the game has it; empty when none is known."""
        known = [card for card in cards if card.is_known]
        game = self.view.rules.game
        if not known or (game is Game.RAZZ and len(known) < 5):
            return ""
        if game is Game.RAZZ:
            return self._low(best_razz(known))
        high = self._high(best_high(known))
        low = best_low(known) if game is Game.HILO and len(known) >= 5 else None
        if low is None:
            return high
        return self._words["hand.both"].format(high=high, low=self._low(low))

    def _say(self, code: str, **facts: object) -> str:
        return self._words[f"log.{code}"].format(**facts)

    def _does(self, code: str, seat: SeatNo, **facts: object) -> str:
        return self._say(code, name=self.name(seat), **facts)

    def _pays(self, code: str, seat: SeatNo, to: Chips) -> str:
        told = self._does(code, seat, chips=self.chips(to))
        return self._say("all_in", told=told) if self.view.at(seat).stack == 0 else told

    def _dealt(self, event: StreetDealt) -> tuple[str, ...]:
        first = (self._say("street_reclaimed"),) if event.reclaimed else ()
        street = self._words[f"street.{event.street.value}"]
        if event.common is not None:
            return (*first, self._say("street_common", street=street, card=event.common))
        cards = ", ".join(
            self._does("seat_cards", dealt.seat, cards=dealt_cards(dealt)) for dealt in event.cards
        )
        return (*first, self._say("street", street=street, cards=cards) + ".")

    def _reason(self, why: str, seat: SeatNo) -> str:
        up = self.view.at(seat).up
        card = show_cards(up[:1]) if why != "high_card" else show_cards([max(up)])
        hand = show_cards(up) if self.view.rules.game is Game.RAZZ else self._high(best_high(up))
        return self._words[f"opens.{why}"].format(card=card, hand=hand)

    def _swept(self, pots: Sequence[Chips]) -> str:
        if len(pots) == 1:
            return self._say("swept", chips=self.chips(pots[0]))
        main, *sides = pots
        told = [self._words["pot.main"].format(chips=self.chips(main))]
        told += [
            self._words["pot.side"].format(number=number, chips=self.chips(chips))
            for number, chips in enumerate(sides, 1)
        ]
        return self._say("swept_side", pots=", ".join(told))

    def _shown(self, seat: SeatView, cards: tuple[Card, ...]) -> str:
        shown = show_cards(cards)
        common = () if self.view.common is None else (self.view.common,)
        made = "" if len(cards) < len(seat.down) else self.holding((*cards, *seat.up, *common))
        if not made:
            return self._does("shown", seat.seat, cards=shown)
        return self._does("shown_hand", seat.seat, cards=shown, hand=made)

    def _won(self, share: PotShare) -> str:
        return self._does(f"awarded.{share.part.value}", share.seat, chips=self.chips(share.chips))

    def _of_pot(self, pot: int, told: str) -> str:
        if len(self.view.pots) < 2:
            return told
        which = self._say("side_pot", number=pot) if pot else self._say("main_pot")
        return self._say("awarded_pot", pot=which, told=told)

    def _high(self, high: HandRank) -> str:
        ranks, category = high.ranks, high.category.value
        if high.category is Category.STRAIGHT_FLUSH and ranks[0] is Rank.ACE:
            category = "royal_flush"
        forms = {form: self._rank(ranks[0], form) for form in ("one", "of", "to")}
        if high.category in (Category.TWO_PAIR, Category.FULL_HOUSE):
            second = ranks[2 if high.category is Category.TWO_PAIR else 3]
            forms["high"] = self._rank(ranks[0], "many")
            forms["low"] = self._rank(second, "many")
            forms["over"] = self._rank(second, "over")
        return self._words[f"hand.{category}"].format(**forms)

    def _low(self, low: HandRank) -> str:
        return self._words["hand.low"].format(cards="-".join(rank.letter for rank in low.ranks))

    def _rank(self, rank: Rank, form: str) -> str:
        return self._words[f"rank.{rank.letter}.{form}"]
