"""A process that measures rows in one mode: reads `row seconds`, answers with a rate, line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks import yardstick
from benchmarks.rows import rate

YARDSTICK = "pyminion"


def main() -> None:
    prepared: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        name, _, seconds = line.strip().rpartition(" ")
        if name not in prepared:
            prepared[name] = prepare(name)
        print(rate(prepared[name], float(seconds)), flush=True)


def prepare(name: str) -> Callable[[], int]:
    if name == YARDSTICK:
        return yardstick.prepare()
    from benchmarks import envs  # noqa: PLC0415

    if name in envs.YARDSTICKS:
        return envs.YARDSTICKS[name]()
    from benchmarks.report import rows  # noqa: PLC0415  the yardstick's process loads no game of ours

    return next(row for row in rows() if row.name == name).prepare()


if __name__ == "__main__":
    main()
