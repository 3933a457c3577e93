"""The room at work: one dealer a table, the floor over them, recovery, house bots."""

from doorcard.service.dealer import Dealer
from doorcard.service.desk import Desk, SignedIn
from doorcard.service.floor import Floor
from doorcard.service.pace import Pace
from doorcard.service.past_hands import HandPlayer, HandRecord
from doorcard.service.watcher import Watcher

__all__ = ["Dealer", "Desk", "Floor", "HandPlayer", "HandRecord", "Pace", "SignedIn", "Watcher"]
