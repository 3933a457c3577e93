"""A staged table in every state that a player meets."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from playwright.sync_api import Page

from doorcard.room.table import HandId
from doorcard.service.table.why import WhyTold
from doorcard.stud import HOUSES, Bet, Betting, Complete, Fold, LapseCause, Raise, options
from doorcard.stud.house_words.citations import citations
from doorcard.stud.reasons import reasons
from doorcard.web.why_shapes import why_message
from doorcard.wire.messages import encode
from scripts.pictures.room import Room
from tests.browser.staged import Frame, Stage, StagedHand
from tests.browser.visitor import Visitor

OPEN_PAIR_SEED: Final = 22
"""Somebody has a pair open on fourth street."""
MANY_SHARES_SEED: Final = 37
"""With :data:`SHORT`, three pots go to five seats, high and low."""
SHORT: Final = (1400, 600, 4000, 4000, 1400, 4000, 4000, 2500)
HILO: Final = HOUSES["common_hilo"].rules
NO_LIMIT: Final = replace(HOUSES["reference"].rules, betting=Betting.NO_LIMIT)
Script = Callable[[Stage, StagedHand], None]


@dataclass(frozen=True)
class Scene:
    """A table as far as a hand has come, and what is said or pressed then."""

    name: str
    hand: Callable[[], StagedHand | None]
    then: Script | None = None
    sign: Frame | None = None
    """What is special about the table."""
    changes: Frame | None = None
    """What is special about the whole of what is told."""
    whole: bool = False
    who: str = "player"

    def reach(self, page: Page, room: Room) -> None:
        """Set the table, and open it."""
        player = page.request.get(f"{room.address}/api/session").json()["player"]
        sign = page.request.get(f"{room.address}/api/tables/partypoker").json()
        stage = Stage(page, sign | (self.sign or {}), player)
        hand = self.hand()
        stage.set_table(hand)
        stage.opening |= self.changes or {}
        page.goto(f"{room.address}/table/partypoker")
        visitor = Visitor(page, room.address)
        visitor.wait_until(f"[data-version='{hand.told if hand else 0}'][data-connection=open]")
        if self.then is not None and hand is not None:
            self.then(stage, hand)


def bring_in() -> StagedHand:
    """Facing the bring-in on third street."""
    hand = StagedHand()
    hand.stay(until=1)
    return hand


def facing() -> StagedHand:
    """Those behind the own seat face the bring-in on third street."""
    hand = bring_in()
    hand.act(hand.stays())
    return hand


def fourth(streets: int = 4, until: int | None = 1) -> StagedHand:
    """Some have folded, the others have come as far as that street."""
    hand = bring_in()
    hand.act(hand.stays())
    for _ in range(3):
        hand.act(Fold())
    hand.stay(until=until, streets=streets)
    return hand


def seventh() -> StagedHand:
    """All cards are out, and the own turn has come."""
    hand = fourth(streets=6, until=None)
    while options(hand.hand) is not None and hand.turn != 1:
        bets = [each for each in hand.law.actions if isinstance(each, Bet)]
        hand.act(bets[-1] if bets else hand.stays())
    return hand


def open_pair() -> StagedHand:
    """Two sizes of bet may be made."""
    hand = StagedHand(seed=OPEN_PAIR_SEED)
    hand.stay(streets=3)
    hand.stay(until=1, streets=4)
    return hand


def war(out: Collection[int]) -> StagedHand:
    """All but a few raise until nobody can any more."""
    hand = StagedHand(HILO, stacks=SHORT, seed=MANY_SHARES_SEED)
    while options(hand.hand) is not None:
        law = hand.law.actions
        raises = [each for each in law if isinstance(each, Bet | Complete | Raise)]
        if hand.turn in out and Fold() in law:
            hand.act(Fold())
        else:
            hand.act(raises[-1] if raises else hand.stays())
    return hand


def sizes() -> StagedHand:
    """A wager of any size, and something in the pot."""
    hand = StagedHand(NO_LIMIT, seed=OPEN_PAIR_SEED)
    hand.stay(streets=3)
    hand.stay(until=1, streets=4)
    return hand


def common() -> StagedHand:
    """Everybody stays, and the deck runs out."""
    hand = StagedHand(HOUSES["common_hi"].rules)
    hand.stay(streets=6)
    hand.stay(until=1, streets=7)
    return hand


def over() -> StagedHand:
    """Shown down."""
    return fourth(streets=9, until=None)


def press(*names: str) -> Script:
    """Click these, one after the other."""

    def steps(stage: Stage, _: StagedHand) -> None:
        for name in names:
            stage.page.locator(name).first.click()

    return steps


def tell(*frames: Frame, wait: str, press: str = "") -> Script:
    """Say these, and wait for what they bring; press something before that."""

    def steps(stage: Stage, _: StagedHand) -> None:
        stage.say(*frames)
        if press:
            stage.page.locator(press).first.click()
        stage.page.locator(wait).first.wait_for()

    return steps


def _comes_back(stage: Stage, hand: StagedHand) -> None:
    """The line was lost, and much has happened."""
    hand.act(hand.stays())
    hand.stay(until=1)
    stage.set_table(hand)
    stage.drop()
    stage.page.get_by_test_id("missed").wait_for()


def _absent(stage: Stage, hand: StagedHand) -> None:
    """Two have lost their lines when it was their turn; then the own turn comes."""
    absent = []
    for _ in range(2):
        absent.append(hand.turn)
        stage.say(*hand.lapse(LapseCause.DISCONNECT))
    stage.say(stage.lines_lost(*absent), *hand.stay(until=1))
    stage.page.locator("[data-my-turn=true]").wait_for()


def _lost(stage: Stage, _: StagedHand) -> None:
    """The line is lost, and does not come back."""
    stage.page.context.set_offline(True)
    stage.page.unroute_all()
    stage.page.route_web_socket("**/ws/tables/*", lambda line: line.close())
    stage.drop()
    stage.page.get_by_test_id("reconnecting").wait_for()
    stage.page.context.set_offline(False)


def reasons_told(hand: StagedHand) -> Frame:
    """The room's answer to "why?"."""
    house = HOUSES["partypoker"]
    told = tuple((each, citations(each, house, house.rules)) for each in reasons(hand.hand))
    answer = WhyTold(HandId(hand.id), hand.hand.decision, 1, told)
    frame: Frame = json.loads(encode(why_message(answer)))
    return frame


