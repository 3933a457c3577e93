"""One sitting at the practice table: what is told is printed, what is typed is done."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import TextIO

from doorcard.bots import STYLES
from doorcard.cli.choosing import Help, Quit, Unclear, keys, understand
from doorcard.cli.choosing import Table as ShowTable
from doorcard.cli.fair_seat import FairSeat
from doorcard.cli.paint import Paint
from doorcard.cli.picture import picture
from doorcard.cli.practice_table import YOUR_SEAT, YourSeat
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.histories.english import wrapped
from doorcard.service.deal.tellings import ClosedTold, CommitAskedTold, OpenedTold
from doorcard.service.table.tellings import (
    ClosingTold,
    NoticeTold,
    SeatSign,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
)
from doorcard.stud import Chips, HandEnded, HandStarted, Options, StreetDealt
from doorcard.stud.house_words import in_chips
from doorcard.views import Notice

HELP = """\
  c        check, call, or bring in      f        fold
  r        bet, complete or raise by the lowest amount
  r 2.50   bet or raise to a total of 2.50 on this street; 2.50 alone does the same
  s, m     show or muck at the showdown; s Ah shows that card alone
  t        the table again               h        this help
  q        leave the table (so does the end of the input)
In the table > marks whose turn it is, and D the dealer button; cards in
brackets lie face down. Amounts are chips; "in" is what a seat has in on this street."""


class Left(Exception):
    """The person leaves the table."""


class Sitting:
    """You against house bots, until you leave or the hands asked for are played."""

    def __init__(self, place: YourSeat, paint: Paint, hands: int | None, out: TextIO) -> None:
        self._place = place
        self._paint = paint
        self._hands = hands
        self._out = out
        self._names: dict[int, str] = {}
        self._talk = DealerTalk({}, YOUR_SEAT)
        self._bought = place.buy_in
        self._stack = place.buy_in
        self._played = 0
        self._requests = count(1)
        self._fair = FairSeat(place)

    async def play(self) -> None:
        """Play hand after hand."""
        watcher = self._place.dealer.watch(self._place.player)
        with suppress(Left):
            async for telling in watcher:
                await self._hear(telling)
        watcher.close()
        self._say(farewell(self._played, self._stack - self._bought))

    async def _hear(self, telling: Telling) -> None:
        match telling:
            case TableTold():
                self._seats_are(telling.seats)
                self._introduce()
            case SeatsTold(seats=seats):
                self._seats_are(seats)
            case NoticeTold(notice=notice):
                await self._tell(notice)
            case TurnTold():
                await self._turn(telling)
            case CommitAskedTold():
                await self._fair.commit(telling)
            case OpenedTold():
                await self._fair.reveal(telling)
            case ClosedTold(hand=hand, closing={"outcome": "played"}):
                self._say(await self._fair.checked(hand))
                await self._over()
            case ClosingTold(sentence=sentence):
                self._say(sentence)
            case _:
                pass

    def _seats_are(self, seats: Iterable[SeatSign]) -> None:
        self._names.update({each.seat: each.name for each in seats})

    def _introduce(self) -> None:
        self._say(f"You sit in seat {YOUR_SEAT} with {in_chips(self._stack)}. House bots:")
        for seat, bot in enumerate(self._place.bots, YOUR_SEAT + 1):
            style = STYLES[bot.style or ""]
            self._say(f"  {seat} {bot.name}, {style.name.replace('_', ' ')}: {style.describes}")
        self._say("h explains the keys, q leaves.")

    async def _tell(self, notice: Notice) -> None:
        if isinstance(notice.event, HandStarted):
            self._talk = DealerTalk(self._names, YOUR_SEAT)
        if isinstance(notice.event, HandStarted | StreetDealt):
            self._say("")
        for line in self._talk.say(notice):
            self._say(line)
        self._stack = self._talk.view.at(YOUR_SEAT).stack
        if isinstance(notice.event, HandEnded):
            self._played += 1
            if self._place.floor.fair is None:
                await self._over()

    async def _over(self) -> None:
        await self._place.feed_bots(f"hand {self._played}")
        await self._between_hands()

    async def _between_hands(self) -> None:
        if self._played == self._hands:
            raise Left
        if self._stack == 0:
            again = in_chips(self._place.buy_in)
            self._ask(f"You have no chips left. Enter buys in again for {again}, q leaves > ")
            await self._place.dealer.top_up(
                self._place.player.id, self._place.buy_in, request=self._request()
            )
            self._bought += self._place.buy_in
            self._stack = self._place.buy_in
        elif self._hands is None:
            self._ask("Enter deals the next hand, q leaves > ")

    def _ask(self, prompt: str) -> None:
        """Wait for Enter; whatever else is typed is as good, except leaving."""
        if self._line(prompt).strip().lower() in ("q", "quit", "exit"):
            raise Left

    async def _turn(self, turn: TurnTold) -> None:
        law = turn.options
        if law is None:
            return
        self._say("")
        self._show_table(law)
        while True:
            typed = understand(self._line(f"{keys(law)} > "), law)
            match typed:
                case Quit():
                    raise Left
                case Help():
                    self._say(HELP)
                case ShowTable():
                    self._show_table(law)
                case Unclear(sentence):
                    self._say(f"{sentence[0].upper()}{sentence[1:]}.")
                case _:
                    await self._place.dealer.act(
                        self._place.player.id,
                        turn.hand,
                        turn.decision,
                        typed,
                        request=self._request(),
                    )
                    return

    def _show_table(self, law: Options) -> None:
        for line in picture(self._talk, YOUR_SEAT, law.seat):
            self._say(line)

    def _line(self, prompt: str) -> str:
        """What is typed; the end of the input leaves the table."""
        self._out.flush()
        try:
            line = input(self._paint.cards(prompt))
        except EOFError:
            self._say("")
            raise Left from None
        if not sys.stdin.isatty():
            self._say(line)
        return line

    def _say(self, line: str) -> None:
        print(self._paint.cards(wrapped(line)), file=self._out)

    def _request(self) -> str:
        return f"typed {next(self._requests)}"


def farewell(hands: int, gain: Chips) -> str:
    """What is said to somebody who leaves after so many hands.

    >>> farewell(1, -250), farewell(3, 0)
    ('You leave after 1 hand and have lost 2.50.', 'You leave after 3 hands, as rich as you came.')
    """
    played = "1 hand" if hands == 1 else f"{hands} hands"
    if gain == 0:
        return f"You leave after {played}, as rich as you came."
    verb = "won" if gain > 0 else "lost"
    return f"You leave after {played} and have {verb} {in_chips(abs(gain))}."
