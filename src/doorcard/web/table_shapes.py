"""What a table is told besides its hands, in the shapes of the wire."""

from __future__ import annotations

import msgspec

from doorcard.service.table import table_tellings as told
from doorcard.wire import table_answers as answers
from doorcard.wire import table_messages as wire


def table_message(telling: told.TableTelling) -> wire.TableMessage:
    """The message that tells it."""
    match telling:
        case told.AnteTold(number, ms_left):
            return wire.AnteAsked(number, ms_left)
        case told.AnteOverTold(number):
            return wire.AnteOver(number)
        case told.WaitingTold(of, you):
            return wire.WaitingTold(of, None if you is None else place_shape(you))
        case told.OfferTold(table, name, seat, ms_left):
            return wire.OfferTold(table, name, seat, ms_left)
        case told.AnnouncedTold(code, sentence, announced):
            return wire.AnnouncedTold(code, sentence, announced_shape(announced))
        case told.ButtonTold(seat, cards):
            return wire.ButtonDrawn(seat, {str(each): card for each, card in cards.items()})


def place_shape(place: told.PlaceInLine) -> wire.Place:
    """A place in line."""
    return msgspec.convert(place, wire.Place, from_attributes=True)


def line_shape(told_of: told.WaitingTold) -> answers.Line:
    """The line for a seat."""
    return answers.Line(told_of.of, None if told_of.you is None else place_shape(told_of.you))


def announced_shape(announced: told.Announced | None) -> wire.Announced | None:
    """Rules to come."""
    if announced is None:
        return None
    return msgspec.convert(announced, wire.Announced, from_attributes=True)
