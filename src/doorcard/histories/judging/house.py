"""Which house rules a recorded hand was played by: what it states, and what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from doorcard.histories.record import HandRecord, Move, Site
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Chips,
    Complete,
    HouseRules,
    Raise,
    Street,
)
from doorcard.stud.choices import (
    AllinHalfRule,
    AnteAllinLowCard,
    CommonCardFirst,
    OpenPairDouble,
    ShortBringInCall,
    ShortDeck,
)

SITE_HABITS: Final[dict[Site, dict[str, object]]] = {Site.PHH: {"max_raises": 4}}
"""What a site is known to do otherwise than the rest: live rooms of the WSOP cap at five bets."""

OTHER_HOUSES: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    (
        "an all-in for less than a full bet never counts as one here",
        {"allin_half_rule": AllinHalfRule.FULL},
    ),
    (
        "after a short bring-in only what was put in is owed here",
        {"short_bring_in_call": ShortBringInCall.ACTUAL},
    ),
    (
        "only who holds the open pair may bet double here",
        {"open_pair_double": OpenPairDouble.PAIR_HOLDER},
    ),
    ("an open pair does not double the bet here", {"open_pair_double": OpenPairDouble.OFF}),
    ("heads-up raises are not capped here", {"headsup_uncapped": True}),
    (
        "with a common card the best board that it makes acts first here",
        {"common_card_first": CommonCardFirst.HIGH_WITH_COMMON},
    ),
    (
        "when the low card is all-in the next lowest brings in here",
        {"ante_allin_low_card": AnteAllinLowCard.NEXT_LOWEST},
    ),
)
"""What some house does otherwise, in words."""


def inferred_rules(record: HandRecord) -> HouseRules:
    """The rules of the site, with the stakes of this hand. They may have problems.

    Online no card is burned and eight hands share the last card (rule book, part 2, 34).
    """
    if record.rules is not None:
        # What is reclaimed or left unburned comes to the same cards for the same seats.
        return record.rules.with_(burn_cards=False, short_deck=ShortDeck.COMMUNITY_ONLY)
    small, big = _bet_sizes(record)
    changes = SITE_HABITS.get(record.site, {})
    return HouseRules(
        game=record.game,
        betting=record.betting,
        small_bet=small,
        big_bet=big,
        ante=_usual_ante(record),
        bring_in=_bring_in(record, small),
        burn_cards=False,
        short_deck=ShortDeck.COMMUNITY_ONLY,
    ).with_(**changes)


def other_houses(
    rules: HouseRules, helps: Callable[[HouseRules], bool]
) -> Iterator[tuple[str, HouseRules]]:
    """The same rules with a habit of other houses, and then with two of those that ``helps``."""
    useful = []
    for words, changes in OTHER_HOUSES:
        changed = rules.with_(**changes)
        yield words, changed
        if helps(changed):
            useful.append((words, changes))
    for (words, changes), (more, others) in combinations(useful, 2):
        if not changes.keys() & others.keys():
            yield f"{words}, and {more}", rules.with_(**changes, **others)


def _bet_sizes(record: HandRecord) -> tuple[Chips, Chips]:
    """As stated; else from the first full wagers that were made."""
    stakes = record.stakes
    if stakes.small_bet is not None:
        return stakes.small_bet, stakes.big_bet or 2 * stakes.small_bet
    seen = Counter(_sizes_shown(record))
    if seen:
        small = min(seen, key=lambda size: (-seen[size], size))
    else:
        small = 2 * max(
            (to for move in record.moves if (to := _amount(move)) is not None),
            default=max((ante.chips for ante in record.antes or ()), default=1),
        )
    return small, 2 * small


def _sizes_shown(record: HandRecord) -> Iterator[Chips]:
    opened: set[Street] = set()
    for move in record.moves:
        if isinstance(move.action, Complete | Bet) and move.street not in opened:
            opened.add(move.street)
            if not is_whole_stack(record, move):
                to = move.action.to
                yield to if move.street is Street.THIRD else to // (2 if move.street > 4 else 1)


def is_whole_stack(record: HandRecord, move: Move) -> bool:
    """Did the seat put in all that it had? As told, or by its stack."""
    if move.all_in:
        return True
    stack = record.player(move.seat).stack
    spent = sum(ante.chips for ante in record.antes or () if ante.seat == move.seat)
    last: dict[Street, Chips] = {}
    for each in record.moves:
        if each.seat == move.seat and (to := _amount(each)) is not None:
            last[each.street] = to
        if each is move:
            break
    return stack is not None and spent + sum(last.values()) >= stack


def _amount(move: Move) -> Chips | None:
    match move.action:
        case BringIn(to) | Call(to) | Complete(to) | Bet(to) | Raise(to):
            return to
        case _:
            return None


def _usual_ante(record: HandRecord) -> Chips:
    if record.stakes.ante is not None:
        return record.stakes.ante
    whole = {each.seat: each.stack for each in record.players}
    antes = record.antes or ()
    posted = Counter(ante.chips for ante in antes if ante.chips != whole[ante.seat])
    if not posted:
        return max((ante.chips for ante in antes), default=0)
    return max(posted, key=lambda chips: (posted[chips], chips))


def _bring_in(record: HandRecord, small: Chips) -> Chips:
    """As stated or posted; where it was posted short or not at all, what the calls tell."""
    if record.stakes.bring_in is not None:
        return record.stakes.bring_in
    posted, short = 0, True
    for move in record.moves:
        if move.street is not Street.THIRD or isinstance(move.action, Complete | Raise):
            break
        if isinstance(move.action, BringIn):
            posted, short = move.action.to, is_whole_stack(record, move)
        elif isinstance(move.action, Call) and not is_whole_stack(record, move):
            posted, short = max(posted, move.action.to), False
    if posted and not short:
        return posted
    return max(posted, small // 2, 1) if record.betting is Betting.FIXED_LIMIT else max(posted, 1)
