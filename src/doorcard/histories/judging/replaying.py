"""A recorded hand played again: each move must be among the options of its seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doorcard.cards import UNKNOWN
from doorcard.histories.judging.deck import deck_of
from doorcard.histories.judging.openers import may_open
from doorcard.histories.judging.verdict import Finding, Reason
from doorcard.histories.record import Absent, HandRecord, Move
from doorcard.stud import (
    Action,
    BadHouseRules,
    BadStart,
    Bet,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Entrant,
    Event,
    Fold,
    Hand,
    HouseRules,
    Muck,
    OpenerNamed,
    Raise,
    SeatNo,
    Show,
    TreatedAllIn,
    act,
    evolve,
    lapse,
    options,
    start,
)
from doorcard.stud.actions import WAGERS, Options
from doorcard.stud.choices import AbsenceAction

DEEP: Chips = 10**9
"""A stack that the file does not tell: deep enough for any hand."""


@dataclass
class Replay:
    """How far a record could be played."""

    rules: HouseRules
    seats: Mapping[SeatNo, SeatNo]
    events: list[Event] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    moves_made: int = 0
    hand: Hand | None = None

    @property
    def is_legal(self) -> bool:
        """Was every move legal, and the betting over with the last?"""
        return all(each.reason.explains for each in self.findings)


def seating(record: HandRecord) -> dict[SeatNo, SeatNo]:
    """Seats of a record as seats 1 to 8, still clockwise."""
    return {each.seat: n for n, each in enumerate(record.players, 1)}


def replay_record(record: HandRecord, rules: HouseRules) -> Replay:
    """Play the record by ``rules`` until it ends or a move is illegal."""
    seats = seating(record)
    played = Replay(rules, seats)
    dealer = _dealer(record, seats)
    try:
        order = sorted(record.players, key=lambda each: (seats[each.seat] - dealer - 1) % 8)
        hand, events = start(
            rules,
            [Entrant(seats[e.seat], e.stack if e.stack is not None else DEEP) for e in order],
            dealer,
            deck_of(record, order),
        )
    except BadHouseRules as wrong:
        played.findings.append(Finding(Reason.WRONG_STAKES, str(wrong), record.line))
        return played
    except BadStart as wrong:
        played.findings.append(Finding(Reason.WRONG_STACK, str(wrong), record.line))
        return played
    played.events += events
    played.hand = hand
    for move in record.moves:
        if not _make(played, record, move):
            return played
        played.moves_made += 1
    _end(played, record)
    return played


def _dealer(record: HandRecord, seats: Mapping[SeatNo, SeatNo]) -> SeatNo:
    """The button's seat: as told, else before who was dealt to first, else the last seat."""
    if record.deal_order:
        first = seats[record.deal_order[0]]
        return first - 1 or len(seats)
    if record.dealer is None:
        return len(seats)
    before = [seats[seat] for seat in seats if seat <= record.dealer]
    return max(before, default=len(seats))


def _make(played: Replay, record: HandRecord, move: Move) -> bool:
    """Make one move. ``False`` when it is illegal: then the replay ends."""
    finding = _objection(played, record, move)
    if finding is not None:
        played.findings.append(finding)
        return False
    return True


def _objection(played: Replay, record: HandRecord, move: Move) -> Finding | None:
    """Make the move, or say what is against it."""
    name, seat = record.player(move.seat).name, played.seats[move.seat]
    law = _law(played)
    if law is None or _is_showdown(law):
        sentence = f"{name} {_spoken(move.action)}s when the betting is over"
        return Finding(Reason.OUT_OF_TURN, sentence, move.line)
    if played.hand is not None and played.hand.street is not move.street:
        sentence = f"{name} acts on {move.street.name.lower()} street, when its betting is over"
        return Finding(Reason.OUT_OF_TURN, sentence, move.line)
    if isinstance(move.action, Absent):
        _is_absent(played, seat, move.action)
        return None
    if law.seat != seat:
        finding = _opens_instead(played, record, move)
        if finding is None:
            who = _name_at(played, record, law.seat)
            return Finding(Reason.OUT_OF_TURN, f"{name} acts when it is {who}'s turn", move.line)
        if not finding.reason.explains:
            return finding
        if finding.sentence:
            played.findings.append(finding)
        law = _law(played)
    action = None if law is None else _legal(law, move.action)
    if law is None or action is None or played.hand is None:
        legal = ", ".join(_worded(record, each) for each in _all(law)) if law else "nothing"
        sentence = f"{name} may not {_worded(record, move.action)}; legal: {legal}"
        return Finding(Reason.ILLEGAL_ACTION, sentence, move.line)
    played.hand, events = act(played.hand, seat, action)
    played.events += events
    return None


