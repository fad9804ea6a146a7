"""Dark Ages: Procession, which plays twice, and Band of Misfits, which is another card."""

from collections import Counter

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.choices import PLAY_AS, DominionQuestion
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import table
from chaudron.kernel.request import Request
from chaudron.kernel.view import View
from chaudron.testing.playing import CheckingDriver
from tests.rulings import ruling

# ---------------------------------------------------------------- Procession


@ruling("DA-326")
def test_procession_need_not_play_anything() -> None:
    with table("alice", "vincent", kingdom=["procession", "village", "smithy"]) as t:
        t.alice.has(hand="procession, village", deck="copper*3")
        t.alice.plays("procession")
        t.alice.passes("play")
        t.alice.shows(hand="village", discard_pile="")
        t.trash_shows("")


@ruling("DA-327", "DA-331")
def test_procession_plays_twice_trashes_and_trades_up_by_one() -> None:
    with table("alice", "vincent", kingdom=["procession", "smithy", "rogue", "counterfeit"]) as t:
        t.alice.has(hand="procession, smithy", deck="copper*7")
        t.alice.plays("procession")
        t.alice.plays("smithy")
        t.turn_is(actions=0)  # Procession's own Action was the only one used
        t.alice.shows(hand="copper*6", discard_pile="rogue", in_play="procession")
        t.trash_shows("smithy")
        t.pile_shows("rogue", 9)


@ruling("DA-331")
@pytest.mark.parametrize(("card", "gives"), [("smithy", 0), ("village", 4)])
def test_procession_spends_no_action_on_the_card_it_plays(card: str, gives: int) -> None:
    with table("alice", "vincent", kingdom=["procession", card]) as t:
        t.turn(actions=3)
        t.alice.has(hand=f"procession, {card}, estate", deck="copper*7")
        t.alice.plays("procession")
        t.turn_is(actions=2)  # its own
        t.alice.plays(card)
        t.turn_is(actions=2 + gives)


@ruling("DA-331")
def test_procession_of_a_procession_spends_one_action_in_all() -> None:
    with table("alice", "vincent", kingdom=["procession", "smithy"]) as t:
        t.turn(actions=2)
        t.alice.has(hand="procession*2, smithy", deck="copper*9")
        t.alice.plays("procession")
        t.alice.plays("procession")
        t.alice.plays("smithy")
        t.turn_is(actions=1)


@ruling("DA-329")
@pytest.mark.parametrize("available", [True, False])
def test_processions_gain_is_compulsory_but_may_fail(available: bool) -> None:
    with table("alice", "vincent", kingdom=["procession", "smithy", "rogue", "mystic"]) as t:
        if not available:
            t.pile("rogue", 0).pile("mystic", 0)
        t.alice.has(hand="procession, smithy")
        t.alice.plays("procession")
        t.alice.plays("smithy")
        if available:
            assert t.asked(t.alice).lo == 1
            t.alice.is_offered("rogue, mystic")
            t.alice.gains("mystic")
        t.alice.shows(discard_pile="mystic" if available else "")


@ruling("DA-330")
def test_effects_of_trashing_come_before_processions_gain() -> None:
    with table("alice", "vincent", kingdom=["procession", "cultist", "altar", "goons"]) as t:
        t.pile("ruins", "")
        t.alice.has(hand="procession, cultist", deck="copper*4, silver*3, gold")
        t.alice.plays("procession")
        t.alice.plays("cultist")
        t.alice.is_offered("altar, goons")
        t.alice.shows(hand="copper*4, silver*3")
        t.alice.gains("altar")


@ruling("DA-332")
def test_nothing_is_played_between_the_two_plays() -> None:
    with table("alice", "vincent", kingdom=["procession", "village", "smithy"]) as t:
        t.alice.has(hand="procession, village, smithy", deck="copper*2")
        t.alice.plays("procession")
        t.alice.plays("village")
        t.alice.is_asked("gain")  # both plays are done
        t.turn_is(actions=4)
        t.alice.shows(hand="smithy, copper*2")
        t.alice.gains("smithy")


