"""Fair deals, statement by statement."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from doorcard.adapters.deal_schema import DEAL_LINES, DEAL_SECRETS
from doorcard.adapters.prepared import Prepared
from doorcard.adapters.vault import Vault
from doorcard.records import DealLine, DealStep
from doorcard.room.ids import HandId
from doorcard.service.deal.ports import DealAppend, StoredDeal
from doorcard.service.ports import VersionConflict

_LINE = "deal"
_COUNT = Prepared(select(func.count()).where(DEAL_LINES.c.hand == bindparam("of")))
_NEW_LINES = Prepared(insert(DEAL_LINES), ("hand", "line", "step", "open", "sealed", "at_ms"))
_SECRET = "deal secret"  # noqa: S105 - the kind of a part, no secret itself


def append(
    connection: Connection, hand: HandId, deal: DealAppend, at_ms: int, vault: Vault
) -> None:
    """Store lines of a deal. ``VersionConflict`` if it is not at the line named."""
    (stored,) = _COUNT.run(connection, {"of": hand}).fetchone() or (0,)
    if stored != deal.after:
        raise VersionConflict(f"the deal of {hand} is at line {stored}, not {deal.after}")
    if deal.lines:
        _NEW_LINES.run_each(
            connection,
            [
                {
                    "hand": hand,
                    "line": number,
                    "step": each.step.value,
                    "open": each.open,
                    "sealed": None
                    if each.sealed is None
                    else vault.close(each.sealed, hand, _LINE, number),
                    "at_ms": at_ms,
                }
                for number, each in enumerate(deal.lines, start=deal.after + 1)
            ],
        )
    if deal.secret is not None:
        connection.execute(delete(DEAL_SECRETS).where(DEAL_SECRETS.c.hand == hand))
    if deal.secret:
        sealed = vault.close(deal.secret, hand, _SECRET, 0)
        connection.execute(insert(DEAL_SECRETS).values(hand=hand, sealed=sealed))


def deal_of(connection: Connection, hand: HandId, vault: Vault | None) -> StoredDeal | None:
    """The deal of a hand; ``None`` if it had none. Without a vault, its open parts alone.

    Raises ``Refusal`` as :meth:`doorcard.adapters.vault.Vault.open`.
    """
    rows = connection.execute(
        select(DEAL_LINES).where(DEAL_LINES.c.hand == hand).order_by(DEAL_LINES.c.line)
    ).all()
    if not rows:
        return None
    secret = None
    if vault is not None:
        sealed = connection.scalar(select(DEAL_SECRETS.c.sealed).where(DEAL_SECRETS.c.hand == hand))
        secret = None if sealed is None else vault.open(sealed, hand, _SECRET, 0)
    return StoredDeal(
        tuple(
            DealLine(
                DealStep(row.step),
                row.open,
                None
                if row.sealed is None or vault is None
                else vault.open(row.sealed, hand, _LINE, row.line),
            )
            for row in rows
        ),
        secret,
    )
