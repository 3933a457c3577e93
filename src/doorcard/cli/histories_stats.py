"""``doorcard histories stats``: what hands brought, and how they were played."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doorcard.histories.statistics import FactFilter, HandFacts, Leak, Ratio, Report

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

SPARKS = "▁▂▃▄▅▆▇█"


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "stats",
        help="what hands brought, and how they were played",
        description="Count the stud hands of files or folders, or of a room: results in big bets "
        "with their confidence interval, how a player plays street by street beside everybody "
        "else, and where the two surely differ. What was read of a file is remembered, so that "
        "the next time takes seconds.",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a file or a folder")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the hands of the room kept there")
    parser.add_argument(
        "--player", metavar="NAME", help="whose figures; those files tell whose hands they are"
    )
    parser.add_argument("--game", choices=("hi", "hilo", "razz"), help="this game alone")
    parser.add_argument("--site", metavar="SITE", help="hands of this room alone")
    parser.add_argument("--seats", metavar="A-B", help="hands with so many players, such as 3-5")
    parser.add_argument("--stakes", metavar="BET", help="hands of this small bet, such as 0.50")
    parser.add_argument("--since", metavar="DAY", help="from this day (UTC) on, such as 2026-01-31")
    parser.add_argument("--until", metavar="DAY", help="before this day (UTC)")
    parser.add_argument(
        "--baseline", type=Path, metavar="PATH", help="compare with everybody in these hands"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="the facts as .csv or .parquet")
    parser.add_argument("--forget", action="store_true", help="read all files anew")
    parser.add_argument("--json", action="store_true", help="print it for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the figures; 1 if there was no hand to count.

    Raises ``Refusal``: ``histories.…``, ``file.…``, ``frames.…``.
    """
    from doorcard.cli.gathered import gathered, of_room
    from doorcard.cli.progress_bar import ProgressBar
    from doorcard.histories.statistics import leaks, report
    from doorcard.histories.statistics.frames import save
    from doorcard.histories.statistics.report import ratios
    from doorcard.stud import Refusal

    if not args.paths and args.data is None:
        raise Refusal("histories.nothing", "name files or folders, or a room with --data")
    if args.data is not None and args.player is None:
        raise Refusal("histories.whose", "with --data name the --player whose figures you want")
    with ProgressBar("reading") as bar:
        facts = gathered(args.paths, bar, forget=args.forget)
        if args.data is not None:
            facts += of_room(args.data, args.player, bar)
    wanted = _filter(args)
    mine = [f for f in facts if _is_mine(f, args.player) and _admits(wanted, args.stakes, f)]
    hands = {(f.site, f.hand) for f in mine}
    names = {(f.site, f.hand, f.seat) for f in mine}
    rest = [f for f in facts if (f.site, f.hand) in hands and (f.site, f.hand, f.seat) not in names]
    if args.baseline is not None:
        with ProgressBar("reading") as bar:
            rest = gathered([args.baseline], bar, forget=args.forget)
    mine.sort(key=lambda f: f.played_ms or 0)
    if args.save is not None:
        save(mine, args.save)
    told, baseline = report(mine), ratios(rest)
    found = leaks(told.ratios, baseline)
    if args.json:
        print(json.dumps(_for_programs(told, baseline, found), ensure_ascii=False))
    else:
        print("\n".join(_for_people(told, baseline, found)))
    return 0 if told.hands else 1


def _is_mine(facts: HandFacts, player: str | None) -> bool:
    return facts.hero if player is None else facts.name == player


def _admits(wanted: FactFilter, stakes: str | None, facts: HandFacts) -> bool:
    if stakes is not None and facts.small_bet != round(float(stakes) * facts.per_unit):
        return False
    return wanted.admits(facts)


def _filter(args: argparse.Namespace) -> FactFilter:
    from doorcard.histories.statistics import FactFilter
    from doorcard.stud import Game, Refusal

    try:
        least, _, most = (args.seats or "").partition("-")
        if args.stakes is not None:
            float(args.stakes)
        return FactFilter(
            game=None if args.game is None else Game(args.game),
            site=args.site,
            seats_min=int(least) if least else None,
            seats_max=int(most or least) if least else None,
            since_ms=_day(args.since),
            until_ms=_day(args.until),
        )
    except ValueError as wrong:
        raise Refusal(
            "histories.filter",
            f"these hands cannot be picked out ({wrong}): seats are such as 3-5, stakes such as "
            "0.50, days such as 2026-01-31",
        ) from None


