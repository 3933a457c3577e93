"""The room at work: one dealer a table, the floor over them, recovery, house bots."""

from doorcard.service.accounts.desk import Desk, SignedIn
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.pace import Pace
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.past_hands import HandPlayer, HandRecord
from doorcard.service.table.watcher import Watcher

__all__ = ["Dealer", "Desk", "Floor", "HandPlayer", "HandRecord", "Pace", "SignedIn", "Watcher"]
