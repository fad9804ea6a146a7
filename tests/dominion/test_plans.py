"""Plans: what their conditions measure, and that a bot follows them."""

from __future__ import annotations

import pytest

from chaudron.bots.dominion.big_money import PlainMoney, Wish
from chaudron.bots.dominion.plans import measures as m
from chaudron.bots.dominion.plans.files import named
from chaudron.bots.dominion.plans.measures import Measure
from chaudron.bots.dominion.plans.names import card_called
from chaudron.bots.dominion.plans.plan import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    UNEQUAL,
    BuyRule,
    Condition,
    Plan,
    PlayRule,
)
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.reading import read as read_plan
from chaudron.cli.thoughts import sentence
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import (
    BUY,
    CHOOSE,
    DISCARD,
    GAIN,
    PLAY_ACTION,
    TRASH,
    CardQuestion,
    OptionQuestion,
)
from chaudron.games.dominion.kingdoms import read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.state import BUY_PHASE
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.request import ONE, SOME, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.view import View
from chaudron.locales import Texts

KINGDOM = "cellar, chapel, gardens, militia, minion, moat, smithy, steward, village, workshop"
SMITHY = find("smithy")


def begun(seed: int = 1, players: int = 2) -> Game:
    return new_game(read(KINGDOM), players, seed, 0)


def played(bots: list[Bot], seed: int, turns: int = 0) -> Game:
    game = begun(seed, len(bots))
    game.setup.max_turns = turns
    game.run(CallbackDriver(bots))
    return game


def measured(view: DominionView, kind: int, card: Card = COPPER) -> int:
    return Measure(kind, card).of(view)


# ---------------------------------------------------------------- measures


def test_a_plan_measures_cards_wherever_they_lie() -> None:
    with table("alice", "vincent", kingdom=["smithy", "village", "island"]) as t:
        t.alice.has(hand="smithy, copper*2, gold", deck="smithy, estate", discard_pile="curse, village")
        t.vincent.has(hand="smithy, copper", deck="province, militia")
        view = t.state.view(0)
        assert measured(view, m.OWN, SMITHY) == 2
        assert measured(view, m.IN_HAND, SMITHY) == 1
        assert measured(view, m.IN_PLAY, SMITHY) == 0
        assert measured(view, m.OPPONENT, PROVINCE) == 1
        assert measured(view, m.LEFT, SMITHY) == t.state.left(SMITHY)
        assert measured(view, m.MONEY) == measured(view, m.MONEY_IN_USE) == 5
        assert measured(view, m.CARDS_OWNED) == 8
        assert measured(view, m.ACTION_CARDS) == 3
        assert measured(view, m.TERMINALS) == 2
        assert measured(view, m.DECK_VILLAGES) == measured(view, m.CYCLERS) == 1
        assert measured(view, m.TREASURES) == 3
        assert measured(view, m.VICTORIES) == measured(view, m.CURSES) == 1
        assert measured(view, m.ATTACKS) == 0
        assert measured(view, m.HAND_SIZE) == 4
        assert measured(view, m.HAND_MONEY) == 5
        assert measured(view, m.POINTS) == 0
        assert measured(view, m.OPPONENT_POINTS) == 6
        assert measured(view, m.LEAD) == -6
        assert measured(view, m.POINTS_ON, PROVINCE) == 6
        t.alice.plays("smithy")
        view = t.state.view(0)
        assert measured(view, m.IN_PLAY, SMITHY) == 1
        assert measured(view, m.OWN, SMITHY) == 2


def test_a_plan_measures_the_table() -> None:
    game = begun(players=3)
    game.counts[game.setup.pile_of[PROVINCE.id]] = 5
    game.coins, game.buys, game.actions, game.potions = 7, 2, 3, 1
    game.players[0].turns = 4
    assert measured(game.view(0), m.ACTION_PHASE) == 1
    game.phase = BUY_PHASE
    view = game.view(0)
    wanted = {m.COINS: 7, m.BUYS: 2, m.ACTIONS: 3, m.POTIONS: 1, m.TURN: 4, m.PLAYERS: 3, m.EMPTY_PILES: 0}
    assert {kind: measured(view, kind) for kind in wanted} == wanted
    assert measured(view, m.ACTION_PHASE) == 0
    assert measured(view, m.GAINS_TO_END) == 5
    assert measured(view, m.PHASE) == m.MIDDLE


