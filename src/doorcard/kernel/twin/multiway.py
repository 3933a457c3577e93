"""Several seats with few cards to come: every deal, the last seat's draws counted at once.

All seats but the last are dealt in nested loops. Outermost is the one that leads, with the best
value of them, so that the value to beat stays the same inside. What the last seat can then still
do is looked up: how many of its draws are worse, equal or better is known for the whole deck and
for the draws with a certain card, so those that hold a card already dealt are taken off, and the
few that hold two of them are put back.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, NamedTuple

from doorcard.kernel.twin.hands import CARD_KEYS, CARD_MASKS, Ladder, Score, ladder_of
from doorcard.kernel.twin.showdown import NOTHING_SHOWN, Showdown, shown

LANE: Final = 48
WORSE: Final = 0
EQUAL: Final = 1
BETTER: Final = 2

Left = int
"""How many draws the last seat has left, in nine lanes of one number: those whose value is
worse than the leader's, equal, better; in each, those whose low is worse than the best so far,
equal, better. Such numbers are added and subtracted lane by lane, all at once."""


class Draw(NamedTuple):
    """What a seat may draw: the score it makes, and the cards."""

    score: Score
    cards: tuple[int, ...]


@dataclass(slots=True)
class View:
    """A Left for each low that there may be to beat: of all draws, and of those with a card."""

    whole: dict[int, Left]
    with_card: dict[int, dict[int, Left]]

    def after(self, draw: Draw, low: int, pairs: dict[frozenset[int], Left]) -> Left:
        """What is left of one column when these cards are dealt too."""
        left = self.whole[low]
        for card in draw.cards:
            left -= self.with_card[card][low]
        for pair in combinations(draw.cards, 2):
            left += pairs.get(frozenset(pair), 0)
        return left


@dataclass(slots=True)
class Round:
    """The seats' draws in ascending order, and how those of the last stand just now."""

    draws: list[list[Draw]]
    last: list[Draw]
    lows: list[int]
    standing: dict[frozenset[int], tuple[int, int]] = field(default_factory=dict)
    """Of each pair of cards that the last may draw: standing against the leader, and low."""
    counts: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))


def multiway(
    game: str, known: Sequence[bytes], deck: bytes, start: int, stop: int
) -> dict[int, int]:
    """The deals in which the leader has one of the draws number ``start`` to ``stop`` - 1.

    Draws are numbered seat after seat, each seat's in ascending order of what they make; the last
    seat, which draws two cards at most, has none. The deck is in ascending order. Gives how often
    each set of seats won the high and, eight bits up, the low.
    """
    ladder = ladder_of(game)
    *nested, last = [_draws(ladder, cards, deck) for cards in known]
    lows = sorted({0, *(draw.score & 0xFF for draws in nested for draw in draws)})
    of_all = Round(nested, last, lows)
    for leader, draws in enumerate(nested):
        _lead(of_all, deck, leader, range(max(start, 0), min(stop, len(draws))))
        start, stop = start - len(draws), stop - len(draws)
    return {seats: count for seats, count in of_all.counts.items() if count}


def _draws(ladder: Ladder, known: bytes, deck: bytes) -> list[Draw]:
    key, mask = ladder.hand(known)
    found = []
    for cards in combinations(deck, 7 - len(known)):
        keys = key + sum(CARD_KEYS[card] for card in cards)
        masks = mask + sum(CARD_MASKS[card] for card in cards)
        found.append(Draw(ladder.score(keys, masks), cards))
    return sorted(found, key=lambda draw: (draw.score, draw.cards[::-1]))


def _lane(standing: int, low: int, best: int) -> Left:
    return 1 << LANE * (3 * standing + (low >= best) + (low > best))


