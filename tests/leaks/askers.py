"""Who asks what over HTTP, and when: each asker every look in turn, in a hand and after it."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence

import msgspec

from doorcard.stud import SeatNo
from tests.leaks.stage import FIGURES, HOST, VISITOR, Seated, Stage
from tests.leaks.targets import Target, changes, looks, put
from tests.leaks.visitor import Visitor

FOLDED, HOLDING = "a player who has folded", "a player with a hand"
Asked = tuple[str, Target]
"""A role and what it asks for."""
Heard = dict[str, list[bytes]]
"""By viewer: every message and every answer."""


class Askers:
    """Two rounds of all looks by all roles: one goes on in hands, the other after them."""

    def __init__(self, stage: Stage, victim: SeatNo, seed: int, part: int, parts: int) -> None:
        """``part`` of ``parts`` begins elsewhere in the round, so that together they ask all."""
        self._stage = stage
        self._victim = victim
        self._chance = random.Random(seed)
        roles = (*stage.onlookers, FOLDED, HOLDING)
        every = [(role, each) for role in roles for each in looks(stage.app)]
        random.Random(1).shuffle(every)
        first = len(every) * part // parts
        self._rounds = {now: deque(every[first:] + every[:first]) for now in (True, False)}
        self._changes = [
            (role, each)
            for n, each in enumerate(changes(stage.app))
            for role in sorted(roles, key=_powers)
            if role != FIGURES and n % parts == part
        ]
        self._letters: dict[str, int] = {}
        """A letter of the room's to each player who has one."""
        self.showed: list[str] = []
        """Who made a link to a hand as they saw it."""
        self.granted: set[str] = set()
        """The looks that were answered with what was asked for."""
        self.asked: set[tuple[bool, str, str]] = set()
        """In a hand or after it, by whom, and what."""

    async def look(self, heard: Heard, hand: str, count: int = 1) -> None:
        """The next looks of the round; one for which nobody is there yet waits."""
        live = self._stage.dealer.state.open_play is not None
        queue = self._rounds[live]
        for _ in range(count):
            role, target = queue.popleft()
            queue.append((role, target))
            asker = self._asker(role)
            if asker is not None:
                await self._ask(heard, role, asker, target, hand)
                self.asked.add((live, role, target[1]))

    @property
    def all_there(self) -> bool:
        """Is there a player with a hand, and one who has folded, besides the victim?"""
        return self._asker(FOLDED) is not None and self._asker(HOLDING) is not None

    async def look_at_all(self, heard: Heard, hand: str) -> None:
        """Every look by everybody at once, but for the values of queries."""
        live = self._stage.dealer.state.open_play is not None
        for role, target in self._rounds[live]:
            asker = self._asker(role)
            if asker is not None and "?" not in target[1]:
                await self._ask(heard, role, asker, target, hand)
                self.asked.add((live, role, target[1]))

    async def change(self, heard: Heard, hand: str) -> None:
        """Ask for everything that changes something, whatever becomes of the hand."""
        for role, target in self._changes:
            asker = self._asker(role)
            if asker is not None:
                await self._ask(heard, role, asker, target, hand)

    async def share(self, heard: Heard, hand: str) -> None:
        """Two links to a hand: another player's, and the victim's to what the rail saw.

        All others ask for its mucked hands, so that each has a letter where it was told.
        """
        victim = self._stage.players[self._victim - 1]
        other = self._chance.choice(self._others())
        self.showed.append(other.id)
        for maker, as_rail, name in (
            (other, False, "share_token"),
            (victim, True, "rail_share_token"),
        ):
            target = f"/api/replays/{hand}/shares"
            told = await maker.http.told("POST", target, {"as_rail": as_rail})
            self._stage.ids[name] = told["token"]
            self._stage.ids["share"] = str(told["id"])
            heard[maker.id].append(msgspec.json.encode(told))
        for each in self._others():
            answer = await each.http.ask("POST", f"/api/hands/{hand}/mucked")
            heard[each.id].append(answer)
            if answer[:1] == b"2":
                told = msgspec.json.decode(answer[answer.index(b"\n{") :])
                self._letters[each.id] = told["letter"]["id"]

    async def _ask(
        self, heard: Heard, role: str, asker: tuple[str, Visitor], target: Target, hand: str
    ) -> None:
        name, visitor = asker
        answer = await visitor.ask(*put(target, *self._there(name, hand)))
        heard[name].append(f"{role}: {target[:2]}\n".encode() + answer)
        if answer[:1] in b"23":
            self.granted.add(f"{target[0]} {target[1]}")

    def _asker(self, role: str) -> tuple[str, Visitor] | None:
        if role not in (FOLDED, HOLDING):
            return role, self._stage.onlookers[role]
        play = self._stage.dealer.state.play
        if play is None:
            return None
        live = {each.seat for each in play.hand.seats if not each.folded}
        among = [each for each in self._others() if (each.seat in live) is (role == HOLDING)]
        chosen = self._chance.choice(among) if among else None
        return None if chosen is None else (chosen.id, chosen.http)

    def _others(self) -> Sequence[Seated]:
        return [each for each in self._stage.players if each.seat != self._victim]

    def _there(self, asker: str, hand: str) -> tuple[dict[str, str], dict[str, str]]:
        ids, table = self._stage.ids, self._stage.table
        victim = self._stage.players[self._victim - 1].id
        named = {
            "table": table,
            "player": victim,
            "share_token": ids.get("share_token", "none"),
            "rail_share_token": ids.get("rail_share_token", "none"),
        }
        there = {
            "": "tables",
            "announcements": ids["announcement"],
            "hands": hand,
            "hosts": ids[VISITOR],
            "houses": table,
            "inbox": ids[VISITOR],
            "letters": str(self._letters.get(asker, 1)),
            "lines": "1",
            "notes": victim,
            "passkeys": "none",
            "players": victim,
            "replays": hand,
            "sessions": "none",
            "shares": ids.get("share", "1"),
            "tables": table,
            "tokens": "none",
        }
        return there, named


def _powers(role: str) -> int:
    return ("token" in role) + 2 * (role == HOST)