def _why(stage: Stage, hand: StagedHand) -> None:
    stage.page.get_by_test_id("ask-why").click()
    stage.page.get_by_test_id("why").wait_for()
    stage.say(reasons_told(hand))
    stage.page.locator("[data-testid=why][data-known=true]").wait_for()


def line(number: int, name: str, text: str, *, where: str = "table") -> Frame:
    """Something that was said."""
    said = {"id": number, "where": where, "player": f"p{number}", "name": name, "text": text}
    return said | {
        "at_ms": 1_790_000_000_000 + number * 40_000,
        "hand": None,
        "number": 7,
        "held": False,
    }


TALK: Final[Frame] = {
    "t": "talk",
    "table": [
        line(1, "Eve", "Nice hand."),
        line(2, "Ben", "I had the nines and could not let them go. One more round for everybody?"),
        line(3, "Hal", "Thanks, yes!"),
    ],
    "rail": [],
    "may": {"table": None, "rail": {"code": "talk.seated", "sentence": "you are seated"}},
    "muted": [],
}
WATCHER: Final[Frame] = {"watching": 3, "delayed": 30}
OFFER: Final[Frame] = {
    "t": "waiting",
    "of": 3,
    "you": {"position": 1, "seats": [], "offer": {"seat": 4, "ms_left": 45_000}},
}
PAUSED: Final[Frame] = {
    "t": "paused",
    "code": "connections.lost",
    "sentence": "most of the players have lost their lines",
    "frozen": True,
    "ms_left": 42_000,
}
ANTE: Final[Frame] = {"t": "ante", "number": 8, "ms_left": 7_000}
CLOSING: Final[Frame] = {
    "t": "closing",
    "code": "table.closed",
    "sentence": "the host has closed the table",
}
LOG: Final = "[data-testid=open-side]:visible, [data-testid=tab-log]"
SCENES: Final = (
    Scene("empty-table", lambda: None),
    Scene("bring-in", bring_in),
    Scene("middle", fourth),
    Scene("seventh", seventh),
    Scene("showdown", over),
    Scene("shares", lambda: war({3, 4, 6}), sign={"game": "hilo", "name": "Common rules, Hi/Lo"}),
    Scene("common-card", common),
    Scene("two-sizes", open_pair),
    Scene("slider", sizes, sign={"betting": "no_limit"}),
    Scene("waiting-turn", lambda: fourth(until=8)),
    Scene("fold-confirm", fourth, press("[data-action=fold]")),
    Scene("why", bring_in, _why),
    Scene("side", fourth, press(LOG)),
    Scene("talk", fourth, tell(TALK, press=LOG, wait="[data-testid=tab-table]")),
    Scene("absent", facing, _absent),
    Scene("missed", bring_in, _comes_back),
    Scene("line-lost", fourth, _lost),
    Scene("paused", fourth, tell(PAUSED, wait="[data-testid=paused]")),
    Scene("ante-asked", over, tell(ANTE, wait="[data-testid=ante-asked]")),
    Scene("closed", over, tell(CLOSING, wait="[role=alert]")),
)
