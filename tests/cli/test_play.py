"""Whole games in a terminal: playing, undoing, saving, resuming, sharing the screen."""

import json
import re
import signal
from pathlib import Path

import pytest

from chaudron.bots import catalogue, faults
from chaudron.cli import play
from chaudron.cli.thoughts import sentence
from chaudron.kernel.driver import Bot
from chaudron.kernel.reason import Reason
from chaudron.kernel.request import Request
from chaudron.kernel.view import View
from chaudron.locales import Texts
from chaudron.testing.dawdler import Dawdler
from tests.cli.command import Terminal, chaudron

BASE = "cellar, moat, village, woodcutter, workshop, militia, remodel, smithy, market, mine"
SEATS = ("--seat", "you", "--seat", "big-money")
TABLE = ("play", "dominion", "--kingdom", BASE, "--option", "first=1")
GAME = (*TABLE, *SEATS)
FEW_TURNS = ("--option", "max_turns=4")
SHORT = (*GAME, *FEW_TURNS)
BUYS = ("Province", "Gold", "Or", "Smithy", "Forgeron", "Silver", "Argent")


def sensible(shown: str) -> str:
    """What somebody who knows the game a little would type."""
    asked = shown.rstrip().splitlines()[-1]
    if asked.endswith(("(y/n)", "(o/n)")):
        return "n"
    if "Enter =" in asked or "Entrée =" in asked:
        return ""
    if asked.startswith(("Buy", "Acheter")):
        numbered = r"(?:^|\s)\d+ +(?:\d+P? ([A-ZÉ][\w' ]*?) ×|([A-ZÉ][\w' ]*?) \()"
        offered = ["".join(names) for names in re.findall(numbered, shown, re.MULTILINE)]
        return next((card for card in BUYS if card in offered), "0")
    if count := re.search(r"(?:Discard|Défausser) (\d+)", asked):
        return f"1-{count[1]}"
    return "1"


@pytest.mark.parametrize(
    ("language", "plain", "verdict"),
    [
        ("en", False, r"You win!|Big Money wins\.|A tie"),
        ("fr", True, r"Vous gagnez !|Big Money gagne\.|Égalité"),
    ],
)
def test_a_whole_game(tmp_path: Path, language: str, plain: bool, verdict: str) -> None:
    args = [*GAME, "--seed", "7", "--lang", language, *(["--plain"] if plain else [])]
    terminal = Terminal(*args, home=tmp_path)
    try:
        end = terminal.play(sensible)
    finally:
        terminal.close()
    assert terminal.process.returncode == 0
    assert re.search(verdict, end)
    assert "Province" in end and ("points en" if plain else "Total") in end
    (record,) = (tmp_path / "finished").glob("*.json")
    assert list((tmp_path / "saves").glob("*.json")) == []
    again = chaudron("replay", str(record), "--lang", language, home=tmp_path)
    assert again.status == 0
    assert re.search(
        verdict.replace("You win!", "Player wins").replace("Vous gagnez !", "Joueur gagne"), again.out
    )


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = [chaudron(*SHORT, "--seed", "6", home=tmp_path / str(i), typed="\n0\n" * 9).out for i in range(2)]
    first, second = (re.sub(r"/\S+", "", game) for game in games)
    assert first == second
    assert "wins" in first or "tie" in first


def test_cards_are_explained_and_the_log_is_told(tmp_path: Path) -> None:
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed="? smithy\n?\nd\n\nl\nt\n? zzz\nq\n").out
    assert "+3 Cards" in said
    assert "undo your last decision" in said
    assert "Your 10 cards  Copper ×7, Estate ×3" in said
    assert said.count("You play") >= 2
    assert "“zzz” is not on offer here" in said


def test_french_has_a_space_before_a_colon(tmp_path: Path) -> None:
    said = chaudron(*SHORT, "--seed", "6", "--lang", "fr", home=tmp_path, typed="q\n").out
    for label in ("Main", "Royaume", "Piles de base"):
        assert re.search(rf"^{label} : ", said, re.MULTILINE)


