"""Possession: whose turn it is, who decides, who sees, who gains, and what is trashed."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.rng import stream
from tests.dominion.told import heard
from tests.rulings import ruling


@contextmanager
def possessed(
    *kingdom: str, hand: str, deck: str | None = None, discard_pile: str | None = None
) -> Iterator[Scenario]:
    """Alice possesses Philippe: the table at the beginning of his possessed turn."""
    with table("alice", "philippe", "lucas", kingdom=["possession", *kingdom]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.philippe.has(hand, deck, discard_pile)
        t.alice.plays("possession")
        t.alice.ends_turn()
        yield t


# ---------------------------------------------------------------- whose turn it is


@ruling("AL-146", "AL-147")
def test_it_is_the_possessed_players_turn_with_their_own_cards() -> None:
    with possessed("smithy", hand="smithy, copper", deck="gold, silver*2, estate*6") as t:
        t.turn_is(player=t.philippe, actions=1, buys=1, coins=0)
        t.philippe.plays("smithy")
        t.philippe.shows(hand="copper, gold, silver*2", in_play="smithy")
        t.alice.shows(hand="copper*5", in_play="")
        t.philippe.plays_treasures()
        t.turn_is(player=t.philippe, coins=8)


@ruling("AL-152")
def test_the_possessor_decides_everything() -> None:
    hand = "cellar, herbalist, copper, silver"
    with possessed("cellar", "herbalist", hand=hand, deck="estate*9") as t:

        def decider() -> str:
            request = t.asked(t.philippe)
            return t.seats[request.decider].name

        assert decider() == "alice"
        t.philippe.plays("cellar")
        assert decider() == "alice"
        t.philippe.discards("copper")
        t.philippe.plays("herbalist")
        assert decider() == "alice"
        t.philippe.plays_treasures("silver")
        assert decider() == "alice"
        t.philippe.buys("estate")
        t.philippe.ends_turn()
        assert t.asked(t.philippe).verb_name() == "put_on_deck"  # Herbalist, in Clean-up
        assert decider() == "alice"
        t.philippe.answers("put_on_deck", "silver")
        assert decider() == "philippe"  # his regular turn


@ruling("AL-166")
def test_the_possessed_turn_comes_when_the_turn_is_entirely_over() -> None:
    with table("alice", "philippe", kingdom=["possession", "village"]) as t:
        t.alice.has(hand="village, possession, silver", deck="estate*7")
        t.alice.plays("village")
        t.alice.plays("possession")
        t.turn_is(player=t.alice, actions=1)
        t.alice.plays_treasures("silver")
        t.turn_is(player=t.alice)
        t.alice.buys("estate")
        t.turn_is(player=t.philippe)
        t.alice.shows(
            in_play="", hand="estate*5", discard_pile="village, possession, silver, estate*2", deck="estate"
        )


@ruling("AL-176")
def test_possession_is_no_duration() -> None:
    with possessed(hand="copper") as t:
        t.alice.shows(in_play="", discard_pile="possession")


@ruling("AL-177")
def test_each_possession_gives_a_turn() -> None:
    with table("alice", "philippe", kingdom=["possession"]) as t:
        t.alice.has(hand="possession*2")
        t.turn(actions=2)
        t.alice.plays("possession")
        t.alice.plays("possession")
        t.alice.ends_turn()
        for decider in (0, 0, 1):
            assert (t.state.current, t.asked(t.philippe).decider) == (1, decider)
            t.philippe.ends_turn()
        t.turn_is(player=t.alice)


@ruling("AL-173")
@pytest.mark.parametrize(("owner", "victim"), [("alice", "philippe"), ("lucas", "alice")])
def test_only_the_player_on_the_left_is_possessed(owner: str, victim: str) -> None:
    with table("alice", "philippe", "lucas", kingdom=["possession"]) as t:
        seat, left = getattr(t, owner), getattr(t, victim)
        t.turn(player=seat)
        seat.has(hand="possession")
        seat.plays("possession")
        seat.ends_turn()
        t.turn_is(player=left)
        assert t.asked(left).decider == seat.index


@ruling("AL-172")
def test_a_possessed_players_possession_is_their_own() -> None:
    with possessed(hand="possession") as t:
        t.philippe.plays("possession")
        t.philippe.ends_turn()
        t.turn_is(player=t.lucas)
        assert t.asked(t.lucas).decider == t.philippe.index
        t.lucas.ends_turn()
        t.turn_is(player=t.philippe)
        assert t.asked(t.philippe).decider == t.philippe.index


# ---------------------------------------------------------------- who sees


@ruling("AL-148")
def test_the_possessor_sees_the_possessed_players_cards() -> None:
    with possessed("smithy", hand="smithy, copper", deck="gold, silver*2, estate*6") as t:
        assert t.alice.sees(t.philippe) == ["copper", "smithy"]
        assert t.lucas.sees(t.philippe) == []
        t.philippe.plays("smithy")
        assert t.alice.sees(t.philippe) == ["copper", "gold", "silver", "silver"]
        assert t.lucas.sees(t.philippe) == []


@ruling("AL-149")
def test_the_possessor_remembers_the_hand_drawn_in_clean_up() -> None:
    with possessed(hand="copper", deck="gold, silver*2, estate*2, duchy") as t:
        t.philippe.ends_turn()
        t.philippe.shows(hand="gold, silver*2, estate*2")
        assert t.alice.sees(t.philippe) == ["estate", "estate", "gold", "silver", "silver"]
        assert t.lucas.sees(t.philippe) == []
        t.philippe.plays_treasures("silver")
        assert t.alice.sees(t.philippe) == ["estate", "estate", "gold", "silver"]


def test_what_others_knew_of_the_hand_stays_known() -> None:
    with possessed("herbalist", hand="herbalist, gold", deck="silver*6") as t:
        t.philippe.plays("herbalist")
        t.philippe.plays_treasures()
        t.philippe.ends_turn()
        t.philippe.answers("put_on_deck", "gold")
        assert t.lucas.sees(t.philippe) == ["gold"]
        assert t.alice.sees(t.philippe) == ["gold", "silver", "silver", "silver", "silver"]


@ruling("AL-150")
def test_the_possessor_sees_a_secret_mat() -> None:
    with table("alice", "philippe", "lucas", kingdom=["possession", "native_village"]) as t:
        t.alice.has(hand="possession")
        t.philippe.has(secret_mats={"native_village": "gold, duchy"})

        def mat(seat: int) -> object:
            return t.state.view(seat).dump_player(t.philippe.player)["mats"][0]["cards"]

        assert mat(0) == []
        t.alice.plays("possession")
        t.alice.ends_turn()
        assert mat(0) == mat(1) == ["gold", "duchy"]
        assert mat(2) == []


@ruling("AL-151")
def test_the_possessor_sees_how_many_cards_there_are_but_not_which() -> None:
    with possessed(hand="copper, gold", deck="gold*3, estate", discard_pile="gold, silver, duchy") as t:
        gold = t.philippe.player.deck[-1]
        view = t.state.view(0)
        shown = view.dump_player(t.philippe.player)
        assert "deck" not in shown and "discard_pile" not in shown
        assert shown["hand"] == ["copper", "gold"]
        assert (shown["deck_size"], shown["discard_size"], shown["discard_top"]) == (4, 3, "duchy")
        assert shown["deck_known"] == []
        assert view.count_of(1, gold) == 1  # the one in the hand
        assert view.owned(1) == view.unseen(1) == []
        mine = t.state.view(1).dump_player(t.philippe.player)
        assert mine["deck"] == ["estate", "gold", "gold", "gold"]
        assert mine["discard_pile"] == ["duchy", "gold", "silver"]
        assert t.state.view(1).count_of(1, gold) == 5 and t.state.view(2).count_of(1, gold) == 0


@ruling("AL-151")
def test_a_table_may_let_the_possessor_count_what_the_possessed_player_may() -> None:
    with possessed(hand="copper", deck="gold*3", discard_pile="gold*2") as t:
        t.state.setup.possessor_sees_all = True  # a layout that only this game uses
        try:
            gold = t.philippe.player.deck[0]
            assert t.state.view(0).count_of(1, gold) == 5
            assert t.state.view(2).count_of(1, gold) == 0
            shown = t.state.view(0).dump_player(t.philippe.player)
            assert shown["discard_pile"] == ["gold", "gold"]
            assert shown["deck"] == ["gold", "gold", "gold"]
        finally:
            t.state.setup.possessor_sees_all = False
    for word, sees_all in (("hand", False), ("everything", True)):
        options = SPEC.settle(1, 2, {"kingdom": "forbidden_arts", "possessor_sees": word})
        assert SPEC.begin(1, 2, options).setup.possessor_sees_all == sees_all
    assert SPEC.settle(1, 2, {})["possessor_sees"] == "hand"


@ruling("AL-150", "AL-151")
@pytest.mark.parametrize(
    ("card", "verb", "answer"),
    [
        ("hermit", "trash", "estate"),
        ("scavenger", "put_on_deck", "duchy"),
        ("counting_house", "take", "copper"),
    ],
)
def test_the_possessor_looks_through_the_discard_pile_with_a_card_that_does(
    card: str, verb: str, answer: str
) -> None:
    pile = "copper, estate, duchy"
    with possessed(card, hand=card, deck="gold*6", discard_pile=pile) as t:

        def discards(seat: int) -> object:
            return t.state.view(seat).dump_player(t.philippe.player).get("discard_pile")

        assert discards(0) is None
        t.philippe.plays(card)
        if card == "scavenger":
            assert discards(0) is None  # he does not look before he has decided about the deck
            t.philippe.passes("discard_deck")
        t.philippe.is_asked(verb)
        assert discards(0) == ["copper", "duchy", "estate"]
        assert discards(2) is None
        assert "deck" not in t.state.view(0).dump_player(t.philippe.player)
        t.philippe.answers(verb, answer)
        if card == "hermit":
            t.philippe.gains("silver")
        assert discards(0) is None and discards(1) is not None


@ruling("AL-148", "AL-151")
def test_nothing_of_deck_and_discard_pile_reaches_the_possessor() -> None:
    """Two worlds that differ only there: the possessor sees, hears and is asked the same."""
    told = []
    for deck, discards in (
        ("gold, silver*3", "estate, duchy, copper"),
        ("silver, duchy, silver, estate", "silver, gold, copper"),
    ):
        with possessed("cellar", hand="cellar, copper", deck=deck, discard_pile=discards) as t:
            asked = t.asked(t.philippe).dump(t.state)
            heard = [e.dump(0) for e in t.stepper.log(0)]
            told.append((t.state.view(0).dump(), asked, heard))
            for seed in range(5):  # nor does it change when a search deals anew what she cannot know
                world = t.state.clone()
                world.redeal(0, stream(seed, "redeal"))
                assert world.view(0).dump() == t.state.view(0).dump()
                assert world.players[1].hand == t.philippe.player.hand
    assert told[0] == told[1]


@ruling("AL-151")
def test_a_search_does_not_know_where_deck_and_discards_part() -> None:
    with possessed(hand="copper", deck="gold*4", discard_pile="estate*4, copper") as t:
        seen = set()
        for seed in range(20):
            world = t.state.clone()
            world.redeal(0, stream(seed, "redeal"))
            deck = world.players[1].deck
            assert Counter(world.players[1].all_cards()) == Counter(t.philippe.player.all_cards())
            assert world.players[1].discard_pile[-1].name == "copper"
            seen.add(sum(1 for card in deck if card.name == "gold"))
        assert len(seen) > 2


# ---------------------------------------------------------------- who gains


@ruling("AL-153")
def test_the_possessor_gains_what_an_action_gains() -> None:
    with possessed("workshop", hand="workshop") as t:
        t.philippe.plays("workshop")
        t.philippe.gains("silver")
        t.alice.shows(discard_pile="possession, silver")
        t.philippe.shows(discard_pile="")


@ruling("AL-154")
def test_the_possessed_player_pays_and_the_possessor_gains() -> None:
    with possessed(hand="gold*2") as t:
        t.philippe.buys("gold")
        t.alice.shows(discard_pile="possession, gold", hand="copper*5")
        t.philippe.shows(hand="gold*2")  # drawn again after Clean-up
        t.turn_is(player=t.philippe, coins=0)


@ruling("AL-155")
@pytest.mark.parametrize(("card", "gained"), [("mine", "gold"), ("bureaucrat", "silver")])
def test_redirected_gains_go_to_the_discard_pile(card: str, gained: str) -> None:
    """Mine gains to the hand, Bureaucrat onto the deck: neither for the possessor."""
    with possessed(card, hand=f"{card}, silver", deck="estate") as t:
        t.philippe.plays(card)
        if card == "mine":
            t.philippe.gains("gold")
        t.alice.shows(discard_pile=f"possession, {gained}", hand="copper*5", deck="")
        t.philippe.shows(deck="estate")


def test_a_nomad_camp_goes_onto_the_possessors_deck() -> None:
    """It is the possessor who gains it, and its own rule puts it on the gainer's deck."""
    with possessed("nomad_camp", hand="gold*2") as t:
        t.philippe.buys("nomad_camp")
        t.alice.shows(discard_pile="possession", deck="nomad_camp")


