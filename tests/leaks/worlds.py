"""The same hands twice, with one closed card of each changed in between.

Whoever may not see a card must not be able to tell from a single byte that it is another
one: not from messages of the socket, not from any answer of the API, not from the log.
Clock, ids, the fair deal's commitments and everybody's choices are the same in both worlds.
Only one player, the victim, ever holds a card that is changed: all others are told the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from doorcard.cards import Card, parse_cards
from doorcard.records import action_json
from doorcard.stud import Action, Event, Fold, HandStarted, Options, SeatNo, options
from doorcard.stud.actions import WAGERS
from tests.leaks.askers import Askers, Heard
from tests.leaks.fixed_chance import Pair, fixed_chance
from tests.leaks.log_bytes import heard_log
from tests.leaks.secrets_of_a_hand import Dealt, known
from tests.leaks.stage import Stage, ask, stage

SEATS = 6
LOOKS_AFTER = 8
"""How many looks over HTTP after each hand. Before every other decision there is one."""
UNTIL = 8
"""The decision after which, in the last hand, all is asked for that may end it and the evening."""


@dataclass
class World:
    """What came of a run of hands."""

    victim: str = ""
    """The player whose cards may be changed."""
    hands: list[Heard] = field(default_factory=list)
    decks: list[Sequence[Card]] = field(default_factory=list)
    events: list[Sequence[Event]] = field(default_factory=list)
    dealt: list[Dealt] = field(default_factory=list)
    """What the room alone knew of the hands that somebody had to act in."""
    seats: dict[str, SeatNo] = field(default_factory=dict)
    """Who of the viewers had a seat."""
    log: list[bytes] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    """The cards that were drawn for the first dealer button, before all."""
    showed: list[str] = field(default_factory=list)
    """Who made a link to a hand as they saw it: it shows their cards to whoever has it."""
    granted: set[str] = field(default_factory=set)
    asked: set[tuple[bool, str, str]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Run:
    """Which hands are played."""

    house: str
    hands: int
    seed: int
    victim: SeatNo
    part: int = 0
    parts: int = 1
    """Which part of all that can be asked is asked for first, and how many parts there are."""
    patient: bool = False
    """Is everything asked for in the first hand, and again when it is over?"""


async def play(run: Run, changed: Sequence[Pair] = ()) -> World:
    """Play the hands; everybody chooses without looking at cards."""
    world = World()
    with fixed_chance(run.seed, changed), heard_log() as world.log:
        async with stage(run.house, SEATS) as room:
            world.victim = room.players[run.victim - 1].id
            world.seats = {each.id: each.seat for each in room.players}
            askers = Askers(room, run.victim, run.seed, run.part, run.parts)
            draw = random.Random(run.seed)
            for number in range(run.hands):
                last = number == run.hands - 1
                await _one_hand(
                    world, room, askers, draw, patient=run.patient and not number, last=last
                )
            world.granted, world.asked, world.showed = askers.granted, askers.asked, askers.showed
    return world


async def _one_hand(
    world: World,
    room: Stage,
    askers: Askers,
    draw: random.Random,
    *,
    patient: bool,
    last: bool,
) -> None:
    heard: Heard = {name: [] for name in (*room.onlookers, *(each.id for each in room.players))}
    dealer = room.dealer
    await _make_ready(room)
    before, looked = dealer.state.table.hands, False
    _keep(heard, await room.settle())
    await room.clock.pass_ms(room.room.floor.pace.pause_ms)
    _keep(heard, await room.settle())
    assert dealer.state.table.hands == before + 1, "the hand is dealt"
    drawn = " ".join(each.card for each in dealer.state.table.drawn)
    world.drawn = list(parse_cards(drawn))
    if dealer.state.open_play is not None:
        world.dealt.append(known(dealer))
    while (running := dealer.state.open_play) is not None:
        if last and running.hand.decision > UNTIL:
            await askers.change(heard, running.id)
            _keep(heard, await room.settle())
            break
        if patient and not looked and askers.all_there:
            await askers.look_at_all(heard, running.id)
            looked = True
        elif running.hand.decision % 2:
            await askers.look(heard, running.id)
        if draw.random() < 0.1:
            await draw.choice(list(room.ears.values())).say('{"t":"resync","id":"again"}')
        law = options(running.hand)
        assert law is not None
        player = room.seated(running.players[running.hand.to_act or 0])
        folds = 0.25 if player.id == world.victim else 0.0
        action = msgspec.Raw(action_json(_blind(law, draw, folds)))
        decision = running.hand.decision
        await ask(player, t="act", hand=running.id, decision=decision, action=action)
        _keep(heard, await room.settle())
    else:
        over = dealer.state.play
        assert over is not None
        if over.number % 4 == 1:
            await askers.share(heard, over.id)
        if patient:
            await askers.look_at_all(heard, over.id)
        else:
            await askers.look(heard, over.id, LOOKS_AFTER)
    played = dealer.state.play
    assert played is not None
    started = played.events[0]
    assert isinstance(started, HandStarted)
    world.hands.append(heard)
    world.events.append(played.events)
    world.decks.append(started.deck)


async def _make_ready(room: Stage) -> None:
    """Everybody has chips and plays on."""
    table = room.dealer.state.table
    for seat in table.seats:
        page = room.seated(seat.player)
        if seat.stack < room.buy_in // 4:
            await ask(page, t="top_up", chips=room.buy_in)
        if seat.sitting_out:
            await ask(page, t="sit_out", on=False)


def _keep(heard: Heard, told: Iterable[tuple[str, bytes]]) -> None:
    for name, line in told:
        heard[name].append(line)


def _blind(law: Options, draw: random.Random, folds: float) -> Action:
    """A choice that depends on what may be done alone; ``folds`` is how often it is to fold."""
    if draw.random() < folds and Fold() in law.actions:
        return Fold()
    wagers = law.wagers
    if wagers is not None and draw.random() < 0.3:
        return WAGERS[wagers.kind](draw.choice((wagers.lowest, wagers.highest)))
    return law.actions[
        min(int(draw.expovariate(0.9)) + (draw.random() < 0.75), len(law.actions) - 1)
    ]