def test_the_end_is_as_near_as_the_piles_that_run_out_first() -> None:
    game = begun()
    for name, left in (("smithy", 1), ("village", 0), ("moat", 2), ("cellar", 3)):
        game.counts[game.setup.pile_of[find(name).id]] = left
    game.empty_piles = 1
    view = game.view(0)
    assert view.gains_to_end() == 3  # the last Smithy and two Moats
    game.players[0].turns = 3
    assert measured(view, m.PHASE) == m.END
    game.players[0].turns = 2
    assert measured(view, m.PHASE) == m.OPENING


def test_an_unknown_measure_is_refused() -> None:
    with pytest.raises(ValueError, match="no measure 26"):
        measured(begun().view(0), 26)


@pytest.mark.parametrize(
    ("compare", "holding"),
    [
        (LESS, [6]),
        (AT_MOST, [6, 7]),
        (EQUAL, [7]),
        (AT_LEAST, [7, 8]),
        (MORE, [8]),
        (UNEQUAL, [6, 8]),
    ],
)
def test_conditions_compare(compare: int, holding: list[int]) -> None:
    game = begun()
    found = []
    for coins in (6, 7, 8):
        game.coins = coins
        if Condition(Measure(m.COINS), compare, 7).holds(game.view(0)):
            found.append(coins)
    assert found == holding


def test_a_measure_is_compared_with_part_of_another_and_nothing_is_rounded() -> None:
    view = begun().view(0)  # 7 Coppers, 3 Estates
    own_copper, own_estate = Measure(m.OWN, COPPER), Measure(m.OWN, ESTATE)
    assert Condition(own_estate, LESS, 0, own_copper, 1, 2).holds(view)  # 3 < 7/2
    assert not Condition(own_estate, AT_LEAST, 0, own_copper, 1, 2).holds(view)
    assert Condition(own_copper, EQUAL, 1, own_estate, 2, 1).holds(view)  # 7 = 3 * 2 + 1
    assert Condition(own_estate, AT_MOST, -4, own_copper).holds(view)  # 3 <= 7 - 4
    assert not Condition(own_estate, LESS, -4, own_copper).holds(view)


# ---------------------------------------------------------------- following a plan

PLAIN = [BuyRule(PROVINCE), BuyRule(GOLD), BuyRule(SMITHY, 2), BuyRule(SILVER)]


def test_a_plan_of_three_cards_is_plain_money() -> None:
    for seed in range(12):
        by_plan = played([PlanBot(Plan(PLAIN)), PlanBot(Plan(PLAIN))], seed)
        by_hand = played([PlainMoney([Wish(SMITHY, 2)]), PlainMoney([Wish(SMITHY, 2)])], seed)
        assert by_plan.digest() == by_hand.digest()


def owned(game: Game, seat: int = 0) -> list[str]:
    return sorted(card.name for card in game.players[seat].all_cards() if card not in (COPPER, ESTATE))


def test_the_opening_counts_in_the_first_two_turns() -> None:
    plan = Plan([BuyRule(DUCHY)], opening=[BuyRule(find("militia"), 1), BuyRule(SILVER, 1)])
    for seed in range(6):
        game = played([PlanBot(plan), PlanBot(plan)], seed, 3)
        assert set(owned(game)) <= {"militia", "silver", "duchy"}
        assert owned(game).count("militia") <= 1 and owned(game).count("silver") <= 1
        assert "militia" in owned(game)


def test_points_come_first_once_greening_has_begun() -> None:
    early, late = (
        [Condition(Measure(m.TURN), AT_LEAST, 7)],
        [Condition(Measure(m.OWN, GOLD), AT_LEAST, 30)],
    )
    plan = Plan([BuyRule(SILVER)], [BuyRule(ESTATE)], [late, early])
    before = played([PlanBot(plan), PlanBot(plan)], 3, 6)
    assert before.players[0].all_cards().count(ESTATE) == 3
    after = played([PlanBot(plan), PlanBot(plan)], 3, 8)
    assert after.players[0].all_cards().count(ESTATE) > 3
    at_once = played([PlanBot(Plan([BuyRule(SILVER)], [BuyRule(ESTATE)]))] * 2, 3, 2)
    assert at_once.players[0].all_cards().count(ESTATE) == 5
    assert plan.cards() == [ESTATE, SILVER]


