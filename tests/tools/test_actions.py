"""The list of actions is whole, and only ever grows at its end."""

from __future__ import annotations

import json

import pytest

from chaudron.envs.common import VERSION
from chaudron.games.catalogue import GAMES, game
from chaudron.games.quacks import encoding
from chaudron.kernel.actions import every_action, expanded
from tools import env_pages
from tools.actions import RELEASED, file_of, grown, layout, text, written


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_the_list_is_whole_and_has_nothing_twice(name: str) -> None:
    blocks = written(name)
    assert text(grown(game(name), blocks)) == file_of(name).read_text(encoding="utf-8"), "make pages"
    pairs = expanded(blocks)
    assert len(set(pairs)) == len(pairs)
    assert set(every_action(game(name).verbs(), game(name).offers())) <= set(pairs)


@pytest.mark.once
def test_a_new_card_only_appends() -> None:
    spec = game("quacks")
    before = written("quacks")

    class Larger(type(spec)):  # type: ignore[misc]
        def offers(self) -> dict[str, list[str]]:
            return {verb: [*words, "pink-1"] for verb, words in spec.offers().items()}

    after = grown(Larger(), before)
    assert expanded(after)[: len(expanded(before))] == expanded(before)
    assert {option for _, option in expanded(after)[len(expanded(before)) :]} == {"pink-1"}


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_a_version_of_the_environments_keeps_its_layout(name: str) -> None:
    """Where a field moved or means something else, VERSION of the environments has to grow."""
    for file in RELEASED.glob("*/layouts.json"):
        then = json.loads(file.read_text(encoding="utf-8"))
        if then["version"] == VERSION:
            assert layout(name) == then[name], f"{name}: not what {file.parent.name} released"


@pytest.mark.once
def test_a_layout_knows_where_fields_are_and_what_numbers_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    before = layout("quacks")
    monkeypatch.setattr(encoding, "PENNY_WORDS", encoding.PENNY_WORDS[::-1])
    after = layout("quacks")
    assert after["width"] == before["width"] and after["digest"] != before["digest"]


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_the_reference_of_fields_and_actions_is_fresh(name: str) -> None:
    assert env_pages.file_of(name).read_text(encoding="utf-8") == env_pages.page(name), "make pages"


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_an_environment_has_its_figures(name: str) -> None:
    page = env_pages.FOLDER.joinpath(f"{name}.md").read_text(encoding="utf-8")
    assert f"**Actions**: {len(expanded(written(name))):,}" in page
    assert f"{layout(name)['width']:,} numbers" in page
    assert all(f"\n## {part}\n" in page for part in ("Speed", "Versions"))
