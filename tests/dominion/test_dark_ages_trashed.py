"""Dark Ages: cards that do something when trashed, and Market Square, which waits for it."""

import pytest

from chaudron.games.dominion.card import CARDS
from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- Catacombs


@ruling("DA-129")
def test_a_trashed_catacombs_brings_a_cheaper_card() -> None:
    with table("alice", "vincent", kingdom=["catacombs", "chapel", "rogue", "smithy", "familiar"]) as t:
        t.alice.has(hand="chapel, catacombs")
        t.alice.plays("chapel")
        t.alice.trashes("catacombs")
        t.alice.is_offered("copper, silver, curse, estate, potion, chapel, smithy")  # less than 5
        t.alice.gains("smithy")
        t.alice.shows(discard_pile="smithy")
        t.pile_shows("smithy", 9)


@ruling("DA-130")
def test_catacombs_is_trashed_in_another_players_turn() -> None:
    with table("alice", "vincent", kingdom=["catacombs", "rogue"]) as t:
        t.alice.has(hand="rogue")
        t.vincent.has(deck="catacombs, copper")
        t.alice.plays("rogue")
        t.vincent.gains("silver")
        t.vincent.shows(discard_pile="silver, copper")
        t.alice.shows(discard_pile="")


@ruling("DA-403")
def test_catacombs_compares_costs_of_the_moment() -> None:
    with table("alice", "vincent", kingdom=["catacombs", "chapel", "bridge", "poor_house"]) as t:
        t.alice.has(hand="bridge, chapel, catacombs")
        t.turn(actions=2)
        t.alice.plays("bridge")
        t.alice.plays("chapel")
        t.alice.trashes("catacombs")
        # Catacombs cost 4 now, and so do Duchies: not less.
        t.alice.is_offered("copper, silver, curse, estate, chapel, bridge, poor_house")
        t.alice.gains("bridge")
    with table("alice", "vincent", kingdom=["catacombs", "chapel", "highway", "smithy"]) as t:
        t.alice.has(hand="chapel, catacombs", in_play="highway*5")
        t.alice.plays("chapel")
        t.alice.trashes("catacombs")
        t.alice.shows(discard_pile="")  # at 0, nothing is cheaper


# ---------------------------------------------------------------- Squire


@ruling("DA-205", "DA-206")
@pytest.mark.parametrize("trasher", ["chapel", "swindler"])
def test_a_trashed_squire_brings_an_attack_of_any_cost(trasher: str) -> None:
    with table("alice", "vincent", kingdom=["squire", trasher, "goons", "moat", "familiar"]) as t:
        if trasher == "chapel":
            t.alice.has(hand="chapel, squire")
            t.alice.plays("chapel")
            t.alice.trashes("squire")
            t.alice.is_offered("goons, familiar")
            t.alice.gains("goons")
            t.alice.shows(discard_pile="goons")
        else:
            t.alice.has(hand="swindler")
            t.vincent.has(deck="squire")
            t.alice.plays("swindler")
            t.vincent.is_offered("swindler, goons, familiar")
            t.vincent.gains("familiar")
            t.alice.gains("moat")
            t.vincent.shows(discard_pile="familiar, moat")


@ruling("DA-207")
def test_a_trashed_squire_without_attacks_brings_nothing() -> None:
    with table("alice", "vincent", kingdom=["squire", "chapel", "witch"]) as t:
        t.pile("witch", 0)
        t.alice.has(hand="chapel, squire")
        t.alice.plays("chapel")
        t.alice.trashes("squire")
        t.alice.shows(discard_pile="")


# ---------------------------------------------------------------- Feodum


@ruling("DA-226", "DA-227")
@pytest.mark.parametrize(("silvers", "points"), [(0, 0), (2, 0), (3, 2), (8, 4), (11, 6)])
def test_feodum_counts_silvers_by_threes(silvers: int, points: int) -> None:
    with table("alice", "vincent", kingdom=["feodum"]) as t:
        t.alice.has(deck=f"feodum*2, silver*{silvers}, gold*3")
        t.alice.scores(points)