def _day(text: str | None) -> int | None:
    if text is None:
        return None
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def _for_programs(
    told: Report, baseline: dict[str, Ratio], found: tuple[Leak, ...]
) -> dict[str, Any]:
    return {
        "hands": told.hands,
        "unknown": told.unknown,
        "per_hundred": told.winnings.per_hundred,
        "interval": told.winnings.interval,
        "stakes": [
            {
                "game": each.game.value,
                "small_bet": each.small_bet / each.per_unit,
                "big_bet": each.big_bet / each.per_unit,
                "currency": each.currency,
                "hands": each.winnings.hands,
                "net": each.net / each.per_unit,
                "per_hundred": each.winnings.per_hundred,
                "interval": each.winnings.interval,
            }
            for each in told.stakes
        ],
        "ratios": {
            name: {
                "hits": ratio.hits,
                "of": ratio.of,
                "interval": ratio.interval,
                "baseline": {"hits": baseline[name].hits, "of": baseline[name].of},
            }
            for name, ratio in told.ratios.items()
        },
        "leaks": [
            {"ratio": leak.ratio, "difference": leak.difference, "certainty": leak.certainty}
            for leak in found
        ],
        "positions": _places(told.positions),
        "seats": _places(told.seats),
        "graph": told.graph,
    }


def _places(lines: Any) -> list[dict[str, object]]:  # noqa: ANN401 - lines of a report
    return [
        {
            "place": each.place,
            "hands": each.winnings.hands,
            "per_hundred": each.winnings.per_hundred,
            "completion": each.completion.share,
        }
        for each in lines
    ]


def _for_people(told: Report, baseline: dict[str, Ratio], found: tuple[Leak, ...]) -> list[str]:
    if not told.hands:
        return ["no hands to count: is the --player's name right, and do the files tell a hero?"]
    lines = [f"{told.hands} hands: {_rate(told)}", _sparks(told), ""]
    lines += [f"{'stakes':28} {'hands':>7} {'net':>10} {'BB/100':>8}"]
    for each in told.stakes:
        unit = each.per_unit
        sizes = f"{each.small_bet / unit:g}/{each.big_bet / unit:g} {each.currency or ''}".rstrip()
        name = f"{each.game.value} {sizes}"
        net = each.net / unit
        rate = each.winnings.per_hundred or 0.0
        lines.append(f"{name:28} {each.winnings.hands:7} {net:10.2f} {rate:8.1f}")
    lines += ["", f"{'how often':24} {'share':>6} {'19 of 20 within':>17} {'of':>7} {'others':>7}"]
    for name, ratio in told.ratios.items():
        if ratio.of:
            low, high = ratio.interval or (0.0, 1.0)
            within = f"{low:6.0%} to {high:4.0%}"
            share, other = ratio.share or 0.0, baseline[name].share
            beside = "" if other is None else f"{other:7.0%}"
            lines.append(
                f"{name.replace('_', ' '):24} {share:6.0%} {within:>17} {ratio.of:7} {beside}"
            )
    lines += ["", "where you surely differ:" if found else "nothing that is sure to differ"]
    for leak in found:
        more = "more" if leak.difference > 0 else "less"
        name = leak.ratio.replace("_", " ")
        lines.append(f"  {name}: {more} often by {abs(leak.difference):.0%} ({leak.certainty:.1%})")
    return lines


def _rate(told: Report) -> str:
    rate = told.winnings.per_hundred
    if rate is None:
        return "the files do not say what they brought"
    if told.winnings.interval is None:
        return f"{rate:+.1f} big bets a hundred, too few to say more"
    low, high = told.winnings.interval
    return f"{rate:+.1f} big bets a hundred, 19 times of 20 within {low:+.1f} and {high:+.1f}"


def _sparks(told: Report) -> str:
    step = max(1, len(told.graph) // 60)
    values = [bets for _, bets in told.graph[::step]]
    low, high = min(values), max(values)
    span = high - low or 1.0
    top = len(SPARKS) - 1
    text = "".join(SPARKS[round((each - low) / span * top)] for each in values)
    return f"{text}  {low:+.0f} to {high:+.0f} big bets"
