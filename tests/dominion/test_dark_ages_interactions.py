"""Dark Ages beside the other sets: unlike piles, Fortress under every trasher, one busy Clean-up."""

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import CARDS, ON_BUY, Card
from chaudron.games.dominion.choices import BUY, PLAY_TREASURES
from chaudron.games.dominion.events import TRASHED, DominionEvent
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import listed, table
from chaudron.kernel.journal import Journal
from chaudron.kernel.request import Request
from chaudron.kernel.view import View
from chaudron.testing.playing import CheckingDriver
from tests.rulings import ruling

# ---------------------------------------------------------------- Ambassador


@ruling("DA-024", "DA-049")
@pytest.mark.parametrize("card", ["hovel", "necropolis", "overgrown_estate", "spoils", "madman", "mercenary"])
def test_ambassador_cannot_return_a_card_without_a_supply_pile(card: str) -> None:
    kingdom = ["ambassador", "hermit", "urchin", "bandit_camp"]
    with table("alice", "vincent", kingdom=kingdom, shelters=True) as t:
        t.alice.has(hand=f"ambassador, {card}")
        t.alice.plays("ambassador")
        t.alice.shows(hand=card)
        t.vincent.shows(discard_pile="")


@ruling("DA-028")
def test_a_returned_card_lies_face_up_on_its_pile() -> None:
    with table("alice", "vincent", kingdom=["ambassador", "cultist", "moat"]) as t:
        t.pile("ruins", "ruined_market, ruined_library")
        t.alice.has(hand="ambassador, survivors")
        t.vincent.has(hand="moat")
        t.alice.plays("ambassador")
        t.vincent.reveals("moat")
        t.alice.answers("return", 1)
        ruins = t.state.setup.pile_named("ruins")
        assert [c.name for c in t.state.stacks[ruins]] == ["ruined_library", "ruined_market", "survivors"]
        assert t.state.top(ruins) is find("survivors")
        t.pile_shows("ruins", 3)


@ruling("DA-039", "DA-037")
def test_sir_martin_returned_by_ambassador_goes_to_the_next_player_alone() -> None:
    with table("alice", "vincent", "nina", kingdom=["ambassador", "knights"]) as t:
        t.pile("knights", "dame_anna, sir_destry")
        t.alice.has(hand="ambassador, sir_martin")
        t.alice.plays("ambassador")
        t.alice.answers("return", 1)
        t.vincent.shows(discard_pile="sir_martin")
        t.nina.shows(discard_pile="")
        t.pile_shows("knights", 2)


# ---------------------------------------------------------------- Contraband, Talisman, Trade Route


@ruling("DA-031")
@pytest.mark.parametrize(
    ("pile", "content"),
    [("ruins", "survivors, ruined_village"), ("knights", "dame_anna, sir_martin")],
)
def test_contraband_bars_one_name_not_the_pile(pile: str, content: str) -> None:
    first, second = content.split(", ")
    for named in (first, second):
        with table("alice", "vincent", kingdom=["contraband", "cultist", "knights"]) as t:
            t.pile(pile, content)
            t.alice.has(hand="contraband", deck="copper*5")
            t.turn(coins=7)
            t.alice.plays_treasures("contraband")
            t.vincent.names(named)
            if named == first:
                t.alice.is_not_offered(first)
                t.alice.is_not_offered(second)
            else:
                t.alice.buys(first)
                t.alice.is_not_offered(second)
            t.alice.buys("copper")


@ruling("DA-031", "DA-029")
def test_another_knight_may_be_bought_once_the_barred_one_is_gone() -> None:
    with table("alice", "vincent", kingdom=["contraband", "knights"]) as t:
        t.pile("knights", "sir_martin, dame_anna")
        t.alice.has(hand="contraband", deck="copper*5")
        t.turn(coins=7)
        t.alice.plays_treasures("contraband")
        t.vincent.names("sir_vander")
        t.alice.buys("sir_martin")
        t.alice.buys("dame_anna")
        t.pile_shows("knights", 0)


@ruling("DA-038", "DA-037")
@pytest.mark.parametrize("under", ["ruined_market", "survivors"])
def test_talisman_copies_a_ruins_only_from_just_below(under: str) -> None:
    with table("alice", "vincent", kingdom=["talisman", "cultist"]) as t:
        t.pile("ruins", f"ruined_market, {under}, ruined_market")
        t.alice.has(in_play="talisman")
        t.turn(phase="buy", buys=2)
        t.alice.buys("ruined_market")
        copies = 2 if under == "ruined_market" else 1
        t.alice.shows(discard_pile=f"ruined_market*{copies}")
        t.pile_shows("ruins", 3 - copies)