@ruling("DA-228", "DA-229")
@pytest.mark.parametrize(("left", "gained"), [(40, 3), (2, 2), (0, 0)])
def test_a_trashed_feodum_brings_three_silvers(left: int, gained: int) -> None:
    with table("alice", "vincent", kingdom=["feodum", "chapel"]) as t:
        t.pile("silver", left)
        t.alice.has(hand="chapel, feodum")
        t.alice.plays("chapel")
        t.alice.trashes("feodum")
        t.alice.shows(discard_pile=f"silver*{gained}" if gained else "")
        t.pile_shows("silver", left - gained)


# ---------------------------------------------------------------- Fortress


@ruling("DA-230")
def test_fortress() -> None:
    with table("alice", "vincent", kingdom=["fortress"]) as t:
        t.alice.has(hand="fortress", deck="gold, silver")
        t.alice.plays("fortress")
        t.turn_is(actions=2, buys=1, coins=0)
        t.alice.shows(hand="gold", in_play="fortress")


@ruling("DA-231", "DA-233")
def test_a_trashed_fortress_goes_back_to_hand_without_asking() -> None:
    with table("alice", "vincent", kingdom=["fortress", "chapel"]) as t:
        t.alice.has(hand="chapel, fortress*2, curse")
        t.alice.plays("chapel")
        t.alice.trashes("fortress*2, curse")
        t.alice.shows(hand="fortress*2")
        t.trash_shows("curse")
        assert t.vincent.sees(t.alice) == ["fortress", "fortress"]


@ruling("DA-232", "DA-041")
def test_fortress_returns_to_its_owner_on_any_turn() -> None:
    with table("alice", "vincent", kingdom=["fortress", "rogue"]) as t:
        t.alice.has(hand="rogue")
        t.vincent.has(deck="fortress, copper", hand="estate")
        t.alice.plays("rogue")
        t.vincent.shows(hand="estate, fortress", discard_pile="copper")
        t.trash_shows("")


@ruling("DA-234")
def test_a_fortress_counts_as_trashed() -> None:
    with table("alice", "vincent", kingdom=["fortress", "remodel", "market_square", "goons"]) as t:
        t.alice.has(hand="remodel, fortress, market_square")
        t.alice.plays("remodel")
        t.alice.trashes("fortress")
        t.alice.accepts("discard")
        t.alice.shows(hand="fortress", discard_pile="market_square, gold")
        t.alice.gains("goons")  # 4 + 2
        t.alice.shows(discard_pile="market_square, gold, goons")


def test_nobody_is_asked_when_a_fortress_goes_back() -> None:
    with table("alice", "vincent", kingdom=["fortress", "count", "rats"]) as t:
        t.alice.has(hand="count, rats, fortress", deck="gold")
        t.alice.plays("count")
        t.alice.chooses("copper")
        t.alice.chooses("trash")  # Rats would draw the same card before or after
        t.alice.shows(hand="fortress, gold")
        t.trash_shows("rats")


# ---------------------------------------------------------------- Hunting Grounds


@ruling("DA-361")
def test_hunting_grounds_draws_four() -> None:
    with table("alice", "vincent", kingdom=["hunting_grounds"]) as t:
        t.alice.has(hand="hunting_grounds", deck="copper*5")
        t.alice.plays("hunting_grounds")
        t.alice.shows(hand="copper*4", deck="copper")
        t.turn_is(actions=0)


