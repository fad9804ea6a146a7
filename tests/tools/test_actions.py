"""The list of actions is whole, and only ever grows at its end."""

from __future__ import annotations

import pytest

from chaudron.games.catalogue import GAMES, game
from chaudron.kernel.actions import every_action, expanded
from tools import env_pages
from tools.actions import file_of, grown, text, written


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
def test_the_reference_of_fields_and_actions_is_fresh(name: str) -> None:
    assert env_pages.file_of(name).read_text(encoding="utf-8") == env_pages.page(name), "make pages"