@ruling("DA-333")
def test_procession_on_procession() -> None:
    kingdom = ["procession", "village", "smithy", "rogue", "vagrant", "fortress"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="procession*2, village, vagrant", deck="copper*6")
        t.alice.plays("procession")
        t.alice.plays("procession")
        t.alice.plays("village")
        t.trash_shows("village")
        t.alice.gains("smithy")
        t.alice.plays("vagrant")
        t.trash_shows("village, vagrant, procession")  # and a Village, costing 3, was gained
        t.alice.shows(discard_pile="smithy, village, rogue", in_play="procession")


def test_throne_room_on_procession_uses_up_two_actions_of_the_hand() -> None:
    kingdom = ["throne_room", "procession", "village", "smithy", "rogue"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="throne_room, procession, village, smithy", deck="copper*9")
        t.alice.plays("throne_room")
        t.alice.plays("procession")
        t.alice.plays("village")
        t.alice.is_offered("procession, smithy, throne_room")
        t.alice.gains("smithy")
        t.turn_is(actions=4)
        t.alice.plays("smithy")
        t.trash_shows("village, smithy")
        t.alice.shows(hand="copper*8", in_play="throne_room, procession", discard_pile="smithy, rogue")


def test_kings_court_on_procession_leaves_while_procession_waits_for_its_duration() -> None:
    kingdom = ["kings_court", "procession", "wharf", "village", "altar", "smithy"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="kings_court, procession, wharf, village", deck="copper*20")
        t.alice.plays("kings_court")
        t.alice.plays("procession")
        t.alice.plays("wharf")
        t.trash_shows("wharf")
        t.alice.plays("village")
        t.alice.gains("smithy")
        t.trash_shows("wharf, village")
        # The third time no Action is left in hand.
        t.alice.shows(in_play="kings_court, procession", discard_pile="altar, smithy")
        t.alice.ends_turn()
        t.alice.shows(in_play="procession")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, buys=3)
        t.alice.shows(hand="copper*9")


@ruling("DA-334")
def test_procession_on_vagrant_leaves_two_actions() -> None:
    with table("alice", "vincent", kingdom=["procession", "vagrant"]) as t:
        t.alice.has(hand="procession, vagrant")
        t.alice.plays("procession")
        t.alice.plays("vagrant")
        t.turn_is(actions=2)
    with table("alice", "vincent", kingdom=["procession", "vagrant"]) as t:
        t.alice.has(hand="vagrant*2")
        t.alice.plays("vagrant")
        t.alice.plays("vagrant")
        t.turn_is(actions=1)


@ruling("DA-335")
def test_procession_on_a_duration_stays_and_its_effect_comes_twice() -> None:
    with table("alice", "vincent", kingdom=["procession", "caravan"]) as t:
        t.alice.has(hand="procession, caravan", deck="copper*2, estate*5, gold*3")
        t.vincent.has(hand="copper", deck="copper*5")
        t.alice.plays("procession")
        t.alice.plays("caravan")
        t.trash_shows("caravan")
        t.alice.ends_turn()
        t.alice.shows(in_play="procession", hand="estate*5")
        t.vincent.ends_turn()
        t.alice.shows(in_play="procession", hand="estate*5, gold*2")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


@ruling("DA-395")
def test_procession_on_fortress_gains_and_keeps_the_fortress() -> None:
    with table("alice", "vincent", kingdom=["procession", "fortress", "rogue"]) as t:
        t.alice.has(hand="procession, fortress", deck="copper*2")
        t.alice.plays("procession")
        t.alice.plays("fortress")
        t.turn_is(actions=4)
        t.alice.shows(hand="fortress, copper*2", discard_pile="rogue", in_play="procession")
        t.trash_shows("")


