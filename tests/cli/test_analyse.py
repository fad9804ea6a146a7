"""`chaudron analyse`: a finished game in words, in both languages; whatever is no such game gets one line."""

import json
from pathlib import Path

import pytest

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.record import Record
from chaudron.kernel.session import resume
from chaudron.testing.blunders import played
from tests.cli.command import chaudron


@pytest.fixture(scope="module")
def record() -> Record:
    return played("quacks", ["brewer", "random"], 5)[0].record()


@pytest.fixture(scope="module")
def file(record: Record, tmp_path_factory: pytest.TempPathFactory) -> Path:
    kept = tmp_path_factory.mktemp("records") / "game.json"
    kept.write_text(record.dumps(), encoding="utf-8")
    return kept


@pytest.mark.once
def test_a_game_is_told_in_both_languages(file: Path, tmp_path: Path) -> None:
    said = chaudron("analyse", str(file), "--playouts", "1", "--plain", home=tmp_path)
    assert said.status == 0 and said.err == ""
    for heading in ("Who was likely to win", "What would have been better", "Luck and skill"):
        assert heading in said.out
    assert "Round 9: Brewer " in said.out and "End: Brewer 100 % (100–100)" in said.out
    assert "{" not in said.out and "analyse-" not in said.out
    french = chaudron("analyse", str(file), "--playouts", "1", "--lang", "fr", home=tmp_path)
    assert "Chance et adresse" in french.out and "{" not in french.out


@pytest.mark.once
def test_programs_get_everything(file: Path, record: Record, tmp_path: Path) -> None:
    told = json.loads(chaudron("analyse", str(file), "--playouts", "1", "--json", home=tmp_path).out)
    assert told["steps"] == len(record.answers) and told["ends"] == [1.0, 0.0]
    assert [turn["number"] for turn in told["curve"]] == list(range(1, 10))
    assert len(told["swings"]) <= 3


def test_what_is_no_finished_game_gets_one_line(record: Record, tmp_path: Path) -> None:
    running = resume(record, find_game("quacks"), 30).record()
    for name, text in (
        ("running.json", running.dumps()),
        ("secret.json", running.without_seed().dumps()),
        ("broken.json", "{"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        said = chaudron("analyse", str(tmp_path / name), home=tmp_path)
        assert said.status == 2 and said.out == "" and len(said.err.splitlines()) == 1
    assert "not over" in chaudron("analyse", str(tmp_path / "running.json"), home=tmp_path).err
    assert len(chaudron("analyse", home=tmp_path).err.splitlines()) == 1


def test_a_kingdom_that_is_none_gets_one_line(tmp_path: Path) -> None:
    for kingdom in ("nowhere", "smithy, smithy", "smithy", "moat, gardenz"):
        said = chaudron("analyse", "--kingdom", kingdom, "--games", "1", home=tmp_path)
        assert said.status == 2 and said.out == "" and len(said.err.splitlines()) == 1


@pytest.mark.all
@pytest.mark.once
def test_a_kingdom_is_told_once_and_kept(tmp_path: Path) -> None:
    cards = "cave, witch, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
    asked = ("analyse", "--kingdom", cards, "--games", "4000")
    said = chaudron(*asked, home=tmp_path)
    assert said.status == 0 and said.err == ""
    assert "Witch" in said.out and "Against Big Money it wins" in said.out and "{" not in said.out
    files = list((tmp_path / "analyses").iterdir())
    assert len(files) == 1
    told = json.loads(chaudron(*asked, "--json", home=tmp_path).out)
    assert told["parts"][0]["subject"] == "witch" and len(told["parts"]) == 10
    assert told["parts"][0]["alone"]["lo"] > 0.5 and told["against"]["money"]["lo"] > 0.5
    kept = json.loads(files[0].read_text(encoding="utf-8"))
    kept["found"]["games"] = 17  # it is not worked out again
    files[0].write_text(json.dumps(kept), encoding="utf-8")
    assert "17 games" in chaudron(*asked, home=tmp_path).out
    files[0].write_text("{", encoding="utf-8")  # what was half written is worked out anew
    again = json.loads(chaudron(*asked, "--json", home=tmp_path).out)
    assert again == told
