"""Facts as a polars DataFrame, and as CSV and Parquet files. Needs the extra ``frames``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from doorcard.histories.statistics.facts import STREETS, HandFacts
from doorcard.stud import Refusal

if TYPE_CHECKING:
    import polars as pl

_BY_STREET: Final = ("wagers", "calls", "checks", "folds")


def frame(facts: Iterable[HandFacts]) -> pl.DataFrame:
    """One row a hand and player; counts by street are columns ``wagers_3`` … ``folds_7``.

    Raises ``Refusal`` ``frames.missing`` when polars is not installed.
    """
    frames = _polars()
    rows = list(facts)
    columns: dict[str, list[Any]] = {}
    for name in HandFacts.__struct_fields__:
        if name in _BY_STREET:
            for street in STREETS:
                place = int(street) - 3
                columns[f"{name}_{int(street)}"] = [getattr(row, name)[place] for row in rows]
        else:
            columns[name] = [_plain(getattr(row, name)) for row in rows]
    columns["big_bets"] = [None if row.net is None else row.big_bets for row in rows]
    told: pl.DataFrame = frames.DataFrame(columns, infer_schema_length=None)
    at = frames.col("played_ms").cast(frames.Int64)
    return told.with_columns(
        at.cast(frames.Datetime("ms", "UTC")).alias("played_at"),
        *(frames.col(name).cast(frames.Int64) for name in ("net", "position")),
        *(frames.col(name).cast(frames.String) for name in ("table", "currency")),
    )


def save(facts: Iterable[HandFacts], path: Path) -> None:
    """Write a file; its name ends in ``.csv`` or ``.parquet``.

    Raises ``Refusal``: ``frames.missing``, ``frames.suffix``.
    """
    match path.suffix.lower():
        case ".csv":
            frame(facts).write_csv(path)
        case ".parquet":
            frame(facts).write_parquet(path)
        case suffix:
            raise Refusal(
                "frames.suffix",
                f"{path.name} ends in {suffix or 'nothing'}: end it in .csv or .parquet",
            )


def _plain(value: object) -> object:
    """Enumerations by their value."""
    return getattr(value, "value", value)


def _polars() -> Any:  # noqa: ANN401 - the module, which may not be there
    try:
        import polars  # noqa: PLC0415, ICN001 - only for who asks for a frame
    except ImportError:
        raise Refusal(
            "frames.missing",
            "data frames need polars: pip install 'doorcard[frames]'",
        ) from None
    return polars
