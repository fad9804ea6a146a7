"""`chaudron plan`, and plans in seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaudron.bots.dominion.plans import words
from chaudron.bots.dominion.plans.files import library
from chaudron.bots.dominion.plans.geronimoo import WHY
from chaudron.locales import Texts
from tests.cli.command import chaudron

MINE = """\
name: Mine
wants: chapelle
shelters: yes
bane: moat

open Chapel 1
green when deck money >= 15 and own Gold > deck villages * 2 / 3 - 1
points province when not action phase
buy silver when phase = end
trash estate 2 by chapel
choose coins by minion
"""
XML = """<playerCollection>
 <player name="Silver"><buy name="Province"/><buy name="Silver"/></player>
 <player name="Money: no.2 #a:best"><buy name="Gold"/></player>
 <player name="Peasants">
  <buy name="Peasant"/><buy name="Peasant"/><buy name="Gold" strategy="forEngines"/>
 </player>
</playerCollection>"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.plan"
    file.write_text(MINE)
    return str(file)


def test_a_good_plan_is_fine(mine: str, tmp_path: Path) -> None:
    said = chaudron("plan", "check", mine, home=tmp_path)
    assert (said.status, said.out) == (0, "Mine: 6 rules, no errors.\n")
    assert chaudron("plan", "check", "chapel-witch", home=tmp_path).status == 0


def test_a_bad_plan_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.plan"
    file.write_text("name: x\nbuy smity\nbui gold\nbuy qwertz\n")
    said = chaudron("plan", "check", str(file), home=tmp_path)
    assert said.status == 2
    assert "line 2: there is no card called “smity”; did you mean Smithy" in said.out
    assert "line 3: no rule begins with “bui”; write buy" in said.out
    assert "line 4: there is no card called “qwertz”\n" in said.out
    french = chaudron("plan", "check", str(file), "--lang", "fr", home=tmp_path).out
    assert "ligne 2 : aucune carte ne s’appelle « smity » ; est-ce Forgeron" in french
    seat = chaudron("simulate", "--seat", str(file), "--seat", "random", home=tmp_path)
    assert seat.status == 2 and seat.err.startswith(f"chaudron: {file}: line 2: there is no card")


def test_a_plan_in_words(mine: str, tmp_path: Path) -> None:
    said = chaudron("plan", "show", mine, home=tmp_path).out
    assert "It wants Chapel in the kingdom." in said
    assert "begin with Shelters" in said and "Moat is the Bane" in said
    assert (
        "coins in the deck ≥ 15 and Gold owned > cards in the deck that give two Actions × 2 / 3 − 1" in said
    )
    assert "1. Province, if not in the Action phase" in said
    assert "1. Silver, if phase of the game = end" in said
    assert "1. trash Estate, up to 2, asked by Chapel" in said
    french = chaudron("plan", "show", "--lang", "fr", "chapel-witch", home=tmp_path).out
    assert "Écarter le deck de départ" in french and "Sorcière, jusqu’à 1" in french
    text = chaudron("plan", "show", "--text", mine, home=tmp_path).out
    assert "bane: moat\n\nopen chapel 1\n" in text
    assert "Platinum" in chaudron("plan", "show", "colony-wharf", home=tmp_path).out


def test_a_plan_plays_from_the_command_line(mine: str, tmp_path: Path) -> None:
    said = chaudron("plan", "run", mine, "--games", "4", "--jobs", "1", home=tmp_path)
    assert said.status == 0 and said.out.startswith("against Big Money: ") and "4 games" in said.out
    seats = ["--seat", mine, "--seat", "plan:double-smithy", "--games", "2", "--jobs", "1", "--plain"]
    out = chaudron("simulate", *seats, home=tmp_path).out
    assert "A mine:" in out and "B Plan (double-smithy):" in out and "Chapel" in out and "Smithy" in out


def test_a_plan_sits_at_the_terminal(mine: str, tmp_path: Path) -> None:
    said = chaudron("play", "--seat", "you", "--seat", mine, "--plain", home=tmp_path, typed="q\n")
    assert said.status == 0 and "mine" in said.out
    again = chaudron("play", "--resume", "--plain", home=tmp_path, typed="q\n")
    assert again.status == 0
    first = ("--option", "first=2", "--plain", "--lang", "fr")
    why = chaudron("play", "--seat", "you", "--seat", mine, *first, home=tmp_path, typed="pourquoi\nq\n")
    assert (
        "mine : C’est la première règle de son plan" in why.out
        or "mine : Aucune règle de son plan" in why.out
    )
    library = chaudron(
        "play", "--seat", "you", "--seat", "plan:big-money", *first, home=tmp_path, typed="why\nq\n"
    )
    assert "Plan (big-money) : C’est la première règle de son plan qui peut être suivie" in library.out


def test_the_library_is_listed(tmp_path: Path) -> None:
    out = chaudron("plan", "list", "--lang", "fr", home=tmp_path).out
    assert len(out.splitlines()) == len(library()) and "\nchapel-witch : Écarter" in out
    unknown = chaudron("plan", "show", "chapel-wich", home=tmp_path)
    assert unknown.status == 2 and "chapel-witch" in unknown.err