def test_a_decision_is_undone(tmp_path: Path) -> None:
    typed = "\nsilver\nu\nu\nq\n"
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed=typed).out
    assert said.count("Taken back.") == 2
    hands = re.findall(r"^Hand: (.*)", said, re.MULTILINE)
    assert hands[0] == hands[-1] != hands[1]
    (record,) = (tmp_path / "saves").glob("*.json")
    assert json.loads(record.read_text())["answers"] == []
    assert "nothing of yours" in chaudron(*SHORT, home=tmp_path, typed="u\n").out


@pytest.mark.parametrize("typed", ["\nsilver\nq\n", "\nsilver\n"], ids=["quit", "end of input"])
def test_a_game_is_saved_and_resumed(tmp_path: Path, typed: str) -> None:
    left = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed=typed)
    assert left.status == 0
    (record,) = (tmp_path / "saves").glob("*.json")
    assert str(record) in left.out
    for resume in (["--resume"], ["--resume", str(record)]):
        back = chaudron("play", *resume, home=tmp_path, typed="q\n")
        assert "Turn 2 · You" in back.out
    on = chaudron("play", "--resume", "--lang", "fr", home=tmp_path, typed="\n0\n" * 9)
    assert re.search(r"gagne|Égalité", on.out)
    assert chaudron("play", "--resume", home=tmp_path).status == 2


def test_an_interrupt_saves(tmp_path: Path) -> None:
    terminal = Terminal(*SHORT, "--seed", "6", home=tmp_path)
    try:
        terminal.read()
        terminal.type("")
        terminal.read()
        terminal.process.send_signal(signal.SIGINT)
        ended = any(terminal.read() is None for _ in range(3))  # what was still being drawn comes first
        assert ended
    finally:
        terminal.close()
    assert terminal.process.returncode == 130
    (record,) = (tmp_path / "saves").glob("*.json")
    assert str(record) in re.sub(r"\s", "", terminal.screen)
    assert len(json.loads(record.read_text())["answers"]) == 1


def test_people_share_the_screen(tmp_path: Path) -> None:
    """Each sees their own hand, after the screen was passed on."""
    hot = (*TABLE, *FEW_TURNS, "--seed", "6", "--seat", "you:Ada", "--seat", "you")
    said = chaudron(*hot, home=tmp_path, typed="\n\nsilver\n\n\nu\nn\nu\ny\nq\n").out
    assert "Please pass the screen to Ada, who presses Enter." in said
    assert "Please pass the screen to Player, who presses Enter." in said
    assert said.count("Does everybody at the table agree") == 0  # playing Treasures shows nothing new
    assert "Ada buys a Silver." in said and "Ada draws 5 cards." in said


def test_several_people_undo_freely_only_until_something_new_is_known(tmp_path: Path) -> None:
    hot = (*TABLE, *FEW_TURNS, "--seed", "6", "--seat", "you:Ada", "--seat", "you:Ben")
    to_adas_second_turn = "\n\n0\n" + "\n\n0\n" + "\n"
    said = chaudron(*hot, home=tmp_path, typed=to_adas_second_turn + "u\nn\nu\ny\nq\n").out
    assert "Another player has decided something since then." in said
    assert said.count("Does everybody at the table agree") == 2
    assert said.count("Taken back.") == 1


def test_what_cannot_be_answered_is_said_and_asked_again(tmp_path: Path) -> None:
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed="99\nwitch\n1 1\n\nprovince\nx\n\n0\nq\n").out
    assert "Please choose a number from 1 to" in said
    assert "“witch” is not on offer here" in said
    assert "1 is there twice." in said
    assert "“province” is not on offer here" in said
    assert "Please choose; ? helps." in said
    assert "Turn 2 · You" in said


def test_the_language_comes_from_the_environment(tmp_path: Path) -> None:
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed="q\n", LANG="fr_FR.UTF-8").out
    assert "Jouez des Trésors" in said and "Partie sauvegardée" in said


