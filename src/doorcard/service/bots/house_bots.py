"""House bots: declared players of the room that keep a table going and make room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from doorcard.room.bot_names import NAMES
from doorcard.room.cage import wallet
from doorcard.room.queueing import offer_to, open_seats
from doorcard.room.table import PlayerId, Seat, Table, TableId
from doorcard.service.accounts.grants import grant
from doorcard.service.bots.at_table import BotAtTable
from doorcard.service.bots.ports import BotFactory
from doorcard.service.floor.pace import Pace
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.ports import Clock, Player, PlayerKind, Store
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.table_tellings import AnnouncedTold, WaitingTold
from doorcard.service.table.tellings import ResumedTold, SeatsTold, Telling
from doorcard.stud import HOUSES, Betting, Chips, Refusal, SeatNo


def bots_of(table: TableId, place: int, count: int, styles: Sequence[str]) -> list[Player]:
    """The house bots of one table. ``place`` is the table's among all, so that names differ."""
    found = []
    for number in range(count):
        nth = place + number * len(HOUSES)
        again = "" if nth < len(NAMES) else f" {nth // len(NAMES) + 1}"
        found.append(
            Player(
                id=f"bot-{table}-{number + 1}",
                name=NAMES[nth % len(NAMES)] + again,
                kind=PlayerKind.BOT,
                style=styles[(place + number) % len(styles)],
            )
        )
    return found


def wanted(table: Table, bots: Sequence[Player], most: int) -> int:
    """How many bots the table should have: people go first, and one seat stays free for them.

    At a table of two seats it stays free until a person sits there, who would else have nobody
    to play with; a second one stands in line, and the bot makes room.
    """
    if not table.bots or table.closing:
        return 0
    ids = {bot.id for bot in bots}
    people = sum(seat.player not in ids for seat in table.seats) + len(table.waiting)
    seats = table.rules.max_players
    free = 0 if (seats, people) == (2, 1) else 1
    return max(0, min(most, seats - free - people))


def in_the_way(table: Table, bots: Sequence[Seat]) -> Seat | None:
    """The bot that stands up next because somebody waits for its seat; ``None`` if none need.

    ``bots`` are the seats of those that stay.
    """
    going = [seat.seat for seat in table.seats if seat.leaving]
    for each in table.waiting:
        if offer_to(table, each.player) is not None:
            continue
        soon = next((seat for seat in going if each.would_take(seat)), None)
        if soon is not None:
            going.remove(soon)
            continue
        for seat in reversed(bots):
            if each.would_take(seat.seat):
                return seat
    return None


