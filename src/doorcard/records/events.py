"""The names of the events, and their JSON.

The names and the fields are the record: they never change without a new shape (see
:mod:`doorcard.records.upgrades`).
"""

from __future__ import annotations

from typing import Final

from doorcard.records.coding import Family
from doorcard.stud.events import (
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
    PotAwarded,
    PotUndecided,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)

EVENTS: Final[Family[Event]] = Family(
    "event",
    {
        HandStarted: "hand_started",
        AntesPosted: "antes_posted",
        StreetDealt: "street_dealt",
        OpenerNamed: "opener_named",
        BroughtIn: "brought_in",
        Wagered: "wagered",
        Called: "called",
        Checked: "checked",
        Folded: "folded",
        Lapsed: "lapsed",
        TreatedAllIn: "treated_all_in",
        UncalledReturned: "uncalled_returned",
        BetsSwept: "bets_swept",
        ShowdownOpened: "showdown_opened",
        Shown: "shown",
        Mucked: "mucked",
        PotAwarded: "pot_awarded",
        PotUndecided: "pot_undecided",
        HandEnded: "hand_ended",
    },
)
"""Every event that can be stored or told."""
