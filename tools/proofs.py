"""Write down which tests prove which ruling, so that the product can show it.

python -m tools.proofs            write src/chaudron/games/*/proofs.json
python -m tools.proofs --check    only say whether they are fresh (exit status 1 if not)

The citations are read from the source of the tests; nothing is imported or run.
"""

import argparse
import json
import sys
from pathlib import Path

from chaudron.rulings import GAMES, games_with_rulings, rulings
from chaudron.testing.citations import UnreadableCitation, citations

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"


def main(args: list[str]) -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(prog="python -m tools.proofs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only check that they are fresh")
    options = parser.parse_args(args)
    try:
        stale = stale_files(TESTS)
    except UnreadableCitation as error:
        print(error, file=sys.stderr)
        return 2
    for file, text in stale.items():
        if not options.check:
            file.write_text(text, encoding="utf-8")
        verb = "is stale" if options.check else "written"
        print(f"{file.relative_to(ROOT)} {verb}")
    return 1 if stale and options.check else 0


def stale_files(tests: Path) -> dict[Path, str]:
    """The proofs files that are missing or differ from what the tests say, with their due text."""
    cited = citations(tests)
    stale = {}
    for game in games_with_rulings():
        ledger = rulings(game)
        found = {id: cited.pop(id) for id in ledger if id in cited}
        text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
        file = GAMES / game / "proofs.json"
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale[file] = text
    for id, where in cited.items():
        raise UnreadableCitation(f"{where[0]}: no ledger has a ruling {id!r}")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