class HouseBots:
    """Seats, feeds and stands up the house bots of one table."""

    is_person = False
    is_closed = False
    player = None

    def __init__(
        self,
        dealer: Dealer,
        bots: Sequence[Player],
        *,
        factory: BotFactory | None,
        store: Store,
        clock: Clock,
        pace: Pace,
    ) -> None:
        self._dealer = dealer
        self._bots = bots
        self._factory = factory
        self._most = 0 if factory is None else pace.bots_per_table
        self._store = store
        self._clock = clock
        self._pace = pace
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._requests = 0
        self._learn_again = False
        self._attending: dict[PlayerId, BotAtTable] = {}

    def open(self) -> None:
        """Give the seats their bots back, and look after the table from now on."""
        for bot in self._bots:
            seat = self._table.of(bot.id)
            if seat is not None:
                self._attend(bot, seat.seat)
        self._dealer.listen(self)
        self._look.set()
        self._task = asyncio.create_task(self._run(), name=f"bots of {self._table.id}")

    async def close(self) -> None:
        """Look after the table no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def hear(self, telling: Telling) -> None:
        """The seats or the rules have changed: look again."""
        match telling:
            case AnnouncedTold(code="rules.in_force"):
                self._learn_again = True
                self._look.set()
            case SeatsTold() | ResumedTold() | WaitingTold():
                self._look.set()
            case _:
                pass

    @property
    def _table(self) -> Table:
        return self._dealer.state.table

    def _attend(self, bot: Player, seat: SeatNo) -> None:
        if self._factory is None:
            return
        rules = self._table.rules
        style = bot.style or self._factory.styles[0]
        made = self._factory.make(style, seat, rules)
        seated = BotAtTable(bot, made, self._dealer, self._clock, self._pace.think_ms)
        self._attending[bot.id] = seated
        self._dealer.listen(seated)

    def _learn(self) -> None:
        """The rules are other ones: the bots that know the old ones make room for new ones."""
        self._learn_again = False
        for bot in self._bots:
            seat = self._table.of(bot.id)
            if bot.id in self._attending and seat is not None:
                self._dealer.unlisten(self._attending.pop(bot.id))
                self._attend(bot, seat.seat)

    async def _run(self) -> None:
        while True:
            await self._look.wait()
            self._look.clear()
            # Refused means that the table changed under the wish; the change is told and
            # looked at in turn.
            try:
                await self._adjust()
            except Refusal:
                continue
            except Exception as trouble:  # noqa: BLE001 - the next change is looked at again
                log_trouble(f"house bots of {self._table.id}", trouble)

    async def _adjust(self) -> None:
        """One seat's worth of change; what is told of it leads to the next look."""
        table = self._table
        if self._learn_again:
            self._learn()
        for player in [each for each in self._attending if table.of(each) is None]:
            self._dealer.unlisten(self._attending.pop(player))
        seated = [seat for bot in self._bots if (seat := table.of(bot.id)) is not None]
        staying = [seat for seat in seated if not seat.leaving]
        target = wanted(table, self._bots, self._most)
        waited_for = in_the_way(table, staying)
        if waited_for is not None:
            await self._stand_up(waited_for)
        elif len(staying) > target:
            await self._stand_up(staying[-1])
        elif len(staying) < target and open_seats(table):
            await self._sit_down(table)
        elif table.between_hands:
            for seat in staying:
                if seat.stack == 0:
                    await self._buy_again(seat)
                elif seat.sitting_out or seat.absent:
                    await self._dealer.sit_out(seat.player, on=False, request=self._request())

    async def _stand_up(self, seat: Seat) -> None:
        play_on = seat.player in self._attending
        await self._dealer.leave(seat.player, play_on=play_on, request=self._request())

    async def _sit_down(self, table: Table) -> None:
        bot = next((bot for bot in self._bots if table.of(bot.id) is None), None)
        if bot is None:
            return
        free = open_seats(table)
        seat = free[len(free) // 2]
        buy_in = bot_buy_in(table)
        await self._fill_purse(bot, buy_in)
        await self._dealer.sit(bot, seat, buy_in, request=self._request())
        self._attend(bot, seat)

    async def _buy_again(self, seat: Seat) -> None:
        bot = next(bot for bot in self._bots if bot.id == seat.player)
        chips = bot_buy_in(self._table)
        await self._fill_purse(bot, chips)
        await self._dealer.top_up(bot.id, chips, request=self._request())

    async def _fill_purse(self, bot: Player, chips: Chips) -> None:
        """House bots play with the house's play chips: the bank gives what is missing."""
        missing = chips - await self._store.balance(wallet(bot.id))
        if missing > 0:
            now = self._clock.wall_ms()
            await self._store.post((grant(bot.id, missing, self._request()),), now)

    def _request(self) -> str:
        """A request id of its own, after a restart too."""
        self._requests += 1
        return f"{self._clock.wall_ms()}-{self._requests}"


def bot_buy_in(table: Table) -> Chips:
    """What a house bot sits down with: forty bets, within the table's limits."""
    rules = table.rules
    bet = rules.spread_min if rules.betting is Betting.SPREAD_LIMIT else rules.small_bet
    return min(table.policy.buy_in_max, max(table.policy.buy_in_min, 40 * bet))