def test_a_game_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    """Only leaving it before its end is refused: it would be lost."""
    (tmp_path / "home").write_text("a file is in the way")
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path / "home", typed="\n0\n" * 3 + "q\n")
    assert "Turn 4 · You" in said.out and "cannot be written" in said.out
    assert said.status == 2 and "cannot be written" in said.err


# ---------------------------------------------------------------- what bots think

THINKS = """
from chaudron.bots.dominion.big_money import BigMoney
from chaudron.kernel.reason import Estimate, Reason

class Thinks(BigMoney):
    def __init__(self):
        super().__init__([])
        self.reason = None
    def buy(self, view, question):
        bought = super().buy(view, question)
        others = [Estimate(None if bought is None else bought.name, 0.61), Estimate("copper", 0.4)]
        self.reason = Reason("dominion-bot-big-money.about", {}, others, "win")
        return bought
    def why(self):
        return self.reason
"""


def test_nothing_has_no_sign() -> None:
    texts = Texts("en")
    said = sentence(Reason("thought-points", {"answer": "Gold", "n": -0.0}), texts)
    assert said == "Gold, 0 points"


def test_a_bot_says_why_to_who_plays_alone(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(THINKS)
    against = ("play", "--plain", "--seed", "6", "--seat", "you", "--seat", f"{mine}:Thinks")
    said = chaudron(*against, home=tmp_path, typed="why\nq\n").out
    assert "Thought of: Silver (3), 61 % of games won; Copper (0), 40 % of games won." in said
    french = chaudron(*against, "--lang", "fr", home=tmp_path, typed="pourquoi\nq\n").out
    assert "Argent (3), 61 % de parties gagnées ; Cuivre (0), 40 % de parties gagnées." in french
    shared = (*against[:5], "you:Ada", "--seat", "you:Ben", "--seat", f"{mine}:Thinks")
    assert "only somebody who plays alone" in chaudron(*shared, home=tmp_path, typed="\nwhy\nq\n").out


FAILS = """
import time
from chaudron import Estimate, Reason
from chaudron.bots.dominion.big_money import BigMoney

class Mine(BigMoney):
    def __init__(self):
        super().__init__([])

class Raises(Mine):
    def buy(self, view, question):
        raise KeyError("Province")

class Cheats(Mine):
    def answer(self, view, request):
        return "a pony" if request.verb_name() == "buy" else super().answer(view, request)

class Silent(Mine):
    def why(self):
        raise ValueError("no reason")

class Five(Mine):
    def why(self):
        return 5

class Nonsense(Mine):
    def why(self):
        return Reason("It is so.", thought_of=[Estimate("silver", "much"), Estimate("gold", None)])

class Endless(Mine):
    def why(self):
        return Reason("It is so.", thought_of=[Estimate("silver", float("inf")), Estimate("gold", 1)])

class NoWord(Mine):
    def why(self):
        return Reason(7, {"message": 1})

class Unheard(Mine):
    def why(self):
        return Reason("It is so.", thought_of=[Estimate("silver", 2), Estimate("gold", 1)], unit="parsecs")

class Leaves(Mine):
    def why(self):
        raise GeneratorExit

class Sleeps(Mine):
    def why(self):
        time.sleep(5)

class Broods(Mine):
    def __init__(self):
        time.sleep(5)

class Escapes(Mine):
    def buy(self, view, question):
        raise GeneratorExit("out")

class Unmade(Mine):
    def __init__(self):
        raise RuntimeError("not today")
"""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "KeyError: 'Province'"),
        ("Cheats", "buy: a pony is not offered"),
        ("Escapes", "GeneratorExit: out"),
    ],
)
def test_a_bot_that_fails_is_named_and_another_plays_on(tmp_path: Path, name: str, why: str) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FAILS)
    against = ("play", "--plain", "--seed", "6", "--seat", "you", "--seat", f"{mine}:{name}")
    said = chaudron(*against, home=tmp_path, typed="\n0\n" * 3 + "q\n")
    named = f"{name} gave no answer that counts (seed 6, decision 2): {why}. Big Money plays on in its place."
    assert said.status == 0 and said.out.count(named) == 1
    assert f"{name} buys a Silver." in said.out and "Turn 4 · You" in said.out
    french = chaudron(*against, "--lang", "fr", home=tmp_path, typed="q\n").out
    assert f"{name} n’a donné aucune réponse valable (graine 6, décision 2) : {why}." in french


