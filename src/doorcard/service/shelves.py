"""The parts of the store that other parts of the service describe for themselves."""

from __future__ import annotations

from typing import Protocol

from doorcard.service.accounts.people_ports import PeopleStore
from doorcard.service.accounts.ports import AccountStore, PreferenceStore
from doorcard.service.clock.ports import LapseStore, MuckAskStore
from doorcard.service.hands.ports import LookBackStore
from doorcard.service.host.ports import HostStore
from doorcard.service.letters.ports import LetterStore
from doorcard.service.talk.ports import MailStore, TalkStore


class Shelves(Protocol):
    """What one database keeps besides tables, hands, books and players."""

    @property
    def accounts(self) -> AccountStore:
        """People's accounts, sessions and tokens."""

    @property
    def people(self) -> PeopleStore:
        """Who comes, and who goes for good."""

    @property
    def lapses(self) -> LapseStore:
        """Every lapsed turn, and the protections of a day."""

    @property
    def muck_asks(self) -> MuckAskStore:
        """Who has asked for the mucked hands of which hand."""

    @property
    def letters(self) -> LetterStore:
        """The room's letters to players."""

    @property
    def preferences(self) -> PreferenceStore:
        """What players like."""

    @property
    def look_back(self) -> LookBackStore:
        """Imported hands, notes on hands, links to hands."""

    @property
    def talk(self) -> TalkStore:
        """Lines, mutes and notes on players."""

    @property
    def mail(self) -> MailStore:
        """Messages to the host, and answers."""

    @property
    def host(self) -> HostStore:
        """The host's work, and the log of it."""
