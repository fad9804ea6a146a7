"""Writes the golden playthroughs: whole games of each set as text, so that a changed rule shows as a diff.

python -m tools.goldens            write them anew (tests/dominion/goldens), after a change that is meant
python -m tools.goldens --check    only say which differ
"""

from __future__ import annotations

import sys
from pathlib import Path

from chaudron.testing.dominion.goldens import difference, goldens, playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "dominion" / "goldens"


def main(args: list[str]) -> int:
    changed = 0
    FOLDER.mkdir(exist_ok=True)
    wanted = goldens()
    for golden in wanted:
        diff = difference(golden, FOLDER)
        if not diff:
            continue
        changed += 1
        print(f"{golden.name}: differs")
        if "--check" in args:
            print(diff)
        else:
            (FOLDER / f"{golden.name}.txt").write_text(playthrough(golden), encoding="utf-8")
    for file in FOLDER.glob("*.txt"):
        if file.stem not in [g.name for g in wanted]:
            print(f"{file.name}: of no use any more")
            if "--check" not in args:
                file.unlink()
    return 1 if changed and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