def test_a_mixed_pile_stands_for_all_its_cards() -> None:
    knights = find("knights")
    game = new_game(read(KINGDOM.replace("cellar", "knights")), 2, 1, 0)
    game.setup.max_turns = 14
    plan = Plan([BuyRule(knights, 1), BuyRule(GOLD), BuyRule(SILVER)])
    game.run(CallbackDriver([PlanBot(plan), PlanBot(plan)]))
    of_pile = [card for card in game.players[0].all_cards() if card.text.part_of == "knights"]
    assert len(of_pile) == 1


def test_the_measures_and_rules_of_a_mixed_pile() -> None:
    game = new_game(read(LOOTING), 2, 1, 0)
    you, other, view = game.players[0], game.players[1], game.view(0)
    ruins, knights = card_called("ruins"), find("knights")
    you.hand[:] = cards_of("chapel, ruined_library, ruined_village, dame_anna, copper")
    you.deck[:] = cards_of("abandoned_mine")
    other.deck[:] = cards_of("ruined_market*2, sir_vander")

    def of(kind: int, card: Card) -> int:
        return Measure(kind, card).of(view)

    kinds = (m.OWN, m.LEFT, m.IN_HAND, m.IN_PLAY, m.OPPONENT, m.POINTS_ON)
    assert [of(kind, ruins) for kind in kinds] == [3, 10, 2, 0, 2, 0]
    assert [of(kind, knights) for kind in kinds[:3]] == [1, 10, 1]
    chapel = PlanBot(Plan([], plays=[PlayRule(TRASH, ruins, source=find("chapel"))]))
    game.driver = CallbackDriver([chapel, PlanBot(Plan([]))])
    game.play(you, find("chapel"))
    assert sorted(c.name for c in game.trash_pile) == ["ruined_library", "ruined_village"]
    question = CardQuestion(0, 0, ONE, PLAY_ACTION, 0, 1, None, cards_of("smithy, dame_anna"))
    assert PlanBot(Plan([], plays=[PlayRule(PLAY_ACTION, knights)])).answer(view, question) is find(
        "dame_anna"
    )


LOOTING = "cultist, knights, chapel, village, moat, market, militia, cellar, mine, workshop"


def test_what_a_card_lets_one_gain_is_gained_by_the_plan() -> None:
    gardens = find("gardens")
    plan = Plan([BuyRule(find("workshop"), 1), BuyRule(gardens, conditions=[])])
    game = played([PlanBot(plan), PlanBot(plan)], 2, 12)
    assert owned(game).count("gardens") >= 3 and "silver" not in owned(game)


def asked(hand: str, source: str, plan: Plan, deck: str = "gold*5") -> Game:
    """A game in which seat 0 has played `source` out of this hand, and answered by the plan."""
    game = begun()
    you = game.players[0]
    you.hand[:] = cards_of(hand)
    you.deck[:] = cards_of(deck)
    you.discard_pile.clear()
    game.driver = CallbackDriver([PlanBot(plan), PlanBot(Plan([]))])
    game.play(you, find(source))
    return game


def cards_of(text: str) -> list[Card]:
    out: list[Card] = []
    for part in text.split(", "):
        name, _, n = part.partition("*")
        out += [find(name)] * int(n or 1)
    return out


def test_a_plan_says_what_to_trash() -> None:
    plan = Plan([], plays=[
        PlayRule(TRASH, ESTATE, source=find("chapel")),
        PlayRule(TRASH, COPPER, source=find("chapel"), limit=1),
        PlayRule(TRASH, GOLD, conditions=[Condition(Measure(m.TURN), AT_LEAST, 5)]),
    ])  # fmt: skip
    game = asked("chapel, gold, copper*2, estate", "chapel", plan)
    assert sorted(c.name for c in game.trash_pile) == ["copper", "estate"]


