"""A default bot does nothing silly: it never parts with what is dear while there is something cheap."""

from __future__ import annotations

import pytest

from chaudron.bots.dominion.big_money import BigMoney, PlainMoney, Wish
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.cards.basics import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import PASS, RETURN, REVEAL, TRASH, CardQuestion, DominionQuestion
from chaudron.games.dominion.kingdoms import Kingdom, check
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.request import Request
from chaudron.kernel.view import View

DEAR = [GOLD, PROVINCE, find("platinum"), find("colony")]
LOSSES = (TRASH, PASS, RETURN)
BASE = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
ASKS_FOR_A_LOSS = [
    "altar", "ambassador", "apprentice", "bishop", "chapel", "dame_anna", "develop", "expand", "forager",
    "forge", "junk_dealer", "lookout", "masquerade", "mine", "rats", "remake",
    "remodel", "salvager", "spice_merchant", "trade_route", "trader", "trading_post", "transmute",
    "upgrade",
]  # fmt: skip


class Watched(BigMoney):
    """Big Money that plays whatever it has, and notes what it parts with and what it was asked for."""

    def __init__(self, wanted: Card) -> None:
        super().__init__([])
        self.wanted = wanted
        self.silly: list[str] = []
        self.asked = False

    def action(self, view: DominionView, question: object) -> Card | None:
        return self.wanted if self.wanted in view.hand(view.seat) else None

    def answer(self, view: View, request: Request) -> object:
        answer = super().answer(view, request)
        assert isinstance(view, DominionView) and isinstance(request, DominionQuestion)
        shown = request.verb == REVEAL and request.source is find("ambassador")
        mine = request.of in (-1, request.player) or request.verb == PASS
        if (request.verb in LOSSES or shown) and mine:
            self.asked = True
            self.judge(view, request, answer)
        return answer

    def judge(self, view: DominionView, question: DominionQuestion, answer: object) -> None:
        given = list(answer) if isinstance(answer, list) else [answer]
        if isinstance(answer, int):
            given = [question.subject] * int(answer)
            cheap = [c for c in view.hand(view.seat) if c in (COPPER, CURSE)]
        else:
            cheap = [o for o in view.options(question) if o in (COPPER, CURSE) and o not in given]
        trades_up = question.source in (find("remodel"), find("expand"))
        for card in given:
            if card is GOLD and trades_up:  # for a Province
                continue
            if card in DEAR and cheap:
                self.silly.append(f"{question.verb_name()} {card}")


def played(card: Card, players: int = 2) -> list[Watched]:
    """The bots after a turn in which the first one played this card."""
    pile = "urchin" if card.name == "mercenary" else card.text.part_of or card.name
    bane = "moat" if card.text.needs == "bane" else ""
    market = ["cellar", "gardens"] if card.name == "black_market" else None
    pile = {"prizes": "tournament", "ruins": "cultist"}.get(pile, pile)
    kingdom = [pile, "village"] if find(pile).text.kingdom and pile != "village" else ["village"]
    names = ["alice", "vincent", "nina"][:players]
    with table(*names, kingdom=kingdom, bane=bane, colonies=True, black_market=market) as t:
        t.alice.has(
            hand=f"{card.name}, province, colony, gold, platinum, copper*2, curse",
            deck="gold, province, copper, curse, province, copper, gold, curse",
        )
        for name in names[1:]:
            getattr(t, name).has(hand="province, gold, copper, curse, platinum", deck="province*2, copper*2")
        t.turn(actions=2, buys=2, coins=4)
        game = t.setting()
    bots = [Watched(card) for _ in names]
    driver = CallbackDriver(list(bots))
    game.driver = driver
    for _ in range(12):
        if game.current != 0 or game.over:
            break
        request = game.next_decision()
        game.resolve(request, None if request is None else driver.answer(game, request))
    return bots


@pytest.mark.parametrize("card", [c.name for c in CARDS if c.is_action or c.is_treasure])
def test_nobody_parts_with_gold_or_provinces_for_the_sake_of_copper(card: str) -> None:
    for n in (2, 3):
        for bot in played(find(card), n):
            assert not bot.silly


@pytest.mark.parametrize("card", ASKS_FOR_A_LOSS)
def test_the_question_is_really_asked(card: str) -> None:
    assert any(bot.asked for bot in played(find(card)))


class Foolish(Watched):
    """Gives the best it has, as bots did once."""

    def other(self, view: DominionView, question: DominionQuestion) -> object:
        options = view.options(question)
        dear = [o for o in options if o in DEAR]
        return dear[0] if question.verb == PASS and dear else super().other(view, question)


