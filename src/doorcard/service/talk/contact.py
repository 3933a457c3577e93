"""Contact with the host, from any page at any hour, and the host's answers. (000, item 54)"""

from __future__ import annotations

from typing import Final

from doorcard.room.addresses import mail_address
from doorcard.room.plain_text import plain_text
from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.service.accounts.ports import Letter
from doorcard.service.accounts.post_office import PostOffice
from doorcard.service.accounts.tokens import new_id
from doorcard.service.floor.floor import Floor
from doorcard.service.host.book import HostBook
from doorcard.service.ports import Player
from doorcard.service.talk.ports import Mail, Thread
from doorcard.service.talk.tellings import HostSaysTold
from doorcard.stud import Refusal

LONGEST_MAIL: Final = 2000
NOBODY: Final = "somebody without a name"
PAGE: Final = 50
_MINUTE_MS: Final = 60_000


class Contact:
    """Takes messages to the host, and the host's answers."""

    def __init__(self, floor: Floor, post: PostOffice | None = None) -> None:
        """Without a post office, who has no name gets no answer."""
        self._floor = floor
        self._mail = floor.store.mail
        self._clock = floor.clock
        self._post = post
        self._book = HostBook(floor.clock)
        self._by_player = Allowance(floor.clock, most=5, every_ms=2 * _MINUTE_MS)
        self._by_address = Allowance(floor.clock, most=10, every_ms=_MINUTE_MS)

    async def write(
        self,
        player: Player | None,
        text: str,
        *,
        page: str | None = None,
        reply_to: str | None = None,
        address: str = "",
    ) -> Mail:
        """Write to the host; who is barred from play may do so too.

        Raises ``Refusal``: ``contact.empty``, ``contact.too_long``, ``contact.too_fast``,
        ``email.malformed``.
        """
        words = plain_text(text, about="contact", longest=LONGEST_MAIL, lines=True)
        answer_to = None if reply_to is None else mail_address(reply_to)
        by = [(self._by_address, address)]
        if player is not None:
            by.append((self._by_player, player.id))
        take_all("contact.too_fast", "the host has several messages of yours already", *by)
        return await self._mail.add(
            Mail(
                thread=f"m{new_id()}" if player is None else player.id,
                from_host=False,
                name=NOBODY if player is None else player.name,
                text=words,
                at_ms=self._clock.wall_ms(),
                player=None if player is None else player.id,
                page=None if page is None else page[:200],
                reply_to=answer_to,
            )
        )

    async def thread(self, thread: str, before: int | None, limit: int) -> list[Mail]:
        """The latest messages of a conversation, the latest first."""
        return await self._mail.thread(thread, before, limit)

    async def unread(self, thread: str | None) -> int:
        """What the player has not read of their own; with ``None`` the host, of all."""
        return await self._mail.unread(thread)

    async def read(self, thread: str, *, by_host: bool) -> None:
        """One side has read what the other wrote."""
        await self._mail.read(thread, self._clock.wall_ms(), by_host=by_host)

    async def threads(self, limit: int = 200) -> list[Thread]:
        """All conversations: those with something the host has not read first."""
        return await self._mail.threads(limit)

    async def answer(self, host: Player, thread: str, text: str) -> Mail:
        """Answer. The player is told in the room; by mail where an address was left.

        Raises ``Refusal``: ``host.only``, ``thread.unknown``, ``contact.empty|too_long``.
        """
        words = plain_text(text, about="contact", longest=LONGEST_MAIL, lines=True)
        before = await self._mail.thread(thread, None, PAGE)
        if not before:
            raise Refusal("thread.unknown", "there is no such conversation in the inbox")
        player = before[0].player
        log = self._book.line(host, "contact.answered", "asked by message", player=player)
        answer = await self._mail.add(
            Mail(
                thread=thread,
                from_host=True,
                name=host.name,
                text=words,
                at_ms=self._clock.wall_ms(),
                player=player,
            ),
            log,
        )
        await self.read(thread, by_host=True)
        if player is not None:
            for dealer in self._floor.dealers():
                dealer.tell(player, HostSaysTold(answer))
        reply_to = next((each.reply_to for each in before if each.reply_to), None)
        if reply_to is not None and self._post is not None:
            self._post.send(Letter(reply_to, "An answer from the host of the card room", words))
        return answer
