"""What a bot means to do, before it looks at the amounts."""

from __future__ import annotations

from enum import Enum, auto


class Plan(Enum):
    """Three intentions cover every betting decision; the options say what each costs."""

    GIVE_UP = auto()
    """Fold, unless going on is free."""
    STAY = auto()
    """Check, call or bring in."""
    PRESS = auto()
    """Complete, bet or raise."""