@ruling("DA-022")
def test_dame_josephine_moves_no_trade_route_token() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "knights"]) as t:
        t.pile("knights", "dame_josephine, dame_anna")
        t.turn(phase="buy", coins=7, buys=3)
        t.alice.buys("dame_josephine")
        assert t.state.mats.get("trade_route", 0) == 0
        t.alice.buys("estate")
        assert t.state.mats["trade_route"] == 1


@ruling("DA-418")
def test_dame_josephine_is_a_victory_card_for_hoard_and_silk_road() -> None:
    with table("alice", "vincent", kingdom=["hoard", "silk_road", "knights"]) as t:
        t.pile("knights", "dame_josephine, dame_anna")
        t.alice.has(in_play="hoard", deck="silk_road, estate, duchy")
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.buys("dame_josephine")
        t.alice.shows(discard_pile="gold, dame_josephine")
        t.alice.scores(1 + 1 + 3 + 2)  # four Victory cards: the Silk Road is worth 1


# ---------------------------------------------------------------- Swindler, Smugglers


def test_swindler_trades_ruins_and_knights_for_what_shows() -> None:
    with table("alice", "vincent", "nina", kingdom=["swindler", "knights", "cultist"]) as t:
        t.pile("knights", "dame_anna, sir_destry").pile("ruins", "survivors, ruined_market")
        t.alice.has(hand="swindler")
        t.vincent.has(deck="ruined_village")
        t.nina.has(deck="sir_vander")
        t.alice.plays("swindler")
        t.alice.is_offered("copper, curse, survivors")
        t.alice.gains("survivors")
        t.alice.is_offered("duchy, cultist, dame_anna")
        t.alice.gains("dame_anna")
        t.vincent.shows(discard_pile="survivors")
        t.nina.shows(discard_pile="gold, dame_anna")
        t.trash_shows("ruined_village, sir_vander")


def test_swindler_on_sir_martin_looks_for_cards_costing_four() -> None:
    with table("alice", "vincent", kingdom=["swindler", "knights", "armory", "rogue"]) as t:
        t.pile("knights", "dame_anna")
        t.alice.has(hand="swindler")
        t.vincent.has(deck="sir_martin")
        t.alice.plays("swindler")
        t.vincent.shows(discard_pile="armory")


@pytest.mark.parametrize(("under", "smuggled"), [("survivors", True), ("ruined_village", False)])
def test_smugglers_want_the_very_ruins_on_top(under: str, smuggled: bool) -> None:
    with table("alice", "vincent", kingdom=["smugglers", "cultist"]) as t:
        t.pile("ruins", f"survivors, {under}, ruined_market")
        t.alice.has(deck="copper*5")
        t.vincent.has(hand="smugglers")
        t.turn(phase="buy")
        t.alice.buys("survivors")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="survivors" if smuggled else "")


def test_smugglers_find_no_second_dame_anna() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "knights"]) as t:
        t.pile("knights", "dame_anna, sir_bailey")
        t.alice.has(deck="copper*5")
        t.vincent.has(hand="smugglers")
        t.turn(phase="buy", coins=5)
        t.alice.buys("dame_anna")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")
        t.pile_shows("knights", 1)


def test_an_embargo_token_on_the_knights_curses_even_with_a_talisman() -> None:
    with table("alice", "vincent", kingdom=["embargo", "talisman", "knights"]) as t:
        t.pile("knights", "sir_martin, dame_anna").tokens("knights", "embargo", 2)
        t.alice.has(in_play="talisman")
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("sir_martin")
        t.alice.lets_first("embargo")
        t.alice.shows(discard_pile="curse*2, sir_martin")  # no second Sir Martin to copy


# ---------------------------------------------------------------- Fortress under every trasher

TRASHERS = listed(
    "altar, apprentice, bishop, chapel, count, dame_anna, dame_josephine, dame_molly, "
    "dame_natalie, dame_sylvia, death_cart, develop, expand, farmland, forager, forge, governor, "
    "graverobber, hermit, jack_of_all_trades, junk_dealer, lookout, masquerade, mercenary, "
    "procession, rats, remake, remodel, rogue, saboteur, salvager, sir_bailey, sir_destry, "
    "sir_martin, sir_michael, sir_vander, steward, swindler, trade_route, trader, trading_post, "
    "transmute, upgrade, watchtower"
)


class Shopper(RandomBot):
    """Plays every Treasure, buys its favourite if it can, and does the rest at random."""

    def __init__(self, seed: int, favourite: Card) -> None:
        super().__init__(seed)
        self.favourite = favourite

    def answer(self, view: View, request: Request) -> object:
        options = view.options(request)
        if request.verb == PLAY_TREASURES:
            return options
        if request.verb == BUY and self.favourite in options:
            return self.favourite
        return super().answer(view, request)