def test_what_a_plan_leaves_open_is_answered_by_sense() -> None:
    plan = Plan([], plays=[PlayRule(DISCARD, GOLD, limit=1)])
    game = begun()
    other = game.players[1]
    other.hand[:] = cards_of("gold, estate*2, copper*2")
    game.players[0].hand[:] = cards_of("militia")
    game.driver = CallbackDriver([PlanBot(Plan([])), PlanBot(plan)])
    game.play(game.players[0], find("militia"))
    assert sorted(c.name for c in other.discard_pile) == ["estate", "gold"]


def test_a_plan_chooses_options_and_gains_by_rule() -> None:
    poor = [Condition(Measure(m.COINS), LESS, 4)]
    hands = PlayRule(CHOOSE, None, "hands", find("minion"), conditions=poor)
    assert asked("minion, estate*4", "minion", Plan([], plays=[hands])).players[0].hand.count(ESTATE) == 0
    silver = PlayRule(GAIN, SILVER, source=find("workshop"))
    plan = Plan([BuyRule(find("gardens"))], plays=[silver])
    assert asked("workshop, estate", "workshop", plan).players[0].discard_pile == [SILVER]


def test_a_plan_chooses_as_many_options_as_are_asked_for() -> None:
    rules = [PlayRule(CHOOSE, None, option, find("pawn")) for option in ("buy", "coin", "card")]
    game = asked("pawn, estate", "pawn", Plan([], plays=rules))
    assert (game.buys, game.coins, game.players[0].hand) == (2, 1, [ESTATE])
    game = asked("pawn, estate", "pawn", Plan([], plays=rules[:1]))
    assert game.buys == 2 and (game.coins, len(game.players[0].hand)) != (0, 1)


def test_a_plan_holds_an_action_back_or_plays_it_first() -> None:
    village, game = find("village"), begun()
    you = game.players[0]
    you.hand[:] = cards_of("village, smithy, copper")
    question = CardQuestion(0, 0, ONE, PLAY_ACTION, 0, 1, None, [village, SMITHY])
    never = [Condition(Measure(m.TURN), MORE, 50)]
    first = PlanBot(Plan([], plays=[PlayRule(PLAY_ACTION, SMITHY)]))
    assert first.answer(game.view(0), question) is SMITHY
    held = PlanBot(Plan([], plays=[PlayRule(PLAY_ACTION, village, conditions=never)]))
    assert held.answer(game.view(0), question) is SMITHY
    both = Plan([], plays=[PlayRule(PLAY_ACTION, c, conditions=never) for c in (village, SMITHY)])
    assert PlanBot(both).answer(game.view(0), question) is None
    assert PlanBot(Plan([])).answer(game.view(0), question) is village


# ---------------------------------------------------------------- why

SPOKEN = """\
name: Spoken
open silver 1
points province when left province <= 2

buy smithy 1 when coins >= 4
buy silver
play village when turn > 50
trash estate by chapel
choose hands by minion when coins < 4
"""


def why_of(text: str, coins: int) -> str:
    """Why a bot by this plan buys what it buys with so many coins."""
    game = begun()
    game.phase, game.coins = BUY_PHASE, coins
    game.players[0].turns = 3
    bot = PlanBot(read_plan(text).plan)
    bot.answer(game.view(0), CardQuestion(0, 0, ONE, BUY, 0, 1, None, []))
    return said_why(bot, "en")


def said_why(bot: PlanBot, language: str) -> str:
    reason = bot.why()
    assert reason is not None
    return sentence(reason, Texts(language))


def test_a_bot_names_the_rule_that_it_followed() -> None:
    first = "This is the first rule of its plan that can be followed now:"
    assert why_of(SPOKEN, 4) == f"{first} buy smithy 1 when coins >= 4 (line 5)."
    assert why_of(SPOKEN, 3) == f"{first} buy silver (line 6)."
    assert why_of(SPOKEN, 1) == "No rule of its plan can be followed with what it has to spend."
    unwritten = PlanBot(Plan([], [BuyRule(COPPER)]))
    unwritten.answer(begun().view(0), CardQuestion(0, 0, ONE, BUY, 0, 1, None, []))
    assert said_why(unwritten, "en") == f"{first} points copper."
    assert "règle de son plan" in said_why(unwritten, "fr")