@ruling("AL-156")
def test_tokens_stay_with_the_possessed_player() -> None:
    with table("alice", "philippe", kingdom=["possession", "pirate_ship"]) as t:
        t.alice.has(hand="possession", deck="silver*5, copper, estate")
        t.philippe.has(hand="pirate_ship")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("pirate_ship")
        t.philippe.chooses("plunder")
        t.trash_shows("copper")
        t.philippe.shows(tokens={"pirate_ship": 1})
        t.alice.shows(tokens={"pirate_ship": 0})


@ruling("AL-211")
def test_victory_tokens_stay_with_the_possessed_player() -> None:
    with possessed("monument", hand="monument") as t:
        t.philippe.plays("monument")
        t.philippe.shows(tokens={"vp": 1})
        t.alice.shows(tokens={"vp": 0})


@ruling("AL-206")
def test_what_others_gain_in_the_possessed_turn_is_theirs() -> None:
    with possessed("familiar", hand="familiar") as t:
        t.philippe.plays("familiar")
        t.alice.shows(discard_pile="possession, curse")
        t.lucas.shows(discard_pile="curse")


@ruling("AL-207")
def test_the_possessor_gains_what_a_thief_takes() -> None:
    with table("alice", "philippe", "lucas", kingdom=["possession", "thief"]) as t:
        t.alice.has(hand="possession", deck="copper*5, estate*2")
        t.philippe.has(hand="thief")
        t.lucas.has(deck="gold, estate")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("thief")
        t.philippe.gains("gold")
        t.alice.shows(discard_pile="possession, estate*2, gold")
        t.lucas.shows(discard_pile="estate")
        t.philippe.shows(discard_pile="")
        t.trash_shows("")


