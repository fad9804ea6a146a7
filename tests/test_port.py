"""Every game answers every question of the port, and everything it names has words."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chaudron
from chaudron.bots.catalogue import bot, bots, check_bot, game_bots
from chaudron.bots.game_bots import JOURNEYMAN
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.port import Figure
from chaudron.kernel.record import Record
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.rulings import proofs_of, rulings, rulings_about
from chaudron.server.replays import growth, scenario


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> GameSpec:
    return find_game(request.param)


def test_every_preset_can_be_played(game: GameSpec) -> None:
    names = [preset.name for preset in game.presets()]
    assert len(names) > 3 and len(set(names)) == len(names)
    for preset in game.presets():
        game.new(1, 2, preset.options)
        assert set(preset.asks) <= {option.name for option in game.options}


def test_facts_are_json_without_words(game: GameSpec) -> None:
    facts = game.facts()
    assert len(facts) > 1
    for text in strings(json.loads(json.dumps(facts))):
        assert " " not in text, f"a sentence: {text}"


def strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, str):
        yield value


SUBJECTS = {
    "dominion": {"chapter": 4, "card": 228},
    "quacks": {"chapter": 13, "book": 43, "chip": 20, "fortune": 44, "witch": 12, "patient": 8},
    "alchemists": {
        "chapter": 7, "ingredient": 8, "potion": 7, "space": 11, "favour": 9, "artifact": 21, "adventurer": 6,
        "conference": 10, "seal": 6, "grant": 6, "startup": 20, "board": 18,
    },
}  # fmt: skip


def test_everything_printed_is_a_subject(game: GameSpec) -> None:
    kinds = [subject.kind for subject in game.subjects()]
    assert {kind: kinds.count(kind) for kind in kinds} == SUBJECTS[game.name]
    ids = [(subject.kind, subject.id) for subject in game.subjects()]
    assert len(set(ids)) == len(ids)


def test_every_ruling_is_about_a_subject(game: GameSpec) -> None:
    """What is about nothing printed belongs to a chapter of how the game goes: all can be read."""
    told = {ruling.id for subject in game.subjects() for ruling in rulings_about(game.name, subject.topics)}
    assert [id for id in rulings(game.name) if id not in told] == []


@pytest.mark.parametrize("language", languages())
def test_whatever_a_game_names_has_words(game: GameSpec, language: str) -> None:
    texts = Texts(language)
    wanted = [f"{game.name}-name", f"{game.name}-setup"]
    wanted += [f"{game.name}-series-{name}" for name in game.series() + game.measures()]
    wanted += [preset.message for preset in game.presets()]
    wanted += [texts.somewhere(f"bot-{name}") for name in bots(game.name)]
    wanted += [texts.somewhere(f"bot-{name}") + ".about" for name in bots(game.name)]
    for subject in game.subjects():
        wanted += [subject.message, f"{game.name}-kind-{subject.kind}"]
        wanted += [f"{subject.message}.text"] if subject.kind == "chapter" else []
        for figure in game.figures(subject):
            wanted += [f"{game.name}-figure-{figure.name}", *messages(figure)]
    assert sorted({message for message in wanted if not texts.knows(message)}) == []


def messages(figure: Figure) -> Iterator[str]:
    values = list(figure.values)
    while values:
        value = values.pop()
        if isinstance(value, list):
            values += value
        elif isinstance(value, dict):
            yield str(value.get("message", figure.words))
        elif figure.words:
            yield f"{figure.words}{value}"


@pytest.mark.parametrize(
    ("game_name", "kind", "id"),
    [("dominion", "card", "moat"), ("quacks", "book", "red-2"), ("quacks", "witch", "W-B1"),
     ("quacks", "fortune", "F-B11"), ("quacks", "patient", "nervousness"),
     ("alchemists", "artifact", "boots_of_speed"), ("alchemists", "favour", "merchant"),
     ("alchemists", "adventurer", "cleric"), ("alchemists", "space", "sell")],
)  # fmt: skip
def test_a_subject_has_figures_rulings_and_proofs(game_name: str, kind: str, id: str) -> None:
    game = find_game(game_name)
    (subject,) = [s for s in game.subjects() if (s.kind, s.id) == (kind, id)]
    found = rulings_about(game_name, subject.topics)
    assert found and any(proofs_of(game_name, ruling) for ruling in found)
    assert game.figures(subject) or kind == "patient"


def test_a_rematch_is_the_same_or_fresh_and_can_be_played(game: GameSpec) -> None:
    before = game.settle(1, 2, {})
    assert game.settle(1, 2, game.rematch(before, True)) == before
    fresh = [game.settle(seed, 2, game.rematch(before, False)) for seed in range(2, 9)]
    if game.name != "alchemists":  # whose set-up is the modules: they stay
        assert len({str(game.group(options)) for options in fresh}) > 1


def test_games_with_equal_set_ups_are_one_group(game: GameSpec) -> None:
    usual = game.settle(1, 2, game.presets()[0].options)
    again = game.settle(2, 2, {**usual, "first": 2})
    other = game.settle(1, 2, game.presets()[1].options)
    assert game.group(usual) == game.group(again) != game.group(other)


@pytest.mark.parametrize("language", languages())
def test_a_group_has_words(game: GameSpec, language: str) -> None:
    texts = Texts(language)
    for preset in game.presets():
        for message in game.group(game.settle(1, 2, preset.options)):
            assert texts.knows(message), message


def played(game: GameSpec) -> Session:
    """A whole game of the weakest bots, kept short."""
    options: dict[str, object] = {"max_turns": 8} if game.name == "dominion" else {}
    session = Session(game, 5, ["random", "random"], options)
    players = [bot(game.name, "random", 5, seat) for seat in range(2)]
    while not session.over:
        seat = session.pending[0].decider
        session.answer(seat, players[seat].answer(session.stepper.view(seat), session.pending[0]))
    return session


def test_a_plot_has_every_series_at_every_point(game: GameSpec) -> None:
    session = played(game)
    told = growth(session.record())
    assert told.series == game.series() and len(told.points) > 5
    assert game.rounds == all(point.seat < 0 for point in told.points), "a round is everybody's"
    for point in told.points:
        assert {name: len(values) for name, values in point.values.items()} == dict.fromkeys(told.series, 2)
    last = told.points[-1]
    assert last.step == len(session.answers)
    assert last.values["points"] == [session.state.points(seat) for seat in range(2)]
    for name in told.series:
        assert len({str(point.values[name]) for point in told.points}) > 1, f"{name} never changes"


def test_the_last_moves_are_a_scenario_that_runs(game: GameSpec) -> None:
    whole = played(game).record()
    for n in (0, 5, len(whole.answers) // 2, len(whole.answers)):
        part = Record(whole.game, whole.rules, whole.seed, whole.seats, whole.options, whole.answers[:n])
        names: dict[str, Any] = {}
        exec(scenario(part), names)
        names["test_reported"]()


def test_bots_go_from_weak_to_strong(game: GameSpec) -> None:
    found = game_bots(game.name)
    levels = [kind.level for kind in found.kinds]
    assert levels == sorted(levels) and levels[0] == 0 < levels[-1]
    assert found.default in found.names()
    assert not bot(game.name, found.default, 1).looks_ahead()  # who sits down for somebody answers at once
    assert not bot(game.name, found.adviser, 1).looks_ahead()  # and so does who is asked for a hint
    assert found.opponent == (JOURNEYMAN if JOURNEYMAN in found.names() else found.default)
    for name in [*found.names(), *found.seats()]:
        check_bot(game.name, name)
    state = game.begin(3, 2, game.settle(3, 2, {"max_turns": 3} if game.name == "dominion" else {}))
    state.run(CallbackDriver([bot(game.name, "random", 3, seat) for seat in range(2)]))


PACKAGE = Path(chaudron.__file__).parent
GENERIC = [
    file
    for layer in ("kernel", "lab", "envs", "locales", "server", "cli", "bots", "games")
    for file in sorted((PACKAGE / layer).rglob("*.py"))
    if not any(part in GAMES for part in file.relative_to(PACKAGE).parts)
    and file.stem.rpartition("_v")[0] not in GAMES  # the environment of a game, with its version
]


def test_whoever_knows_no_game_names_none() -> None:
    """The import contracts list today's modules; this looks at whatever there is."""
    assert len(GENERIC) > 60
    for file in GENERIC:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.Constant) and file.name != "catalogue.py":
                assert node.value not in GAMES, f"{file.name}, line {node.lineno}: {node.value}"
            for name in names:
                parts = name.split(".")
                assert parts[0] != "chaudron" or not set(parts) & set(GAMES), f"{file.name} imports {name}"


def test_no_route_and_no_message_of_the_server_is_named_after_a_game() -> None:
    server = "".join(f.read_text(encoding="utf-8") for f in sorted((PACKAGE / "server").rglob("*.py")))
    for name in GAMES:
        assert not re.search(rf"\b{name}\b", server), name


@pytest.mark.parametrize("game", ["dominion", "quacks", "alchemists"])
def test_who_begins_is_drawn_by_lot_unless_it_is_said(game: str) -> None:
    spec = find_game(game)
    drawn = {spec.settle(seed, 3, {"first": 0})["first"] for seed in range(20)}
    assert drawn == {1, 2, 3}
    assert {spec.settle(seed, 3, {"first": 1})["first"] for seed in range(5)} == {1}
