"""Golden hands: a hand as text, with every refusal and what each viewer is told.

A file begins with comments (what it shows, and the source), then::

    rules small_bet=20 big_bet=40 ante=5 bring_in=10
    dealer 8
    player Ann 1 300 As Kd 2c 7s

Cards are in dealing order, ``xx`` for one that does not matter; with a line ``unknown``
nobody has seen it, as in a recorded hand. Every line that begins with ``>`` is a wish;
all other lines are what came of it and are written by this program::

    python -m tests.golden.golden_hand

writes them anew in all files; the difference is then there to be read. An event is told
as the truth; where some viewer is told less, the lines below say who sees what.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from doorcard.cards import UNKNOWN, Deck, card
from doorcard.cli.judge_reading import Json
from doorcard.cli.judge_rules import patch_from_text, read_rules
from doorcard.cli.judge_script import Player, Setting, deck_for, read_setting
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Entrant,
    Event,
    Fold,
    Hand,
    HouseRules,
    IllegalAction,
    LapseCause,
    Muck,
    Raise,
    SeatNo,
    Show,
    Street,
    StreetDealt,
    act,
    evolve,
    lapse,
    options,
    start,
)
from doorcard.stud.refusals import spoken_options
from tests.golden.told import Names, seen_by

HERE = Path(__file__).parent
Live = dict[Street, tuple[SeatNo, ...]]


@dataclass
class GoldenHand:
    """The written part of a file: comments, setting and wishes."""

    head: list[str] = field(default_factory=list)
    wishes: list[str] = field(default_factory=list)
    cfg: dict[str, Json] = field(default_factory=dict)
    dealer: SeatNo = 8
    players: list[str] = field(default_factory=list)
    unknown: bool = False

    def deck(self, setting: Setting, rules: HouseRules, live: Live) -> Deck:
        """The deck that gives everybody the cards of the file."""
        deck = deck_for(setting, rules, live)
        told = {card for player in setting.players for card in player.cards}
        return tuple(card if card in told else UNKNOWN for card in deck) if self.unknown else deck

    def setting(self) -> Setting:
        """Players and dealer; the wishes take the place of a script."""
        lines: dict[str, Json] = {
            "players": "\n".join(self.players),
            "dealer": self.dealer,
            "script": {"7": ""},
            "common": self.cfg.get("common"),
        }
        return read_setting(lines)


def read(text: str) -> GoldenHand:
    """What was written by hand in a file."""
    golden = GoldenHand()
    for line in text.splitlines():
        if line.startswith("> "):
            golden.wishes.append(line[2:])
        elif not golden.wishes and not line.startswith(("  ", "=")):
            golden.head.append(line)
            word, _, rest = line.partition(" ")
            if word == "rules":
                for change in rest.split():
                    golden.cfg |= patch_from_text(change)
            elif word == "dealer":
                golden.dealer = int(rest)
            elif word == "unknown":
                golden.unknown = True
            elif word == "player":
                golden.players.append(rest)
    while golden.head and not golden.head[-1]:
        golden.head.pop()
    return golden


def written(text: str) -> str:
    """The file as it should be: head and wishes as they are, the rest told anew."""
    golden = read(text)
    setting = golden.setting()
    rules = read_rules({k: v for k, v in golden.cfg.items() if k != "common"})
    live: Live = {}
    lines: list[str] = []
    for _ in range(len(Street) + 1):  # a deck that is right up to a street makes the next right
        entrants = [Entrant(player.seat, player.stack) for player in setting.players]
        hand, events = start(rules, entrants, setting.dealer, golden.deck(setting, rules, live))
        table = Table(hand, setting.players, list(events))
        lines = [*golden.head, "", "= start", *table.told(events), table.state()]
        for wish in golden.wishes:
            lines += ["", f"> {wish}", *table.wish(wish)]
        live = table.live()
    return "\n".join(lines) + "\n"


class Table:
    """The hand under way, and its players by name."""

    def __init__(self, hand: Hand, players: tuple[Player, ...], events: list[Event]) -> None:
        self.hand = hand
        self.events = events
        self.names: Names = {player.seat: player.name for player in players}

    def wish(self, text: str) -> Iterator[str]:
        """What comes of a wish, line by line."""
        name, _, word = text.partition(" ")
        seat = next(seat for seat, each in self.names.items() if each == name)
        try:
            if word in ("timeout", "disconnect"):
                self.hand, events = lapse(self.hand, seat, LapseCause(word))
            else:
                self.hand, events = act(self.hand, seat, _action(word))
        except IllegalAction as refusal:
            yield f"  ! {refusal}"
            return
        yield from self.told(events)
        self.events += events
        yield self.state()

    def told(self, events: tuple[Event, ...]) -> Iterator[str]:
        """The events, and who is told less."""
        version = self.hand.version - len(events)
        for number, event in enumerate(events, version + 1):
            truth, *views = seen_by(event, self.names)
            yield f"  {number:3} {truth}"
            yield from (f"      {view}" for view in views)

    def state(self) -> str:
        """The pot, and who may do what."""
        law = options(self.hand)
        if law is None:
            stacks = ", ".join(f"{self.names[each.seat]} {each.stack}" for each in self.hand.seats)
            return f"  = over: {stacks}"
        return f"  = pot {self.hand.pot}; {self.names[law.seat]}: {spoken_options(law)}"

    def live(self) -> Live:
        """Who was in when each street was dealt."""
        found: Live = {}
        hand: Hand | None = None
        for event in self.events:
            hand = evolve(hand, event)
            if isinstance(event, StreetDealt):
                found[event.street] = tuple(each.seat for each in hand.live)
        return found


def _action(word: str) -> Action:
    name, _, amount = word.partition(" ")
    match name:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "muck":
            return Muck()
        case "show":
            return Show((card(amount),) if amount else ())
        case _:
            return PRICED[name](int(amount))


PRICED: dict[str, type[BringIn | Call | Complete | Bet | Raise]] = {
    "bring-in": BringIn,
    "call": Call,
    "complete": Complete,
    "bet": Bet,
    "raise": Raise,
}


def files() -> list[Path]:
    """All golden hands."""
    return sorted(HERE.glob("*.hand"))


def main() -> None:
    """Write the told part of every file anew."""
    for path in files():
        before = path.read_text(encoding="utf-8")
        after = written(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            sys.stdout.write(f"{path.name} changed: read the difference\n")


if __name__ == "__main__":
    main()
