"""The code in README, CONTRIBUTING and docs runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/how-to/*.md"), *ROOT.glob("docs/tutorial/*.md")])


def examples(page: Path) -> str:
    """All Python of a page, as one program: a later block may use an earlier one."""
    return "\n\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", [p for p in PAGES if p.exists()], ids=lambda p: p.name)
def test_examples_run(page: Path) -> None:
    exec(compile(examples(page), str(page), "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", [p for p in PAGES if p.exists()], ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} points to {target}"
