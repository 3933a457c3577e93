"""Cases without a played hand: who opens, who is paid at a showdown, a short deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from doorcard.cards import Card
from doorcard.cli.judge_compare import difference
from doorcard.cli.judge_reading import (
    BadCase,
    Json,
    cards,
    each_once,
    items,
    need,
    seat_number,
    seated,
    street,
    table,
    text,
    whole,
)
from doorcard.cli.judge_rules import alternatives, read_rules
from doorcard.stud.dealing import river_plan
from doorcard.stud.events import PotAwarded
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.opening import first_to_act, low_card_seat
from doorcard.stud.pots import lay_pots
from doorcard.stud.showdown import award_pot
from doorcard.stud.street import Chips, SeatNo


def judge_bring_in(case: Mapping[str, Json]) -> Iterator[str]:
    """Whose door card is lowest."""
    doors = seated(need(case, "doors"), "doors")
    if any(len(held) != 1 for _, held in doors.values()):
        raise BadCase("every player has one door card")
    for rules, expect, what in _questions(read_rules(case.get("cfg", {})), case):
        came = low_card_seat({seat: held[0] for seat, held in doors.values()}, rules.game)
        yield from difference(f"opener{what}", text(expect, "expect"), _name(doors, came))


def judge_first_to_act(case: Mapping[str, Json]) -> Iterator[str]:
    """Who acts first on a street; on third street in a game without bring-in."""
    at = street(need(case, "street"), "street")
    ups = seated(need(case, "ups"), "ups")
    if any(len(held) != min(at - 2, 4) for _, held in ups.values()):
        raise BadCase(f"on street {at:d} every player has {min(at - 2, 4)} up cards")
    unable = set()
    for each in items(case.get("allin", []), "allin"):
        if text(each, "a name of allin") not in ups:
            raise BadCase(f"allin names {each}, who has no up cards")
        unable.add(ups[text(each, "a name of allin")][0])
    common = _common(case, ups)
    dealer = seat_number(need(case, "dealer"), "dealer")
    base = read_rules(case.get("cfg", {}), HouseRules(bring_in=0))
    for rules, expect, what in _questions(base, case):
        boards = dict(ups.values())
        opener = first_to_act(rules, dealer, boards, unable, common)
        yield from difference(f"opener{what}", text(expect, "expect"), _name(ups, opener.seat))


def judge_showdown(case: Mapping[str, Json]) -> Iterator[str]:
    """Who is paid what out of each pot."""
    hands = seated(need(case, "hands"), "hands")
    common = _common(case, hands)
    if any(len(held) + (common is not None) != 7 for _, held in hands.values()):
        raise BadCase("every hand has seven cards, the common card included")
    dealer = seat_number(need(case, "dealer"), "dealer")
    paid = {hands[name][0]: chips for name, chips in _contributions(case, hands).items()}
    dead = whole(case.get("dead", 0), "dead")
    for rules, expect, what in _questions(read_rules(need(case, "cfg")), case):
        came = _awards(
            rules,
            dealer,
            paid,
            dead,
            {seat: held if common is None else (*held, common) for seat, held in hands.values()},
        )
        wanted = {name: chips for name, chips in table(expect, "expect").items() if chips != 0}
        yield from difference(
            f"paid{what}", wanted, {_name(hands, seat): chips for seat, chips in came.items()}
        )


def judge_deck(case: Mapping[str, Json]) -> Iterator[str]:
    """What is left before the river, and how the river is dealt then."""
    ns = [whole(each, "a number of ns", 1) for each in items(need(case, "ns"), "ns")]
    four_first = case.get("four_first", False)
    if len(ns) != 5 or not isinstance(four_first, bool):
        raise BadCase("ns has five numbers and four_first is true or false")
    if max(ns) > 8:
        raise BadCase("at most eight players are dealt in")
    course = [ns[0], *ns[2:]] if four_first else ns
    if course != sorted(course, reverse=True):
        raise BadCase("there are never more live players on a later street")
    later = course[1:-1]
    base = read_rules(case.get("cfg", {}))
    for policy, expect in table(need(case, "expect"), "expect").items():
        name, _, burnless = policy.partition("/")
        if burnless not in ("", "no_burn"):
            raise BadCase(f"the policy {policy!r} is unknown")
        rules = read_rules({"short_deck": name, "burn_cards": not burnless}, base)
        burns = len(later) if rules.burn_cards else 0
        stub = 52 - ns[0] * (4 if four_first else 3) - sum(later) - burns
        plan = river_plan(rules, stub, burns, ns[4])
        came: dict[str, Json] = {
            "stub": stub,
            "burns": burns,
            "how": str(plan.how),
            "burned": plan.burned,
            "left": plan.left,
        }
        if plan.how != "normal":
            came["pool"] = plan.pool
        wanted = table(expect, f"what {policy} expects")
        yield from difference(policy, dict(sorted(wanted.items())), dict(sorted(came.items())))


def _questions(
    base: HouseRules, case: Mapping[str, Json]
) -> Iterator[tuple[HouseRules, Json, str]]:
    """The case itself, then each alternative: rules, what is expected, and its name."""
    yield base, need(case, "expect"), ""
    for patch, expect in alternatives(case):
        yield read_rules(patch, base), expect, f" with {patch}"


def _awards(
    rules: HouseRules,
    dealer: SeatNo,
    paid: Mapping[SeatNo, Chips],
    dead: Chips,
    holdings: Mapping[SeatNo, tuple[Card, ...]],
) -> dict[SeatNo, Chips]:
    won: Counter[SeatNo] = Counter()
    for number, pot in enumerate(lay_pots(paid, set(holdings), dealer)):
        whole_pot = pot if number else type(pot)(pot.chips + dead, pot.contenders)
        award = award_pot(rules, dealer, number, whole_pot, holdings)
        if not isinstance(award, PotAwarded):
            raise BadCase("a showdown needs known cards")
        for share in award.shares:
            won[share.seat] += share.chips
    return {seat: chips for seat, chips in won.items() if chips}


def _contributions(
    case: Mapping[str, Json], hands: Mapping[str, tuple[SeatNo, tuple[Card, ...]]]
) -> dict[str, Chips]:
    contrib = need(case, "contrib")
    if not isinstance(contrib, dict):
        return dict.fromkeys(hands, whole(contrib, "contrib"))
    if set(contrib) != set(hands):
        raise BadCase("contrib must name everybody who has a hand, and nobody else")
    return {name: whole(chips, f"contrib of {name}") for name, chips in contrib.items()}


def _common(
    case: Mapping[str, Json], held: Mapping[str, tuple[SeatNo, tuple[Card, ...]]]
) -> Card | None:
    if case.get("common") is None:
        return None
    common = cards(case["common"], "common")
    if len(common) != 1:
        raise BadCase(f"common must be one card, not {case['common']!r}")
    each_once((*common, *(card for _, hand in held.values() for card in hand)))
    return common[0]


def _name(named: Mapping[str, tuple[SeatNo, object]], seat: SeatNo) -> str:
    return next(name for name, (place, *_) in named.items() if place == seat)
