"""What a case expects of a hand, set against what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from doorcard.cli.judge_play import Story
from doorcard.cli.judge_reading import BadCase, Json, is_int, items, pair, street, table, text
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Muck,
    Options,
    Raise,
    Show,
    WagerKind,
)
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    PotAwarded,
    ShowdownOpened,
    UncalledReturned,
)
from doorcard.stud.pots import lay_pots
from doorcard.stud.street import Street

WAGER_KEYS: Final = {
    WagerKind.COMPLETE: "complete_to",
    WagerKind.BET: "bet_to",
    WagerKind.RAISE: "raise_to",
}
OPTION_KEYS: Final = frozenset({"fold", "check", "bring", "call", "range", *WAGER_KEYS.values()})


def difference(what: str, expected: object, came: object) -> Iterator[str]:
    """A sentence if the two differ."""
    if expected != came:
        yield f"{what}: expected {expected}, came {came}"


def compare_options(expect: Json, law: Options, story: Story) -> Iterator[str]:
    """The legal moves: exactly those named, a missing key being an illegal move."""
    wanted = _wanted(table(expect, "expect"))
    as_range = wanted.pop("range", False) is True
    came = _offered(law, as_range=as_range)
    if _wager_is_unnamed(story):
        wanted, came = _with_one_wager_key(wanted), _with_one_wager_key(came)
    yield from difference("options", wanted, came)


def _wanted(expect: dict[str, Json]) -> dict[str, Json]:
    for key, value in expect.items():
        if key not in OPTION_KEYS:
            raise BadCase(f"expect has an unknown move {key!r}")
        if key in ("fold", "check", "range"):
            right = isinstance(value, bool)
        elif key in ("bring", "call"):
            right = is_int(value)
        else:
            right = isinstance(value, list) and all(is_int(each) for each in value)
        if not right:
            raise BadCase(f"expect cannot read {key} {value!r}")
    return {
        key: sorted(value) if isinstance(value, list) else value
        for key, value in expect.items()
        if value is not False
    }


def _offered(law: Options, *, as_range: bool) -> dict[str, Json]:
    offered: dict[str, Json] = {}
    wagers: dict[str, list[int]] = {}
    for action in law.actions:
        match action:
            case Fold() | Check() | Show() | Muck():
                offered[type(action).__name__.lower()] = True
            case BringIn(to):
                offered["bring"] = to - law.wager
            case Call(to):
                offered["call"] = to - law.wager
            case Complete(to) | Bet(to) | Raise(to):
                kind = WagerKind(type(action).__name__.lower())
                wagers.setdefault(WAGER_KEYS[kind], []).append(to)
    if law.wagers is not None:
        run = law.wagers
        steps = [run.lowest] if as_range else range(run.lowest, run.highest, run.step)
        wagers.setdefault(WAGER_KEYS[run.kind], []).extend([*steps, run.highest])
    for key, amounts in wagers.items():
        each = sorted(set(amounts))
        offered[key] = [each[0], each[-1]] if as_range else each
    return offered


def _wager_is_unnamed(story: Story) -> bool:
    """Does the format leave open what lifting the bring-in is called here?

    It names the completion after fixed limit, where it is the full small bet.
    """
    return (
        story.rules.betting is not Betting.FIXED_LIMIT
        and story.rules.bring_in > 0
        and story.hand.street is Street.THIRD
    )


def _with_one_wager_key(moves: dict[str, Json]) -> dict[str, Json]:
    return {
        "wager_to" if key in WAGER_KEYS.values() else key: value for key, value in moves.items()
    }


def compare_play(expect: Mapping[str, Json], story: Story) -> Iterator[str]:
    """Every assertion of a played hand that is present, each alone."""
    for key, check in ASSERTIONS.items():
        if key in expect:
            yield from check(expect[key], story)


def _pot_after(expect: Json, story: Story) -> Iterator[str]:
    for key, chips in table(expect, "pot_after").items():
        came: int | str
        if key == "0":
            came = sum(
                post.chips
                for moment in story.moments
                if isinstance(moment.event, AntesPosted)
                for post in moment.event.posts
            )
        else:
            came = _paid_by(street(key, "a key of pot_after"), story)
        yield from difference(f"pot after street {key}", chips, came)


def _paid_by(until: Street, story: Story) -> int | str:
    """Everything put in and not returned when the street was over."""
    if until > story.setting.last_street:
        return "nothing: the script stops before it"
    hand = next(
        moment.hand
        for moment in reversed(story.moments)
        if moment.street is None or moment.street <= until
    )
    return sum(each.paid for each in hand.seats)


def _refunds(expect: Json, story: Story) -> Iterator[str]:
    wanted = [tuple(items(each, "a refund")) for each in items(expect, "refunds")]
    came = [
        (moment.street, story.setting.named(moment.event.seat), moment.event.chips)
        for moment in story.moments
        if isinstance(moment.event, UncalledReturned)
    ]
    yield from difference("refunds", wanted, [(int(at or 0), *rest) for at, *rest in came])


def _pots(expect: Json, story: Story) -> Iterator[str]:
    wanted = []
    for each in items(expect, "pots"):
        chips, names = pair(each, "a pot")
        wanted.append((chips, sorted(text(name, "a name") for name in items(names, "names"))))
    paid = {each.seat: each.paid for each in story.hand.seats}
    pots = next(
        (
            moment.event.pots
            for moment in reversed(story.moments)
            if isinstance(moment.event, BetsSwept)
        ),
        (),
    )
    if sum(pot.chips for pot in pots) != sum(paid.values()):  # stopped within a round
        pots = lay_pots(paid, story.live(), story.setting.dealer)
    came = [
        (pot.chips, sorted(story.setting.named(seat) for seat in pot.contenders)) for pot in pots
    ]
    yield from difference("pots", wanted, came)


def _show(expect: Json, story: Story) -> Iterator[str]:
    order = next(
        (
            moment.event.order
            for moment in story.moments
            if isinstance(moment.event, ShowdownOpened)
        ),
        (),
    )
    came = [story.setting.named(seat) for seat in order]
    if not came and len(story.live()) == 1 and expect:  # a sole winner is asked, too
        came = [story.setting.named(seat) for seat in story.live()]
    yield from difference("order of showing", expect, came)


def _paid(expect: Json, story: Story) -> Iterator[str]:
    won: Counter[str] = Counter()
    for moment in story.moments:
        if isinstance(moment.event, PotAwarded):
            for share in moment.event.shares:
                won[story.setting.named(share.seat)] += share.chips
    wanted = {name: chips for name, chips in table(expect, "paid").items() if chips != 0}
    yield from difference("paid", wanted, {name: chips for name, chips in won.items() if chips})


def _stacks(expect: Json, story: Story) -> Iterator[str]:
    came = {story.setting.named(each.seat): each.stack for each in story.hand.seats}
    yield from difference("stacks", expect, came)


def _net(expect: Json, story: Story) -> Iterator[str]:
    before = {player.seat: player.stack for player in story.setting.players}
    came = {
        story.setting.named(each.seat): each.stack - before[each.seat] for each in story.hand.seats
    }
    yield from difference("net", expect, came)


ASSERTIONS: Final[dict[str, Callable[[Json, Story], Iterator[str]]]] = {
    "pot_after": _pot_after,
    "refunds": _refunds,
    "pots": _pots,
    "show": _show,
    "paid": _paid,
    "stacks": _stacks,
    "net": _net,
}
"""What a case of kind ``play`` may assert."""
