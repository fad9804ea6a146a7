"""The laboratory from the front door: study, tournament, report; every complaint in one line."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.command import chaudron

pytestmark = pytest.mark.once

STUDY = 'name = "Two & two"\ngames = 4\nrandom = 2\nseries = true\nbots = ["big-money", "random"]\n'


@pytest.fixture
def study(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(STUDY, encoding="utf-8")
    return file


@pytest.mark.all
def test_a_study_and_its_page(study: Path, tmp_path: Path) -> None:
    said = chaudron("study", str(study), "--engine", "here", "--lang", "en", home=tmp_path)
    assert said.status == 0 and "2 cells, 8 games" in said.out and "Big Money – Random" in said.out
    again = chaudron("study", str(study), "--json", home=tmp_path)
    assert "8 games were played before" in again.err
    assert [cell["games"] for cell in json.loads(again.out)["cells"]] == [4, 4]
    results = tmp_path / "mine.results.jsonl"
    results.write_bytes(b"".join(results.read_bytes().splitlines(keepends=True)[:-1]))
    said = chaudron("report", str(study), "--lang", "fr", home=tmp_path)
    assert said.status == 0
    folder = tmp_path / "mine-report"
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert "Il reste 4 parties à jouer" in page
    assert "Two &amp; two, une étude de Chaudron" in page and 'lang="fr"' in page
    assert page.count("<svg") == page.count("</svg>") >= 6 and "currentColor" in page
    assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ), "nothing is loaded from elsewhere"
    pictures = {file.stem for file in folder.glob("*.png")}
    assert {"ratings", "matrix", "shares", "points", "provinces", "money"} <= pictures
    for file in folder.glob("*.png"):
        assert file.read_bytes().startswith(b"\x89PNG")


def test_a_report_of_nothing_says_so(study: Path, tmp_path: Path) -> None:
    said = chaudron("report", str(study), "--lang", "en", home=tmp_path)
    assert said.status == 2 and "run the study first" in said.err and said.err.count("\n") == 1


def test_half_written_results_are_told_and_lose_nothing(study: Path, tmp_path: Path) -> None:
    chaudron("study", str(study), "--engine", "here", home=tmp_path)
    results = tmp_path / "mine.results.jsonl"
    whole = results.read_bytes()
    results.write_bytes(whole[:-40])
    said = chaudron("report", str(study), "--out", str(results / "in a file"), "--lang", "en", home=tmp_path)
    assert said.status == 2 and "one line is half written" in said.err
    assert said.err.endswith("cannot be written: a part of the path is no folder\n")
    said = chaudron("study", str(study), "--engine", "here", "--lang", "en", home=tmp_path)
    assert said.status == 0 and "one line is half written" in said.err
    assert "4 games were played before" in said.err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[setups]]\nname = "odd"\nkingdom = "smithy, chappel"', "“chappel” – did you mean Chapel"),
        ('bots = ["big-money"]', "one bot; 2 at a table"),
        ('bots = ["big-money", "bad.plan"]', "bad.plan: line 1: a plan has a name"),
        ('include = "nowhere.toml"', "there is nothing of that name"),
        ("games = ", "is no TOML"),
        ('include = "mine.toml"', "includes itself"),
        ('games = "many"', "must be a whole number"),
        ("gamez = 3", "no key “gamez”"),
    ],
)
def test_bad_files_get_one_line(study: Path, tmp_path: Path, text: str, complaint: str) -> None:
    study.write_text(text, encoding="utf-8")
    (tmp_path / "bad.plan").write_text("buy Gold\n", encoding="utf-8")
    said = chaudron("study", str(study), "--lang", "en", home=tmp_path)
    assert said.status == 2 and complaint in said.err and said.err.count("\n") == 1
    french = chaudron("study", str(study), "--lang", "fr", home=tmp_path)
    assert french.status == 2 and french.err.count("\n") == 1
    assert french.err != said.err and "No such file" not in french.err


@pytest.mark.all
def test_a_tournament(tmp_path: Path) -> None:
    bots = ("--bot", "big-money", "--bot", "random", "--bot", "plain-money")
    file = tmp_path / "t.jsonl"
    more = ("--games", "4", "--engine", "here", "--results", str(file), "--lang", "en")
    said = chaudron("tournament", "dominion", *bots, *more, home=tmp_path)
    assert said.status == 0 and "3 bots, 12 games" in said.out and "Share of each row" in said.out
    body = json.loads(chaudron("tournament", *bots, *more, "--json", home=tmp_path).out)
    assert body["ratings"][-1]["bot"] == "random" and len(body["cells"]) == 3
    page = chaudron("report", str(file), "--out", str(tmp_path / "page"), home=tmp_path)
    assert page.status == 0 and (tmp_path / "page" / "ratings.png").exists()
    few = chaudron("tournament", "--bot", "random", *more, home=tmp_path)
    assert few.status == 2 and few.err.count("\n") == 1


def test_figures_for_spreadsheets(tmp_path: Path) -> None:
    table, frame = tmp_path / "f.csv", tmp_path / "f.parquet"
    out = ("--csv", str(table), "--parquet", str(frame), "--json")
    said = chaudron("simulate", "--games", "4", "--series", *out, home=tmp_path)
    body = json.loads(said.out)
    with table.open(encoding="utf-8", newline="") as source:
        rows = list(csv.DictReader(source))
    shares = [float(row["value"]) for row in rows if row["what"] == "win-share" and not row["seat"]]
    assert shares == [seat["win_share"]["value"] for seat in body["seats"]]
    assert any(row["what"] == "provinces" for row in rows)
    from pyarrow import parquet  # noqa: PLC0415

    assert parquet.read_table(frame).num_rows == len(rows)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--until", "0"), "until"),
        (("--sprt", "0.6,0.5"), "sprt"),
        (("--sprt", "--until", "1"), "exclude each other"),
        (("--start", "nowhere.json"), "nowhere.json"),
        (("--fresh", "--start", "nowhere.json"), "exclude each other"),
        (("--address", "head:6379"), "--engine ray"),
        (("--csv", "/no/such/folder/f.csv", "--games", "100000000"), "cannot be written"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path: Path, args: tuple[str, ...], complaint: str) -> None:
    said = chaudron("simulate", *args, "--lang", "en", home=tmp_path)
    assert said.status == 2 and complaint in said.err and said.err.count("\n") == 1
