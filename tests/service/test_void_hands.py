"""A void hand was never played: nothing that looks back at hands stumbles over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from doorcard.adapters.kept_hands import KeptHands
from doorcard.adapters.memory import MemoryStore
from doorcard.histories.writers.formats import Format
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.ports import Store
from doorcard.stud import Refusal
from tests.adapters.inline_store import InlineStore
from tests.service.fair_room import Page, dealt, fair_room, played, seated, take_part
from tests.service.small_room import SmallRoom


async def with_a_void_between(room: SmallRoom) -> list[Page]:
    """Hand 1 is played, hand 2 is void, hand 3 is played by the two others."""
    pages = await seated(room, "Ann", "Ben", "Cyd")
    await dealt(room, pages)
    await played(pages)
    pages[2].reveals = False
    await dealt(room, pages)
    await room.clock.pass_ms(room.pace.reveal_ms + 10)
    await take_part(*pages[:2])
    await room.clock.pass_ms(0)
    await take_part(*pages[:2])
    await played(pages[:2])
    return pages


class TestAVoidHand:
    @pytest.mark.parametrize("kind", ["memory", "disk"])
    async def test_is_in_no_file_of_hands_and_breaks_none(self, kind: str, tmp_path: Path) -> None:
        store: Store = MemoryStore() if kind == "memory" else InlineStore(tmp_path)
        async with fair_room(store=store) as room:
            pages = await with_a_void_between(room)
            player = pages[0].guest.player
            stored = await store.hand("reference-2")
            assert stored is not None
            assert stored.voided == "silent"

            assert await store.hands_of(player.id) == ["reference-1", "reference-3"]
            files = HandFiles(room.floor)
            for form in Format:
                text = b"".join([each async for each in files.all(player, form)])
                assert b"reference-2" not in text
                assert text
            with pytest.raises(Refusal, match="it is void") as refused:
                await room.floor.hand("reference-2", player.id)
            assert refused.value.code == "hand.void"
        if isinstance(store, InlineStore):
            await store.close()

    async def test_is_not_the_last_hand_of_a_room_that_is_looked_at(self, tmp_path: Path) -> None:
        store = InlineStore(tmp_path)
        async with fair_room(store=store) as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)
            pages[0].reveals = False
            await dealt(room, pages)
            await room.clock.pass_ms(room.pace.reveal_ms + 10)
            await take_part(*pages)
            assert await store.last_hand("reference") == "reference-1"
        await store.close()

        assert KeptHands(tmp_path).last().id == "reference-1"


class TestASilentSeat:
    async def test_is_dealt_in_again_when_a_hand_has_been_played(self) -> None:
        async with fair_room() as room:
            pages = await with_a_void_between(room)
            third = await room.store.hand("reference-3")
            assert third is not None
            assert [seat for seat, _ in third.seats] == [1, 2]
            pages[2].reveals = True

            await dealt(room, pages)

            play = room.dealer.state.open_play
            assert play is not None
            assert sorted(play.players) == [1, 2, 3]