@ruling("DA-362")
@pytest.mark.parametrize(("choice", "gained"), [("duchy", "duchy"), ("estates", "estate*3")])
def test_a_trashed_hunting_grounds_brings_a_duchy_or_three_estates(choice: str, gained: str) -> None:
    with table("alice", "vincent", kingdom=["hunting_grounds", "chapel"]) as t:
        t.alice.has(hand="chapel, hunting_grounds")
        t.alice.plays("chapel")
        t.alice.trashes("hunting_grounds")
        t.alice.is_offered("duchy, estates")
        t.alice.chooses(choice)
        t.alice.shows(discard_pile=gained)


@ruling("DA-363")
def test_hunting_grounds_takes_the_estates_that_are_left() -> None:
    with table("alice", "vincent", kingdom=["hunting_grounds", "chapel"]) as t:
        t.pile("estate", 2)
        t.alice.has(hand="chapel, hunting_grounds")
        t.alice.plays("chapel")
        t.alice.trashes("hunting_grounds")
        t.alice.chooses("estates")
        t.alice.shows(discard_pile="estate*2")


# ---------------------------------------------------------------- Market Square, reacting


@ruling("DA-323")
@pytest.mark.parametrize("used", [True, False])
def test_market_square_may_be_discarded_for_a_gold(used: bool) -> None:
    with table("alice", "vincent", kingdom=["market_square", "chapel"]) as t:
        t.alice.has(hand="chapel, curse, market_square")
        t.alice.plays("chapel")
        t.alice.trashes("curse")
        assert t.asked(t.alice).about()["concerning"] == "curse"
        t.alice.answers("discard", used)
        t.alice.shows(hand="" if used else "market_square")
        t.alice.shows(discard_pile="market_square, gold" if used else "")
        t.pile_shows("gold", 29 if used else 30)


@ruling("DA-323")
def test_market_square_does_not_heed_the_cards_of_others() -> None:
    with table("alice", "vincent", kingdom=["market_square", "chapel"]) as t:
        t.alice.has(hand="chapel, curse")
        t.vincent.has(hand="market_square")
        t.alice.plays("chapel")
        t.alice.trashes("curse")
        t.alice.is_asked("buy")


@ruling("DA-324")
def test_market_square_without_gold_left() -> None:
    with table("alice", "vincent", kingdom=["market_square", "chapel"]) as t:
        t.pile("gold", 0)
        t.alice.has(hand="chapel, curse, market_square")
        t.alice.plays("chapel")
        t.alice.trashes("curse")
        t.alice.accepts("discard")
        t.alice.shows(hand="", discard_pile="market_square")


@ruling("DA-325")
def test_several_market_squares_for_one_trashed_card() -> None:
    with table("alice", "vincent", kingdom=["market_square", "chapel"]) as t:
        t.alice.has(hand="chapel, curse, market_square*3")
        t.alice.plays("chapel")
        t.alice.trashes("curse")
        t.alice.accepts("discard")
        t.alice.accepts("discard")
        t.alice.passes("discard")
        t.alice.shows(hand="market_square", discard_pile="market_square*2, gold*2")


@ruling("DA-404")
def test_market_square_on_another_players_turn() -> None:
    with table("alice", "vincent", kingdom=["market_square", "rogue"]) as t:
        t.alice.has(hand="rogue")
        t.vincent.has(hand="market_square", deck="silver, copper")
        t.alice.plays("rogue")
        t.vincent.accepts("discard")
        t.vincent.shows(discard_pile="market_square, gold, copper", hand="")


@ruling("DA-046")
def test_being_trashed_is_not_something_a_card_can_do_by_itself() -> None:
    names = [c.name for c in CARDS if c.set == "dark_ages" and "on_trash" in vars(type(c.text))]
    hand = ", ".join(names)
    kingdom = ["chapel", "catacombs", "cultist", "feodum", "fortress", "hunting_grounds", "knights"]
    with table("alice", "vincent", kingdom=[*kingdom, "rats", "squire"], shelters=True) as t:
        t.alice.has(hand=hand, deck="copper*5")
        t.alice.ends_turn()
        t.trash_shows("")
        t.alice.shows(discard_pile=hand)
