"""Positions as one line of text: written, read back, refused kindly."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.kingdoms import random_kingdom
from chaudron.games.dominion.notation import read, write
from chaudron.games.dominion.scenario import position
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream


def test_a_scenario_can_begin_from_one_line() -> None:
    line = "kingdom militia, moat | alice: hand militia, copper*4 | vincent: hand moat, copper*4"
    with position(line) as t:
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")


def test_every_part_is_read() -> None:
    line = (
        "kingdom embargo, island | alice: hand copper; deck gold, silver; discard estate; "
        "play copper; mat island duchy; tokens vp*3 | vincent: | piles province*3, curse*0 "
        "| trash curse*2 | embargo on silver*2 | turn vincent buy 0/2/5/1"
    )
    at = read(line)
    game, (alice, vincent) = at.game, at.game.players
    assert [c.name for c in alice.deck] == ["silver", "gold"]
    assert alice.mat("island")[0].name == "duchy"
    assert alice.tokens == {"vp": 3}
    assert game.empty_piles == 1
    assert (game.current, game.buys, game.coins, game.potions) == (1, 2, 5, 1)
    assert game.tokens_on(game.setup.pile_named("silver"), game.pile_tokens[0].card) == 2
    assert vincent.hand == []
    assert write(game, at.kingdom, at.names) == line


def test_tokens_laid_out_at_set_up_are_where_the_line_says() -> None:
    line = "kingdom trade_route | alice: | vincent: | turn alice action 1/1/0/0"
    full = read(line).game
    assert [(full.setup.piles[t.pile].name, t.n) for t in full.pile_tokens] == [
        ("estate", 1),
        ("duchy", 1),
        ("province", 1),
    ]
    for tokens in ("trade_route on duchy*1 | mats trade_route*2", "mats trade_route*3"):
        line = f"kingdom trade_route | alice: | vincent: | {tokens} | turn alice action 1/1/0/0"
        at = read(line)
        assert write(at.game, at.kingdom, at.names) == line


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6), st.integers(2, 6), st.integers(0, 60))
def test_written_positions_read_back_the_same(seed: int, n: int, decisions: int) -> None:
    kingdom = random_kingdom(stream(seed, "notation"))
    game = new_game(kingdom, n, seed)
    driver = CallbackDriver([RandomBot(seed + i) for i in range(n)])
    game.driver = driver
    for _ in range(decisions):
        request = game.next_decision()
        if game.over:
            break
        game.resolve(request, None if request is None else driver.answer(game, request))
    names = ["ada", "ben", "cleo", "dan", "eve", "fay"][:n]
    line = write(game, kingdom, names)
    again = read(line)
    assert write(again.game, again.kingdom, again.names) == line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("alice: hand copper", "begin with: kingdom"),
        ("kingdom moat | alice: hand copper", "two to six players"),
        ("kingdom moat | alice: hnad copper | ben:", "zones are"),
        ("kingdom moat | alice: hand coper | ben:", "did you mean copper"),
        ("kingdom moat | alice: hand copper*x | ben:", "NAME*NUMBER"),
        ("kingdom moat | alice: | ben: | turn carl buy 1/1/1/1", "write turn NAME"),
        ("kingdom moat | alice: | ben: | piles colony*3", "no such pile"),
        ("kingdom moat | alice: | ben: | stack silver gold", "not a pile of different cards"),
    ],
)
def test_a_slip_is_refused_with_what_would_be_right(line: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read(line)
    assert why in refusal.value.message
