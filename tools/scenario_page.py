"""Writes the lists of calls and questions into docs/how-to/write-a-scenario.md, from the sources.

python -m tools.scenario_page            write them anew
python -m tools.scenario_page --check    only say whether they are fresh
"""

from __future__ import annotations

import sys
from pathlib import Path

from chaudron.testing.scenario_page import page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "how-to" / "write-a-scenario.md"


def main(args: list[str]) -> int:
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if old == new:
        return 0
    if "--check" in args:
        print(f"{PAGE.name} is stale: make pages")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    print(f"{PAGE.name}: written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
