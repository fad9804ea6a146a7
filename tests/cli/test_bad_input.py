"""Whatever is wrong ends in one line that says what was wrong and what is possible, and status 2."""

import json
from pathlib import Path

import pytest

from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session
from tests.cli.command import Said, chaudron, process

pytestmark = pytest.mark.once  # words and screens are the same compiled

NINE = "cellar, moat, village, woodcutter, workshop, militia, remodel, smithy, market"
WRONG = {
    "unknown command": ("brew", "play, replay"),
    "unknown argument": ("play dominion --fast", "--fast"),
    "missing value": ("play dominion --seed", "--seed"),
    "bad seed": ("play dominion --seed x", "“x” is no whole number"),
    "unknown game": ("play chess", "dominion"),
    "two books of a colour": ("play quacks --books red=1,red=2", "only one red book"),
    "unknown bot": ("play dominion --seat you --seat deep-blue", "random, plan, plain-money, big-money"),
    "too many playouts": ("play --seat you --seat master:playouts=10001", "N from 1 to 10000"),
    "no number of playouts": ("simulate --seat master:playouts=x", "write playouts=N"),
    "too many cards of a bot": ("play --seat you --seat big-money:smithy=100", "N from 1 to 99"),
    "a bot that takes nothing": ("play quacks --seat you --seat master:playouts=4", "takes nothing after"),
    "unknown card of a bot": ("play dominion --seat you --seat big-money:smity=2", "Smithy"),
    "bad limit": ("simulate dominion --seat big-money --seat big-money:smithy=0", "CARD=N"),
    "a bot's card that is not there": (
        "play dominion --kingdom forbidden_arts --seat you --seat big-money:witch=2",
        "a bot is to buy Witch, which is not in this kingdom",
    ),
    "a bot's card that is no pile": ("simulate dominion --seat big-money --seat big-money:madman", "Madman"),
    "cards for a bot without": ("play dominion --seat you --seat random:smithy=1", "takes nothing after"),
    "cards for a bot that takes playouts": (
        "simulate alchemists --seat master:gold=2",
        "nothing but playouts=N",
    ),
    "too many players": ("play dominion" + " --seat you" * 7, "2 to 6 players"),
    "too few players": ("play dominion --seat you", "2 to 6 players"),
    "unknown language": ("play dominion --lang de", "en, fr"),
    "unknown option": ("play dominion --option speed=3", "max_turns"),
    "bad option": ("play dominion --colonies perhaps", "auto, yes, no"),
    "bad first player": ("play dominion --option first=3", "there are 2 players"),
    "unknown set": ("play dominion --sets base,dominion2000", "dominion2000"),
    "too few cards": ("play dominion --sets promos", "ten are needed"),
    "unknown kingdom": ("play dominion --kingdom nowhere", "kingdom --list"),
    "a person simulated": ("simulate dominion --seat you --seat random", "only bots"),
    "no games": ("simulate dominion --games 0", "from 1 to"),
    "no file": ("replay nowhere.json", "nowhere.json cannot be read"),
    "nothing to resume": ("play --resume", "no game is waiting"),
    "unknown card": ("card wich", "Witch"),
    "impossible wish": ("kingdom --sets base --attacks 9", "not enough Attacks"),
    "bad range": ("kingdom --attacks many", "many"),
    "a public address without https": ("serve --public-url games.example.org", "https://games.example.org"),
    "a public address with a folder": ("serve --public-url https://a.example/b", "without a folder"),
    "nowhere to listen": ("serve --host 192.0.2.254", "cannot listen on 192.0.2.254"),
    "required and banned": ("kingdom --require witch --ban witch", "both required and banned"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_words(tmp_path: Path, wrong: str) -> None:
    line, hint = WRONG[wrong]
    refused(chaudron(*line.split(), home=tmp_path), hint)


@pytest.mark.parametrize(
    ("kingdom", "hint"),
    [
        (NINE, "10 piles, not 9"),
        (f"{NINE}, mine, witch", "10 piles, not 11"),
        (f"{NINE}, smithy", "twice"),
        (f"{NINE}, copper", "not a kingdom card"),
        (f"{NINE}, wich", "did you mean Witch"),
        (f"{NINE}, young_witch + bane laboratory", "cannot be the Bane"),
        (f"{NINE}, witch + bane chapel", "no card of this kingdom"),
        (f"{NINE}, witch + castles", "+ colonies"),
    ],
)
def test_wrong_kingdoms(tmp_path: Path, kingdom: str, hint: str) -> None:
    refused(chaudron("play", "dominion", "--kingdom", kingdom, home=tmp_path), hint)


def record() -> dict[str, object]:
    session = Session(SPEC, 3, ["you", "big-money"], {"sets": ["base"], "first": 1})
    session.answer(0, session.stepper.view(0).options(session.pending[0]))
    body: dict[str, object] = json.loads(session.record().dumps())
    return body


def edited(**changes: object) -> str:
    """A record with other contents, and nothing that betrays it but the contents."""
    body = record() | changes
    del body["check"]
    return json.dumps(body)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "not a whole record"),
        (json.dumps(record())[:-40], "not a whole record"),
        ('{"format": "pgn"}', "not a Chaudron record"),
        (json.dumps(record() | {"seed": 4}), "changed after it was saved"),
        (edited(version=99), "version 99"),
        (edited(seats="you"), "lacks a part"),
        (edited(game="chess"), "dominion"),
        (edited(seed=None), "without its seed"),
        (edited(answers=[[0, ["platinum"]]]), "answer 1 of this record cannot be played"),
        (edited(seats=["you", "deep-blue"]), "deep-blue"),
    ],
)
def test_wrong_records(tmp_path: Path, text: str, hint: str) -> None:
    """Neither command reads it, and the file stays as it is."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        if command[0] == "play" or "deep-blue" not in hint:  # a replay asks no bot
            refused(chaudron(*command, home=tmp_path), hint)
    assert file.read_text(encoding="utf-8") == text


def test_a_record_of_other_rules_says_so_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(edited(rules=99), encoding="utf-8")
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        said = chaudron(*command, home=tmp_path)
        assert said.status == 2 and "rules version 99" in said.out and str(file) in said.out
    assert file.read_text(encoding="utf-8") == edited(rules=99)


def test_the_untouched_record_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()), encoding="utf-8")
    assert loads(file.read_text(encoding="utf-8")).seed == 3
    assert chaudron("replay", str(file), home=tmp_path).status == 0


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play échecs", "il n’y a pas de jeu « échecs »"),
        ("card sorciere-noire", "rien ne s’appelle « sorciere-noire » – vouliez-vous dire Sorcière"),
        ("brasser", "il n’y a pas de commande « brasser »"),
        ("simulate --kingdom forbidden_arts --seat big-money:sorcière --seat random", "acheter « Sorcière »"),
        ("play --seed", "--seed demande une valeur"),
        ("play dominion --colonies oui", "« oui » n’est pas l’un de auto, yes, no"),
    ],
)
def test_refusals_in_french(tmp_path: Path, line: str, said: str) -> None:
    refused(chaudron(*line.split(), "--lang", "fr", home=tmp_path), said)


def test_help_and_version(tmp_path: Path) -> None:
    assert "chaudron 0." in chaudron("--version", home=tmp_path).out
    assert ", règles " in chaudron("--version", "--lang", "fr", home=tmp_path).out
    helped = chaudron("--help", home=tmp_path)
    assert helped.status == 0 and "simulate" in helped.out
    french = chaudron("play", "--help", "--lang", "fr", home=tmp_path)
    assert french.status == 0 and "reprendre une partie" in french.out


def test_the_installed_command_refuses_alike(tmp_path: Path) -> None:
    refused(process("play", "chess", home=tmp_path), "dominion")


def refused(said: Said, hint: str) -> None:
    assert said.status == 2, said.err
    assert hint in said.err
    assert said.out == ""
    assert said.err.startswith("chaudron: ") and said.err.count("\n") == 1
