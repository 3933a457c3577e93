"""The HTTP API of a player's preferences."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, put
from litestar.params import JSONBody

from doorcard.web.given import TheAccounts, TheSigned
from doorcard.wire.accounts import Preferences


class PreferencesApi(Controller):
    """How who has an account likes the room; a guest's are kept by the browser alone."""

    path = "/api/account/preferences"

    @get()
    async def preferences(self, signed: TheSigned, accounts: TheAccounts) -> Preferences:
        """What was chosen. ``session.none``, ``account.needed``."""
        chosen = await accounts.preferences(signed.require_account().id)
        return msgspec.convert(
            {name: value for name, value in chosen.items() if name in _NAMES}, Preferences
        )

    @put()
    async def prefer(
        self, data: JSONBody[Preferences], signed: TheSigned, accounts: TheAccounts
    ) -> Preferences:
        """Choose these in place of the old ones. ``session.none``, ``account.needed``."""
        chosen = {name: value for name in _NAMES if (value := getattr(data, name)) is not None}
        await accounts.prefer(signed.require_account().id, chosen)
        return data


_NAMES = Preferences.__struct_fields__
