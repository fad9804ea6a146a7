"""What others publish is believed as far as they may know: by the potions they made, and by their bids."""

from __future__ import annotations

from chaudron.bots.alchemists.belief import Belief, lessons, most_lessons
from chaudron.bots.alchemists.papers import Desk
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS, NEUTRAL
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.view import AlchemistsView

TOAD = INGREDIENTS.index("toad")
A1 = ALCHEMICALS.index("A1")


def view_of_alice(potions: int = 0, bid: int = -1) -> AlchemistsView:
    """Vincent has published that the toad is A1; he made so many potions and bid this discount."""
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", vincent="gold_star")
        t.acts(round=3, holds="vincent", alice="publish")
        game = t.setting()
    game.players[1].potions, game.players[1].bid = [NEUTRAL] * potions, bid
    return game.view(0)


def believed(view: AlchemistsView) -> float:
    """The chance that Alice gives the theory."""
    belief = Belief(Tastes())
    belief.look(view)
    return belief.chance(TOAD, A1)


def test_who_has_mixed_more_is_believed_more() -> None:
    chances = [believed(view_of_alice(n)) for n in range(5)]
    assert chances[0] == 1 / 8  # somebody who never mixed anything tells nothing
    assert chances == sorted(chances) and len(set(chances)) == 4
    assert 0.5 < chances[3] == chances[4] < 1


def test_whoever_lowers_the_price_to_sell_first_is_sure_of_something() -> None:
    assert lessons(view_of_alice(1, bid=0), 1) == 1
    assert lessons(view_of_alice(1, bid=2), 1) == 2
    assert believed(view_of_alice(1, bid=2)) > believed(view_of_alice(1))


def test_what_is_wrong_is_feared_more_among_those_who_know_more() -> None:
    def risk(view: AlchemistsView) -> float:
        tastes = Tastes()
        belief = Belief(tastes)
        belief.look(view)
        _, worth = Desk(belief, tastes).best_seal(view, belief.guess(INGREDIENTS.index("fern"), [A1 + 1]))
        return worth

    ignorant, learned = view_of_alice(), view_of_alice(4)
    assert most_lessons(ignorant) == 0 and most_lessons(learned) == 4
    assert Tastes().exposed_at(3, 0) < Tastes().exposed_at(3, 4)
    assert risk(ignorant) > risk(learned)


def test_those_who_believe_nobody_do_not() -> None:
    view = view_of_alice(4)
    tastes = Tastes()
    tastes.believes_nobody()
    belief = Belief(tastes)
    belief.look(view)
    assert belief.chance(TOAD, A1) == 1 / 8
