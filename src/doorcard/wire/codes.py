"""The codes that a field may hold, where they are few.

The room has enumerations of its own for most of them, which the wire does not know; where
one is put into the other, the type check holds the words to be the same.
"""

from __future__ import annotations

from typing import Literal

RoleCode = Literal["guest", "player", "host"]
"""What a person may do in the room; a ``player`` has an account."""
KindCode = Literal["guest", "account", "bot"]
"""What a player of the room is."""
ScopeCode = Literal["read", "watch", "play"]
"""What a token for a program may do."""
RailCode = Literal["open", "players", "closed"]
"""Who is told the hands without a seat."""
SideCode = Literal["table", "rail"]
"""On which side of the rail something is said."""
FoldedTalkCode = Literal["free", "held", "refused"]
"""What becomes of a folded player's lines."""
OutcomeCode = Literal["posted", "checked", "folded", "all_in", "posted_all_in", "mucked"]
"""What the house did for a seat that did not act."""
AboutCode = Literal["history", "asked"]
"""What a letter is about: a hand that was asked for, or that the reader's was asked for."""
WayCode = Literal["mail", "outbox", "page"]
"""How a letter goes: by mail, into a folder of the room, or to the page alone."""
FateCode = Literal["waiting", "carried", "refused", "given_up"]
"""How far a letter has come."""
AskedCode = Literal["may_ask", "asked"]
"""Of a mucked called hand: may the asker ask for it, or have they?"""
BuyInCode = Literal["house", "came_back"]
"""Whose buy-in it is: the house's, or the stack that somebody left with."""
