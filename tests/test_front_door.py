"""What `import chaudron` gives: public names stay, load when asked for, and do what the docs say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import chaudron

# What programs of others rest on: a name may be added here, but none may go or change its meaning.
PUBLIC = {
    "chaudron": """
        COMPILED MODE Bot BotFault Estimate GameSpec Reason Record Refusal Request Results Rng Session
        State Texts View __version__ add_game alchemists bot bot_names dominion envs game game_names lab play
        quacks remove_game resume session simulate spec stream
    """,
    "chaudron.dominion": """
        COPPER CURSE DUCHY ESTATE GOLD PROVINCE SETS SILVER BigMoney Card CardQuestion CardText DominionBot
        DominionQuestion DominionView Game Kingdom PlanBot Player Strategy Wish bot bot_names card game
        kingdom_cards play position read_kingdom read_plan session simulate table write_plan
    """,
    "chaudron.quacks": """
        BLACK BLUE BOOKS CHIPS GREEN LOCOWEED ORANGE PURPLE RED WHITE YELLOW Book Chip Ending Game Player
        Policy QuacksQuestion QuacksView bot bot_names ending explosion_odds game play session simulate table
    """,
    "chaudron.alchemists": """
        AlchemistsQuestion AlchemistsView Experiment Fact Game Player Worlds all_worlds best_experiments bot
        bot_names contradiction game play session simulate table worlds_left
    """,
}


@pytest.mark.once
@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_stay(module: str) -> None:
    found = chaudron if module == "chaudron" else getattr(chaudron, module.partition(".")[2])
    assert found.__name__ == module
    assert sorted(found.__all__) == sorted(PUBLIC[module].split())
    for name in found.__all__:
        assert getattr(found, name) is not None
    assert set(found.__all__) <= set(dir(found))


@pytest.mark.once
def test_the_changelog_was_cut_for_this_version() -> None:
    changes = (Path(__file__).parent.parent / "CHANGELOG.md").read_text()
    cut = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)
    assert changes.count("## [Unreleased]\n") == 1 and cut[0] == chaudron.__version__


@pytest.mark.once
def test_a_name_that_is_not_there_is_refused_as_everywhere() -> None:
    with pytest.raises(AttributeError, match="'chaudron' has no attribute 'dominoes'"):
        chaudron.dominoes  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.once
def test_importing_loads_next_to_nothing() -> None:
    """Neither rules nor anything heavy: each name comes when it is asked for."""
    code = "import sys, chaudron; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    ours = [name for name in said.split() if name.startswith("chaudron")]
    assert sorted(ours) == ["chaudron", "chaudron._compiled"] and "numpy" not in said.split()


def test_a_game_is_played_by_names_and_by_bots_of_ones_own() -> None:
    game = chaudron.dominion.game(kingdom="First Game", players=2, seed=1)
    before = game.digest()
    end = chaudron.play(game, ["big-money", "big-money:smithy=2"])
    assert end.over and sorted(end.standings()) == [1, 2]
    assert game.digest() == before, "the game that was given stays as it is"
    smithy = chaudron.dominion.Wish(chaudron.dominion.card("smithy"), 2)
    own = [chaudron.dominion.BigMoney([]), chaudron.dominion.BigMoney([smithy])]
    assert chaudron.play(game, own).digest() == end.digest()


def test_bots_that_look_ahead_play_too() -> None:
    class Ahead(chaudron.Bot):
        """Wishes for an outlook, and takes what it is offered."""

        def __init__(self) -> None:
            self.saw = False

        def looks_ahead(self) -> bool:
            return True

        def answer(self, view: chaudron.View, request: chaudron.Request) -> object:
            self.saw = self.saw or view.outlook is not None
            return chaudron.quacks.bot("brewer").answer(view, request)

    bot = Ahead()
    end = chaudron.play(chaudron.quacks.game(seed=3), [bot, "brewer"])
    assert end.over and bot.saw


@pytest.mark.parametrize("name", ["dominion", "quacks", "alchemists"])
def test_every_game_is_played_through_its_own_door(name: str) -> None:
    door = getattr(chaudron, name)
    assert door.bot_names() == chaudron.bot_names(name) and name in chaudron.game_names()
    end = door.play(door.game(players=3, seed=5), ["random", "random", door.bot_names()[1]])
    assert isinstance(end, door.Game) and end.over
    session = door.session(["Ann", "Ben"], seed=2)
    seat = session.pending[0].decider
    session.answer(seat, door.bot("random").answer(session.stepper.view(seat), session.pending[0]))
    again = chaudron.resume(session.record().dumps())
    assert again.record().dumps() == session.record().dumps()


def test_a_match_counts_as_the_command_does() -> None:
    results = chaudron.simulate("dominion", ["big-money", "big-money:smithy=2"], games=20, seed=1)
    assert results.games == 20
    same = chaudron.dominion.simulate(["big-money", "big-money:smithy=2"], games=20, seed=1)
    assert same.dump() == results.dump()


@pytest.mark.once
def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    with pytest.raises(chaudron.Refusal, match="this game has 2 seats, and 1 bots were given"):
        chaudron.play(chaudron.dominion.game(seed=1), ["random"])
    with pytest.raises(chaudron.Refusal, match="dominion has no option 'kindgom'"):
        chaudron.dominion.game(kindgom="First Game")
    with pytest.raises(chaudron.Refusal, match="there is no bot called 'bigmoney'"):
        chaudron.bot("dominion", "bigmoney")
    with pytest.raises(chaudron.Refusal, match="there is no game called 'chess'"):
        chaudron.game("chess")
