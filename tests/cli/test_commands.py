"""Cards, kingdoms, replays and simulations from the command line."""

import json
import re
import shlex
from pathlib import Path
from unittest import mock

import pytest

from chaudron import MODE
from chaudron.cli import about, options
from chaudron.cli.mode import mode_in_words
from chaudron.cli.options import COMMANDS, commands
from chaudron.cli.people import People
from chaudron.games.dominion import facts
from chaudron.lab.tune import Kept
from chaudron.locales import Texts
from tests.cli.command import chaudron, process

# ---------------------------------------------------------------- cards


def test_a_card_with_its_rulings_and_proofs(tmp_path: Path) -> None:
    said = chaudron("card", "Sorcière", home=tmp_path).out
    assert said.startswith("Witch  card witch, Dominion\n")
    assert "Action, Attack" in said and "BA-055" in said and "Sorcière" in said
    long = "so_long_a_name_" * 9
    with mock.patch.object(about, "proofs_of", lambda game, r: [f"tests/test_it.py::test_{long}{r.id}"]):
        said = chaudron("card", "witch", home=tmp_path).out
    assert f"        proved by tests/test_it.py::test_{long}BA-055\n" in said
    french = chaudron("card", "young", "witch", "--lang", "fr", home=tmp_path).out
    assert french.startswith("Jeune sorcière") and "Abondance" in french


# ---------------------------------------------------------------- kingdoms


def picked(tmp_path: Path, *args: str) -> dict[str, object]:
    body: dict[str, object] = json.loads(chaudron("kingdom", "--json", *args, home=tmp_path).out)
    return body


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_notation_comes_back_as_it_went(tmp_path: Path, seed: int) -> None:
    first = picked(
        tmp_path, "--seed", str(seed), "--require", "young_witch,black_market", "--colonies", "yes"
    )
    again = picked(tmp_path, str(first["notation"]), "--seed", str(seed))
    assert again == first
    assert picked(tmp_path, str(first["notation"]), "--seed", "99")["notation"] == first["notation"]
    table = chaudron("kingdom", str(first["notation"]), "--lang", "fr", home=tmp_path).out
    assert table.rstrip().splitlines()[-1] == first["notation"]
    played = chaudron("play", "--kingdom", str(first["notation"]), home=tmp_path, typed="q\n")
    assert played.status == 0


def test_the_same_seed_picks_the_same_kingdom(tmp_path: Path) -> None:
    assert (
        picked(tmp_path, "--seed", "5") == picked(tmp_path, "--seed", "5") != picked(tmp_path, "--seed", "6")
    )


def test_wishes_are_heard(tmp_path: Path) -> None:
    wish = "--sets base,rivages --require witch --ban moat,Village --count base=6 --attacks 2-3 --seed 1"
    body = picked(tmp_path, *wish.split(), "--cost-curve", "5=3-4,2=1")
    assert body["sets"] == {"base": 6, "seaside": 4}
    assert "witch" in str(body["cards"]) and "moat" not in str(body["cards"])


def test_recommended_kingdoms_are_listed_box_by_box(tmp_path: Path) -> None:
    lines = chaudron("kingdom", "--list", "--lang", "fr", home=tmp_path).out.splitlines()
    starts = [line.strip() for line in lines if line and not line.startswith(" ")]
    boxes = ["Dominion", "L’Intrigue", "Rivages", "Alchimie", "Prospérité", "Abondance", "L’Arrière-pays"]
    boxes.append("L’Âge des ténèbres")
    assert [line for line in starts if line in boxes] == boxes
    assert starts[1].startswith("Première partie")
    at = starts.index("Abondance")
    assert any(line.startswith("L’atelier du bouffon") for line in starts[at : at + 7])
    assert len(json.loads(chaudron("kingdom", "--list", "--json", home=tmp_path).out)) == 69


@pytest.mark.parametrize("args", [("play",), ("play", "--seat", "you", "--seat", "big-money:smithy")])
def test_who_names_no_kingdom_plays_a_first_game(tmp_path: Path, args: tuple[str, ...]) -> None:
    assert chaudron(*args, home=tmp_path, typed="q\n").status == 0
    (file,) = (tmp_path / "saves").glob("*.json")
    options = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert sorted(options["kingdom"].split(", ")) == sorted(facts.kingdoms()["first_game"].cards)


def test_a_random_kingdom_is_a_wish(tmp_path: Path) -> None:
    said = [
        chaudron("kingdom", "random", "--json", "--seed", str(seed), home=tmp_path).out for seed in range(2)
    ]
    assert json.loads(said[0])["cards"] != json.loads(said[1])["cards"]


