"""Why the seat in turn may do what it may, and why not more: codes and figures, no words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from doorcard.stud.actions import (
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Muck,
    Options,
    Raise,
    Show,
    WagerRange,
)
from doorcard.stud.choices import Betting, Game, OpenPairDouble
from doorcard.stud.events import OpenerReason
from doorcard.stud.limits import doubling, may_double, street_size
from doorcard.stud.options import cap_of, is_capped, options
from doorcard.stud.state import Hand, HandSeat, Phase
from doorcard.stud.street import Chips, Street

UNCAPPED: Final = 0
"""In a reason's ``of``: raises are not counted here."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One option, or one that is closed, and the rule behind it."""

    about: str
    """The button: ``fold``, ``check``, ``call``, ``bring_in``, ``complete``, ``bet``, ``raise``,
    ``show``, ``muck``; ``wager`` and ``double`` for wagers that are closed."""
    open: bool
    """May it be done?"""
    code: str
    """The rule, for who has words for it."""
    to: Chips | None = None
    """Which of several wagers is meant."""
    rules: tuple[str, ...] = ()
    """The fields of the house rules on which it rests; none where no house may differ."""
    chips: dict[str, Chips] = field(default_factory=dict)
    """Amounts that the words need."""
    counts: dict[str, int] = field(default_factory=dict)
    """Numbers that are no amounts: the street, how many raises."""


def reasons(hand: Hand) -> tuple[Reason, ...]:
    """The rule that gives each option of the seat in turn, or that closes a wager to it.

    Empty when nobody is to act. It decides nothing: ``options`` does.

    Source: what each reason's ``rules`` cite, through the house.
    """
    law = options(hand)
    if law is None:
        return ()
    seat = hand.at(law.seat)
    if hand.phase is not Phase.BET:
        return tuple(_showing(hand, law))
    if hand.round.owes_bring_in:
        return (*_bringing_in(hand, law), *_wagering(hand, seat, law))
    return (*_staying(hand, seat, law), *_wagering(hand, seat, law))


def _bringing_in(hand: Hand, law: Options) -> Iterator[Reason]:
    rules, why = hand.rules, hand.round.why
    street = _street(hand)
    neighbour = why is OpenerReason.LEFT_OF_LOW_CARD
    duty = ("bring_in",)
    if neighbour:
        duty = ("ante_allin_low_card",)
        yield Reason("fold", open=True, code="fold_neighbour", rules=duty, counts=street)
    else:
        yield Reason("fold", open=False, code="fold_low_card", rules=duty, counts=street)
    to = next(each.to for each in law.actions if isinstance(each, BringIn))
    chips = {"to": to, "bring_in": rules.bring_in}
    code = "bring_in_low_card"
    if to < rules.bring_in:
        code = "bring_in_all_in"
    elif neighbour:
        code = "bring_in_neighbour"
    elif why is OpenerReason.NEXT_LOW_CARD:
        code, duty = "bring_in_next_low", ("ante_allin_low_card",)
    yield Reason("bring_in", open=True, code=code, rules=duty, chips=chips, counts=street)


def _staying(hand: Hand, seat: HandSeat, law: Options) -> Iterator[Reason]:
    r = hand.round
    owed = r.to_match - seat.wager
    code = "fold_any_time" if owed else "fold_free"
    yield Reason("fold", open=True, code=code, counts=_street(hand))
    for action in law.actions:
        match action:
            case Check():
                yield Reason("check", open=True, code="check_free", counts=_street(hand))
            case Call(to):
                chips = {"to": to, "owed": r.to_match, "more": to - seat.wager}
                code = "call_match" if to == r.to_match else "call_all_in"
                if r.incomplete and to == r.base:
                    code = "call_bring_in"
                yield Reason("call", open=True, code=code, chips=chips, counts=_street(hand))
            case _:
                pass


def _wagering(hand: Hand, seat: HandSeat, law: Options) -> Iterator[Reason]:
    if law.wagers is not None:
        yield _ranged(hand, law.wagers)
        return
    sizes = [each for each in law.actions if isinstance(each, Complete | Bet | Raise)]
    if not sizes:
        yield _closed(hand, seat)
        return
    several = len(sizes) > 1
    for each in sizes:
        yield _sized(hand, each, beside_pair=several)
    if not several and hand.round.street is Street.FOURTH and not hand.round.doubled:
        yield from _no_double(hand, seat, law)


