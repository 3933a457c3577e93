"""What the handlers are given by name: the parts of the room that they delegate to."""

from __future__ import annotations

from litestar.di import NamedDependency

from doorcard.service import Desk, Floor
from doorcard.service.accounts.accounts import Accounts
from doorcard.service.floor.tables import Tables
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.hands.imports import Imports
from doorcard.service.hands.past_lists import PastLists
from doorcard.service.hands.replays import Replays
from doorcard.service.hands.results import ResultsDesk
from doorcard.service.host.office import HostOffice
from doorcard.service.letters.hand_post import HandPost
from doorcard.service.study.desk import StudyDesk
from doorcard.service.study.hand_equity import HandEquities
from doorcard.web.client_files import ClientFiles
from doorcard.web.floods import Floods
from doorcard.web.lobby_board import LobbyBoard
from doorcard.web.session_cookie import CookieRules
from doorcard.web.signed import Signed
from doorcard.web.socket import Sockets

TheFloor = NamedDependency[Floor]
TheDesk = NamedDependency[Desk]
TheAccounts = NamedDependency[Accounts]
TheSigned = NamedDependency[Signed]
"""The session of the request."""
TheTables = NamedDependency[Tables]
TheBoard = NamedDependency[LobbyBoard]
TheOffice = NamedDependency[HostOffice]
TheHandFiles = NamedDependency[HandFiles]
TheReplays = NamedDependency[Replays]
TheImports = NamedDependency[Imports]
ThePastLists = NamedDependency[PastLists]
TheResults = NamedDependency[ResultsDesk]
TheHandPost = NamedDependency[HandPost]
TheSockets = NamedDependency[Sockets]
TheCookieRules = NamedDependency[CookieRules]
TheClient = NamedDependency[ClientFiles]
TheStudyDesk = NamedDependency[StudyDesk]
TheStudyFloods = NamedDependency[Floods]
"""How fast one may ask for equities."""
TheHandEquities = NamedDependency[HandEquities]
TheMetricsToken = NamedDependency[str]
