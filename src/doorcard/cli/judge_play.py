"""Playing a case's script through the rules core, as far as the script goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from doorcard.cards import Deck
from doorcard.cli.judge_reading import BadCase
from doorcard.cli.judge_script import Setting, Step, deck_for
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Event,
    Fold,
    Hand,
    HouseRules,
    LapseCause,
    Muck,
    Options,
    Raise,
    Show,
    act,
    evolve,
    lapse,
    options,
    start,
)
from doorcard.stud.events import Entrant, StreetDealt
from doorcard.stud.street import Chips, SeatNo, Street


class ScriptFails(Exception):
    """The script cannot be played as it is written: the case does not hold."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event, the street it belongs to, and the hand after it."""

    event: Event
    street: Street | None
    """``None`` until the first cards are dealt."""
    hand: Hand


@dataclass(frozen=True, slots=True)
class Story:
    """What happened in a hand up to where the script stops."""

    setting: Setting
    rules: HouseRules
    moments: tuple[Moment, ...]

    @property
    def hand(self) -> Hand:
        """The hand where the script stops."""
        return self.moments[-1].hand

    def live(self) -> list[SeatNo]:
        """The seats that have not folded."""
        return [each.seat for each in self.hand.seats if not each.folded]


def play(setting: Setting, rules: HouseRules) -> Story:
    """Play the script and stop after its last street. Raises ``ScriptFails``.

    Who is dealt a card depends on who is still in, and the deck order on who is dealt
    a card. Hence the hand is played again with a better deck until the deck agrees
    with the deal; a deck that is right up to one street makes the next one right.
    """
    live: dict[Street, tuple[SeatNo, ...]] = {}
    for _ in range(len(Street) + 1):
        events, failure = _played(setting, rules, deck_for(setting, rules, live))
        moments = tuple(_moments(events))
        before, live = live, _dealt_in(moments)
        if live == before:
            break
    if failure is not None:
        raise failure
    return Story(setting, rules, _until(setting.last_street, moments))


def _played(
    setting: Setting, rules: HouseRules, deck: Deck
) -> tuple[list[Event], ScriptFails | None]:
    """All events, and what stopped the script short if anything did."""
    entrants = [Entrant(player.seat, player.stack) for player in setting.players]
    hand, first = start(rules, entrants, setting.dealer, deck)
    events = list(first)
    try:
        for street, steps in setting.script:
            if not steps:
                _check_no_betting(setting, hand, street)
            for step in steps:
                hand, more = _step(setting, hand, street, step)
                events += more
        _check_where(setting, hand)
        events += _showdown(hand)
    except ScriptFails as failure:
        return events, failure
    return events, None


def _check_no_betting(setting: Setting, hand: Hand, street: Street) -> None:
    """A street without a script is cards only; on the last one nobody has acted yet."""
    if street is not setting.last_street and _betting(hand) and hand.street is street:
        raise ScriptFails(
            f"the script has no betting on street {street:d}, but {_whose_turn(setting, hand)}"
        )


def _step(
    setting: Setting, hand: Hand, street: Street, step: Step
) -> tuple[Hand, tuple[Event, ...]]:
    who = [player.seat for player in setting.players if player.name == step.name]
    if not who:
        raise BadCase(f"the script names {step.name}, who is no player")
    law = _betting(hand)
    if law is None or law.seat != who[0] or hand.street != street:
        raise ScriptFails(
            f"{_written(step)} stands on street {street:d}, but {_whose_turn(setting, hand)}"
        )
    if step.word in ("timeout", "disc"):
        cause = LapseCause.TIMEOUT if step.word == "timeout" else LapseCause.DISCONNECT
        return lapse(hand, who[0], cause)
    return act(hand, who[0], _action(step, law, hand.at(who[0]).stack))


def _action(step: Step, law: Options, stack: Chips) -> Action:
    """The option the step means; the amount alone tells the size of a wager."""
    for wish in _wishes(step, law, stack):
        if wish in law:
            return wish
    raise ScriptFails(f"{_written(step)} is not legal; legal: {spoken(law)}")


def _wishes(step: Step, law: Options, stack: Chips) -> Iterator[Action]:
    if step.word == "fold":
        yield Fold()
    elif step.word == "check":
        yield Check()
    elif step.word in ("call", "bring"):
        kind = Call if step.word == "call" else BringIn
        yield from (each for each in law.actions if isinstance(each, kind))
    else:
        to = law.wager + stack if step.to is None else step.to
        if step.word == "allin":
            yield from (Call(to), BringIn(to))
        yield from (Complete(to), Bet(to), Raise(to))


def _showdown(hand: Hand) -> list[Event]:
    """The choices after the betting change no chip: whoever may muck mucks."""
    events: list[Event] = []
    law = options(hand)
    while law is not None and not _betting(hand):
        choice = Muck() if Muck() in law else Show()
        hand, more = act(hand, law.seat, choice)
        events += more
        law = options(hand)
    return events


def _check_where(setting: Setting, hand: Hand) -> None:
    """Has the hand got as far as the script says?"""
    last = setting.last_street
    if _betting(hand) and hand.street is not None and hand.street < last:
        raise ScriptFails(f"the script stops on street {last:d}, but {_whose_turn(setting, hand)}")


def _betting(hand: Hand) -> Options | None:
    """What may be done; ``None`` when the betting is over."""
    law = options(hand)
    return None if law is None or isinstance(law.actions[-1], Show | Muck) else law


def _whose_turn(setting: Setting, hand: Hand) -> str:
    if hand.to_act is None or hand.street is None:
        return "the hand is over"
    what = "is to act" if _betting(hand) else "is to show or muck"
    return f"{setting.named(hand.to_act)} {what} on street {hand.street:d}"


def _moments(events: list[Event]) -> Iterator[Moment]:
    hand: Hand | None = None
    street = None
    for event in events:
        hand = evolve(hand, event)
        if isinstance(event, StreetDealt):
            street = event.street
        yield Moment(event, street, hand)


def _dealt_in(moments: tuple[Moment, ...]) -> dict[Street, tuple[SeatNo, ...]]:
    return {
        moment.event.street: tuple(each.seat for each in moment.hand.seats if not each.folded)
        for moment in moments
        if isinstance(moment.event, StreetDealt)
    }


def _until(last: Street, moments: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """Without what follows the last street of the script by itself."""
    for place, moment in enumerate(moments):
        if moment.street is not None and moment.street > last:
            return moments[:place]
    return moments


def _written(step: Step) -> str:
    amount = "" if step.to is None else f"={step.to}"
    return f"'{step.name} {step.word}{amount}'"


def spoken(law: Options) -> str:
    """Options as a person would list them."""
    words = [_named(each) for each in law.actions]
    if law.wagers is not None:
        words.append(f"{law.wagers.kind} {law.wagers.lowest} to {law.wagers.highest}")
    return ", ".join(words)


def _named(action: Action) -> str:
    name = type(action).__name__.lower()
    if isinstance(action, BringIn | Call | Complete | Bet | Raise):
        return f"{name} {action.to}"
    return name
