"""The record that a draft makes, when its last line is in."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.readers.bad_hand import BadHand, Contradiction
from doorcard.histories.readers.counted import Counted
from doorcard.histories.readers.draft import Draft, Sitting
from doorcard.histories.record import (
    Award,
    HandRecord,
    Money,
    Move,
    Player,
    Posted,
    Result,
    Spoiled,
    Stakes,
)
from doorcard.stud import Check, Fold, SeatNo, Street


def finished(draft: Draft) -> HandRecord:
    """The record. Raises ``BadHand`` where it would mean nothing."""
    if not draft.ended:
        draft.spoil(draft.line, "the hand is cut off before its end", Spoiled.END)
    cut = not draft.streets and not draft.ended
    every = sorted(draft.seats.values(), key=lambda each: each.seat)
    players = [each for each in every if each.is_in or cut]
    if len(players) < 2:
        raise BadHand(draft.line, f"{len(players)} players are dealt in")
    if not draft.streets and not cut:
        raise BadHand(draft.line, "no street is dealt")
    counted = Counted(_all_amounts(draft, players), draft.currency, draft.line)
    dealt = _dealt_streets(draft, players)
    for each in players:
        each.holding.deal(
            [s for s in dealt if each.folded_on is None or s <= each.folded_on],
            draft.line,
            common=draft.common is not None,
        )
    _no_card_twice(draft, players)
    return HandRecord(
        site=draft.site,
        hand=draft.hand,
        file=draft.file,
        line=draft.line,
        game=draft.game,
        betting=draft.betting,
        stakes=_stakes(draft, counted),
        money=Money(draft.currency, counted.per_unit),
        table=draft.table,
        tournament=draft.tournament,
        played_at=draft.played_at,
        max_players=draft.max_players,
        dealer=draft.dealer,
        players=tuple(_player(draft, each, counted) for each in players),
        deal_order=tuple(dict.fromkeys(s for s, _ in draft.antes))
        if draft.antes_in_deal_order
        else (),
        antes=_posted(draft.antes, counted) if draft.antes else None,
        moves=tuple(_moves(draft, counted)),
        common=draft.common,
        streets=tuple(draft.streets),
        returned=_posted(draft.returned, counted) if draft.returns_are_told else None,
        turned=tuple(draft.turned),
        uncalled_in_pot=draft.uncalled_in_pot,
        pot=counted.maybe(draft.pot),
        pots=None if draft.pots is None else tuple(map(counted.chips, draft.pots)),
        pots_are_net=draft.pots_are_net,
        rake=counted.maybe(draft.rake),
        awards=tuple(
            Award(seat, counted.chips(chips), pot, part, line)
            for seat, chips, pot, part, line in draft.awards
        )
        if draft.awards_are_told
        else None,
        repeated=_posted(draft.repeated, counted),
        results=None
        if draft.results is None
        else tuple(
            Result(seat, counted.chips(chips))
            for seat, chips in sorted(draft.results.items())
            if draft.seats[seat] in players
        ),
        damage=tuple(draft.damage),
    )


def _dealt_streets(draft: Draft, players: Iterable[Sitting]) -> list[Street]:
    """The streets of the file, and those that ran out unmentioned before hands were shown."""
    if not draft.streets:
        return []
    common = draft.common is not None
    most = max(
        len(each.holding.told) + (common and len(each.holding.told) == 6) for each in players
    )
    return [s for s in Street if s <= max(draft.streets[-1], min(most, 7))]


def _all_amounts(draft: Draft, players: Iterable[Sitting]) -> Iterable[Decimal]:
    yield from (each.stack for each in players if each.stack is not None)
    yield from (chips for _, chips in (*draft.antes, *draft.returned, *draft.repeated))
    yield from (move[3] for move in draft.moves)
    yield from (award[1] for award in draft.awards)
    yield from (draft.results or {}).values()
    yield from draft.pots or ()
    some = (draft.small_bet, draft.big_bet, draft.ante_size, draft.bring_in_size)
    yield from (each for each in (*some, draft.pot, draft.rake) if each is not None)


def _stakes(draft: Draft, counted: Counted) -> Stakes:
    return Stakes(
        small_bet=counted.maybe(draft.small_bet),
        big_bet=counted.maybe(draft.big_bet),
        ante=counted.maybe(draft.ante_size),
        bring_in=counted.maybe(draft.bring_in_size),
    )


def _player(draft: Draft, each: Sitting, counted: Counted) -> Player:
    return Player(
        seat=each.seat,
        name=each.name,
        stack=counted.maybe(each.stack),
        down=each.holding.down,
        up=each.holding.up,
        is_hero=each.seat == draft.hero,
    )


def _posted(posted: Iterable[tuple[SeatNo, Decimal]], counted: Counted) -> tuple[Posted, ...]:
    return tuple(Posted(seat, counted.chips(chips)) for seat, chips in posted)


def _moves(draft: Draft, counted: Counted) -> Iterable[Move]:
    for street, seat, kind, to, all_in, line in draft.moves:
        plain = kind in (Fold, Check)
        action = kind() if plain else kind(counted.chips(to))  # type: ignore[arg-type, call-arg]
        yield Move(street, seat, action, all_in, line)


def _no_card_twice(draft: Draft, players: Iterable[Sitting]) -> None:
    seen: dict[Card, str] = {} if draft.common is None else {draft.common: "everybody"}
    for each in players:
        for card in (*each.holding.down, *each.holding.up):
            if card != UNKNOWN and card in seen:
                raise Contradiction(
                    draft.line, f"{card} is dealt to {seen[card]} and again to {each.name}"
                )
            seen[card] = each.name