@ruling("DA-416")
def test_procession_keeps_the_potion_of_the_cost() -> None:
    with table("alice", "vincent", kingdom=["procession", "apothecary", "familiar", "hermit"]) as t:
        t.alice.has(hand="procession, apothecary")
        t.alice.plays("procession")
        t.alice.plays("apothecary")
        t.alice.shows(discard_pile="familiar")  # 3 coins and a Potion, not Hermit


# ---------------------------------------------------------------- Band of Misfits


@ruling("DA-246", "DA-406")
def test_band_of_misfits_picks_a_cheaper_action_which_stays_on_its_pile() -> None:
    kingdom = ["band_of_misfits", "fortress", "rogue", "altar", "vagrant", "feodum"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*2")
        t.alice.plays("band_of_misfits")
        t.alice.is_offered("fortress, vagrant")
        t.alice.answers("play_as", "vagrant")
        t.pile_shows("vagrant", 10)
        t.alice.shows(in_play="vagrant")


@ruling("DA-247", "DA-249")
def test_band_of_misfits_is_the_picked_card_until_it_leaves_play() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "great_hall", "fortress"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*6")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "great_hall")
        now = t.alice.player.in_play[0]
        assert (now.card.name, now.card.cost, now.card.is_victory) == ("great_hall", 3, True)
        assert now.printed.name == "band_of_misfits"
        t.alice.scores(0)  # it is no Great Hall for the score
        t.alice.ends_turn()
        t.alice.shows(in_play="", discard_pile="band_of_misfits, copper")


@ruling("DA-248")
def test_band_of_misfits_as_fortress() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "fortress"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*2")
        t.alice.plays("band_of_misfits")
        t.turn_is(actions=2)
        t.alice.shows(hand="copper", in_play="fortress")


@ruling("DA-250")
def test_band_of_misfits_trashed_as_a_death_cart_is_itself_in_the_trash() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "death_cart"]) as t:
        t.pile("ruins", "")
        t.alice.has(hand="band_of_misfits, copper")
        t.alice.plays("band_of_misfits")
        t.turn_is(coins=5)
        t.trash_shows("band_of_misfits")
        t.alice.shows(in_play="")


@ruling("DA-251")
def test_band_of_misfits_as_a_duration_stays_in_play() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "fishing_village"]) as t:
        t.alice.has(hand="band_of_misfits", deck="estate*6")
        t.vincent.has(hand="copper", deck="copper*5")
        t.alice.plays("band_of_misfits")
        t.turn_is(actions=2, coins=1)
        t.alice.ends_turn()
        t.alice.shows(in_play="fishing_village")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=2, coins=1)
        t.alice.ends_turn()
        assert t.alice.player.all_cards().count(find("band_of_misfits")) == 1
        t.alice.shows(in_play="")


@ruling("DA-252")
@pytest.mark.parametrize("model", ["throne_room", "procession"])
def test_band_of_misfits_stays_out_with_a_duration_it_plays_twice(model: str) -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", model, "wharf"]) as t:
        t.alice.has(hand="band_of_misfits, wharf", deck="copper*4, estate*10")
        t.vincent.has(hand="copper", deck="copper*5")
        t.alice.plays("band_of_misfits")
        if model == "procession":
            t.alice.plays("wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, wharf" if model == "throne_room" else "procession")
        t.vincent.ends_turn()
        t.alice.shows(hand="estate*9")
        t.turn_is(buys=3)
        t.alice.ends_turn()
        t.alice.shows(in_play="")


@ruling("DA-253")
@pytest.mark.parametrize(("replayer", "times"), [("throne_room", 2), ("kings_court", 3), ("procession", 2)])
def test_band_of_misfits_played_again_is_the_same_card(replayer: str, times: int) -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", replayer, "village", "smithy"]) as t:
        t.alice.has(hand=f"{replayer}, band_of_misfits", deck="copper*9")
        t.alice.plays(replayer)
        if replayer != "throne_room":
            t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "village")
        t.turn_is(actions=2 * times)
        t.alice.shows(hand=f"copper*{times}")


