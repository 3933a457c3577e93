"""Lines of the books as they are told, to the owner of a wallet and to the host."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.service.ports import LedgerLine, Store
from doorcard.wire import table_answers as wire


async def ledger_lines(lines: Sequence[LedgerLine], store: Store) -> tuple[wire.LedgerLine, ...]:
    """The same lines, each with the name of its table, a closed table's too."""
    names = await store.table_names({each.table for each in lines if each.table})
    return tuple(
        wire.LedgerLine(
            id=each.id,
            why=each.why,
            chips=each.chips,
            table=each.table,
            table_name=names.get(each.table or ""),
            hand=each.hand,
            at_ms=each.at_ms,
        )
        for each in lines
    )
