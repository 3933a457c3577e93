"""The storage key is lost while a hand is played: it is void, and every chip goes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from doorcard.adapters.sealing import give_up_key_of
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.storage_key import FILE
from doorcard.cli.main import main
from doorcard.stud import Refusal
from tests.adapters.inline_store import InlineStore
from tests.service.clockwork import HandClock
from tests.service.small_room import SmallRoom, small_room


@asynccontextmanager
async def kept_room(folder: Path) -> AsyncIterator[SmallRoom]:
    store = InlineStore(folder)
    async with small_room(store=store, clock=HandClock()) as room:
        yield room
    await store.close()


async def interrupted(folder: Path) -> dict[str, int]:
    """A room that stops in mid-hand; what each seat brought into the hand."""
    async with kept_room(folder) as room:
        ann, ben, cid = await room.seated("Ann", "Ben", "Cid")
        await room.begin()
        for guest in (ann, ben, cid):
            turn = await guest.turn()
            if turn is not None and turn.options is not None:
                await guest.act(lambda law: law.actions[-1])
        await cid.dealer.leave(cid.id, request="away")
        play = room.dealer.state.open_play
        assert play is not None
        assert play.hand.pot > 3 * play.hand.rules.ante
        stacks = {each.seat: each.stack for each in room.dealer.state.table.seats}
        return {name: stacks[seat] for seat, name in ((1, "Ann"), (2, "Ben"), (3, "Cid"))}


class TestALostKey:
    async def test_is_not_passed_over(self, tmp_path: Path) -> None:
        await interrupted(tmp_path)
        (tmp_path / FILE).unlink()

        with pytest.raises(Refusal, match="was kept with the storage key"):
            open_store(tmp_path)

    async def test_in_mid_hand_voids_it_and_gives_every_chip_back(self, tmp_path: Path) -> None:
        brought = await interrupted(tmp_path)
        (tmp_path / FILE).unlink()
        give_up_key_of(tmp_path)

        async with kept_room(tmp_path) as room:
            table = room.dealer.state.table

            assert {each.name: each.stack for each in table.seats} == {
                name: chips for name, chips in brought.items() if name != "Cid"
            }
            assert table.between_hands
            assert await room.books() == []
            hand = await room.store.open_hand("reference", faces=False)
            assert hand is None
            assert await room.store.last_hand("reference") is None

    async def test_leaves_the_open_part_of_the_hand_and_its_reason(self, tmp_path: Path) -> None:
        await interrupted(tmp_path)
        (tmp_path / FILE).unlink()
        give_up_key_of(tmp_path)
        async with kept_room(tmp_path):
            pass

        store = InlineStore(tmp_path)
        with store._reading_engine.connect() as connection:
            ((reason, ended),) = connection.exec_driver_sql("SELECT voided, ended_ms FROM hands")
        assert reason == "key_lost"
        assert ended is not None
        with pytest.raises(Refusal, match="under another storage key"):
            await store.hand("reference-1")
        await store.close()

    async def test_deals_the_next_hand_under_the_next_number(self, tmp_path: Path) -> None:
        await interrupted(tmp_path)
        (tmp_path / FILE).unlink()
        give_up_key_of(tmp_path)

        async with kept_room(tmp_path) as room:
            await room.guest("Eve")
            await room.begin()

            play = room.dealer.state.open_play
            assert play is not None
            assert play.id == "reference-2"
            stored = await room.store.hand("reference-2")
            assert stored is not None


class TestTheCommand:
    async def test_names_the_key_and_gives_a_lost_one_up(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        await interrupted(tmp_path)

        assert main(["storagekey", "--data", str(tmp_path)]) == 0
        (tmp_path / FILE).unlink()
        assert main(["storagekey", "--data", str(tmp_path)]) == 1
        assert main(["storagekey", "--data", str(tmp_path), "--lost"]) == 0

        said = capsys.readouterr().out
        assert said.count("is kept with key") == 3
        assert "No key is here." in said
        assert "takes the key that is here at its next start, or makes one" in said
        await InlineStore(tmp_path).close()
