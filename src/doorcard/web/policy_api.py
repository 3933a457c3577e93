"""The HTTP API of the room's policies, in the languages of the client."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from doorcard.room.disconnects import LANGUAGES, UNITS, parameters_of, policy_text
from doorcard.stud import HOUSES
from doorcard.wire import clock_answers as wire

_Language = Annotated[str, QueryParameter(max_length=8)]


class PolicyApi(Controller):
    """What the room says of itself."""

    path = "/api/policy"

    @get("/disconnects")
    async def disconnects(self, lang: _Language = "en") -> wire.DisconnectPolicy:
        """Time and lost connections, in plain sentences. ``policy.language``."""
        text = policy_text(lang)
        houses = (parameters_of(house, text) for house in HOUSES.values())
        return wire.DisconnectPolicy(
            lang=lang,
            languages=tuple(LANGUAGES),
            title=text.title,
            intro=text.intro,
            sentences=tuple(wire.PolicySentence(*each) for each in text.sentences.items()),
            parameters=tuple(
                wire.PolicyParameter(field, text.parameters[field], unit)
                for field, unit in UNITS.items()
            ),
            houses=tuple(
                wire.HouseParameters(each.name, each.title, dict(each.values), dict(each.words))
                for each in houses
            ),
            day=text.day,
        )
