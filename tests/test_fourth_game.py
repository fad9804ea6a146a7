"""A fourth game proves the seam: nothing outside its own folder knows Marbles, and all of it works.

The game is `tests/marbles`: its rules, its bot, and its words beside them. A test puts it into the catalogue.
"""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.bots.catalogue import bot, bots
from chaudron.games import catalogue
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, replay
from chaudron.lab.match import match, run
from chaudron.locales import Texts
from chaudron.server.replays import growth, scenario
from chaudron.testing.server import Server
from tests.cli.command import chaudron

ROOT = Path(__file__).resolve().parents[1]
TURN = "0\n1\n1\n"  # no guess, take one marble, keep it


@pytest.fixture(scope="module", autouse=True)
def marbles() -> Iterator[str]:
    """The game in the catalogue of this process, and of those it starts."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(ROOT))
        environment.setenv(catalogue.GUESTS, "")
        yield catalogue.add("tests.marbles")
        catalogue.remove("marbles")


def test_no_line_outside_its_folder_knows_it() -> None:
    for folder in ("src", "web/src"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".json"):
                words = file.read_text(encoding="utf-8").replace("CHAUDRON_GAMES=my.marbles", "")
                assert "marbles" not in words.replace("the game `marbles`", ""), file


def test_it_is_played_saved_resumed_and_replayed_in_the_terminal(tmp_path: Path) -> None:
    args = ("play", "marbles", "--seed", "3", "--option", "first=1")
    begun = chaudron(*args, home=tmp_path, typed=TURN + "quit\n")
    assert "Which colour comes first?" in begun.out and "1 amber" in begun.out and "in the bag" in begun.out
    (kept,) = (tmp_path / "saves").glob("marbles-*.json")
    ended = chaudron("play", "--resume", home=tmp_path, typed=TURN * 6)
    assert ended.status == 0 and "Greedy keeps" in ended.out and "1. " in ended.out
    (finished,) = (tmp_path / "finished").glob("*.json")
    assert not kept.exists()
    for language, said in (("en", "keeps"), ("fr", "garde")):
        shown = chaudron("replay", str(finished), "--lang", language, home=tmp_path)
        assert said in shown.out and "marbles-" not in shown.out
    record = loads(finished.read_text(encoding="utf-8"))
    assert replay(record, find_game("marbles")).over
    again = next(line for line in ended.out.splitlines() if "chaudron play marbles" in line)
    words = shlex.split(again[again.index("chaudron play") :])[1:]
    assert chaudron(*words, home=tmp_path, typed="quit\n").status == 0


def test_it_is_simulated_on_several_cores() -> None:
    planned = match("marbles", ["greedy", "random"], {}, 1, 600)
    results = run(planned, jobs=2)
    assert results.games == 600 and results.scores[0].wins > results.scores[1].wins
    assert bots("marbles") == ["random", "greedy"]


def test_everything_about_its_marbles_is_known(tmp_path: Path) -> None:
    said = chaudron("about", "claire", "--lang", "fr", home=tmp_path).out
    assert "claire  bille clear, Billes" in said and "points" in said and "3" in said and "clear" in said


def test_it_is_played_on_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert [g["name"] for g in server.get("/api/games").json()][-1] == "marbles"
        known = server.get("/api/games/marbles").json()
        assert [p["name"] for p in known["presets"]] == ["usual", "long"] and known["default_bot"] == "greedy"
        assert server.get("/api/games/marbles/facts").json()["marbles"][0] == {"id": "amber", "points": 1}
        words = server.get("/api/locales/fr?game=marbles").text
        assert "marbles-name = Billes" in words and "dominion-name" not in words and "web-undo" in words
        opened = server.open("mine", "greedy", game="marbles", seed=4)
        with server.sit(opened["table"], opened["token"]) as me:
            me.play_out(4)
        keys = {"keys": [{"table": opened["table"], "token": opened["token"]}]}
        (mine,) = server.post("/api/mine", keys).json()
        assert mine["table"]["status"] == "over" and len(mine["points"]) == 2
        (told,) = server.post("/api/mine/statistics", keys).json()
        assert [t["name"] for t in told["by_setup"]] == ["marbles-preset-usual"]
        grown = server.get(f"/api/tables/{opened['table']}/growth").json()
        assert grown["series"] == ["points"] and grown["points"][-1]["values"]["points"] == mine["points"]
        record = loads(server.get(f"/api/tables/{opened['table']}/record").text)
    state = replay(record, find_game("marbles"))
    assert [state.points(seat) for seat in range(2)] == mine["points"]


def test_its_words_are_there_in_both_languages() -> None:
    assert Texts("fr").say("marbles-ask-take") == "Combien de billes prenez-vous ?"
    assert Texts("en").say(Texts("en").somewhere("bot-greedy")) == "Greedy"
    text = (ROOT / "tests" / "marbles" / "locales" / "fr" / "marbles.ftl").read_text(encoding="utf-8")
    english = (ROOT / "tests" / "marbles" / "locales" / "en" / "marbles.ftl").read_text(encoding="utf-8")
    ids = [
        [line.split(" =")[0] for line in t.splitlines() if line.startswith("marbles-")]
        for t in (text, english)
    ]
    assert ids[0] == ids[1]
    assert json.dumps(find_game("marbles").facts())


def test_its_last_moves_are_a_scenario_that_runs() -> None:
    session = Session(find_game("marbles"), 5, ["greedy", "greedy"], {})
    player = bot("marbles", "greedy", 5)
    while not session.over:
        (request,) = session.pending
        session.answer(request.decider, player.answer(session.stepper.view(request.decider), request))
        names: dict[str, Any] = {}
        exec(scenario(session.record()), names)
        names["test_reported"]()
    assert len(growth(session.record()).points) > 1
