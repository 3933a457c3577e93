"""An evening in a small room, deed by deed: each can be asked for once more, after a crash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

from doorcard.bootstrap import Room
from doorcard.service import Pace
from doorcard.service.accounts.grants import Source
from doorcard.service.ports import Player, PlayerKind
from doorcard.service.table.table_orders import wait_for
from doorcard.stud import Action, Fold
from tests.service.account_office import HERE, PASSWORD
from tests.service.clockwork import HandClock, quiet
from tests.service.fair_room import Page, take_part
from tests.service.small_room import Guest, calm
from tests.service.test_tables import a_wish

PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000_000, audit_ms=0)
HOST = Player("host", "Hanna", PlayerKind.ACCOUNT, host=True)
TABLE: Final = "Friday night"
OTHER: Final = "Saturday"


@dataclass
class Cast:
    """A room, and who is in it."""

    room: Room
    clock: HandClock
    people: dict[str, Player] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)

    def noted(self) -> Cast:
        """What its people know at this moment."""
        return replace(
            self, people=dict(self.people), tokens=dict(self.tokens), pages=dict(self.pages)
        )

    def in_another(self, room: Room, clock: HandClock) -> Cast:
        """The same people in a room that was opened again, their pages open too."""
        again = Cast(room, clock, self.people, self.tokens)
        for name, page in self.pages.items():
            again.open_page(name).seeds = page.seeds
        return again

    def table(self, name: str) -> str:
        """The id of the table of that name."""
        signs = self.room.floor.lobby()
        return next((each.id for each in signs if each.name == name), name)

    def open_page(self, name: str) -> Page:
        """Where the cards are dealt. Seeds are given when a deed says so."""
        dealer = self.room.floor.table("reference")
        page = self.pages[name] = Page(Guest(self.people[name], "", dealer))
        page.reveals = False
        return page


Do = Callable[[Cast], Awaitable[None]]


@dataclass
class Deed:
    """One thing that somebody does."""

    name: str
    do: Do
    once: bool = True
    """Does asking again change nothing? Who signs in again is somebody else, a link another one."""


def signs_in(name: str) -> Do:
    async def do(cast: Cast) -> None:
        came = await cast.room.desk.sign_in(name, "Firefox", Source(None, name))
        cast.people[name], cast.tokens[name] = came.player, came.token

    return do


async def _cal_registers(cast: Cast) -> None:
    came = await cast.room.accounts.register("Cal", PASSWORD, "cal@cards.example", HERE)
    cast.people["Cal"], cast.tokens["Cal"] = came.player, came.token


async def _ben_registers(cast: Cast) -> None:
    entered = await cast.room.desk.entered(cast.tokens["Ben"])
    if entered is None:  # it was done, but the answer with the new token was lost
        await cast.room.accounts.entrance.log_in("Ben", PASSWORD, HERE)
        return
    await cast.room.accounts.register(None, PASSWORD, None, HERE, entered)


async def _cal_gives_another_address(cast: Cast) -> None:
    await cast.room.accounts.mail.set_address(cast.people["Cal"], "cal@mail.example", HERE)


async def _cal_writes_a_note(cast: Cast) -> None:
    await cast.room.office.notes.write(cast.people["Cal"].id, cast.people["Ann"].id, "bluffs")


def sits(name: str, seat: int, table: str = "reference", chips: int = 4000) -> Do:
    async def do(cast: Cast) -> None:
        dealer = cast.room.floor.table(cast.table(table))
        await dealer.sit(cast.people[name], seat, chips, request=f"sit {name} {table}")

    return do


def leaves(name: str, table: str = "reference") -> Do:
    async def do(cast: Cast) -> None:
        dealer = cast.room.floor.table(cast.table(table))
        await dealer.leave(cast.people[name].id, request=f"leave {name}")

    return do


def waits(name: str, table: str) -> Do:
    async def do(cast: Cast) -> None:
        dealer = cast.room.floor.table(cast.table(table))
        await dealer.ask(wait_for(cast.people[name], ()), request=f"wait {name} {table}")

    return do


async def _pages_are_opened(cast: Cast) -> None:
    for name in ("Ann", "Ben"):
        if name not in cast.pages:
            cast.open_page(name)


async def _a_hand_is_opened(cast: Cast) -> None:
    await take_part(*cast.pages.values())
    await cast.clock.pass_ms(PACE.pause_ms)


def reveals(name: str) -> Do:
    async def do(cast: Cast) -> None:
        cast.pages[name].reveals = True
        cast.pages[name].guest.watcher.resync()
        await take_part(cast.pages[name])

    return do


class Acts:
    """Whoever is in turn acts; asked again, it is the same decision."""

    def __init__(self, *, fold: bool = False) -> None:
        self._fold = fold
        self._sent: tuple[str, str, int, Action] | None = None

    async def __call__(self, cast: Cast) -> None:
        dealer = cast.room.floor.table("reference")
        if self._sent is None:
            play = dealer.state.open_play
            assert play is not None
            player = play.players[play.hand.to_act or 0]
            name = next(each for each, who in cast.people.items() if who.id == player)
            page = Guest(cast.people[name], "", dealer)
            turn = await page.turn()
            await page.close()
            assert turn is not None
            assert turn.options is not None
            action = Fold() if self._fold else calm(turn.options)
            self._sent = player, turn.hand, turn.decision, action
        await dealer.act(*self._sent, request=f"act {self._sent[2]}")


async def _ann_tops_up(cast: Cast) -> None:
    dealer = cast.room.floor.table("reference")
    await dealer.top_up(cast.people["Ann"].id, 500, request="top up")


async def _cal_opens_a_table(cast: Cast) -> None:
    wish = a_wish(TABLE, rules={"max_players": 2})
    await cast.room.tables.open(cast.people["Cal"], wish)


async def _cal_opens_another(cast: Cast) -> None:
    await cast.room.tables.open(cast.people["Cal"], a_wish(OTHER, rules={"max_players": 2}))


async def _cal_closes_the_table(cast: Cast) -> None:
    await cast.room.tables.close(cast.people["Cal"], cast.table(TABLE), request="close")
    await quiet()


def host_gives(name: str, chips: int) -> Do:
    async def do(cast: Cast) -> None:
        player = cast.people[name].id
        await cast.room.office.players.give(HOST, player, chips, "asked", f"give {chips}")

    return do


async def _dan_asks_for_a_grant(cast: Cast) -> None:
    grants = cast.room.desk.grants
    await grants.ask(cast.people["Dan"], Source(None, "Dan"), at_tables=0, request="more")


async def _host_bars_ben(cast: Cast) -> None:
    await cast.room.office.players.ban(HOST, cast.people["Ben"].id, None, "soft play")


class Resets:
    """Cal chooses another password by a host's link; asked again, it is the same link."""

    def __init__(self) -> None:
        self._token = ""

    async def link(self, cast: Cast) -> None:
        player = cast.people["Cal"].id
        made = await cast.room.accounts.mail.reset_by_host(HOST, player, "forgotten")
        self._token = self._token or made.link.partition("#")[2]

    async def choose(self, cast: Cast) -> None:
        await cast.room.accounts.mail.reset(self._token, "another seven cards", HERE)


