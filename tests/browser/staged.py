"""A staged table: the real client in a real browser, told a hand that is the same each time.

The room serves the page; the socket of the table is played by the test. What it says is made
by the rules and the encoders of the room, from a fixed deck.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from doorcard.cards import FRESH_DECK
from doorcard.records import notice_json, options_json
from doorcard.service.table.why import WhyTold
from doorcard.stud import (
    HOUSES,
    Action,
    Entrant,
    Event,
    Hand,
    HouseRules,
    LapseCause,
    Options,
    SeatNo,
    act,
    lapse,
    options,
    start,
)
from doorcard.stud.house_words.citations import citations
from doorcard.stud.reasons import reasons
from doorcard.views import TableView, hand_readouts, live_outs, redact
from doorcard.web.shapes import outs_shape, readout_shape, readouts_by_seat
from doorcard.web.why_shapes import why_message
from doorcard.wire.messages import ReadOut, encode
from doorcard.wire.why_messages import Why

Frame = dict[str, Any]
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
TURN_MS = 30_000


class StagedHand:
    """A hand of eight, told to the one in seat 1."""

    def __init__(
        self,
        rules: HouseRules = HOUSES["partypoker"].rules,
        stacks: Sequence[int] = (4000,) * 8,
        seed: int = 7,
        number: int = 7,
    ) -> None:
        deck = random.Random(seed).sample(FRESH_DECK, 52)
        seats = [Entrant(seat, stack) for seat, stack in enumerate(stacks, start=1)]
        self.rules = rules
        self.stacks = list(stacks)
        self.number = number
        self.id = f"staged-{number}"
        self.hand: Hand
        self.events: list[Event]
        self.hand, events = start(rules, seats, 8, deck)
        self.events = list(events)
        self.view = TableView()
        self.told = 0

    @property
    def turn(self) -> SeatNo:
        assert self.hand.to_act is not None
        return self.hand.to_act

    @property
    def law(self) -> Options:
        law = options(self.hand)
        assert law is not None
        return law

    def stays(self) -> Action:
        """The cheapest way for the seat in turn to stay in."""
        return next(each for each in self.law.actions if type(each).__name__ in _STAYS)

    def act(self, action: Action) -> list[Frame]:
        """The seat in turn acts; the frames that tell it."""
        self.hand, more = act(self.hand, self.turn, action)
        self.events += more
        return self.news()

    def lapse(self, cause: LapseCause) -> list[Frame]:
        """The seat in turn is absent: what its house does then."""
        self.hand, more = lapse(self.hand, self.turn, cause)
        self.events += more
        return self.news()

    def stay(self, until: SeatNo | None = None, streets: int = 5) -> list[Frame]:
        """Everybody checks, calls or brings in until that seat is to act, or the street comes."""
        frames: list[Frame] = []
        while options(self.hand) is not None:
            street = int(self.hand.street or 0)
            if self.turn == until or street > streets:
                break
            frames += self.act(self.stays())
        return frames

    def news(self) -> list[Frame]:
        """What has not been told yet: notices, readouts, the turn."""
        frames = []
        for v, event in enumerate(self.events[self.told :], start=self.told + 1):
            notice = redact(event, 1)
            self.view = self.view.follow(notice)
            frame = {"t": "notice", "hand": self.id, "number": self.number, "v": v}
            frames.append(frame | {"notice": json.loads(notice_json(notice))})
        self.told = len(self.events)
        frames.append(self.readouts())
        if (turn := self.turn_told()) is not None:
            frames.append(turn)
        return frames

    def readouts(self) -> Frame:
        amount = hand_readouts(self.view, 1)
        told = ReadOut(
            self.id,
            self.told,
            readout_shape(amount.you),
            readouts_by_seat(amount.showing),
            outs_shape(live_outs(self.view, 1)),
        )
        frame: Frame = json.loads(encode(told))
        return frame

    def why(self) -> Why:
        """The reasons of the decision that is due."""
        house = HOUSES["partypoker"]
        told = [(each, citations(each, house, self.rules)) for each in reasons(self.hand)]
        return why_message(WhyTold(self.id, self.hand.decision, self.turn, tuple(told)))

    def turn_told(self, ms_left: int = TURN_MS) -> Frame | None:
        law = options(self.hand)
        if law is None:
            return None
        turn = {"t": "turn", "hand": self.id, "decision": self.hand.decision, "seat": law.seat}
        mine = json.loads(options_json(law)) if law.seat == 1 else None
        return turn | {"ms_left": ms_left, "visible_ms": 20_000, "options": mine}


_STAYS = {"Check", "Call", "BringIn", "Show"}


class Stage:
    """Plays the room's end of the socket of one page."""

    def __init__(self, page: Page, sign: Frame, player: Frame, table: str = "*") -> None:
        self.page = page
        self.sign = sign
        self.player = player
        self.asked: list[Frame] = []
        """What the page has asked for, each time it was sent."""
        self.answers = True
        self.refuses = False
        """Is whoever comes back turned away?"""
        self.line: WebSocketRoute | None = None
        self.opening: Frame = {}
        self.staged: StagedHand | None = None
        page.route_web_socket(f"**/ws/tables/{table}", self._opened)

    def set_table(self, staged: StagedHand | None, **changes: object) -> None:
        """What is told to whoever comes: the table, and the hand as far as it has come."""
        self.staged = staged
        hand = turn = readouts = None
        stacks = staged.stacks if staged else [4000] * 8
        if staged is not None:
            frames = staged.news()
            notices = [
                {"v": v, "notice": json.loads(notice_json(redact(event, 1)))}
                for v, event in enumerate(staged.events, start=1)
            ]
            hand = {"id": staged.id, "number": staged.number, "version": len(notices)}
            hand |= {"notices": notices}
            readouts, turn = frames[-2:] if frames[-1]["t"] == "turn" else (frames[-1], None)
        self.opening = {
            "t": "table",
            "table": self.sign,
            "you": {"player": self.player, "seat": 1},
            "seats": [self.seat(number, stacks[number - 1]) for number in range(1, 9)],
            "dealer": 8,
            "hand": hand,
            "turn": turn,
            "readouts": readouts,
            "last_hand": None,
            "watching": 0,
            "held": [],
            "delayed": 0,
        } | changes

    def seat(self, number: SeatNo, stack: int = 4000, **changes: object) -> Frame:
        return {
            "seat": number,
            "player": self.player["id"] if number == 1 else f"p{number}",
            "name": self.player["name"] if number == 1 else NAMES[number - 1],
            "stack": stack,
            "bot": False,
            "style": None,
            "sitting_out": False,
            "connected": True,
            "leaving": False,
            "auto_ante": True,
            "answered": None,
            "busted": False,
            "auto_muck": False,
            "protection": None,
        } | changes

    def lines_lost(self, *lost: SeatNo) -> Frame:
        """Who sits there, told anew: these are not connected."""
        seats = [self.seat(number, connected=number not in lost) for number in range(1, 9)]
        return {"t": "seats", "seats": seats, "dealer": 8, "watching": 0, "held": []}

    def say(self, *frames: Frame) -> None:
        assert self.line is not None
        for frame in frames:
            self.line.send(json.dumps(frame))

    def drop(self) -> None:
        """The line breaks."""
        assert self.line is not None
        self.line.close(code=1012)
        self.line = None

    def acts(self) -> list[Frame]:
        return [each for each in self.asked if each["t"] == "act"]

    def _opened(self, line: WebSocketRoute) -> None:
        if self.refuses:
            line.close(code=1012)
            return
        self.line = line
        line.on_message(lambda text: self._heard(line, str(text)))
        line.send(json.dumps(self.opening))

    def _heard(self, line: WebSocketRoute, text: str) -> None:
        request = json.loads(text)
        self.asked.append(request)
        if self.answers and line is self.line:
            line.send(json.dumps({"t": "answer", "id": request["id"], "ok": True}))
            if request["t"] == "why" and self.staged is not None:
                line.send(encode(self.staged.why()).decode())


def stage(page: Page, address: str, name: str) -> Stage:
    """Sign in, and set a stage for the table of PartyPoker."""
    page.goto(address)
    page.get_by_test_id("signin-name").fill(name)
    page.get_by_test_id("signin-submit").click()
    page.get_by_test_id("who").wait_for()
    player = page.request.get(f"{address}/api/session").json()["player"]
    sign = page.request.get(f"{address}/api/tables/partypoker").json()
    return Stage(page, sign, player)


def come(stage: Stage, room: str) -> None:
    """To the staged table, as it stands."""
    stage.page.goto(f"{room}/table/partypoker")
    stage.page.locator("[data-connection=open]").wait_for()


def until(page: Page, condition: str) -> None:
    page.locator(f"[data-testid=table]{condition}").wait_for(state="attached")


def until_asked(stage: Stage, count: int) -> None:
    """Until the page has sent so many actions."""
    for _ in range(200):
        if len(stage.acts()) >= count:
            return
        stage.page.wait_for_timeout(50)
    raise AssertionError(f"asked {stage.asked}")
