"""The history of a hand in a letter: what its reader saw, and what was mucked at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Protocol

from doorcard.cards import Card, show_cards
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.histories.english import listed, wrapped
from doorcard.service.letters.frames import FRAMES
from doorcard.service.letters.told_hand import TRANSLATED, ToldHand, words_of
from doorcard.service.table.mucked_hands import MuckedRecord
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import StreetDealt
from doorcard.views import Notice, TableView


class Talk(Protocol):
    """Who tells a hand."""

    @property
    def view(self) -> TableView:
        """The table after the notices said so far."""

    def say(self, notice: Notice) -> tuple[str, ...]:
        """The lines for this notice, which must be the next of its hand."""

    def holding(self, cards: Iterable[Card]) -> str:
        """What cards make, high and low as the game has it; empty when none is known."""


def subject(number: int, table: str, name: str, language: str = "en") -> str:
    """What the letter is about, for a list: the hand's number, and what its table is called.

    A house's own table has its name in every language; another keeps the one it was given.
    """
    if language in TRANSLATED:
        name = words_of(language).get(f"house.{table}", name)
    return FRAMES[language].subject.format(number=number, table=name)


def asked_text(name: str, number: int, language: str = "en") -> str:
    """That somebody has asked for a hand that was mucked."""
    return FRAMES[language].asked.format(name=name, number=number) + "\n"


def history_text(record: HandRecord, mucked: MuckedRecord, language: str = "en") -> str:
    """The letter's text in one of the room's languages, in lines that fit a mail.

    Source: 001, item 40.
    """
    frame = FRAMES[language]
    intro = frame.intro.format(
        hand=record.hand,
        ended=_day(record.ended_ms),
        asked=_day(mucked.asked_ms),
        names=listed([each.name for each in mucked.mucked], frame.last),
    )
    parts = [intro, *_mucked(record, mucked, language), frame.story, *_story(record, language)]
    return "\n".join(wrapped(part) for part in parts) + "\n"


def _mucked(record: HandRecord, mucked: MuckedRecord, language: str) -> Iterator[str]:
    talk = _talk(record, language)
    for notice in record.notices:
        talk.say(notice)
    common = () if talk.view.common is None else (talk.view.common,)
    yield ""
    for each in mucked.mucked:
        told = FRAMES[language].mucked.format(
            name=each.name,
            seat=each.seat,
            cards=show_cards(each.cards),
            made=talk.holding((*each.cards, *common)),
        )
        yield f"  {told}"
    yield ""


def _story(record: HandRecord, language: str) -> Iterator[str]:
    talk = _talk(record, language)
    for notice in record.notices:
        if isinstance(notice.event, StreetDealt):
            yield ""
        yield from talk.say(notice)


def _talk(record: HandRecord, language: str) -> Talk:
    names = {each.seat: each.name for each in record.players}
    if language in TRANSLATED:
        return ToldHand(language, names, record.number)
    return DealerTalk(names, record.seat)


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