@ruling("DA-254", "DA-255")
def test_procession_on_band_of_misfits_as_fortress() -> None:
    kingdom = ["band_of_misfits", "procession", "fortress", "rogue", "altar"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="procession, band_of_misfits", deck="copper*5")
        t.alice.plays("procession")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "fortress")
        t.turn_is(actions=4)
        t.trash_shows("")
        t.alice.shows(hand="band_of_misfits, copper*2", discard_pile="altar", in_play="procession")


@ruling("DA-256")
def test_band_of_misfits_as_hermit_becomes_a_madman() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "hermit"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*5")
        t.alice.plays("band_of_misfits")
        t.alice.gains("silver")
        t.alice.ends_turn()
        t.trash_shows("band_of_misfits")
        t.alice.shows(discard_pile="silver, madman")


@ruling("DA-257", "DA-258")
def test_horn_of_plenty_counts_band_of_misfits_under_its_names() -> None:
    kingdom = ["band_of_misfits", "fortress", "scavenger", "horn_of_plenty"]
    for models, names in ((("fortress", "scavenger"), 3), (("fortress", "fortress"), 2)):
        with table("alice", "vincent", kingdom=kingdom) as t:
            t.alice.has(hand="band_of_misfits*2, horn_of_plenty")
            t.turn(actions=2)
            for model in models:
                t.alice.plays("band_of_misfits")
                t.alice.answers("play_as", model)
            t.alice.plays_treasures("horn_of_plenty")
            t.alice.is_offered("copper, curse, estate" + (", silver" if names == 3 else ""))
            t.alice.gains("copper")


@ruling("DA-259", "DA-260")
def test_band_of_misfits_copies_neither_an_empty_pile_nor_a_side_pile() -> None:
    kingdom = ["band_of_misfits", "urchin", "hermit", "village", "smithy"]
    with table("alice", "vincent", kingdom=kingdom, shelters=True) as t:
        t.pile("smithy", 0)
        t.alice.has(hand="band_of_misfits")
        t.alice.plays("band_of_misfits")
        t.alice.is_offered("urchin, hermit, village")
        t.alice.answers("play_as", "village")


@ruling("DA-261")
@pytest.mark.parametrize("knight", ["sir_martin", "dame_anna"])
def test_band_of_misfits_copies_only_the_top_of_ruins_and_knights(knight: str) -> None:
    other = "dame_anna" if knight == "sir_martin" else "sir_martin"
    with table("alice", "vincent", kingdom=["band_of_misfits", "knights", "cultist"]) as t:
        t.pile("knights", f"{knight}, {other}").pile("ruins", "abandoned_mine, survivors")
        t.alice.has(hand="band_of_misfits")
        t.alice.plays("band_of_misfits")
        if knight == "sir_martin":
            t.alice.is_offered("abandoned_mine, sir_martin")
            t.alice.answers("play_as", "sir_martin")
            t.turn_is(buys=3)
            t.alice.shows(in_play="sir_martin")
        else:
            t.turn_is(coins=1)
            t.alice.shows(in_play="abandoned_mine")


@ruling("DA-396")
def test_band_of_misfits_as_an_attack_may_be_reacted_to() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "militia", "moat"]) as t:
        t.alice.has(hand="band_of_misfits")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")
        t.turn_is(coins=2)


@ruling("DA-397")
def test_highway_lowers_band_of_misfits_and_its_models_alike() -> None:
    kingdom = ["band_of_misfits", "highway", "smithy", "village", "rogue", "altar"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="band_of_misfits", in_play="highway")
        assert t.costs("band_of_misfits") == 4
        t.alice.plays("band_of_misfits")
        t.alice.is_offered("smithy, village")
        t.alice.answers("play_as", "smithy")


@ruling("DA-405")
def test_band_of_misfits_never_copies_a_card_with_a_potion() -> None:
    kingdom = ["band_of_misfits", "university", "transmute", "vagrant", "village"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="band_of_misfits")
        t.alice.plays("band_of_misfits")
        t.alice.is_offered("vagrant, village")
        t.alice.answers("play_as", "village")


