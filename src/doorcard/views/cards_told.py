"""Which faces a notice tells: exactly these cards have their openings with it."""

from __future__ import annotations

from doorcard.cards import Card
from doorcard.stud.events import Shown, StreetDealt
from doorcard.views.redact import Notice


def cards_told(notice: Notice) -> tuple[Card, ...]:
    """Every face in a notice that is not covered, each once.

    It is asked after :func:`doorcard.views.redact`, so that it cannot tell more.

    >>> from doorcard.cards import parse_cards
    >>> from doorcard.stud.events import DealtCards
    >>> from doorcard.stud.street import Street
    >>> from doorcard.views.redact import redact
    >>> event = StreetDealt(Street.THIRD, (DealtCards(3, parse_cards("AhAd"), parse_cards("7c")),))
    >>> cards_told(redact(event, 3)), cards_told(redact(event, None))
    ((Ah, Ad, 7c), (7c,))
    """
    match notice.event:
        case StreetDealt(cards=cards, burned=burned, common=common):
            faces = [card for each in cards for card in (*each.down, *each.up)]
            faces += [card for card in (burned, common) if card is not None]
        case Shown(cards=shown):
            faces = list(shown)
        case _:
            return ()
    return tuple(card for card in dict.fromkeys(faces) if card.is_known)
