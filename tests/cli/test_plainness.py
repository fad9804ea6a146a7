"""Plain is plain everywhere, French is French everywhere, and what the table shows can be asked about."""

import json
import re
from pathlib import Path

import pytest

from chaudron.cli.answers import Choice, Misread, WordedPrompt, read
from chaudron.cli.refusals import explain
from chaudron.kernel.errors import Refusal
from chaudron.kernel.request import NUMBER, SOME
from chaudron.locales import Texts
from tests.cli.command import chaudron, process

pytestmark = pytest.mark.once  # words and screens are the same compiled

DRAWN = re.compile("[\u2500-\u259f●◎♣■♠✶≈▲✿]")  # boxes, bars, and the signs of chips
KEPT = re.compile("── |signe de contrôle")  # a new turn; the sign by which devices are compared
KINGDOM = "council room, moat, village, woodcutter, workshop, militia, remodel, marauder, market, mine"


@pytest.mark.parametrize(
    ("args", "typed"),
    [
        ("play quacks --books set5 --witches --patients", "1\nc\n1\nc\nt\n?\nq\n"),
        ("play alchemists --encyclopedia --golem --mode master", "g\nc\n1\n1\ng\nconseil\nt\nq\n"),
        ("play dominion", "c\n\n?\n? village\nq\n"),
        ("simulate dominion --games 2 --jobs 1", ""),
        ("simulate quacks --games 2 --jobs 1 --seat random --seat random", ""),
        ("kingdom grim_parade", ""),
        ("kingdom --list", ""),
        ("about witch", ""),
        ("reader QVXG", "?\n"),
    ],
)
def test_plain_is_plain_everywhere(tmp_path: Path, args: str, typed: str) -> None:
    said = chaudron(*args.split(), "--plain", "--lang", "fr", home=tmp_path, typed=typed)
    assert said.status == 0, said.err
    assert [line for line in said.out.splitlines() if DRAWN.search(line) and not KEPT.search(line)] == []
    assert "\x1b" not in said.out


def test_french_figures_have_commas(tmp_path: Path) -> None:
    table = chaudron("simulate", "dominion", "--games", "3", "--jobs", "1", "--lang", "fr", home=tmp_path).out
    assert re.search(r"\d,\d %", table) and not re.search(r"\d\.\d", table)
    quacks = ("play", "quacks", "--seed", "3", "--option", "first=1", "--lang", "fr", "--plain")
    said = chaudron(*quacks, "--seat", "you", "--seat", "brewer", home=tmp_path, typed="1\nc\nq\n").out
    assert re.search(r"case de décompte \d+,\d en moyenne", said)
    english = chaudron("simulate", "dominion", "--games", "3", "--jobs", "1", home=tmp_path).out
    assert re.search(r"\d\.\d %", english)


def test_french_has_no_english_ids(tmp_path: Path) -> None:
    table = chaudron("simulate", "dominion", "--games", "2", "--jobs", "1", "--lang", "fr", home=tmp_path).out
    assert "Royaume : " in table and "cellar" not in table and "Cave" in table
    said = chaudron(
        *("simulate", "quacks", "--seat", "random", "--seat", "random", "--games", "2", "--jobs", "1"),
        *("--lang", "fr"),
        home=tmp_path,
    ).out
    assert "Les Charlatans de Belcastel : 2 parties" in said and "quacks" not in said
    seen = ("play", "quacks", "--books", "set5", "--witches", "--patients", "--lang", "fr", "--seed", "3")
    books = chaudron(*seen, home=tmp_path, typed="1\nc\nq\n").out
    for id in ("white", "green", "locoweed", "W-B1", "orange-hw", "nervousness", "ear_worm"):
        assert f"({id}" not in books
    assert "(vert 5)" in books and "(sorcière)" in books


def test_nobody_says_from_2_to_2() -> None:
    texts = Texts("fr")
    choices = [Choice(n, f"carte {n}") for n in range(4)]
    with pytest.raises(Misread, match="Choisissez-en exactement 2, pas 1"):
        read("1", WordedPrompt(SOME, "?", choices, 2, 2), texts)
    with pytest.raises(Misread, match="Seul 3 est possible"):
        read("4", WordedPrompt(NUMBER, "?", [], 3, 3), texts)
    with pytest.raises(Misread, match="de 1 à 2, pas 3"):
        read("1-3", WordedPrompt(SOME, "?", choices, 1, 2), texts)
    refusal = Refusal("bad-players", "", {"game": "go", "lo": "2", "hi": "2", "n": "3"})
    assert explain(refusal, texts) == "go se joue à 2, pas à 3"


@pytest.mark.parametrize(
    ("asked", "found", "not_found"),
    [
        ("? chambre", "Chambre du conseil", "Chambre forte"),
        ("? conseil", "Chambre du conseil", ""),
        ("? forger", "Forgeron", ""),
        ("? zzz", "« zzz » n’est pas proposé ici", ""),
        ("? m", "« m » peut être : ", ""),
    ],
)
def test_a_beginning_explains_what_the_table_shows(
    tmp_path: Path, asked: str, found: str, not_found: str
) -> None:
    game = ("play", "dominion", "--lang", "fr", "--seed", "3", "--option", "first=1", "--kingdom", KINGDOM)
    said = chaudron(*game, "--seat", "you", "--seat", "big-money", home=tmp_path, typed=f"{asked}\nq\n").out
    answer = said.partition("Trésors) > ")[2].partition("Jouez des")[0]
    assert found in answer
    assert not not_found or not_found not in answer


@pytest.mark.parametrize(
    ("game", "asked", "found"),
    [
        ("quacks", "? vert", "Étal\u00a0: vert 1 4¢"),
        ("quacks", "? green 1", "Étal\u00a0: vert 1 4¢"),
        ("quacks", "? blanc 3", "Claque-doigts"),
        ("alchemists", "? plume", "plume de corbeau"),
        ("alchemists", "? réfu", "Réfuter"),
    ],
)
def test_whatever_lies_there_can_be_asked_about(tmp_path: Path, game: str, asked: str, found: str) -> None:
    said = chaudron("play", game, "--lang", "fr", "--seed", "3", home=tmp_path, typed=f"{asked}\nq\n").out
    assert found in said.partition(" > ")[2] and "n’est pas proposé" not in said


def test_a_game_that_is_played_in_rounds_counts_them(tmp_path: Path) -> None:
    for game, rounds in (("quacks", 9), ("alchemists", 6)):
        match = ("simulate", game, "--seat", "random", "--seat", "random", "--games", "2", "--jobs", "1")
        told = json.loads(chaudron(*match, "--json", home=tmp_path).out)
        assert told["turns"]["value"] == rounds
        assert [seat["turns"]["value"] for seat in told["seats"]] == [rounds, rounds]


def test_the_package_is_the_command(tmp_path: Path) -> None:
    said = process("--version", home=tmp_path, module="chaudron")
    assert said.status == 0 and said.out.startswith("chaudron ")