def _lead(of_all: Round, deck: bytes, leader: int, numbers: range) -> None:
    """All deals in which this seat leads with one of these draws."""
    view = View(dict.fromkeys(of_all.lows, 0), {c: dict.fromkeys(of_all.lows, 0) for c in deck})
    for draw in of_all.last:
        _place(of_all, view, draw, BETTER, 1)
    others = [seat for seat in range(len(of_all.draws)) if seat != leader]
    reached = passed = 0
    for number in numbers:
        draw = of_all.draws[leader][number]
        value = draw.score >> 8
        while reached < len(of_all.last) and of_all.last[reached].score >> 8 <= value:
            _move(of_all, view, of_all.last[reached], BETTER, EQUAL)
            reached += 1
        while passed < reached and of_all.last[passed].score >> 8 < value:
            _move(of_all, view, of_all.last[passed], EQUAL, WORSE)
            passed += 1
        best = shown(NOTHING_SHOWN, draw.score, 1 << leader)
        if others:
            within = [_within(of_all, seat, value + (seat > leader)) for seat in others]
            deeper = _take_off(of_all, view, draw)
            _deal(of_all, list(zip(others, within, strict=True)), deeper, set(draw.cards), best)
        else:
            _close(of_all, Counter({best: view.after(draw, best.low, _pairs(of_all, best.low))}))


def _place(of_all: Round, view: View, draw: Draw, standing: int, by: int) -> None:
    """Note ``by`` more draws of this kind with that standing."""
    low = draw.score & 0xFF
    for column in of_all.lows:
        one = by * _lane(standing, low, column)
        view.whole[column] += one
        for card in draw.cards:
            view.with_card[card][column] += one
    if len(draw.cards) == 2:
        of_all.standing[frozenset(draw.cards)] = standing, low


def _move(of_all: Round, view: View, draw: Draw, before: int, after: int) -> None:
    _place(of_all, view, draw, before, -1)
    _place(of_all, view, draw, after, 1)


def _within(of_all: Round, seat: int, limit: int) -> list[Draw]:
    """The draws of a seat whose value lies below a limit."""
    return [draw for draw in of_all.draws[seat] if draw.score >> 8 < limit]


def _pairs(of_all: Round, best: int) -> dict[frozenset[int], Left]:
    """Where each pair of cards that the last seat may draw counts, in the column of a low."""
    return {pair: _lane(stands, low, best) for pair, (stands, low) in of_all.standing.items()}


def _take_off(of_all: Round, view: View, draw: Draw) -> View:
    """The view when these cards are dealt too."""
    whole = view.whole.copy()
    with_card = {card: columns.copy() for card, columns in view.with_card.items()}
    for card in draw.cards:
        for low in of_all.lows:
            whole[low] -= with_card[card][low]
        for other, columns in with_card.items():
            stands = of_all.standing.get(frozenset((card, other)))
            if stands:
                for low in of_all.lows:
                    columns[low] -= _lane(*stands, low)
    return View(whole, with_card)


def _deal(
    of_all: Round,
    others: list[tuple[int, list[Draw]]],
    view: View,
    dealt: set[int],
    best: Showdown,
) -> None:
    """Deal to these seats, to each one of these draws."""
    (seat, draws), *rest = others
    pairs = {low: _pairs(of_all, low) for low in of_all.lows} if not rest else {}
    closed: Counter[Showdown] = Counter()
    for draw in draws:
        if not dealt.isdisjoint(draw.cards):
            continue
        after = shown(best, draw.score, 1 << seat)
        if rest:
            deeper = _take_off(of_all, view, draw)
            _deal(of_all, rest, deeper, {*dealt, *draw.cards}, after)
        else:
            closed[after] += view.after(draw, after.low, pairs[after.low])
    _close(of_all, closed)


def _close(of_all: Round, closed: Counter[Showdown]) -> None:
    """Count what the last seat can draw against what the others have shown."""
    seat = 1 << len(of_all.draws)
    for best, left in closed.items():
        tied = best.low_seats | seat if best.low else 0
        high_seats = (best.high_seats, best.high_seats | seat, seat)
        low_seats = (best.low_seats, tied, seat)
        for lane, count in enumerate(_lanes(left)):
            of_all.counts[high_seats[lane // 3] | low_seats[lane % 3] << 8] += count


def _lanes(left: Left) -> Iterator[int]:
    for lane in range(9):
        yield left >> LANE * lane & (1 << LANE) - 1
