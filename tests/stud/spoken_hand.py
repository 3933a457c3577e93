"""Hands written as people speak of them: "Ann bring, Ben call".

Players, cards and script are those of the adjudication cases; the table is theirs too:
fixed limit 20/40, ante 5, bring-in 10, the dealer in seat 8.
"""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.cli.judge_play import play
from doorcard.cli.judge_script import read_setting
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Chips,
    Complete,
    Event,
    Hand,
    HouseRules,
    LapseCause,
    Mucked,
    Raise,
    SeatNo,
    Shown,
    ShownWhy,
    act,
    lapse,
    options,
)

TABLE = HouseRules(small_bet=20, big_bet=40, ante=5, bring_in=10)


@dataclass
class Spoken:
    """A hand and what has happened in it, with names for seats."""

    names: dict[str, SeatNo]
    hand: Hand
    events: list[Event]

    @property
    def turn(self) -> str | None:
        """Who is to act."""
        return next((name for name, seat in self.names.items() if seat == self.hand.to_act), None)

    def legal(self) -> list[str]:
        """What may be done now, as text: ``fold``, ``call 20``, ``raise 40-90``."""
        law = options(self.hand)
        if law is None:
            return []
        words = [_word(action) for action in law.actions]
        if law.wagers is not None:
            words.append(f"{law.wagers.kind} {law.wagers.lowest}-{law.wagers.highest}")
        return words

    def act(self, name: str, action: Action) -> Spoken:
        """The seat acts; everything that follows is added."""
        self.hand, more = act(self.hand, self.names[name], action)
        self.events += more
        return self

    def lapse(self, name: str, cause: LapseCause = LapseCause.TIMEOUT) -> Spoken:
        """The seat does not act."""
        self.hand, more = lapse(self.hand, self.names[name], cause)
        self.events += more
        return self

    def stack(self, name: str) -> Chips:
        """What the seat has left."""
        return self.hand.at(self.names[name]).stack

    def pots(self) -> list[tuple[Chips, set[str]]]:
        """The pots and who can win them."""
        called = {seat: name for name, seat in self.names.items()}
        return [(pot.chips, {called[seat] for seat in pot.contenders}) for pot in self.hand.pots]

    def seats(self, *names: str) -> list[SeatNo]:
        """The numbers of these seats."""
        return [self.names[name] for name in names]

    def shown(self) -> list[tuple[str, ShownWhy]]:
        """Who has shown so far, and why."""
        called = {seat: name for name, seat in self.names.items()}
        return [(called[e.seat], e.why) for e in self.events if isinstance(e, Shown)]


def spoken(players: str, script: dict[str, str], **rules: object) -> Spoken:
    """The hand after the script, before any choice of the showdown.

    ``rules`` are those that differ from the table's; ``common`` is the common card.
    """
    case: dict[str, object] = {
        "players": players,
        "dealer": 8,
        "script": script,
        "common": rules.pop("common", None),
    }
    setting = read_setting(case)
    story = play(setting, TABLE.with_(**rules))
    names = {player.name: player.seat for player in setting.players}
    moments = []
    for moment in story.moments:
        event = moment.event
        if isinstance(event, Mucked) or (isinstance(event, Shown) and event.why is ShownWhy.CHOICE):
            break
        moments.append(moment)
    assert moments[-1].hand.version == len(moments), "the version counts the events"
    return Spoken(names, moments[-1].hand, [moment.event for moment in moments])


def _word(action: Action) -> str:
    name = type(action).__name__.lower()
    if isinstance(action, BringIn | Call | Complete | Bet | Raise):
        return f"{name} {action.to}"
    return name