class BecomesHost:
    """Ben opens the room's one-time link; asked again, it is the same link."""

    def __init__(self) -> None:
        self._token = ""

    async def link(self, cast: Cast) -> None:
        made = await cast.room.host_links.make()
        self._token = self._token or made

    async def claim(self, cast: Cast) -> None:
        await cast.room.accounts.roles.claim(cast.people["Ben"], self._token)


async def _cal_is_erased(cast: Cast) -> None:
    await cast.room.accounts.belongings.erase(cast.people["Cal"])


def evening() -> list[Deed]:
    """From the first guest to the last wallet."""
    resets, host = Resets(), BecomesHost()
    return [
        Deed("Ann signs in", signs_in("Ann"), once=False),
        Deed("Ben signs in", signs_in("Ben"), once=False),
        Deed("Cal opens an account", _cal_registers),
        Deed("Ben's guest becomes an account", _ben_registers),
        Deed("Cal gives another address", _cal_gives_another_address),
        Deed("Cal writes a note", _cal_writes_a_note),
        Deed("Ann buys in", sits("Ann", 1)),
        Deed("Ben buys in", sits("Ben", 2)),
        Deed("both open their pages", _pages_are_opened),
        Deed("a hand is opened", _a_hand_is_opened),
        Deed("Ann reveals her seed", reveals("Ann")),
        Deed("Ben reveals his, and the cards are dealt", reveals("Ben")),
        Deed("one acts", Acts()),
        Deed("the other acts", Acts()),
        Deed("one acts on fourth street", Acts()),
        Deed("one folds", Acts(fold=True)),
        Deed("the winner shows, and the pot is paid", Acts()),
        Deed("Ann tops up", _ann_tops_up),
        Deed("Dan signs in", signs_in("Dan"), once=False),
        Deed("Cal opens a table", _cal_opens_a_table),
        Deed("Cal buys in there", sits("Cal", 1, TABLE)),
        Deed("Dan buys in there", sits("Dan", 2, TABLE)),
        Deed("Ben stands in line there", waits("Ben", TABLE)),
        Deed("Dan leaves, Ben is offered the seat", leaves("Dan", TABLE)),
        Deed("Cal closes the table", _cal_closes_the_table),
        Deed("Cal opens another table", _cal_opens_another),
        Deed("Ann buys in there too", sits("Ann", 1, OTHER)),
        Deed("Dan buys in there too", sits("Dan", 2, OTHER)),
        Deed("Cal stands in line there", waits("Cal", OTHER)),
        Deed("Ben stands in line there", waits("Ben", OTHER)),
        Deed("the host takes chips", host_gives("Dan", -90_000)),
        Deed("Dan is granted more", _dan_asks_for_a_grant),
        Deed("the host makes Cal a link", resets.link, once=False),
        Deed("Cal chooses a password by it", resets.choose),
        Deed("the host bars Ben", _host_bars_ben),
        Deed("Cal's account is deleted", _cal_is_erased),
        Deed("the room makes a host's link", host.link, once=False),
        Deed("Ben becomes a host by it", host.claim),
        Deed("Ann leaves", leaves("Ann")),
    ]