@pytest.mark.parametrize("name", ["Silent", "Five", "Nonsense", "Endless", "NoWord", "Unheard", "Leaves"])
def test_a_reason_that_is_none_is_as_good_as_no_word(tmp_path: Path, name: str) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FAILS)
    against = ("play", "--plain", "--seed", "6", "--seat", "you", "--seat", f"{mine}:{name}")
    said = chaudron(*against, home=tmp_path, typed="why\nq\n")
    assert said.status == 0 and f"{name}: This bot answers without a word." in said.out


def test_who_thinks_for_ever_about_why_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "PATIENCE", 0.2)
    mine = tmp_path / "mine.py"
    mine.write_text(FAILS)
    against = ("play", "--plain", "--seed", "6", "--seat", "you", "--seat")
    said = chaudron(*against, f"{mine}:Sleeps", home=tmp_path, typed="why\nq\n")
    assert said.status == 0 and "no reason within 0.2 s. Big Money plays on in its place." in said.out
    said = chaudron(*against, f"{mine}:Broods", home=tmp_path, typed="q\n")
    assert said.status == 2 and "Broods: it takes too long to get ready" in said.err


def test_a_bot_that_cannot_be_made(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FAILS)
    against = ("play", "--plain", "--seed", "6", "--seat", "you", "--seat")
    unmade = chaudron(*against, f"{mine}:Unmade", home=tmp_path, typed="q\n")
    assert unmade.status == 2
    assert unmade.err == "chaudron: no bot can be taken from Unmade: RuntimeError: not today\n"


def test_a_bots_turn_takes_no_longer_than_one_answer_and_a_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dawdler = Dawdler()
    monkeypatch.setattr(catalogue, "player", lambda game, name, seed, seat=0: dawdler)
    monkeypatch.setattr(play, "MOST_SECONDS", 0.2)
    monkeypatch.setattr(play, "LEAST_SECONDS", 0.02)
    seats = ("--seat", "you", "--seat", "big-money", "--option", "first=2")
    said = chaudron("play", "--plain", "--seed", "6", *seats, home=tmp_path, typed="q\n")
    assert said.status == 0 and len(dawdler.had) >= 2  # it played its Treasures, then bought
    assert [had > 0.1 for had in dawdler.had] == [True] + [False] * (len(dawdler.had) - 1)


class Fails(Bot):
    """Has no answer."""

    def answer(self, view: View, request: Request) -> object:
        raise KeyError("Province")


def test_advice_that_fails_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = catalogue.bot

    def failing(game: str, name: str, seed: int, seat: int = 0) -> Bot:
        return Fails() if name == "journeyman" else made(game, name, seed, seat)

    monkeypatch.setattr(catalogue, "bot", failing)
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed="advice\nq\n")
    assert said.status == 0 and "This bot cannot say what it thinks." in said.out


def test_code_of_ones_own_runs_only_for_who_names_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(THINKS)
    own = ("--seat", f"{mine}:Thinks")
    chaudron("play", "--plain", "--seed", "6", "--seat", "you", *own, home=tmp_path, typed="q\n")
    refused = chaudron("play", "--plain", "--resume", home=tmp_path)
    assert refused.status != 0 and f"add --seat {mine}:Thinks" in refused.err
    assert (
        chaudron("play", "--plain", "--resume", "--seat", "you", *own, home=tmp_path, typed="q\n").status == 0
    )


def test_a_hint_says_what_a_good_bot_would_do(tmp_path: Path) -> None:
    said = chaudron(*SHORT, "--seed", "6", home=tmp_path, typed="advice\n\nadvice\nq\n").out
    assert said.count("A good bot would answer:") == 2
    french = chaudron(*SHORT, "--seed", "6", "--lang", "fr", home=tmp_path, typed="avis\nq\n").out
    assert "Un bon bot répondrait" in french
