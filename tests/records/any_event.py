"""Every event, action and option that can be written, as hypothesis draws them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, get_type_hints

from hypothesis import strategies as st

from doorcard.cards import CARDS, UNKNOWN
from doorcard.stud import actions as act
from doorcard.stud import events as ev
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Street

seats = st.integers(1, 8)
chips = st.integers(0, 2**53 - 1)
cards = st.sampled_from((*CARDS, UNKNOWN))
hands_of_cards = st.lists(cards, max_size=3).map(tuple)
places = st.permutations(range(52)).map(tuple)
decks = st.permutations(CARDS).map(tuple)
recorded_decks = st.builds(
    lambda deck, seen: tuple(card if card in seen else UNKNOWN for card in deck),
    decks,
    st.sets(st.sampled_from(CARDS)),
)


def several(one: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(one, max_size=8).map(tuple)


def _rule(hint: object) -> st.SearchStrategy[Any]:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    if hint is bool:
        return st.booleans()
    return chips if hint is int else st.none() | chips


house_rules = st.builds(
    HouseRules, **{name: _rule(hint) for name, hint in get_type_hints(HouseRules).items()}
)
entrants = several(st.builds(ev.Entrant, seats, chips))
dealt = st.builds(ev.DealtCards, seats, hands_of_cards, hands_of_cards)
pots = several(st.builds(ev.Pot, chips, several(seats)))
shares = several(st.builds(ev.PotShare, seats, chips, st.sampled_from(ev.Part)))

ANY: Mapping[type[ev.Event], st.SearchStrategy[ev.Event]] = {
    ev.HandStarted: st.builds(
        ev.HandStarted, house_rules, seats, entrants, decks | recorded_decks, places
    ),
    ev.AntesPosted: st.builds(ev.AntesPosted, several(st.builds(ev.Post, seats, chips))),
    ev.StreetDealt: st.builds(
        ev.StreetDealt,
        st.sampled_from(Street),
        several(dealt),
        st.none() | cards,
        st.none() | cards,
        st.booleans(),
    ),
    ev.OpenerNamed: st.builds(ev.OpenerNamed, seats, st.sampled_from(ev.OpenerReason)),
    ev.BroughtIn: st.builds(ev.BroughtIn, seats, chips),
    ev.Wagered: st.builds(ev.Wagered, seats, chips, st.sampled_from(act.WagerKind)),
    ev.Called: st.builds(ev.Called, seats, chips),
    ev.Checked: st.builds(ev.Checked, seats),
    ev.Folded: st.builds(ev.Folded, seats),
    ev.Lapsed: st.builds(ev.Lapsed, seats, st.sampled_from(ev.LapseCause)),
    ev.TreatedAllIn: st.builds(ev.TreatedAllIn, seats),
    ev.UncalledReturned: st.builds(ev.UncalledReturned, seats, chips),
    ev.BetsSwept: st.builds(ev.BetsSwept, st.sampled_from(Street), pots),
    ev.ShowdownOpened: st.builds(ev.ShowdownOpened, several(seats)),
    ev.Shown: st.builds(ev.Shown, seats, hands_of_cards, st.sampled_from(ev.ShownWhy)),
    ev.Mucked: st.builds(ev.Mucked, seats),
    ev.PotAwarded: st.builds(ev.PotAwarded, st.integers(0, 7), shares),
    ev.PotUndecided: st.builds(ev.PotUndecided, st.integers(0, 7), chips),
    ev.HandEnded: st.builds(ev.HandEnded, entrants),
}
"""How to draw each event."""

events = st.one_of(*ANY.values())

ACTIONS: Mapping[type[act.Action], st.SearchStrategy[act.Action]] = {
    kind: st.builds(
        kind,
        **{each.name: hands_of_cards if each.name == "cards" else chips for each in fields(kind)},
    )
    for kind in (
        act.Fold,
        act.Check,
        act.BringIn,
        act.Call,
        act.Complete,
        act.Bet,
        act.Raise,
        act.Show,
        act.Muck,
    )
}
"""How to draw each action."""
