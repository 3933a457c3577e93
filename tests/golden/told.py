"""Events in words, as the truth and as each viewer is told them."""

from __future__ import annotations

from doorcard.cards import Card, show_cards
from doorcard.stud import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    Lapsed,
    Mucked,
    OpenerNamed,
    Pot,
    PotAwarded,
    PotShare,
    PotUndecided,
    SeatNo,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.views import redact

Names = dict[SeatNo, str]


def seen_by(event: Event, names: Names) -> list[str]:
    """The truth, and then who sees it otherwise, viewers who see the same together."""
    truth = told(event, names)
    views: dict[str, list[str]] = {}
    for viewer, name in [*names.items(), (None, "the rail")]:
        views.setdefault(told(redact(event, viewer).event, names), []).append(name)
    if list(views) == [truth]:
        return [truth]
    everybody = [", ".join(who) + ("" if len(who) > 1 else " alone") for who in views.values()]
    if len(views) == 1:
        everybody = ["all"]
    lines = zip(everybody, views, strict=True)
    return [truth, *(f"{who}: {view}" for who, view in lines if view != truth)]


def told(event: Event, names: Names) -> str:
    """One event in a line."""
    match event:
        case HandStarted(_, dealer, seats, deck, reclaim):
            stacks = ", ".join(f"{names[each.seat]} {each.stack}" for each in seats)
            known = "known" if deck and reclaim else "closed"
            return f"hand started, dealer seat {dealer}: {stacks}; deck {known}"
        case AntesPosted(posts):
            return "antes: " + ", ".join(f"{names[each.seat]} {each.chips}" for each in posts)
        case StreetDealt(street, cards, burned, common, reclaimed):
            dealt = [f"{names[each.seat]} {_dealt(each.down, each.up)}" for each in cards]
            return ", ".join(
                [
                    f"{street.name.lower()} street",
                    *(["burned cards dealt again"] if reclaimed else []),
                    *([f"burned {burned}"] if burned is not None else []),
                    *dealt,
                    *([f"common card {common}"] if common is not None else []),
                ]
            )
        case OpenerNamed(seat, why):
            return f"{names[seat]} opens ({why})"
        case BroughtIn(seat, to):
            return f"{names[seat]} brings in for {to}"
        case Wagered(seat, to, kind):
            return f"{names[seat]} {kind}s to {to}"
        case Called(seat, to):
            return f"{names[seat]} calls to {to}"
        case Checked(seat):
            return f"{names[seat]} checks"
        case Folded(seat):
            return f"{names[seat]} folds"
        case Lapsed(seat, cause):
            return f"{names[seat]} does not act ({cause})"
        case TreatedAllIn(seat):
            return f"{names[seat]} is treated as all-in"
        case UncalledReturned(seat, chips):
            return f"{chips} go back to {names[seat]}"
        case BetsSwept(street, pots):
            return f"{street.name.lower()} street over: " + _pots(pots, names)
        case ShowdownOpened(order):
            return "showdown: " + ", ".join(names[seat] for seat in order)
        case Shown(seat, cards, why):
            return f"{names[seat]} shows {show_cards(cards)} ({why})"
        case Mucked(seat):
            return f"{names[seat]} mucks"
        case PotAwarded(pot, shares):
            return f"pot {pot}: " + ", ".join(_share(each, names) for each in shares)
        case PotUndecided(pot, chips):
            return f"pot {pot}: {chips} undecided"
        case HandEnded():
            return "hand ended"


def _dealt(down: tuple[Card, ...], up: tuple[Card, ...]) -> str:
    closed = f"[{show_cards(down)}]" if down else ""
    return " ".join(filter(None, [closed, show_cards(up)]))


def _pots(pots: tuple[Pot, ...], names: Names) -> str:
    told = [f"{pot.chips} ({', '.join(names[seat] for seat in pot.contenders)})" for pot in pots]
    return "; ".join(told) or "no pot"


def _share(share: PotShare, names: Names) -> str:
    part = "" if share.part == "whole" else f" {share.part}"
    return f"{names[share.seat]} {share.chips}{part}"