def count(game: Game, card: Card) -> int:
    """The copies that players own or could gain."""
    owned = sum(p.all_cards().count(card) for p in game.players)
    return owned + game.counts[game.setup.pile_of[card.id]]


def trashes_fortress(card: str) -> bool:
    """Whether random play with this card ever trashes a Fortress; none may stay in the trash."""
    fortress = find("fortress")
    text = find(card).text
    wanted = text.card if text.card.moments & ON_BUY else fortress
    pile = "urchin" if card == "mercenary" else text.part_of or card
    kingdom = list(dict.fromkeys([pile, "fortress", "cellar"]))
    bane = "moat" if text.needs == "bane" else ""
    market = ["village", "gardens"] if card == "black_market" else None
    hit = False
    for seed in range(40):
        with table("alice", "vincent", kingdom=kingdom, bane=bane, black_market=market, seed=seed) as t:
            t.alice.has(hand=f"{card}, fortress*2, gold*3", deck="fortress*12")
            t.vincent.has(hand="fortress*3", deck="fortress*12")
            t.turn(buys=3, coins=3)
            game = t.setting()
        game.driver = driver = CheckingDriver([Shopper(seed, wanted), RandomBot(seed + 1)])
        game.journal = journal = Journal()
        in_all = count(game, fortress)
        for _ in range(12):
            if game.current != 0 or game.over:
                break
            question = game.next_decision()
            game.resolve(question, None if question is None else driver.answer(game, question))
            assert fortress not in game.trash_pile
        assert count(game, fortress) == in_all
        for event in journal.events:
            if isinstance(event, DominionEvent) and event.kind == TRASHED and fortress in event.cards:
                hit = True
    return hit


@ruling("DA-231", "DA-233")
@pytest.mark.parametrize("card", TRASHERS)
def test_fortress_returns_under_every_trasher(card: str) -> None:
    assert trashes_fortress(card)


def test_no_trasher_is_forgotten() -> None:
    for card in CARDS:
        if card.text.is_pile or card.set == "basics" or card.text.part_of in ("prizes", "ruins"):
            continue
        assert trashes_fortress(card.name) == (card.name in TRASHERS), card.name


def test_a_possessed_players_fortress_returns_to_their_hand_at_once() -> None:
    with table("alice", "vincent", kingdom=["possession", "fortress", "chapel"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="chapel, fortress, curse", deck="copper*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("chapel")
        t.vincent.trashes("fortress, curse")
        t.vincent.shows(hand="fortress", mats={"possession": "curse"})
        t.trash_shows("")


# ---------------------------------------------------------------- Clean-up


def test_hermit_among_the_other_cards_of_a_clean_up() -> None:
    kingdom = ["hermit", "alchemist", "herbalist", "treasury", "scheme", "market_square"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(
            hand="market_square",
            in_play="hermit*2, alchemist, herbalist, treasury, potion, silver",
            deck="estate*9",
        )
        t.turn(phase="buy")
        t.alice.passes("buy")
        t.alice.is_offered("hermit, alchemist, herbalist, treasury")
        t.alice.lets_first("hermit")
        t.alice.accepts("discard")  # Market Square is still in hand
        t.trash_shows("hermit")
        t.alice.shows(discard_pile="market_square, gold, madman")
        t.alice.lets_first("alchemist")
        t.alice.accepts("put_on_deck")
        t.alice.lets_first("herbalist")
        t.alice.puts_on_deck("silver")
        t.alice.lets_first("treasury")
        t.alice.accepts("put_on_deck")
        t.trash_shows("hermit*2")
        t.alice.shows(
            hand="treasury, silver, alchemist, estate*2",
            discard_pile="market_square, gold, madman*2, herbalist, potion",
        )


def test_a_bought_card_keeps_hermits_but_not_their_neighbours() -> None:
    with table("alice", "vincent", kingdom=["hermit", "treasury"]) as t:
        t.alice.has(in_play="hermit, treasury", deck="estate*9")
        t.turn(phase="buy")
        t.alice.buys("copper")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="treasury, estate*4", discard_pile="hermit, copper")
        t.trash_shows("")


def test_a_possessed_hermit_comes_back_and_its_madman_goes_to_the_possessor() -> None:
    with table("alice", "vincent", kingdom=["possession", "hermit"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="hermit", deck="copper*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("hermit")
        t.vincent.gains("estate")
        t.vincent.ends_turn()
        t.trash_shows("")
        t.alice.shows(discard_pile="possession, estate, madman")
        t.vincent.shows(discard_pile="hermit")