@ruling("DA-407")
def test_band_of_misfits_with_nothing_to_copy_stays_itself() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "rogue"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper")
        t.alice.plays("band_of_misfits")
        t.turn_is(actions=0, buys=1, coins=0)
        t.alice.shows(in_play="band_of_misfits", hand="")


@ruling("DA-408")
def test_band_of_misfits_as_an_attack_lets_urchin_be_trashed() -> None:
    for model in ("militia", "village"):
        with table("alice", "vincent", kingdom=["band_of_misfits", "urchin", model]) as t:
            t.alice.has(hand="band_of_misfits", in_play="urchin")
            t.alice.plays("band_of_misfits")
            t.alice.answers("play_as", model)
            if model == "militia":
                t.alice.accepts("trash")
                t.alice.shows(in_play="militia", discard_pile="mercenary")
            else:
                t.alice.shows(in_play="urchin, village")


# ---------------------------------------------------------------- Band of Misfits as everything

MODELS = sorted(
    c.name
    for c in CARDS
    if c.is_action and c.cost < 5 and not c.potion and not c.text.is_pile
    if c.text.in_supply and (c.text.kingdom or c.text.part_of in ("knights", "ruins"))
)


class Mimic(RandomBot):
    """Plays Band of Misfits as one card, and answers everything else at random."""

    def __init__(self, seed: int, model: Card) -> None:
        super().__init__(seed)
        self.model = model

    def answer(self, view: View, request: Request) -> object:
        if isinstance(request, DominionQuestion) and request.verb == PLAY_AS:
            return self.model
        return super().answer(view, request)


def everything(game: Game) -> Counter[str]:
    """Every card on the table by what is printed on it."""
    found = Counter(c.name for c in game.trash_pile)
    for p in game.players:
        found.update(c.name for c in p.all_cards())
    for pile in game.setup.piles:
        if pile.card is not None:
            found[pile.card.name] += game.counts[pile.index]
        else:
            found.update(c.name for c in game.stacks[pile.index])
    return +found


def test_there_are_many_cards_to_copy() -> None:
    assert len(MODELS) > 90
    assert {"caravan", "black_market", "young_witch", "sir_martin", "survivors", "feast"} < set(MODELS)


@ruling("DA-247", "DA-246")
@pytest.mark.parametrize("model", MODELS)
def test_band_of_misfits_as_everything_it_may_be(model: str) -> None:
    card = find(model)
    pile = card.text.part_of
    kingdom = ["band_of_misfits", "cultist" if pile == "ruins" else pile or model, "smithy", "cellar"]
    kingdom = list(dict.fromkeys(kingdom))
    bane = "great_hall" if card.text.needs == "bane" else ""
    market = ["moat", "gardens", "rats"] if model == "black_market" else None
    band = find("band_of_misfits")
    for seed in range(4):
        with table("alice", "vincent", kingdom=kingdom, bane=bane, black_market=market, seed=seed) as t:
            if pile:
                t.pile(pile, f"{model}, {model}")
            t.alice.has(hand="band_of_misfits, estate, copper, silver", deck="gold*3, estate*3, duchy*6")
            t.vincent.has(hand="copper*2, estate*2, silver", deck="silver, gold*2, estate*4")
            game = t.setting()
        game.driver = driver = CheckingDriver([Mimic(seed, card), RandomBot(seed + 1)])
        before = everything(game)
        question = game.next_decision()
        assert question is not None
        game.resolve(question, band)
        alice = game.players[0]
        mine = [p for p in alice.in_play if p.printed is band]
        assert all(p.card is card for p in mine)
        assert game.played[0] is card
        assert everything(game) == before
        while game.players[0].turns < 3 and not game.over:
            question = game.next_decision()
            game.resolve(question, None if question is None else driver.answer(game, question))
            for p in game.players:
                for x in p.in_play:
                    assert x.card is x.printed or x.printed is band
        assert everything(game) == before
