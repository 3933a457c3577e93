"""The table in plain text: seats, cards in deal order, pots, what is owed."""

from __future__ import annotations

from collections.abc import Iterator

from doorcard.cards import Card, show_cards
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.histories.english import STREETS, holding_in_words
from doorcard.stud.choices import Game
from doorcard.stud.house_words import in_chips
from doorcard.stud.street import SeatNo
from doorcard.views import SeatView, readout

NAME_WIDTH = 14


def picture(talk: DealerTalk, you: SeatNo | None, turn: SeatNo | None) -> Iterator[str]:
    """The lines of the table as the viewer of ``talk`` sees it, at most 78 columns wide."""
    view = talk.view
    street = "Antes" if view.street is None else STREETS[view.street]
    yield f"{street}. Pot {in_chips(view.pot)}{_side_pots(talk)}.{_opener(talk)}"
    yield f"      seat  {'player':{NAME_WIDTH}} {'stack':>8} {'in':>7}  cards"
    for each in sorted(view.seats, key=lambda each: each.seat):
        yield _row(talk, each, turn).rstrip()
    if view.common is not None:
        yield f"      The last card of everybody: {view.common}"
    if view.dead:
        yield f"      Folded up cards: {show_cards(view.dead)}"
    if you is not None and any(each.seat == you for each in view.seats):
        own = own_hand(view.at(you), view.common, view.rules.game)
        if own:
            yield f"      Your hand: {own}."


def own_hand(seat: SeatView, common: Card | None, game: Game) -> str:
    """What the viewer's own cards make so far, a draw to a low included.

    Empty after folding.
    """
    if seat.folded:
        return ""
    cards = (*seat.down, *seat.up) if common is None else (*seat.down, *seat.up, common)
    made = holding_in_words(cards, game)
    low = readout(seat.down, seat.up, common, game).low
    if low is None or low.category != "low_draw":
        return made
    ranks = "-".join(card.rank.letter for card in low.cards)
    return f"{made}; a draw to a low, {ranks}" if made else f"a low of {ranks} so far"


def _row(talk: DealerTalk, each: SeatView, turn: SeatNo | None) -> str:
    view = talk.view
    mark = ">" if each.seat == turn else " "
    button = "D" if each.seat == view.dealer else " "
    name = talk.name(each.seat)[:NAME_WIDTH]
    wager = in_chips(each.wager) if each.wager else ""
    return (
        f"  {mark} {button} {each.seat:>4}  {name:{NAME_WIDTH}} {in_chips(each.stack):>8} "
        f"{wager:>7}  {_cards(each)}{_mark(talk, each)}"
    )


def _cards(each: SeatView) -> str:
    """In deal order, cards that lie face down in brackets; none of a folded seat."""
    if each.folded:
        return "folded"
    first, last = each.down[:2], each.down[2:]
    closed = [f"({show_cards(part)})" if part else "" for part in (first, last)]
    return " ".join(part for part in (closed[0], show_cards(each.up), closed[1]) if part)


def _mark(talk: DealerTalk, each: SeatView) -> str:
    if each.treated_all_in:
        return "  treated as all-in"
    if each.all_in and each.up:
        return "  all-in"
    if each.seat == talk.view.opener and not each.folded:
        return "  opens"
    return ""


def _opener(talk: DealerTalk) -> str:
    view = talk.view
    if view.opener is None or view.why is None:
        return ""
    return f" {talk.does(view.opener, 'opens')}: {talk.reason(view.why, view.opener)}."


def _side_pots(talk: DealerTalk) -> str:
    pots = talk.view.pots
    if len(pots) < 2:
        return ""
    amounts = [in_chips(pot.chips) for pot in pots]
    return f" (main {amounts[0]}, side {', '.join(amounts[1:])})"
