"""Results as one long table, for spreadsheets and data frames: a row for each figure.

Columns: game, seed, rules, version, bot, what (wins, points, points-of, provinces …), seat (of `in-seat`
figures), at (turn, round or points), n (how many games), value, lo, hi (99 %).
"""

import csv
from pathlib import Path
from typing import Any

from chaudron.extras import need
from chaudron.kernel.errors import Refusal
from chaudron.lab.playing import Match
from chaudron.lab.stats import Interval, Results, share

COLUMNS = ["game", "seed", "rules", "version", "bot", "what", "seat", "at", "n", "value", "lo", "hi"]

Row = dict[str, Any]


def rows_of_results(match: Match, results: Results, made: dict[str, object]) -> list[Row]:
    """Everything that was measured."""
    common: Row = {
        "game": match.game,
        "seed": str(match.seed),
        "rules": made["rules"],
        "version": made["chaudron"],
    }
    rows: list[Row] = []
    for k, (bot, score) in enumerate(zip(match.seats, results.scores)):

        def add(
            what: str, n: int, x: Interval, seat: int | None = None, at: int | None = None, bot: str = bot
        ) -> None:
            figures = {"what": what, "seat": seat, "at": at, "n": n}
            rows.append(common | {"bot": bot} | figures | {"value": x.value, "lo": x.lo, "hi": x.hi})

        n = score.games
        add("win-share", n, score.win_share())
        add("tie-share", n, share(score.ties, n))
        add("loss-share", n, share(score.losses, n))
        add("points", n, score.points.mean())
        add("turns", n, score.turns.mean())
        for seat, own in enumerate(score.by_seat):
            add("win-share", own.games, share(own.wins, own.games), seat + 1)
            add("points", own.games, own.points.mean(), seat + 1)
        for points in sorted(score.by_points):
            add("games-with-points", n, share(score.by_points[points], n), None, points)
        if results.series:
            series = results.series[k]
            for name in sorted(series.values):
                for at, mean in enumerate(series.values[name]):
                    add(name, mean.n, mean.mean(), None, at)
            for thing in sorted(series.bought):
                for turn, count in enumerate(series.bought[thing]):
                    each = count / max(1, results.games)
                    add(f"bought:{thing}", results.games, Interval(each, each, each), None, turn + 1)
    return rows


def check_place(file: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on what should be in it."""
    try:
        if file.exists():
            file.open("ab").close()
        else:
            file.touch()
            file.unlink()
    except OSError as error:
        raise unwritten(file, error) from None


def write_csv(file: Path, rows: list[Row]) -> None:
    try:
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, COLUMNS)
            writer.writeheader()
            writer.writerows(rows)
    except OSError as error:
        raise unwritten(file, error) from None


def write_parquet(file: Path, rows: list[Row]) -> None:
    need("lab")
    import pyarrow as arrow  # noqa: PLC0415  an extra
    from pyarrow import parquet  # noqa: PLC0415

    texts, whole = ["game", "seed", "version", "bot", "what"], ["rules", "seat", "at", "n"]
    kinds = {c: arrow.string() if c in texts else arrow.int64() if c in whole else None for c in COLUMNS}
    schema = arrow.schema([(c, kinds[c] or arrow.float64()) for c in COLUMNS])
    try:
        parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), file)
    except OSError as error:
        raise unwritten(file, error) from None


def unwritten(file: Path, error: OSError) -> Refusal:
    why = error.strerror or str(error)
    return Refusal("unwritten", f"{file} cannot be written: {why}", {"file": str(file), "why": why})
