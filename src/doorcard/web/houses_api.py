"""The HTTP API of the houses: their rules in words, each with its source."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath
from msgspec import to_builtins

from doorcard.room.policy import policy_of
from doorcard.room.policy_words import house_in_words
from doorcard.stud import HOUSES, House, Refusal
from doorcard.wire.answers import Houses
from doorcard.wire.signs import HouseRulesSign, HouseSign, RuleSentence
from doorcard.wire.table_answers import HouseForm, Stakes


class HousesApi(Controller):
    """What is played in which house, and where it is written."""

    path = "/api/houses"

    @get()
    async def houses(self) -> Houses:
        """All houses by name."""
        return Houses(
            tuple(HouseSign(house.name, house.title, house.source) for house in HOUSES.values())
        )

    @get("/{name:str}")
    async def house(self, name: FromPath[str]) -> HouseRulesSign:
        """One house with its rules. ``house.unknown``."""
        house = _house(name)
        return HouseRulesSign(
            name=house.name,
            title=house.title,
            source=house.source,
            sentences=tuple(
                RuleSentence(field=each.field, value=each.value, text=each.text, source=each.source)
                for each in house_in_words(house)
            ),
        )

    @get("/{name:str}/form")
    async def form(self, name: FromPath[str]) -> HouseForm:
        """What opening a table of this house begins from. ``house.unknown``."""
        house = _house(name)
        return HouseForm(
            house.name,
            house.title,
            tuple(
                Stakes(to_builtins(rules), to_builtins(policy_of(name, rules)))
                for rules in (house.rules, *house.stakes)
            ),
        )


def _house(name: str) -> House:
    house = HOUSES.get(name)
    if house is None:
        raise Refusal(
            "house.unknown",
            f"there is no house {name[:40]!r}: the houses are {', '.join(HOUSES)}",
        )
    return house