def test_a_bot_names_the_rule_by_which_it_plays() -> None:
    game = begun()
    game.players[0].hand[:] = cards_of("village, estate, copper")
    view, bot = game.view(0), PlanBot(read_plan(SPOKEN).plan)
    assert bot.why() is None
    village, chapel, minion = find("village"), find("chapel"), find("minion")
    assert bot.answer(view, CardQuestion(0, 0, ONE, PLAY_ACTION, 0, 1, None, [village])) is None
    assert said_why(bot, "en").endswith("The first rule on it: play village when turn > 50 (line 7).")
    bot.answer(view, CardQuestion(0, 0, ONE, PLAY_ACTION, 0, 1, None, [village, SMITHY]))
    assert said_why(bot, "en").startswith("Smithy: what costs no Action")
    assert bot.answer(view, CardQuestion(0, 0, SOME, TRASH, 0, 4, chapel, [COPPER, ESTATE])) == [ESTATE]
    assert said_why(bot, "en") == "Its plan says so: trash estate by chapel (line 8)."
    assert said_why(bot, "fr") == "Son plan le dit : trash estate by chapel (ligne 8)."
    assert bot.answer(view, CardQuestion(0, 0, SOME, TRASH, 0, 4, chapel, [COPPER])) == []
    assert said_why(bot, "en").startswith("Its plan speaks of this, and nothing of it can be followed now.")
    bot.answer(view, OptionQuestion(0, 0, 1, 1, minion, ["coins", "hands"]))
    assert "choose hands by minion when coins < 4" in said_why(bot, "en")
    game.coins = 5
    bot.answer(view, OptionQuestion(0, 0, 1, 1, minion, ["coins", "hands"]))
    assert said_why(bot, "en").startswith("By common sense")
    assert bot.answer(view, CardQuestion(0, 0, ONE, GAIN, 1, 1, find("workshop"), [ESTATE, SILVER])) is SILVER
    assert "buy silver (line 6)" in said_why(bot, "en")


def test_every_answer_of_a_plan_has_its_why() -> None:
    told: set[str] = set()

    class Told(PlanBot):
        def answer(self, view: View, request: Request) -> object:
            answer = super().answer(view, request)
            reason = self.why()
            assert reason is not None
            told.add(reason.message)
            return answer

    played([Told(named("chapel-witch").plan), Told(read_plan(SPOKEN).plan)], 1)
    assert {"dominion-why-plan", "dominion-why-plan-no-buy", "dominion-why-treasures"} <= told
    assert [
        message for message in told for language in ("en", "fr") if not Texts(language).knows(message)
    ] == []


def test_whoever_builds_on_the_bot_gives_reasons_of_their_own() -> None:
    class Stubborn(PlanBot):
        def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
            super().buy(view, question)
            return ESTATE

    bot = Stubborn(Plan([BuyRule(COPPER)]))
    bot.answer(begun().view(0), CardQuestion(0, 0, ONE, BUY, 0, 1, None, []))
    assert bot.why() is None


def test_a_plan_knows_what_its_seat_knows() -> None:
    """Dealt anew what the seat cannot see, it answers alike."""
    behind = [Condition(Measure(m.LEAD), LESS, 0), Condition(Measure(m.OPPONENT, PROVINCE), AT_LEAST, 1)]
    plan = Plan(PLAIN, [BuyRule(DUCHY, conditions=behind)], [[Condition(Measure(m.MONEY), AT_LEAST, 15)]])
    for seed in range(4):
        watcher = Redealing(plan)
        played([watcher, PlanBot(plan)], seed)
        assert watcher.asked > 10


class Redealing(PlanBot):
    """Answers once as things are, and once in a world that its seat cannot tell from this."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.asked = 0

    def answer(self, view: View, request: Request) -> object:
        answer = super().answer(view, request)
        if request.verb == BUY:
            state = view._game.clone()  # type: ignore[attr-defined]
            state.redeal(view.seat, stream(self.asked, "world"))
            assert super().answer(state.view(view.seat), request) == answer
            self.asked += 1
        return answer
