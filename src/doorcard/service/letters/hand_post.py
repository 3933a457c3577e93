"""Hand histories that were asked for: by mail, into the outbox, and on the page of messages."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from doorcard.room.ids import HandId, PlayerId, TableId
from doorcard.room.names import FORMER_PLAYER
from doorcard.service.accounts.language import LANGUAGES, language_of
from doorcard.service.accounts.ports import Letter
from doorcard.service.accounts.post_office import Outcome, PostOffice
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.table_name import table_name
from doorcard.service.letters.history_text import asked_text, history_text, subject
from doorcard.service.letters.ports import About, Fate, RoomLetter, Way
from doorcard.service.ports import Player
from doorcard.service.table.mucked_hands import MuckedHands, MuckedRecord
from doorcard.service.table.past_hands import hand_record
from doorcard.stud import Refusal

_LOG: Final = logging.getLogger("doorcard.mail")
_FATES: Final = {
    Outcome.CARRIED: Fate.CARRIED,
    Outcome.REFUSED: Fate.REFUSED,
    Outcome.GIVEN_UP: Fate.GIVEN_UP,
}
NO_ADDRESS: Final = "players.invalid"
"""The domain of those without an address, for letters that stay in the outbox."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Mucked hands as they were told, and the letter with the history."""

    record: MuckedRecord
    letter: RoomLetter


@dataclass(frozen=True, slots=True)
class ReadLetter:
    """A letter, opened."""

    letter: RoomLetter
    subject: str
    text: str = field(repr=False)


