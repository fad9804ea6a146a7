"""Breeding plans for the tables that a package knows, on as many cores as there are.

Table, seed and number of games decide a plan, whatever the number of cores. What was bred before with the
same seed and as many games stays.
"""

import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, cast

from chaudron.bots.tunable import Breeding
from chaudron.games.catalogue import half
from chaudron.lab.match import prepare_worker
from chaudron.lab.tune import check_seed


def one(game: str, table: str, games: int, seed: int) -> str:
    """The plan for one table."""
    module = half(game, "tuning")
    assert module is not None  # or nobody would breed
    return cast(Breeding, module.TUNABLE).breed(table, games, seed)


def breed(
    game: str,
    of: Breeding,
    seed: int,
    games: int,
    jobs: int = 1,
    afresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Breed what is missing with so many games for each table; how many tables there are. What another seed
    has made is left alone, unless all is to begin afresh.

    Every plan is written as soon as it is there; `progress` hears how many are.
    """
    file = of.file()
    known: dict[str, dict[str, Any]] = {}
    if file.exists():
        known = json.loads(file.read_text(encoding="utf-8"))
    tables = of.tables()
    for row in known.values() if not afresh else []:
        check_seed(file, row["seed"], seed)
    kept = {
        table: row
        for table, row in known.items()
        if table in tables and not afresh and row["seed"] == seed and row["games"] >= games
    }
    missing = [table for table in tables if table not in kept]
    if not missing:
        return len(tables)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker) as pool:
        waiting = {pool.submit(one, game, table, games, seed): table for table in missing}
        for future in as_completed(waiting):
            kept[waiting[future]] = {"seed": seed, "games": games, "plan": future.result()}
            rest = {table: row for table, row in known.items() if table in tables and table not in kept}
            whole = kept | rest
            new = file.with_suffix(".new")  # whoever reads meanwhile finds the one or the other, never a half
            body = {table: whole[table] for table in tables if table in whole}
            new.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
            new.replace(file)
            if progress is not None:
                progress(len(kept))
    return len(tables)