def _sized(hand: Hand, action: Complete | Bet | Raise, *, beside_pair: bool) -> Reason:
    """Why a wager of fixed limit has that size."""
    rules, r, to = hand.rules, hand.round, action.to
    size = street_size(rules, r)
    about = type(action).__name__.lower()
    full = r.level + size
    big_total = r.level + rules.big_bet
    counts = _street(hand)
    chips = {"to": to, "size": size}
    if to > full and to != big_total:
        full = big_total  # all-in between the two sizes beside an open pair
    if to < full:
        chips = {"to": to, "full": full}
        return Reason(
            about, open=True, code="wager_all_in", to=to, rules=("allin_half_rule",), chips=chips
        )
    if isinstance(action, Complete):
        chips = {"to": to, "bring_in": r.base}
        code = "complete_instead" if r.owes_bring_in else "complete"
        fields = ("bring_in_may_complete",) if r.owes_bring_in else ("small_bet",)
        return Reason(about, open=True, code=code, to=to, rules=fields, chips=chips, counts=counts)
    if beside_pair or to > full:
        chips = {"to": to, "small": r.level + size, "big": big_total}
        fields = ("open_pair_double",)
        if isinstance(action, Raise):
            fields = ("open_pair_big_raise_over_small",)
        code = f"{about}_open_pair"
        return Reason(about, open=True, code=code, to=to, rules=fields, chips=chips, counts=counts)
    big = size == rules.big_bet
    fields = ("open_pair_double",) if r.doubled else ("big_bet",) if big else ("small_bet",)
    if isinstance(action, Bet):
        return Reason(about, open=True, code="bet", to=to, rules=fields, chips=chips, counts=counts)
    most = UNCAPPED if not _is_counted(hand) else rules.max_raises or UNCAPPED
    counts |= {"number": r.bets, "of": most}
    code = "raise_doubled" if r.doubled else "raise"
    return Reason(
        about,
        open=True,
        code=code,
        to=to,
        rules=(*fields, "max_raises"),
        chips=chips,
        counts=counts,
    )


def _ranged(hand: Hand, wagers: WagerRange) -> Reason:
    rules = hand.rules
    chips = {"lowest": wagers.lowest, "highest": wagers.highest}
    about = wagers.kind.value
    match rules.betting:
        case Betting.SPREAD_LIMIT:
            chips |= {"least": rules.spread_min, "most": rules.spread_max}
            fields = ("spread_min", "spread_max")
            return Reason(about, open=True, code="wager_spread", rules=fields, chips=chips)
        case Betting.POT_LIMIT:
            return Reason(about, open=True, code="wager_pot", rules=("betting",), chips=chips)
        case _:
            return Reason(about, open=True, code="wager_no_limit", rules=("betting",), chips=chips)


def _closed(hand: Hand, seat: HandSeat) -> Reason:
    """Why nothing more may be wagered."""
    rules, r = hand.rules, hand.round
    if r.owes_bring_in:
        if seat.stack <= rules.bring_in:
            return Reason("wager", open=False, code="wager_no_chips")
        return Reason(
            "wager", open=False, code="wager_bring_in_only", rules=("bring_in_may_complete",)
        )
    if is_capped(hand):
        counts = {"of": rules.max_raises or 0}
        return Reason(
            "wager", open=False, code="wager_capped", rules=("max_raises",), counts=counts
        )
    if seat.wager + seat.stack <= r.to_match:
        return Reason("wager", open=False, code="wager_no_chips")
    if not any(each is not seat and each.is_able for each in hand.seats):
        return Reason("wager", open=False, code="wager_nobody")
    return Reason("wager", open=False, code="wager_not_reopened", rules=("allin_half_rule",))


def _no_double(hand: Hand, seat: HandSeat, law: Options) -> Iterator[Reason]:
    """Why fourth street has one size alone, where the game could have two."""
    rules = hand.rules
    if rules.betting is not Betting.FIXED_LIMIT or rules.open_pair_double is OpenPairDouble.OFF:
        return
    pair = any(_shows_pair(each) for each in hand.seats if not each.folded)
    if rules.game is Game.HILO and not rules.open_pair_hilo:
        if pair:
            yield Reason("double", open=False, code="double_hilo", rules=("open_pair_hilo",))
    elif not doubling(hand):
        return
    elif not pair:
        yield Reason("double", open=False, code="double_no_pair", rules=("open_pair_double",))
    elif not may_double(hand, seat):
        if law.to_match:
            fields, code = ("open_pair_big_raise_over_small",), "double_not_over_small"
        else:
            fields, code = ("open_pair_double",), "double_not_yours"
        yield Reason("double", open=False, code=code, rules=fields)


def _shows_pair(seat: HandSeat) -> bool:
    first, second = seat.up[:2]
    return first.is_known and first // 4 == second // 4


def _showing(hand: Hand, law: Options) -> Iterator[Reason]:
    uncalled = hand.phase is Phase.CHOICE
    fields = () if uncalled else ("loser_may_muck",)
    for action in law.actions:
        match action:
            case Show(()):
                code = "show_choice" if uncalled else "show_to_win"
                yield Reason("show", open=True, code=code, rules=fields)
            case Muck():
                code = "muck_uncalled" if uncalled else "muck_beaten"
                yield Reason("muck", open=True, code=code, rules=fields)
            case _:
                pass


def _is_counted(hand: Hand) -> bool:
    """Does a cap hold in this round?"""
    rules = hand.rules
    return cap_of(rules) is not None and not (rules.headsup_uncapped and len(hand.live) == 2)


def _street(hand: Hand) -> dict[str, int]:
    return {"street": int(hand.round.street)}