class HandPost:
    """Answers who asks for a hand, and writes the letters. (001, item 40)

    A letter is a row until its text is needed: cards stay sealed in their hand. One that
    could not be carried yet is tried again after the room was closed and opened.
    """

    def __init__(self, floor: Floor, post: PostOffice | None = None) -> None:
        """Without a post office letters are on the page of messages alone."""
        self._floor = floor
        self._store = floor.store
        self._clock = floor.clock
        self._post = post
        self.mucked = MuckedHands(floor)

    async def ask(self, hand: HandId, player: Player) -> Asked:
        """Tell the mucked hands of a showdown, and send the history; once, however often asked.

        Raises ``Refusal`` as :meth:`MuckedHands.ask`. Nobody waits for a mail server.
        """
        record = await self.mucked.ask(hand, player)
        address = await self._address(player.id) if self._mails(record.table) else None
        letter = await self._store.letters.add(
            RoomLetter(
                player=player.id,
                about=About.HISTORY,
                hand=hand,
                number=record.number,
                way=self._way(address),
                fate=Fate.CARRIED if address is None else Fate.WAITING,
                at_ms=self._clock.wall_ms(),
            )
        )
        if letter is None:
            return await self._before(record, player)
        await self._write_owners(record, player)
        if self._post is not None and address is not None:
            self._post.run(self._send(letter))
        return Asked(record, letter)

    async def _write_owners(self, record: MuckedRecord, asker: Player) -> None:
        """Tell on their pages those whose hands were asked for, where the house says so."""
        owners = self.mucked.owners_to_tell(record, asker)
        known = await self._store.players([each.player for each in owners])
        for each in owners:
            if each.player not in known or known[each.player].is_bot:
                continue
            await self._store.letters.add(
                RoomLetter(
                    player=each.player,
                    about=About.ASKED,
                    hand=record.hand,
                    number=record.number,
                    seat=each.seat,
                    by=asker.id,
                    at_ms=self._clock.wall_ms(),
                )
            )

    async def read(self, hand: HandId, player: Player) -> Asked:
        """What was told before. Raises ``Refusal`` as :meth:`MuckedHands.read`."""
        return await self._before(await self.mucked.read(hand, player), player)

    async def _before(self, record: MuckedRecord, player: Player) -> Asked:
        letter = await self._store.letters.history(record.hand, player.id)
        if letter is None:  # asked for before there were letters
            return Asked(
                record,
                RoomLetter(
                    player=player.id,
                    about=About.HISTORY,
                    hand=record.hand,
                    number=record.number,
                    at_ms=record.asked_ms,
                ),
            )
        return Asked(record, letter)

    async def open(self, letter: int, player: Player, language: str | None = None) -> ReadLetter:
        """A letter with its text, in a language or in that of the player's account.

        Raises ``Refusal`` ``letter.unknown``.
        """
        found = await self._store.letters.letter(letter)
        if found is None or found.player != player.id:
            raise Refusal("letter.unknown", "no such letter was written to you")
        return await self._opened(found, language)

    async def _opened(self, letter: RoomLetter, wanted: str | None = None) -> ReadLetter:
        preferences = self._store.preferences
        language = wanted if wanted in LANGUAGES else await language_of(preferences, letter.player)
        record = await hand_record(self._store, letter.hand, letter.player)
        name = table_name(self._floor, record.table)
        about = subject(letter.number, record.table, name, language)
        if letter.about is About.ASKED:
            by = await self.name(letter.by)
            return ReadLetter(letter, about, asked_text(by, letter.number, language))
        player = await self._store.player(letter.player)
        if player is None:
            raise Refusal("letter.unknown", "no such letter was written to you")
        mucked = await self.mucked.read(letter.hand, player)
        return ReadLetter(letter, about, history_text(record, mucked, language))

    async def page(self, player: PlayerId, before: int | None, limit: int) -> list[RoomLetter]:
        """The latest letters of a player, the latest first."""
        return await self._store.letters.page(player, before, limit)

    async def unread(self, player: PlayerId) -> int:
        """How many letters the player has not seen."""
        return await self._store.letters.unread(player)

    async def seen(self, player: PlayerId) -> None:
        """The player has seen the list of them."""
        await self._store.letters.read(player, self._clock.wall_ms())

    async def name(self, player: PlayerId) -> str:
        """What somebody is called by now."""
        found = await self._store.player(player)
        return FORMER_PLAYER if found is None else found.name

    async def resume(self) -> None:
        """Send what was waiting when the room was closed."""
        if self._post is None:
            return
        for letter in await self._store.letters.waiting():
            self._post.run(self._send(letter))

    async def _send(self, letter: RoomLetter) -> None:
        address = await self._address(letter.player)
        if address is None or self._post is None:  # the address was taken away meanwhile
            await self._store.letters.fated(letter.id, Fate.GIVEN_UP, self._clock.wall_ms())
            return
        opened = await self._opened(letter)
        post = self._post
        post.send(
            Letter(address, opened.subject, opened.text),
            lambda outcome: post.run(self._fated(letter, outcome)),
        )

    async def _fated(self, letter: RoomLetter, outcome: Outcome) -> None:
        fate = _FATES[outcome]
        _LOG.info(
            "hand history %s",
            fate.value,
            extra={"hand": letter.hand, "player": letter.player, "way": letter.way.value},
        )
        await self._store.letters.fated(letter.id, fate, self._clock.wall_ms())

    async def _address(self, player: PlayerId) -> str | None:
        """Where to: an address that has answered, or any where letters stay in the room."""
        login = await self._store.accounts.login_of(player)
        if login is not None and login.email is not None and login.email_verified_ms is not None:
            return login.email
        if self._post is None or not self._post.stays_here:
            return None
        return (login and login.email) or f"{player}@{NO_ADDRESS}"

    def _way(self, address: str | None) -> Way:
        if address is None or self._post is None:
            return Way.PAGE
        return Way.OUTBOX if self._post.stays_here else Way.MAIL

    def _mails(self, table: TableId) -> bool:
        """Does the table's house send histories by mail? A closed table's says nothing."""
        try:
            return self._floor.table(table).state.table.policy.history_email
        except Refusal:
            return False

    async def export(self, player: PlayerId) -> object:
        """Every letter the room wrote to the person, for the file of their belongings."""
        found = await self._store.letters.page(player, None, 100_000)
        return [
            {"about": each.about, "hand": each.hand, "fate": each.fate, "at_ms": each.at_ms}
            for each in reversed(found)
        ]