def test_the_advice_on_alchemy_is_given_and_can_be_followed(tmp_path: Path) -> None:
    one = ("--require", "golem", "--sets", "base,alchemy", "--count", "alchemy=1", "--seed", "1")
    advice = "1 carte d’Alchimie : sa règle en conseille de 3 à 5"
    assert advice in chaudron("kingdom", *one, "--lang", "fr", home=tmp_path).out
    wish = ("kingdom", "--require", "golem", "--seed", "1", "--alchemy", "advised")
    assert 3 <= json.loads(chaudron(*wish, "--json", home=tmp_path).out)["sets"]["alchemy"] <= 5
    assert "Alchemy:" not in chaudron(*wish, home=tmp_path).out


def test_recommended_kingdoms_by_any_name(tmp_path: Path) -> None:
    english = picked(tmp_path, "Forbidden Arts")
    assert (
        english["cards"]
        == picked(tmp_path, "art interdit")["cards"]
        == sorted(facts.kingdoms()["forbidden_arts"].cards)
    )
    listed = chaudron("kingdom", "--list", "--lang", "fr", home=tmp_path).out
    assert "Art Interdit" in listed and "Apprenti" in listed


def test_a_veto_and_a_draft(tmp_path: Path) -> None:
    vetoed = chaudron(
        "kingdom", "--veto", "--sets", "base", "--seed", "3", home=tmp_path, typed="1\n1\nx\n1\n1\n"
    )
    assert vetoed.status == 0
    assert vetoed.out.count(" strikes the ") == 4
    drafted = chaudron("kingdom", "--draft", "--sets", "base", "--seed", "3", home=tmp_path, typed="1\n" * 10)
    taken = re.findall(r"takes the (.*)\.", drafted.out)
    notation = drafted.out.rstrip().splitlines()[-1]
    assert sorted(name.lower().replace(" ", "_") for name in taken) == notation.split(", ")
    data = chaudron(
        "kingdom", "--draft", "--json", "--sets", "base", "--seed", "3", home=tmp_path, typed="1\n" * 10
    )
    assert json.loads(data.out)["notation"] == notation
    assert data.err.count(" takes the ") == 10 and data.err.count(" > ") == 10


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--draft", "--veto"), "--draft ou --veto, pas les deux"),
        (("forbidden_arts", "--cost-curve", "2=1"), "--cost-curve sert à choisir un nouveau royaume"),
        (("--draft", "--sets", "cornucopia"), "n’ont que 13 cartes Royaume, et on en étale 20"),
        (("--count", "cornucopia=14"), "pas assez de cartes de « Abondance » : il en faudrait 14"),
        (("--require", "moat,moat"), "« Douves » figure deux fois dans le royaume"),
    ],
)
def test_wishes_that_cannot_be_are_refused_in_one_line(
    tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    refused = chaudron("kingdom", *args, "--lang", "fr", home=tmp_path)
    assert refused.status == 2
    assert said in refused.err
    assert refused.err.count("\n") == 1


# ---------------------------------------------------------------- commands of games


def test_games_bring_their_own_commands() -> None:
    """The common part of the command line names none of them."""
    assert commands()["kingdom"] == "chaudron.cli.dominion.kingdom"
    assert commands()["reader"] == "chaudron.cli.alchemists.reader"
    assert not {"kingdom", "reader"} & set(COMMANDS)
    source = Path(options.__file__).read_text(encoding="utf-8")
    assert not any(game in source for game in ("dominion", "quacks", "alchemists"))


# ---------------------------------------------------------------- replays


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A short game against Big Money, saved."""
    args = ("play", "--sets", "base", "--seed", "3", "--option", "first=1", "--option", "max_turns=3")
    seats = ("--seat", "you", "--seat", "big-money")
    assert chaudron(*args, *seats, home=tmp_path, typed="\n0\n" * 8).status == 0
    (file,) = (tmp_path / "finished").glob("*.json")
    return str(file)


def test_a_replay_shows_everything_or_what_a_seat_saw(tmp_path: Path, record: str) -> None:
    whole = chaudron("replay", record, home=tmp_path).out
    mine = chaudron("replay", record, "--from", "1", home=tmp_path).out
    theirs = chaudron("replay", record, "--from", "2", home=tmp_path).out
    assert "draws 5 cards" not in whole
    assert (
        "Player draws" in mine and "Player draws 5 cards." not in mine and "Big Money draws 5 cards." in mine
    )
    assert "Player draws 5 cards." in theirs and "Big Money plays" in theirs
    assert not any("You" in said for said in (whole, mine, theirs))  # it has been played: nobody is spoken to
    assert all(" points in " in said for said in (whole, mine, theirs))


def test_people_of_a_server_keep_their_names() -> None:
    assert People(["Ada", "big-money", "you:Ben"], Texts("en")).names == ["Ada", "Big Money", "Ben"]


def test_a_replay_step_by_step(tmp_path: Path, record: str) -> None:
    steps = len(json.loads(Path(record).read_text())["answers"])
    whole = chaudron("replay", record, "--step", "--lang", "fr", home=tmp_path, typed="\n" * steps).out
    assert whole.count("Entrée : suite") == steps and " points en " in whole
    left = chaudron("replay", record, "--step", home=tmp_path, typed="\n\nq\n").out
    back = chaudron("replay", record, "--step", home=tmp_path, typed="\n\nb\nq\n").out
    tables = re.findall(r"Turn \d .* phase .*", back)
    assert tables[-1] == tables[1]
    assert left.count("Enter: on") == 3 and " points in " not in left


# ---------------------------------------------------------------- simulations

MATCH = ("simulate", "dominion", "--seat", "big-money", "--seat", "big-money:smithy=2", "--seed", "1")


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        said = process(*MATCH, "--games", "600", "--jobs", jobs, "--json", home=tmp_path)
        assert said.status == 0, said.err
        body = json.loads(said.out)
        assert body.pop("speed")["games_per_second"] > 0
        assert body.pop("made")["rules"] > 0
        results.append(body)
    assert results[0] == results[1]
    money, smithy = results[0]["seats"]
    assert smithy["wins"] + smithy["ties"] + smithy["losses"] == 600
    assert smithy["wins"] == money["losses"] and smithy["ties"] == money["ties"]
    assert "smithy" in results[0]["options"]["kingdom"]


def test_a_simulation_as_a_table(tmp_path: Path) -> None:
    said = chaudron(*MATCH, "--games", "40", "--lang", "fr", home=tmp_path).out
    assert "Big Money (2 Forgerons)" in said and "Victoires" in said and "parties/s" in said
    assert f"règles {mode_in_words(MODE, Texts('fr'))}." in " ".join(said.split())


def test_a_kingdom_without_the_usual_card(tmp_path: Path) -> None:
    """Who names a kingdom and no bots gets bots that can play there."""
    args = ("simulate", "--kingdom", "forbidden_arts", "--games", "2", "--json")
    body = json.loads(chaudron(*args, home=tmp_path).out)
    assert "smithy" not in body["options"]["kingdom"]
    assert [seat["bot"] for seat in body["seats"]] == ["big-money", "random"]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_random_kingdom_has_what_a_bot_wants(tmp_path: Path, seed: str) -> None:
    seats = ("--seat", "you", "--seat", "big-money:dame_anna,jester=2")
    said = chaudron("play", *seats, "--sets", "base", "--seed", seed, home=tmp_path, typed="q\n")
    assert said.status == 0
    (file,) = tmp_path.glob("*/*.json")
    kingdom = json.loads(file.read_text(encoding="utf-8"))["options"]["kingdom"]
    assert "knights" in kingdom and "jester" in kingdom
    for option, there in (("yes", True), ("no", False)):
        more = ("--seat", "big-money:smithy", "--seat", "random", "--colonies", option, "--games", "1")
        body = json.loads(chaudron("simulate", *more, "--json", "--seed", seed, home=tmp_path).out)
        assert ("colonies" in body["options"]["kingdom"]) == there


def test_three_bots_and_any_kingdom(tmp_path: Path) -> None:
    seats = ["--seat", "random", "--seat", "big-money:witch=1,dame_anna=1", "--seat", "big-money:platinum=3"]
    body = json.loads(chaudron("simulate", *seats, "--games", "6", "--json", home=tmp_path).out)
    assert body["games"] == 6
    assert all(word in body["options"]["kingdom"] for word in ("witch", "knights", "+ colonies"))


def test_a_bot_of_ones_own_is_simulated_and_its_faults_are_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(
        "from chaudron.bots.dominion.big_money import BigMoney\n"
        "class Mine(BigMoney):\n"
        "    def __init__(self): super().__init__([])\n"
        "class Bad(Mine):\n"
        "    def buy(self, view, question): return 1 / 0\n"
    )
    good = chaudron("simulate", "--seat", f"{mine}:Mine", "--seat", "random", "--games", "2", home=tmp_path)
    assert good.status == 0 and "A Mine" in good.out
    bad = chaudron("simulate", "--seat", f"{mine}:Bad", "--seat", "random", "--games", "2", home=tmp_path)
    assert bad.status == 1 and "decision 2: ZeroDivisionError" in bad.err


@pytest.mark.parametrize("more", [(), ("--fresh",), ("--option", "first=2")])
def test_the_game_that_a_bot_broke_off_can_be_seen_again(tmp_path: Path, more: tuple[str, ...]) -> None:
    """With the seed, the seats and the set-up of that very game: the same fault at the same decision."""
    mine = tmp_path / "mine.py"
    mine.write_text(
        "from chaudron.bots.dominion.big_money import BigMoney\n"
        "class Late(BigMoney):\n"
        "    def __init__(self): super().__init__([])\n"
        "    def buy(self, view, question):\n"
        "        bought = super().buy(view, question)\n"
        "        return 1 / 0 if bought is not None and bought.name == 'gold' else bought\n"
    )
    seats = ("--seat", f"{mine}:Late", "--seat", "random")
    said = chaudron("simulate", *seats, "--games", "2", *more, home=tmp_path).err.splitlines()
    faults, commands = said[:4:2], said[1:4:2]
    for fault, command in zip(faults, commands, strict=True):
        typed = shlex.split(command.partition(" again: chaudron ")[2])
        seed, decision = re.findall(r"seed (\d+), decision (\d+)", fault)[0]
        seen = chaudron(*typed, "--plain", home=tmp_path)
        assert f"(seed {seed}, decision {decision}): ZeroDivisionError" in seen.out
    begins = [command.index(str(mine)) < command.index("--seat random") for command in commands]
    assert sorted(begins) == [False, True]


def test_a_bot_that_takes_its_process_along_is_told(tmp_path: Path) -> None:
    """Also where one process is enough: it is not the one that tells."""
    mine = tmp_path / "mine.py"
    mine.write_text(
        "import os\nfrom chaudron.bots.random import RandomBot\n"
        "class Exits(RandomBot):\n"
        "    def answer(self, view, request): os._exit(3)\n"
    )
    seats = ("--seat", f"{mine}:Exits", "--seat", "random")
    said = chaudron("simulate", *seats, "--games", "2", home=tmp_path)
    assert said.status == 2 and f"games 1 to 2 of {mine}:Exits, random (seed 1)" in said.err


def test_every_round_of_a_simulation_may_have_a_set_up_of_its_own(tmp_path: Path) -> None:
    said = chaudron("simulate", "quacks", "--fresh", "--games", "4", "--plain", home=tmp_path)
    assert said.status == 0 and "a set-up of its own" in said.out


def test_only_a_game_with_values_can_be_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kept, "write", mock.Mock())  # whatever goes wrong, the package keeps its values
    said = chaudron("tune", "alchemists", "--games", "1", home=tmp_path)
    assert said.status == 2 and "alchemists has no values to tune" in said.err
    # As many games are behind as are asked for: nothing is played, and the values stay as they are.
    said = chaudron("tune", "quacks", "--games", "1", "--jobs", "1", home=tmp_path)
    assert said.status == 0 and said.out.startswith("Nothing was played: the values in ")
    said = chaudron("tune", "quacks", "--games", "240", "--seed", "9", "--jobs", "1", home=tmp_path)
    assert said.status == 2 and "go on with --seed 1, or add --afresh" in said.err


def test_help_says_which_game_is_meant(tmp_path: Path) -> None:
    assert "(default: all of them)" in " ".join(chaudron("bots", "--help", home=tmp_path).out.split())
    assert "default: dominion" not in chaudron("tune", "--help", home=tmp_path).out
    seats = " ".join(chaudron("play", "--help", home=tmp_path).out.split())
    assert "path.py:Class" in seats and "geronimoo:file.xml#NAME" in seats


@pytest.mark.parametrize(("language", "called"), [("en", "Journeyman"), ("fr", "Compagnon")])
def test_who_says_nothing_meets_a_journeyman_and_everybody_is_described(
    tmp_path: Path, language: str, called: str
) -> None:
    assert chaudron("play", "quacks", home=tmp_path, typed="q\n").status == 0
    (file,) = (tmp_path / "saves").glob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["seats"] == ["you", "journeyman"]
    said = chaudron("bots", "--lang", language, home=tmp_path).out
    assert said.count(f"journeyman ({called})") == 3 and said.count("random (") == 3
    assert all(len(line.partition(":")[2]) > 20 for line in said.splitlines() if "(" in line)