def test_the_check_notices_a_province_passed_on() -> None:
    with table("alice", "vincent", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, province, copper*2", deck="copper*2")
        t.vincent.has(hand="copper*3")
        game = t.setting()
    bot = Foolish(find("masquerade"))
    driver = CallbackDriver([bot, Watched(find("masquerade"))])
    game.driver = driver
    request = game.next_decision()
    game.resolve(request, None if request is None else driver.answer(game, request))
    assert bot.silly == ["pass province"]


# ---------------------------------------------------------------- the end of the game


def test_points_are_bought_as_the_end_nears_and_colonies_where_they_are() -> None:
    kingdom = check(Kingdom(BASE.split(", ")))
    wins, owned = 0, {DUCHY: 0, ESTATE: 0}
    for seed in range(60):
        game = new_game(kingdom, 2, seed, seed % 2)
        game.run(CallbackDriver([BigMoney([]), PlainMoney([])]))
        mine, theirs = game.standings()
        wins += mine < theirs
        for card in owned:
            owned[card] += game.players[0].all_cards().count(card)
    assert wins > 38
    assert owned[DUCHY] > 60 and owned[ESTATE] > 60 * 3
    rich = Kingdom(BASE.split(", "))
    rich.colonies = True
    colonies = platinums = 0
    for seed in range(20):
        game = new_game(rich, 2, seed, seed % 2)
        game.run(CallbackDriver([BigMoney([]), BigMoney([])]))
        for p in game.players:
            colonies += p.all_cards().count(find("colony"))
            platinums += p.all_cards().count(find("platinum"))
    assert colonies > 60 and platinums > 40


@pytest.mark.parametrize("card", ["masquerade", "courtyard", "ambassador"])
def test_two_of_these_are_better_than_none(card: str) -> None:
    """As in other simulators."""
    kingdom = check(Kingdom([card, *[name for name in BASE.split(", ") if name != "moat"]]))
    wins = losses = 0
    for seed in range(150):
        game = new_game(kingdom, 2, seed, seed % 2)
        game.run(CallbackDriver([BigMoney([Wish(find(card), 2)]), BigMoney([])]))
        mine, theirs = game.standings()
        wins += mine < theirs
        losses += mine > theirs
    assert wins > losses


def answered(hand: str, deck: str = "copper*5", kingdom: str = "", actions: int = 1) -> tuple[object, Game]:
    """What Big Money answers in its Action phase (an Action, or None), and the game after it."""
    cards = [name for name in kingdom.split(", ") if name]
    with table("alice", "vincent", kingdom=cards) as t:
        t.alice.has(hand=hand, deck=deck)
        t.turn(actions=actions)
        game = t.setting()
    driver = CallbackDriver([BigMoney([]), BigMoney([])])
    game.driver = driver
    request = game.next_decision()
    answer = None if request is None else driver.answer(game, request)
    game.resolve(request, answer)
    return answer, game


@pytest.mark.parametrize(
    ("hand", "actions", "first"),
    [
        ("smithy, witch, copper*3", 1, "witch"),
        ("village, smithy, witch", 1, "village"),
        ("woodcutter, smithy, copper", 2, "smithy"),  # draws while an Action is left for what comes
        ("throne_room, market, smithy", 1, "market"),
        ("throne_room, smithy, copper", 1, "throne_room"),
        ("courtyard, woodcutter, copper", 1, "courtyard"),
    ],
)
def test_actions_are_played_in_an_order_that_wastes_none(hand: str, actions: int, first: str) -> None:
    kingdom = "smithy, witch, village, woodcutter, throne_room, market, courtyard"
    assert answered(hand, kingdom=kingdom, actions=actions)[0] is find(first)


@pytest.mark.parametrize(
    "hand", ["throne_room, copper*4", "treasure_map, copper*4", "tactician, gold*2", "salvager, gold, silver"]
)
def test_an_action_that_would_do_nothing_or_harm_stays_in_hand(hand: str) -> None:
    kingdom = "throne_room, treasure_map, tactician, salvager"
    question, game = answered(hand, kingdom=kingdom)
    assert question is None or not isinstance(question, Card)
    assert [p.card for p in game.players[0].in_play if p.card.is_action] == []


@pytest.mark.parametrize(
    ("hand", "gone", "new"),
    [
        ("remodel, gold, copper", GOLD, PROVINCE),
        ("expand, gold, copper", GOLD, PROVINCE),
        ("upgrade, estate, gold", ESTATE, SILVER),
        ("spice_merchant, gold, copper", COPPER, None),
        ("trader, estate, silver", ESTATE, SILVER),
    ],
)
def test_what_is_trashed_for_something_is_what_gains_most(hand: str, gone: Card, new: Card | None) -> None:
    _, game = answered(hand, kingdom="remodel, expand, upgrade, spice_merchant, trader")
    assert game.trash_pile == [gone]
    assert new is None or new in game.players[0].discard_pile


@pytest.mark.parametrize(
    ("hand", "deck", "plays"),
    [
        ("lookout, copper*4", "copper, silver*3", True),  # one card in four may well be one of three
        ("lookout, copper*4", "silver*4, gold, copper", False),
        ("trading_post, copper*2, gold", "copper*5", True),
        ("trading_post, estate, silver", "copper*5", True),
        ("trading_post, estate, gold", "copper*5", False),
        ("forager, copper, gold*2", "copper*5", True),
        ("forager, gold*2", "copper*5", False),
    ],
)
def test_a_trasher_is_played_where_it_finds_something_cheap(hand: str, deck: str, plays: bool) -> None:
    trasher = find(hand.split(",", maxsplit=1)[0])
    answer, game = answered(hand, deck, kingdom=trasher.name)
    assert (answer is trasher) is plays
    assert all(card in (COPPER, ESTATE, SILVER) for card in game.trash_pile)


def test_a_forager_counts_the_coins_that_lie_in_the_trash() -> None:
    """With Copper and Silver there, a third Treasure is not worth what one more coin buys now."""
    with table("alice", "vincent", kingdom=["forager"]) as t:
        t.alice.has(hand="forager, silver*2, copper*2")
        t.trash("copper, silver")
        game = t.setting()
    driver = CallbackDriver([BigMoney([]), BigMoney([])])
    game.driver = driver
    request = game.next_decision()
    game.resolve(request, None if request is None else driver.answer(game, request))
    assert game.trash_pile.count(COPPER) == 2 and game.coins == 2


def test_a_workshop_gains_silver_rather_than_a_potion_nobody_needs() -> None:
    _, game = answered("workshop, copper*4", kingdom="workshop, alchemist")
    assert game.players[0].discard_pile == [SILVER]


def test_the_black_market_is_left_alone_where_the_coins_buy_something_better() -> None:
    for hand, bought in (("black_market, gold*2, copper", []), ("black_market, estate*4", ["pearl_diver"])):
        with table("alice", "vincent", kingdom=["black_market"], black_market=["witch", "pearl_diver"]) as t:
            t.alice.has(hand=hand)
            game = t.setting()
        driver = CallbackDriver([BigMoney([]), BigMoney([])])
        game.driver = driver
        request = game.next_decision()
        assert request is not None
        game.resolve(request, find("black_market"))
        assert [c.name for c in game.players[0].discard_pile] == bought


def test_silver_is_not_given_away_by_an_ambassador() -> None:
    with table("alice", "vincent", kingdom=["ambassador"]) as t:
        t.alice.has(hand="ambassador, silver*2, gold")
        game = t.setting()
    driver = CallbackDriver([BigMoney([]), BigMoney([])])
    game.driver = driver
    request = game.next_decision()
    game.resolve(request, None if request is None else driver.answer(game, request))
    assert game.players[1].all_cards().count(SILVER) == 0


# ---------------------------------------------------------------- what cards ask, one by one


class Asked(BigMoney):
    """Plays the card that it is told to, and notes what it answers when that card asks."""

    def __init__(self, card: Card, said: list[str]) -> None:
        super().__init__([])
        self.card = card
        self.said = said

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        return self.card if self.card in view.hand(view.seat) else super().action(view, question)

    def answer(self, view: View, request: Request) -> object:
        answer = super().answer(view, request)
        assert isinstance(request, DominionQuestion)
        if request.source is self.card:
            told = request.dump_answer(answer)
            self.said.append(" ".join(map(str, told)) if isinstance(told, list) else str(told))
        return answer


def says(card: str, hand: str, deck: str, other: str = "copper*5", kingdom: str = "") -> list[str]:
    """What is answered, by whoever is asked, when the first player plays the card."""
    cards = [name for name in f"{card}, {kingdom}".split(", ") if name and find(name).text.kingdom]
    with table("alice", "vincent", kingdom=cards) as t:
        t.alice.has(hand=f"{card}, {hand}" if hand else card, deck=deck)
        t.vincent.has(hand=other, deck="copper*5")
        game = t.setting()
    said: list[str] = []
    driver = CallbackDriver([Asked(find(card), said), Asked(find(card), said)])
    game.driver = driver
    request = game.next_decision()
    game.resolve(request, find(card))
    return said


@pytest.mark.parametrize(
    ("card", "hand", "deck", "answers"),
    [
        ("navigator", "copper", "gold*5, estate*5", ["put_back"]),  # the first of these are on top
        ("navigator", "copper", "estate*5, gold*5", ["discard"]),
        ("catacombs", "copper", "gold*3, copper*3", ["hand"]),
        ("pawn", "copper", "copper*2", ["card coin"]),
        ("pawn", "smithy", "copper*2", ["action card"]),
        ("squire", "copper", "copper*2", ["silver"]),
        ("squire", "smithy", "copper*2", ["actions"]),
        ("steward", "copper*4", "gold*3", ["cards"]),
        ("steward", "copper*4", "estate*3", ["coins"]),
        ("chancellor", "copper*4", "gold*4", ["False"]),
        ("chancellor", "gold*4", "estate*4", ["True"]),
        ("mining_village", "silver*3", "copper*4", ["False"]),
        ("haven", "gold*2, copper*2", "silver", ["silver"]),
        ("island", "copper, estate, smithy", "copper", ["estate"]),
    ],
)
def test_what_cards_ask_is_answered_by_what_it_brings(
    card: str, hand: str, deck: str, answers: list[str]
) -> None:
    said = says(card, hand, deck, kingdom="smithy")
    assert said[: len(answers)] == answers


def test_a_neighbour_takes_gold_out_of_an_envoys_hand_and_not_a_province() -> None:
    assert says("envoy", "estate", "province, gold, silver, copper*2") == ["gold"]


def test_a_scavenger_puts_the_best_card_on_the_deck() -> None:
    assert says("scavenger", "copper*4", "gold, estate, curse") == ["True", "gold"]


def test_a_feast_brings_what_does_most_for_a_deck_of_treasures() -> None:
    assert says("feast", "copper*4", "copper*5", kingdom="witch, market") == ["witch"]


def test_actions_that_do_most_fade_where_there_are_many_of_them() -> None:
    said = says("feast", "witch*3, copper", "copper*5", kingdom="witch, market")
    assert said == ["market"]


def test_a_forge_makes_one_good_card_of_what_is_in_the_way_or_stays_in_hand() -> None:
    answer, game = answered("forge, estate*3, silver", kingdom="forge")
    assert answer is find("forge") and game.trash_pile == [ESTATE] * 3
    assert game.players[0].discard_pile == [GOLD]
    assert answered("forge, silver, gold", kingdom="forge")[0] is not find("forge")


def test_rats_eat_what_is_in_the_way_and_no_coppers() -> None:
    assert answered("rats, copper*4", kingdom="rats")[0] is not find("rats")
    assert answered("rats, copper*3, estate", kingdom="rats")[0] is find("rats")


def test_what_costs_an_action_waits_for_what_does_not() -> None:
    kingdom = "golem, village, smithy, black_market, witch, conspirator"
    assert answered("golem, village, copper", kingdom=kingdom)[0] is find("village")
    assert answered("conspirator, smithy, copper", kingdom=kingdom)[0] is find("smithy")
    assert answered("black_market, witch", kingdom=kingdom)[0] is find("witch")


def test_a_contraband_that_buys_nothing_dearer_is_held_back() -> None:
    for hand, held in (("contraband, gold*2, silver", True), ("contraband, gold, copper*2", False)):
        with table("alice", "vincent", kingdom=["contraband"]) as t:
            t.alice.has(hand=hand)
            game = t.setting()
        view = DominionView(game, 0)
        request = game.next_decision()
        assert isinstance(request, CardQuestion)
        played = BigMoney([]).treasures(view, request)
        assert (find("contraband") not in played) is held


def test_coppers_are_sifted_where_the_deck_is_better() -> None:
    for deck, gone in (("gold*4", ["copper copper"]), ("estate*4", [""])):
        assert says("cellar", "copper*2, gold", deck) == gone


def test_prizes_are_taken_the_best_first_and_not_discarded_before_coppers() -> None:
    said = says("tournament", "province, copper*3", "copper*5")
    assert said == ["True", "prize", "followers"]
    said = says("militia", "copper", "copper*5", other="trusty_steed, copper*3, estate")
    assert said == ["estate copper"]
