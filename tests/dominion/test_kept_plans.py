"""Bred plans are kept on disk and in the package, and are the plans that would be bred again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chaudron.bots.catalogue import bot
from chaudron.bots.dominion import kept
from chaudron.bots.dominion.best_card import best_wish
from chaudron.bots.dominion.evolve import money_plan
from chaudron.bots.dominion.kept import (
    file_for,
    folder,
    packaged_texts,
    plan_of,
    recall,
    remember,
    text_of,
)
from chaudron.bots.dominion.levels import Bred, Master
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.tuning import TUNABLE
from chaudron.bots.tunable import Breeding
from chaudron.games.dominion.cards.basics import SILVER
from chaudron.games.dominion.kingdoms import Kingdom, check, read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.lab.breed import breed

OUTRAGEOUS = "../../etc/passwd \0 " + "x" * 5000
KINGDOM = check(read("cellar, chapel, festival, gardens, library, militia, moat, thief, village, witch"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHAUDRON_HOME", str(tmp_path))
    return tmp_path


def plans(n: int) -> list[Plan]:
    return [money_plan(False, [BuyRule(find("witch"), k + 1)]) for k in range(n)]


def test_what_is_kept_comes_back_alike() -> None:
    assert recall("a table") == []
    remember("a table", plans(3))
    assert [text_of(plan) for plan in recall("a table")] == [text_of(plan) for plan in plans(3)]
    assert recall("another table") == []


def test_a_file_has_a_name_of_ours_whatever_a_table_is_called(home: Path) -> None:
    remember(OUTRAGEOUS, plans(1))
    assert len(recall(OUTRAGEOUS)) == 1
    files = [file for file in home.rglob("*") if file.is_file()]
    assert [file.parent for file in files] == [folder()] and files[0].stem.isalnum()


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"key": "a table", "plans": ["buy nothing at all"]}'])
def test_what_cannot_be_read_is_bred_again(text: str) -> None:
    remember("a table", plans(1))
    file_for("a table").write_text(text, encoding="utf-8")
    assert recall("a table") == []
    remember("a table", plans(2))
    assert len(recall("a table")) == 2


def test_a_folder_that_cannot_be_written_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("CHAUDRON_HOME", str(tmp_path / "file"))
    remember("a table", plans(1))
    assert recall("a table") == []


def test_files_of_another_version_are_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    remember("a table", plans(1))
    before = file_for("a table")
    known = kept.VERSION.known
    try:
        kept.VERSION.known = "another"
        assert file_for("a table") != before and recall("a table") == []
    finally:
        kept.VERSION.known = known


def test_the_folder_has_room_for_so_many() -> None:
    remember("a table", plans(1))
    for i in range(kept.MOST_FILES):
        (folder() / f"{i}.json").write_text("")
    remember("another table", plans(1))
    assert len(list(folder().iterdir())) <= kept.MOST_FILES // 2 + 2


def test_what_was_kept_is_not_bred() -> None:
    first = Bred(KINGDOM, 2, 10)
    witch = plans(1)[0]
    remember(first.key, [witch])
    assert text_of(first.after(1)) == text_of(witch) and first.evolution.games == 0


@pytest.mark.all
def test_a_kept_plan_is_the_one_that_is_bred_again() -> None:
    """By another process, with one piece kept and one to be bred."""
    whole = Bred(KINGDOM, 2, 4000)
    both = [text_of(whole.after(1)), text_of(whole.after(2))]
    remember(whole.key, whole.plans[:1])
    later = Bred(KINGDOM, 2, 4000)
    assert [text_of(later.after(1)), text_of(later.after(2))] == both
    assert [text_of(plan) for plan in recall(whole.key)] == both


def test_the_package_brings_plans_for_every_recommended_kingdom() -> None:
    tables = TUNABLE.tables()
    texts = packaged_texts()
    assert len(tables) >= 69 and sorted(texts) == sorted(tables)
    for table, text in texts.items():
        piles = read(table.partition(": ")[2]).piles()
        for card in plan_of(text).cards():
            assert not card.text.kingdom or card.name in piles


def test_a_master_takes_the_plan_of_the_package_at_once() -> None:
    table = TUNABLE.tables()[0]
    kingdom = read(table.partition(": ")[2])
    bred = Bred(kingdom, 2, 7000)
    assert text_of(bred.after(1)) == packaged_texts()[table]
    sheltered = Kingdom(kingdom.cards, shelters=True)
    assert text_of(Bred(sheltered, 2, 7000).after(1)) == packaged_texts()[table]
    assert Bred(kingdom, 3, 7000).packaged is None


def test_the_best_card_of_a_kingdom_goes_with_big_money() -> None:
    wish = best_wish(KINGDOM, 2)
    assert wish.card.name == "witch"
    game = new_game(KINGDOM, 2, 1, 0, 80)
    game.run(CallbackDriver([bot("dominion", "best-card", 1, 0), bot("dominion", "big-money", 1, 1)]))
    view = game.view(0)
    assert 1 <= view.count(wish.card) <= wish.limit and view.count(SILVER) > 0


def test_breeding_keeps_what_was_bred_with_the_same_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bred.json"
    tables = ["2: a", "2: b"]
    rows = {table: {"seed": 1, "games": 50, "plan": "buy silver\n"} for table in tables}
    file.write_text(json.dumps(rows))
    monkeypatch.setattr("chaudron.lab.breed.ProcessPoolExecutor", None)  # nobody has to work

    class Known(Breeding):
        def file(self) -> Path:
            return file

        def tables(self) -> list[str]:
            return tables

    assert breed("dominion", Known(), 1, 50) == 2
    with pytest.raises(Refusal, match="made with seed 1"):
        breed("dominion", Known(), 2, 50)
    with pytest.raises(TypeError):
        breed("dominion", Known(), 2, 50, afresh=True)


def test_a_master_may_be_told_how_much_to_think() -> None:
    quick = bot("dominion", "master:playouts=40", 1, 0)
    whole = bot("dominion", "master", 1, 0)
    assert isinstance(quick, Master) and isinstance(whole, Master)
    assert (quick.budget.few, quick.budget.many) == (40, 160)
    assert quick.budget.piece < whole.budget.piece and quick.budget.piece_among(4) * 2 == quick.budget.piece
    with pytest.raises(Refusal, match="playouts=N"):
        bot("dominion", "master:smithy=2", 1, 0)