def _is_absent(played: Replay, seat: SeatNo, absent: Absent) -> None:
    """The seat is treated as all-in: in its turn, or at once where its turn is past."""
    hand = played.hand
    if hand is None:
        return
    if hand.to_act == seat:
        treated = hand.rules.with_(
            timeout_action=AbsenceAction.ALLIN, disconnect_action=AbsenceAction.ALLIN
        )
        hand = hand._replace(setting=hand.setting._replace(rules=treated))
        played.hand, events = lapse(hand, seat, absent.cause)
        played.events += events
    else:
        event = TreatedAllIn(seat)
        played.hand = evolve(hand, event)
        played.events.append(event)


def _law(played: Replay) -> Options | None:
    return None if played.hand is None else options(played.hand)


def _name_at(played: Replay, record: HandRecord, seat: SeatNo) -> str:
    return next(each.name for each in record.players if played.seats[each.seat] == seat)


def _opens_instead(played: Replay, record: HandRecord, move: Move) -> Finding | None:
    """Another seat than the rules name opens the street: may that be?

    ``None`` when the street is open already. An empty sentence when the rules leave it
    open: equal boards while the button is not told, or cards that are not.
    """
    named = played.events[-1]
    hand = played.hand
    if hand is None or not isinstance(named, OpenerNamed):
        return None
    seat = played.seats[move.seat]
    finding = may_open(hand, seat, record.player(move.seat).name, move.line)
    if finding.reason.explains:
        before = _before_last(played.events)
        instead = OpenerNamed(seat, named.why)
        played.events[-1] = instead
        played.hand = evolve(before, instead)
    return finding


def _before_last(events: list[Event]) -> Hand | None:
    hand: Hand | None = None
    for event in events[:-1]:
        hand = evolve(hand, event)
    return hand


def _is_showdown(law: Options) -> bool:
    return any(isinstance(each, Muck) for each in law.actions)


def _legal(law: Options, action: Action) -> Action | None:
    """The option that the move is. A wager is known by its amount, whatever it is called."""
    if isinstance(action, Complete | Bet | Raise):
        for each in law.actions:
            if isinstance(each, Complete | Bet | Raise) and each.to == action.to:
                return each
        if law.wagers is not None and action.to in law.wagers:
            return WAGERS[law.wagers.kind](action.to)
        return None
    return action if action in law else None


def _all(law: Options) -> list[Action]:
    every = list(law.actions)
    if law.wagers is not None:
        kind = WAGERS[law.wagers.kind]
        every += [kind(law.wagers.lowest), kind(law.wagers.highest)]
    return every


def _spoken(action: Action | Absent) -> str:
    return type(action).__name__.lower()


def _worded(record: HandRecord, action: Action | Absent) -> str:
    match action:
        case Absent() | Fold() | Check() | Show() | Muck():
            return _spoken(action)
        case BringIn(to):
            return f"bring in for {record.money.text(to)}"
        case Call(to) | Complete(to) | Bet(to) | Raise(to):
            return f"{_spoken(action)} to {record.money.text(to)}"


def _end(played: Replay, record: HandRecord) -> None:
    """The moves are made: the betting must be over, and the hands are shown or mucked."""
    hand = played.hand
    shown = {played.seats[each.seat] for each in record.turned if each.shown}
    while hand is not None and (law := options(hand)) is not None:
        if not _is_showdown(law):
            who = _name_at(played, record, law.seat)
            played.findings.append(
                Finding(Reason.UNFINISHED, f"the hand ends when it is {who}'s turn")
            )
            return
        shows = law.seat in shown and UNKNOWN not in hand.at(law.seat).down
        hand, events = act(hand, law.seat, Show() if shows else Muck())
        played.events += events
    played.hand = hand