@pytest.mark.parametrize("doing", ["check", "show", "run"])
def test_what_is_no_plan_is_told_in_a_line(doing: str, tmp_path: Path) -> None:
    for name, said in (
        (str(tmp_path), f"{tmp_path} is a folder; write path/to/file.plan"),
        ("nowhere/mine.plan", "nowhere/mine.plan cannot be read"),
        ("nowhere/mine.txt", "nowhere/mine.txt says nothing about how to play; write path/to/file.plan"),
        ("qwertz", "there is no plan called “qwertz”; chaudron plan list names them all"),
        ("witch", "there is no plan called “witch”; did you mean witch-money / chapel-witch"),
        ("witches", "there is no plan called “witches”; did you mean "),
        ("the-chapel", "there is no plan called “the-chapel”; did you mean chapel-"),
    ):
        refused = chaudron("plan", doing, name, home=tmp_path)
        assert refused.status == 2 and refused.err.startswith(f"chaudron: {said}"), refused.err
        assert refused.err.count("\n") == 1 and len(refused.err) < 200
    folder = tmp_path / "odd.plan"
    folder.mkdir()
    assert "is a folder" in chaudron("plan", doing, str(folder), home=tmp_path).err


def test_endings_may_be_in_capitals(tmp_path: Path) -> None:
    plan, collection = tmp_path / "UP.PLAN", tmp_path / "G.XML"
    plan.write_text(MINE)
    collection.write_text(XML)
    assert chaudron("plan", "check", str(plan), home=tmp_path).out == "Mine: 6 rules, no errors.\n"
    assert chaudron("plan", "check", "--json", str(plan), home=tmp_path).status == 0
    assert "2 of 3 players" in chaudron("plan", "check", str(collection), home=tmp_path).out
    assert "1. Province" in chaudron("plan", "show", f"{collection}#Silver", home=tmp_path).out
    assert chaudron("plan", "show", str(plan), home=tmp_path).out.startswith("Mine\n")


def test_what_a_plan_buys_and_does_not_ask_for_is_told(tmp_path: Path) -> None:
    file = tmp_path / "goons.plan"
    file.write_text("name: Goons\nwants: chapel\nbuy goons\nbuy dame anna\nbuy silver\n")
    said = chaudron("plan", "check", str(file), home=tmp_path)
    told = "Goons and Dame Anna: a kingdom need not have them. To ask for them, write wants: chapel, goons"
    assert (said.status, said.out.splitlines()[1]) == (0, f"{told}, dame_anna")
    assert "a kingdom need not" in chaudron("plan", "check", "--json", str(file), home=tmp_path).out
    french = chaudron("plan", "check", "--lang", "fr", str(file), home=tmp_path).out
    assert "un royaume peut ne pas les avoir" in french
    ran = chaudron("plan", "run", str(file), "--games", "2", "--jobs", "1", home=tmp_path)
    assert ran.err == "The kingdom lacks Goons and Dame Anna, which the plan would buy.\n"
    assert ran.status == 0
    file = tmp_path / "asking.plan"
    file.write_text("name: Goons\nwants: chapel, goons, dame anna\nbuy goons\nbuy dame anna\nbuy silver\n")
    assert chaudron("plan", "check", str(file), home=tmp_path).out == "Goons: 3 rules, no errors.\n"
    assert chaudron("plan", "run", str(file), "--games", "2", "--jobs", "1", home=tmp_path).err == ""


def test_geronimoos_files_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "some.xml"
    file.write_text(XML)
    out = chaudron("plan", "check", str(file), home=tmp_path).out
    assert out.splitlines() == [
        "Peasants: no such card here: Peasant, the way of playing forEngines",
        f"{file}: 2 of 3 players can be played (66.7 %).",
    ]
    assert chaudron("plan", "check", f"{file}#Silver", home=tmp_path).out == "Silver: 2 rules, no errors.\n"
    assert "1. Province" in chaudron("plan", "show", f"geronimoo:{file}#Silver", home=tmp_path).out
    seat = [
        "--seat",
        f"geronimoo:{file}#Silver",
        "--seat",
        "random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--plain",
    ]
    assert "A Silver:" in chaudron("simulate", *seat, home=tmp_path).out
    seat[1] = f"geronimoo:{file}#Money: no.2 #a:best"
    assert "A Money: no.2 #a:best:" in chaudron("simulate", *seat, home=tmp_path).out
    french = chaudron("plan", "show", f"{file}#Peasants", "--lang", "fr", home=tmp_path)
    said = "Peasants ne peut pas être joué : pas de telle carte ici : Peasant et une chose de plus"
    assert (french.status, french.err) == (2, f"chaudron: {said}\n")
    for doing in ("show", "run"):
        several = chaudron("plan", doing, str(file), home=tmp_path)
        assert several.status == 2 and several.err.startswith(
            f"chaudron: {file} has 3 players; write {file}#NAME"
        )
        assert several.err.endswith(": Silver, Money: no.2 #a:best, Peasants\n")
    file.write_text("<player")
    bad = chaudron("plan", "check", str(file), home=tmp_path)
    assert bad.status == 2 and bad.err.count("\n") == 1 and "well-formed" in bad.err


def test_all_that_a_plan_can_say_is_said_in_both_languages() -> None:
    wanted = [f"plan-measure-{word.replace(' ', '-')}" for word in (*words.ALONE, *words.OF_A_CARD)]
    wanted += [f"plan-verb-{word.replace(' ', '-')}" for word in words.PLAYING]
    wanted += [f"plan-phase-{word}" for word in words.PHASES]
    for language in ("en", "fr"):
        texts = Texts(language)
        assert [message for message in wanted if not texts.knows(message)] == []
        assert len({texts.say("error-geronimoo-file", why=why, line=1) for why in WHY}) == len(WHY)
