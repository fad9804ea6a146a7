"""The code in README, CONTRIBUTING and docs runs as it stands there."""

import re
from pathlib import Path

import pytest

from tests.cli.command import chaudron

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/how-to/*.md"), *ROOT.glob("docs/tutorial/*.md")])


def examples(page: Path) -> str:
    """All Python of a page, as one program: a later block may use an earlier one."""
    return "\n\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", [p for p in PAGES if p.exists()], ids=lambda p: p.name)
def test_examples_run(page: Path) -> None:
    exec(compile(examples(page), str(page), "exec"), {"__name__": "example"})


def commands() -> list[str]:
    """The README's tour, command by command; a replay needs a file of one's own."""
    tour = re.findall(
        r"^python3 play.py run chaudron (.*?)(?:  +#.*)?$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    return [line for line in tour if "FILE" not in line]


@pytest.mark.parametrize("command", commands())
def test_the_tour_can_be_taken(command: str, tmp_path: Path) -> None:
    """Each command is understood and carried out; of its many games, one is enough here."""
    short = re.sub(r"--games \d+", "--games 1", command)
    said = chaudron(*short.split(), home=tmp_path, typed="q\n" * 3)
    assert said.status == 0 and said.out and not said.err


@pytest.mark.parametrize("page", [p for p in PAGES if p.exists()], ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} points to {target}"
