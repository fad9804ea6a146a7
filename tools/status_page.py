"""The status of every Dominion card: set, implemented, rulings and how many are proved by a test.

`python -m tools.status_page` writes docs/reference/dominion-cards.md; `--check` says whether it is fresh.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from chaudron.cli.dominion import words
from chaudron.games.dominion.card import BY_NAME
from chaudron.games.dominion.facts import CardFacts, cards
from chaudron.games.dominion.library import find
from chaudron.games.dominion.port import topics
from chaudron.locales import Texts
from chaudron.rulings import Ruling, proofs_of, rulings, rulings_about

PAGE = Path("docs/reference/dominion-cards.md")

HEAD = """# Dominion: status of every card

Made by `python -m tools.status_page`. A ruling is a numbered statement of the ledger
(`src/chaudron/games/dominion/rulings.tsv`) about the card; it is proved when a test cites it.
`chaudron card NAME` shows them with their tests.

"""


def proved(found: list[Ruling]) -> tuple[int, int]:
    """How many of the testable rulings are cited by a test, and how many there are."""
    testable = [r for r in found if r.testable]
    return len([r for r in testable if proofs_of("dominion", r)]), len(testable)


def ledger_table() -> str:
    lines = ["| ledger | rulings | proved | not testable |", "|---|---|---|---|"]
    every = list(rulings("dominion").values())
    for prefix in dict.fromkeys(r.id.partition("-")[0] for r in every):
        mine = [r for r in every if r.id.startswith(prefix + "-")]
        done, testable = proved(mine)
        lines.append(f"| {prefix} | {len(mine)} | {done} of {testable} | {len(mine) - testable} |")
    return "\n".join(lines) + "\n"


def card_row(facts: CardFacts, english: Texts, french: Texts) -> str:
    implemented = facts.id in BY_NAME
    done, testable = proved(rulings_about("dominion", topics(facts)))
    cost = f"{facts.cost}{'P' if facts.potion else ''}"
    names = f"{words.card(english, facts.id)} | {words.card(french, facts.id)}"
    return f"| {names} | {cost} | {'yes' if implemented else 'no'} | {done} of {testable} |"


def page() -> str:
    find("copper")  # loads every set
    english, french = Texts("en"), Texts("fr")
    parts = [HEAD + ledger_table()]
    facts = list(cards().values())
    for name in dict.fromkeys(f.set for f in facts):
        mine = [f for f in facts if f.set == name]
        lines = [f"\n## {english.say('dominion-set-' + name.replace('_', '-'))}\n"]
        lines += ["| card | en français | cost | implemented | rulings proved |", "|---|---|---|---|---|"]
        lines += [card_row(f, english, french) for f in mine]
        parts.append("\n".join(lines) + "\n")
    return "".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is fresh")
    args = parser.parse_args()
    text = page()
    if args.check:
        fresh = PAGE.is_file() and PAGE.read_text() == text
        print(f"{PAGE} is {'fresh' if fresh else 'stale: run python -m tools.status_page'}")
        return 0 if fresh else 1
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