# ---------------------------------------------------------------- what is trashed


@ruling("AL-157", "AL-160")
def test_trashed_cards_are_set_aside_and_come_back() -> None:
    with possessed("chapel", hand="chapel, gold, estate*2", deck="copper*5") as t:
        t.philippe.plays("chapel")
        t.philippe.trashes("gold, estate*2")
        t.trash_shows("")
        t.philippe.shows(hand="", mats={"possession": "gold, estate*2"})
        t.philippe.ends_turn()
        t.philippe.shows(mats={"possession": ""}, discard_pile="chapel, gold, estate*2", hand="copper*5")
        t.alice.shows(discard_pile="possession", hand="copper*5")
        t.trash_shows("")


@ruling("AL-160")
def test_what_comes_back_after_possession_was_not_gained() -> None:
    """Nobody reacts to it, nothing happens for it, and no Smuggler finds it later."""
    kingdom = ("chapel", "watchtower", "tunnel", "fools_gold", "border_village", "cache")
    trashed = "province, tunnel, border_village, cache"
    with table("alice", "philippe", "lucas", kingdom=["possession", *kingdom]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.philippe.has(hand=f"chapel, {trashed}", deck="watchtower, copper*4")
        t.lucas.has(hand="fools_gold")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("chapel")
        t.philippe.trashes(trashed)
        piles = list(t.state.counts)
        t.philippe.ends_turn()  # to his own turn, with no question in between
        t.turn_is(player=t.philippe, phase="action")
        t.philippe.shows(hand="watchtower, copper*4", discard_pile=f"chapel, {trashed}")
        assert t.asked(t.philippe).decider == t.philippe.index
        assert t.philippe.player.last_gained == [] and t.alice.player.last_gained == []
        assert list(t.state.counts) == piles
        t.alice.shows(discard_pile="possession")
        for seat in (t.alice, t.philippe, t.lucas):
            assert heard(t, seat, "gain") == []
        t.trash_shows("")


@ruling("AL-157")
@pytest.mark.parametrize("mat", ["island", "native_village"])
def test_a_trashed_fortress_comes_from_what_possession_set_aside(mat: str) -> None:
    with table("alice", "philippe", kingdom=["possession", "chapel", "fortress", mat]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.philippe.has(hand="chapel, fortress, estate", deck="copper*5", mats={mat: "fortress, duchy"})
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("chapel")
        t.philippe.trashes("fortress, estate")
        t.philippe.shows(hand="fortress", mats={mat: "fortress, duchy", "possession": "estate"})


@ruling("AL-158")
def test_trashed_cards_come_back_after_the_new_hand_is_drawn() -> None:
    with possessed("chapel", hand="chapel, gold, estate*2", discard_pile="copper*5") as t:
        t.philippe.plays("chapel")
        t.philippe.trashes("gold, estate*2")
        t.philippe.ends_turn()  # shuffles Chapel and Coppers for the new hand
        t.philippe.shows(discard_pile="gold, estate*2")
        have = sorted(c.name for c in t.philippe.player.hand + t.philippe.player.deck)
        assert have == ["chapel", *["copper"] * 5]


@ruling("AL-159")
def test_a_card_set_aside_counts_as_trashed() -> None:
    with possessed("mining_village", hand="mining_village") as t:
        t.philippe.plays("mining_village")
        t.philippe.accepts("trash")
        t.turn_is(coins=2, actions=2)
        t.philippe.shows(in_play="", mats={"possession": "mining_village"})
        t.trash_shows("")


def test_effects_of_trashed_cards_happen() -> None:
    """Fortress comes back to hand at once; Feodum's Silvers go to Alice."""
    with possessed("chapel", "fortress", "feodum", hand="chapel, fortress, feodum", deck="copper*9") as t:
        t.philippe.plays("chapel")
        t.philippe.trashes("fortress, feodum")
        t.philippe.shows(hand="fortress", mats={"possession": "feodum"})
        t.alice.shows(discard_pile="possession, silver*3")
        t.philippe.ends_turn()
        t.philippe.shows(discard_pile="chapel, feodum, fortress", hand="copper*5")
        t.trash_shows("")


@ruling("AL-161")
def test_other_players_cards_are_trashed_for_good() -> None:
    with possessed("thief", hand="thief", deck="estate*5") as t:
        t.philippe.plays("thief")  # Alice's discard pile, Possession, holds no Treasure
        t.trash_shows("")
    with table("alice", "philippe", kingdom=["possession", "thief"]) as t:
        t.alice.has(hand="possession", deck="copper*5, gold, silver")
        t.philippe.has(hand="thief", deck="estate*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("thief")
        t.philippe.trashes("gold")
        t.philippe.answers("gain", "")
        t.trash_shows("gold")
        t.philippe.ends_turn()
        t.trash_shows("gold")
        t.alice.shows(discard_pile="possession, silver")


# ---------------------------------------------------------------- Masquerade, Ambassador and Attacks


@ruling("AL-162")
def test_masquerade_passes_cards_as_usual() -> None:
    with possessed("masquerade", hand="masquerade, gold", deck="silver*2, estate*9") as t:
        t.philippe.plays("masquerade")
        t.philippe.answers("pass", "gold")  # Alice decides; it goes to Lucas all the same
        t.alice.answers("pass", "copper")  # she has nothing else for Philippe, nor Lucas anything for her
        t.lucas.shows(hand="gold")
        t.alice.shows(hand="copper*4", discard_pile="possession")
        t.philippe.shows(hand="silver*2, copper")
        t.philippe.trashes("copper")
        t.trash_shows("")
        t.philippe.shows(mats={"possession": "copper"})


@ruling("AL-163")
def test_ambassador_returns_cards_to_the_supply() -> None:
    with possessed("ambassador", hand="ambassador, gold*2") as t:
        t.philippe.plays("ambassador")
        t.philippe.answers("return", 2)
        t.pile_shows("gold", 30)  # two came back, two went out
        t.alice.shows(discard_pile="possession, gold")
        t.lucas.shows(discard_pile="gold")
        t.philippe.shows(hand="", mats={"possession": ""})
        t.philippe.ends_turn()
        t.philippe.shows(hand="ambassador", discard_pile="")


@ruling("AL-164")
def test_a_possessed_players_attack_hits_the_possessor() -> None:
    with possessed("militia", hand="militia") as t:
        t.philippe.plays("militia")
        t.alice.shows(hand="copper*3", discard_pile="possession, copper*2")


@ruling("AL-165")
def test_the_possessor_reacts_with_their_own_hand() -> None:
    with table("alice", "philippe", kingdom=["possession", "witch", "moat", "secret_chamber"]) as t:
        t.alice.has(hand="possession", deck="moat, secret_chamber, copper*3, estate*2")
        t.philippe.has(hand="witch, moat, secret_chamber")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("witch")
        assert t.asked(t.alice).decider == t.alice.index
        t.alice.lets_first("secret_chamber")
        t.alice.reveals("secret_chamber")
        t.alice.puts_on_deck("estate*2")
        t.alice.lets_first("moat")
        t.alice.reveals("moat")
        t.alice.passes("reveal")  # the Secret Chamber once more
        t.alice.shows(discard_pile="possession", hand="moat, secret_chamber, copper*3", deck="estate*2")


# ---------------------------------------------------------------- reactions to a gain


@ruling("AL-212")
def test_the_possessors_watchtower_and_trader_see_the_gain() -> None:
    with table("alice", "philippe", kingdom=["possession", "watchtower", "trader"]) as t:
        t.alice.has(hand="possession", deck="watchtower, copper*4, estate")
        t.philippe.has(hand="watchtower, gold*2")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.buys("gold")
        t.alice.chooses("deck")
        t.alice.shows(deck="gold, estate", discard_pile="possession")
    with table("alice", "philippe", kingdom=["possession", "watchtower", "trader"]) as t:
        t.alice.has(hand="possession", deck="trader, copper*4")
        t.philippe.has(hand="gold*2")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.buys("duchy")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="possession, silver")
        t.pile_shows("duchy", 8)


def test_what_the_possessors_watchtower_trashes_is_trashed() -> None:
    with table("alice", "philippe", kingdom=["possession", "watchtower"]) as t:
        t.alice.has(hand="possession", deck="watchtower, copper*4")
        t.philippe.has(hand="copper")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.buys("copper")
        t.alice.chooses("trash")
        t.trash_shows("copper")
        t.alice.shows(discard_pile="possession")
        t.philippe.shows(hand="copper")


@ruling("AL-213")
@pytest.mark.parametrize("first", ["trader", "possession"])
def test_the_possessed_players_trader_comes_before_or_after(first: str) -> None:
    with possessed("trader", hand="trader, gold*2") as t:
        t.philippe.buys("gold")
        assert t.asked(t.philippe).decider == t.alice.index
        t.philippe.lets_first(first)
        if first == "trader":
            t.philippe.reveals("trader")
            t.alice.shows(discard_pile="possession, silver")
        else:
            t.alice.shows(discard_pile="possession, gold")  # no longer Philippe's gain
        t.philippe.shows(hand="trader, gold*2")


def test_the_possessors_trader_acts_though_the_possessed_players_did_not() -> None:
    with table("alice", "philippe", kingdom=["possession", "trader"]) as t:
        t.alice.has(hand="possession", deck="trader, copper*4")
        t.philippe.has(hand="trader, gold*2")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.buys("gold")
        t.philippe.lets_first("trader")
        t.philippe.passes("reveal")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="possession, silver")


def test_when_buy_effects_belong_to_the_possessed_buyer() -> None:
    """Goons gives the possessed player a token; Hoard's Gold is gained by the possessor."""
    with table("alice", "philippe", kingdom=["possession", "goons", "hoard"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.philippe.has(hand="hoard, copper", in_play="goons")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.buys("estate")
        t.philippe.shows(tokens={"vp": 1})
        t.alice.shows(discard_pile="possession, gold, estate", tokens={"vp": 0})
