"""The history of a hand in a letter: what its reader saw, and what was mucked at the end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from doorcard.cards import show_cards
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.histories.english import holding_in_words, listed, wrapped
from doorcard.service.table.mucked_hands import MuckedRecord
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import StreetDealt


def subject(number: int, table: str) -> str:
    """What the letter is about, for a list."""
    return f"Hand {number} at {table}"


def history_text(record: HandRecord, mucked: MuckedRecord) -> str:
    """The letter's text, in English, in lines that fit a mail.

    Source: 001, item 40.
    """
    names = listed([each.name for each in mucked.mucked])
    asked = _day(mucked.asked_ms)
    asked_for = (
        f"You were dealt into hand {record.hand}, played until {_day(record.ended_ms)}, and asked "
        f"on {asked} for the called hands that were mucked in it: {names}."
    )
    parts = [
        asked_for,
        *_mucked(record, mucked),
        "The hand as you saw it:",
        *_story(record),
    ]
    return "\n".join(wrapped(part) for part in parts) + "\n"


def _mucked(record: HandRecord, mucked: MuckedRecord) -> Iterator[str]:
    talk = _talk(record)
    for notice in record.notices:
        talk.say(notice)
    common = () if talk.view.common is None else (talk.view.common,)
    yield ""
    for each in mucked.mucked:
        made = holding_in_words((*each.cards, *common), talk.view.rules.game)
        yield f"  {each.name} (seat {each.seat}): {show_cards(each.cards)}: {made}"
    yield ""


def _story(record: HandRecord) -> Iterator[str]:
    talk = _talk(record)
    for notice in record.notices:
        if isinstance(notice.event, StreetDealt):
            yield ""
        yield from talk.say(notice)


def _talk(record: HandRecord) -> DealerTalk:
    return DealerTalk({each.seat: each.name for each in record.players}, record.seat)


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
