"""The scenario API cannot lie: every name in every call is checked, and messages say what would be right."""

import ast
from collections.abc import Callable
from typing import Any

import pytest

from chaudron.games.alchemists import scenario as alchemists
from chaudron.games.alchemists.offers import WORDS as ALCHEMISTS_WORDS
from chaudron.games.dominion import scenario as dominion
from chaudron.games.dominion.card import CARDS, TOKEN_ON_BUY, TOKEN_ON_GAIN
from chaudron.games.dominion.choices import VERB_NAMES
from chaudron.games.dominion.notation import MATS, SHARED_MATS, TOKENS
from chaudron.games.quacks import scenario as quacks
from chaudron.games.quacks.offers import WORDS as QUACKS_WORDS
from chaudron.kernel.errors import Refusal
from chaudron.kernel.request import NUMBER, YES_NO
from chaudron.kernel.session import Session
from chaudron.testing.alchemists.playing import some_session as begin_alchemists
from chaudron.testing.playing import walk
from chaudron.testing.quacks.playing import some_session as begin_quacks
from chaudron.testing.questions import Sources, calls_in
from chaudron.testing.scenario import ScenarioError, listed

Say = Callable[[Any], object]


# ---------------------------------------------------------------- Dominion

DOMINION: list[tuple[Say, str]] = [
    (lambda t: t.pile_shows("nonsense", 10), "no pile is called 'nonsense'"),
    (lambda t: t.pile_shows("silvr", 40), "did you mean silver?"),
    (lambda t: t.pile_shows("silver", "copper"), "not a pile of different cards"),
    (lambda t: t.pile_shows("silver", 40, tokens={"embargoo": 0}), "did you mean embargo?"),
    (lambda t: t.mat_shows("trade_rout", 0), "did you mean trade_route?"),
    (lambda t: t.trash_shows("coper"), "did you mean copper?"),
    (lambda t: t.turn_is(phase="byu"), "did you mean buy?"),
    (lambda t: t.costs("moatt"), "did you mean moat?"),
    (lambda t: t.alice.shows(hand="coper*2"), "did you mean copper?"),
    (lambda t: t.alice.shows(deck="golt"), "did you mean gold?"),
    (lambda t: t.alice.shows(mats={"nonsense": ""}), "there are: island"),
    (lambda t: t.alice.shows(tokens={"pirate_shp": 0}), "did you mean pirate_ship?"),
    (lambda t: t.alice.knows_top(t.vincent, "curs"), "did you mean curse?"),
    (lambda t: t.alice.plays("militai"), "did you mean militia?"),
    (lambda t: t.alice.plays("militia, moat"), "one card is played at a time"),
    (lambda t: t.alice.plays_treasures("coppr"), "did you mean copper?"),
    (lambda t: t.alice.buys("provinc"), "did you mean province?"),
    (lambda t: t.alice.passes("play_actoin"), "did you mean play_action?"),
    (lambda t: t.alice.answers("discrad", "copper"), "did you mean discard"),
    (lambda t: t.alice.answers("play_action", "militai"), "did you mean militia?"),
    (lambda t: t.alice.answers("play_action", True), "not a yes-or-no question"),
    (lambda t: t.alice.answers("play_action", "militia, moat"), "takes one answer, not 2"),
    (lambda t: t.alice.is_asked("dicard"), "did you mean discard"),
    (lambda t: t.alice.is_asked("discard"), "alice is not asked to discard, but: "),
    (lambda t: t.alice.is_asked("play_action", by="militia"), "asked by the rules, not by militia"),
    (lambda t: t.alice.is_asked("play_action", about="moat"), "is about nothing, not about 'moat'"),
    (lambda t: t.alice.is_not_offered("provinc"), "did you mean province?"),
    (lambda t: t.alice.is_not_offered("militia"), "militia is offered"),
    (lambda t: t.alice.is_offered("militai"), "did you mean militia?"),
    (lambda t: t.vincent.is_not_asked() or t.vincent.passes(), "alice is asked"),
    (lambda t: t.alice.ranks(1), "the game is not over"),
]  # fmt: skip
DOMINION_BEFORE: list[tuple[Say, str]] = [
    (lambda t: t.tokens("nonsense", "embargo", 1), "no pile is called 'nonsense'"),
    (lambda t: t.tokens("silver", "militia", 1), "there are: embargo, trade_route"),
    (lambda t: t.mat("nonsense", 1), "there are: trade_route"),
    (lambda t: t.pile("silver", "copper, gold"), "say how many, such as 3"),
    (lambda t: t.pile("silver", -1), "can have 0 or more cards, not -1"),
    (lambda t: t.pile("ruins", 11), "can have 0 to 10 cards, not 11"),
    (lambda t: t.pile("ruins", "survivors, copper"), "no card of the ruins pile is called 'copper'"),
    (lambda t: t.trash("estat"), "did you mean estate?"),
    (lambda t: t.turn(phase="clean up"), "did you mean clean_up?"),
    (lambda t: t.alice.has(hand="copper*x"), "write NAME or NAME*NUMBER"),
    (lambda t: t.alice.has(deck="coper"), "did you mean copper?"),
    (lambda t: t.alice.has(mats={"nonsense": "copper"}), "there are: island"),
    (lambda t: t.alice.has(tokens={"victory": 1}), "there are: pirate_ship, vp"),
]  # fmt: skip


@pytest.mark.parametrize(("say", "message"), DOMINION + DOMINION_BEFORE)
def test_dominion_takes_no_name_that_is_not_there(say: Say, message: str) -> None:
    with dominion.table("alice", "vincent", kingdom=["militia", "marauder", "moat"]) as t:
        t.alice.has(hand="militia, copper*2")
        with pytest.raises(ScenarioError) as caught:
            say(t)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("kingdom", "bane", "message"),
    [
        (["moat", "militia", "moat"], "", "moat is in the kingdom twice"),
        (["young_witch", "moat"], "moat", "moat is in the kingdom twice"),
        (["mote"], "", "did you mean moat?"),
        (["sir_destry"], "", "a card of the knights pile: name the pile"),
        (["copper"], "", "copper is in every game"),
    ],
)
def test_a_kingdom_has_each_pile_once(kingdom: list[str], bane: str, message: str) -> None:
    with (
        pytest.raises(ScenarioError) as caught,
        dominion.table("alice", "vincent", kingdom=kingdom, bane=bane),
    ):
        pass
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("kingdom moat, moat | alice: | ben:", "in the kingdom twice"),
        ("kingdom moat | alice: mat nonsense copper | ben:", "no such mat"),
        ("kingdom moat | alice: tokens vip*2 | ben:", "did you mean vp?"),
        ("kingdom moat | alice: | ben: | mats trade_rout*2", "did you mean trade_route?"),
        ("kingdom moat | alice: | ben: | piles silvr*2", "did you mean silver?"),
    ],
)
def test_a_line_takes_no_name_that_is_not_there(line: str, message: str) -> None:
    with pytest.raises(Refusal) as caught, dominion.position(line):
        pass
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (("alice", "alice"), "two players are called 'alice'"),
        (("alice", "pile"), "a word of the table"),
        (("alice", "le chat"), "cannot be called 'le chat'"),
        (("alice",), "2 to 6 players, not 1"),
    ],
)
def test_players_have_names_of_their_own(players: tuple[str, ...], message: str) -> None:
    with pytest.raises(ScenarioError) as caught, dominion.table(*players, kingdom=["moat"]):
        pass
    assert message in str(caught.value)


def test_nobody_is_called_so() -> None:
    with dominion.table("alice", "vincent", kingdom=["moat"]) as t:
        with pytest.raises(AttributeError, match="did you mean alice"):
            t.alcie.has(hand="moat")
        t.alice.has(hand="moat")
        t.alice.passes()
        with pytest.raises(ScenarioError, match="before anybody plays"):
            t.alice.has(hand="moat")


def test_an_answer_that_is_refused_says_what_is_offered() -> None:
    with dominion.table("alice", "vincent", kingdom=["workshop"]) as t:
        t.alice.has(hand="workshop")
        t.alice.plays("workshop")
        with pytest.raises(Refusal, match=r"gold is not offered; alice is asked: .*'workshop'"):
            t.alice.gains("gold")
        with pytest.raises(Refusal, match="cannot be declined; alice is asked"):
            t.alice.passes()
        t.alice.gains("silver")


def test_a_card_that_no_pile_holds_acts_all_the_same() -> None:
    """Moat was never asked for when the kingdom had none."""
    with dominion.table("alice", "vincent", kingdom=["militia"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")
    with dominion.position("kingdom militia | ada: hand militia | ben: hand moat, copper*4") as t:
        t.ada.plays("militia")
        t.ben.reveals("moat")


def test_what_a_question_is_about() -> None:
    with dominion.table("alice", "vincent", kingdom=["loan", "spy"]) as t:
        t.alice.has(hand="spy", deck="copper, estate")
        t.vincent.has(deck="province, gold")
        t.alice.plays("spy")
        with pytest.raises(ScenarioError, match="is about estate, not about 'curse'"):
            t.alice.passes("discard_top", about="curse")
        with pytest.raises(ScenarioError, match="is about estate, not about 'province'"):
            t.alice.discards("province")
        t.alice.passes("discard_top", about="estate")
        with pytest.raises(ScenarioError, match="offers no names"):
            t.alice.is_not_offered("estate")
        t.alice.accepts("discard_top", about="province")
        t.vincent.shows(discard_pile="province")


def test_verbs_answer_yes_or_no_too() -> None:
    with dominion.table("alice", "vincent", kingdom=["mining_village", "royal_seal", "spy", "jester"]) as t:
        t.alice.has(hand="mining_village, spy, royal_seal, gold", deck="copper*2, curse")
        t.vincent.has(deck="silver")
        t.turn(buys=2)
        t.alice.plays("mining_village")
        t.alice.trashes("mining_village")  # "trash this": the question is about the card that asks
        t.trash_shows("mining_village")
        t.alice.plays("spy")
        t.alice.discards("curse")
        t.alice.shows(discard_pile="curse")
        t.alice.passes("discard_top", about="silver")
        t.alice.buys("silver")
        t.alice.puts_on_deck("silver")
        t.alice.shows(deck="silver")


def test_a_yes_gains_the_card_in_question() -> None:
    with dominion.table("alice", "vincent", kingdom=["fools_gold"]) as t:
        t.alice.has(hand="gold*3")
        t.vincent.has(hand="fools_gold")
        t.turn(coins=2, buys=2)
        t.alice.buys("province")
        t.vincent.trashes("fools_gold")
        t.vincent.shows(deck="gold")


def test_ranks_turns_tokens_and_shared_mats_can_be_set_and_seen() -> None:
    with dominion.table("alice", "vincent", kingdom=["embargo", "trade_route", "marauder"]) as t:
        t.alice.has(turns=7, hand="embargo")
        t.vincent.has(turns=6, deck="estate*6")
        t.mat("trade_route", 2)
        t.pile("province", 1)
        t.pile("ruins", "survivors, abandoned_mine")
        t.turn(buys=2, coins=8)
        t.alice.plays("embargo")
        t.alice.answers("put_token", "duchy")
        t.pile_shows("duchy", 8, tokens={"embargo": 1, "trade_route": 1})
        t.pile_shows("silver", tokens={"embargo": 0})
        t.pile_shows("ruins", "survivors, abandoned_mine")
        with pytest.raises(ScenarioError, match="the number of embargo tokens on duchy is 1, not 2"):
            t.pile_shows("duchy", tokens={"embargo": 2})
        t.mat_shows("trade_route", 2)
        t.alice.buys("province")
        t.mat_shows("trade_route", 3)
        t.alice.shows(turns=7)
        t.alice.ends_turn()
        t.alice.scores(6)
        t.alice.ranks(2)  # as many points in more turns
        t.vincent.ranks(1)
        with pytest.raises(ScenarioError, match="vincent's rank is 1, not 2"):
            t.vincent.ranks(2)


def test_the_names_of_mats_and_tokens_are_those_the_cards_use() -> None:
    used: dict[str, set[str]] = {"put_on_mat": set(), "add_tokens": set(), "get": set()}
    rules = Sources("dominion", VERB_NAMES, {})
    for module in rules.modules:
        for call in calls_in(module.tree):
            if isinstance(call.func, ast.Attribute) and call.func.attr in used:
                if call.func.attr != "get" or ast.unparse(call.func.value) == "game.mats":
                    used[call.func.attr] |= {rules.word(module, a) for a in call.args} - {""}
    assert used == {"put_on_mat": set(MATS), "add_tokens": set(TOKENS), "get": set(SHARED_MATS)}
    laying = {c.name for c in CARDS if c.moments & (TOKEN_ON_BUY | TOKEN_ON_GAIN)}
    assert laying == set(dominion.PILE_TOKENS)


# ---------------------------------------------------------------- Quacks

QUACKS: list[tuple[Say, str]] = [
    (lambda t: t.nina.has(bag="white-1, orange-2"), "did you mean orange-6 or orange-1?"),
    (lambda t: t.nina.has(pot="orange-1@99"), "with a space up to 52"),
    (lambda t: t.nina.has(pot="orange-1@x"), "write CHIP@SPACE"),
    (lambda t: t.nina.has(patient="ear_wurm"), "did you mean ear_worm?"),
    (lambda t: t.nina.has(pennies="slver"), "did you mean silver?"),
    (lambda t: t.nina.will_draw("green-9"), "no chip is called 'green-9'"),
    (lambda t: t.nina.will_roll("rubby"), "did you mean ruby?"),
    (lambda t: t.begins("brewng"), "did you mean brewing?"),
    (lambda t: t.begins(card="nonsense"), "no fortune card is called 'nonsense'"),
    (lambda t: t.deck("nonsense"), "no fortune card is called 'nonsense'"),
    (lambda t: t.supply("blak-1", 1), "did you mean black-1"),
    (lambda t: t.witches("W-B9"), "did you mean W-B"),
    (lambda t: t.visitor("nonsense"), "no witch is called 'nonsense'"),
    (lambda t: t.patients("nonsense"), "no patient is called 'nonsense'"),
    (lambda t: t.phase_is("brew"), "no phase is called 'brew'"),
    (lambda t: t.on_to("bying"), "no question is called 'bying'"),
    (lambda t: t.left("blak-1"), "did you mean black-1"),
    (lambda t: t.nina.draws("white-9"), "no chip is called 'white-9'"),
    (lambda t: t.nina.brews("dra"), "did you mean draw?"),
    (lambda t: t.nina.answers("brw", "draw"), "did you mean brew"),
    (lambda t: t.nina.is_not_offered("flaks"), "did you mean flask?"),
    (lambda t: t.nina.is_not_offered("orange-1"), "no option is called 'orange-1'"),
    (lambda t: t.nina.shows(bag="whit-1"), "did you mean white-1"),
    (lambda t: t.nina.shows(pot="orange-1"), "say on which space orange-1 lies"),
    (lambda t: t.nina.shows(pennies="silvr"), "did you mean silver?"),
    (lambda t: t.nina.shows(patient="vampirsm"), "did you mean vampirism?"),
    (lambda t: t.nina.has_in_bag("whit-1"), "did you mean white-1"),
    (lambda t: t.nina.calls("W-P9"), "no witch is called 'W-P9'"),
    (lambda t: t.nina.buys("gren-1"), "did you mean green-1"),
    (lambda t: t.nina.passes("brew", about="orange-1"), "is about nothing, not about 'orange-1'"),
]  # fmt: skip


@pytest.mark.parametrize(("say", "message"), QUACKS)
def test_quacks_takes_no_name_that_is_not_there(say: Say, message: str) -> None:
    with pytest.raises(ScenarioError) as caught, quacks.table("lucas", "nina") as t:
        say(t)
    assert message in str(caught.value)


def test_options_have_names_too() -> None:
    with pytest.raises(ScenarioError, match="did you mean books"), quacks.table("ada", "ben", bokks="set1"):
        pass
    with pytest.raises(ScenarioError, match="did you mean mode"), alchemists.table("ada", "ben", moode="x"):
        pass


# ---------------------------------------------------------------- Alchemists

ALCHEMISTS: list[tuple[Say, str]] = [
    (lambda t: t.ada.has(hand="tod"), "did you mean toad?"),
    (lambda t: t.ada.has(favours="assistent"), "did you mean assistant"),
    (lambda t: t.ada.has(drawn="sag"), "did you mean sage?"),
    (lambda t: t.ada.has(artifacts="periskope"), "did you mean periscope?"),
    (lambda t: t.ada.has(secrets="periskope"), "did you mean periscope?"),
    (lambda t: t.ada.has(seals="gold_stra"), "did you mean gold_star"),
    (lambda t: t.ada.has(seals="violet"), "no seal is called 'violet'"),
    (lambda t: t.ada.has(chest="large-rd"), "did you mean large-red"),
    (lambda t: t.ada.has(shown="redd+"), "did you mean red+"),
    (lambda t: t.ada.has(startup="SU99"), "no startup card is called 'SU99'"),
    (lambda t: t.ada.has(grants="G9"), "no grant is called 'G9'"),
    (lambda t: t.begins("declar"), "did you mean declare?"),
    (lambda t: t.begins(first="adda"), "did you mean ada?"),
    (lambda t: t.order("ada, benn"), "did you mean ben?"),
    (lambda t: t.acts(adda="drink"), "did you mean ada?"),
    (lambda t: t.acts(holds="adda"), "did you mean ada?"),
    (lambda t: t.acts(ada="drinks"), "did you mean drink"),
    (lambda t: t.acts(ada="associate:drinks"), "did you mean drink"),
    (lambda t: t.deck("tod"), "did you mean toad?"),
    (lambda t: t.discard("tod"), "did you mean toad?"),
    (lambda t: t.row("tod"), "did you mean toad?"),
    (lambda t: t.favour_deck("sag"), "did you mean sage?"),
    (lambda t: t.on_sale("periskope"), "did you mean periscope?"),
    (lambda t: t.left_out("periskope"), "did you mean periscope?"),
    (lambda t: t.adventurer("nonsense"), "no adventurer is called 'nonsense'"),
    (lambda t: t.theory("toad", "A9"), "no alchemical is called 'A9'"),
    (lambda t: t.theory("toad", "A1", adda="red"), "did you mean ada?"),
    (lambda t: t.article("rad", "toad+"), "did you mean red?"),
    (lambda t: t.article("red", "toad*2"), "no sign is called 'd'"),
    (lambda t: t.conflict("toad", "fernn"), "did you mean fern?"),
    (lambda t: t.golem("large-rad", "small-red"), "did you mean red?"),
    (lambda t: t.goes_on_to("declar"), "did you mean declare?"),
    (lambda t: t.is_at("declar"), "did you mean declare?"),
    (lambda t: t.theory_on("tod"), "did you mean toad?"),
    (lambda t: t.heard("publsh"), "did you mean publish"),
    (lambda t: t.report(t.ada, "chst"), "did you mean chest?"),
    (lambda t: t.ada.shows(hand="tod"), "did you mean toad?"),
    (lambda t: t.ada.shows(favours="sag"), "did you mean sage?"),
    (lambda t: t.ada.shows(artifacts="periskope"), "did you mean periscope?"),
    (lambda t: t.ada.shows(goldd=2), "did you mean gold?"),
    (lambda t: t.ada.is_not_offered("12"), "no option is called '12'"),
    (lambda t: t.ada.answers("order_spase", "2"), "did you mean order_space?"),
    (lambda t: t.ada.mixes("tod+fern"), "not asked to mix"),
]  # fmt: skip


@pytest.mark.parametrize(("say", "message"), ALCHEMISTS)
def test_alchemists_takes_no_name_that_is_not_there(say: Say, message: str) -> None:
    with (
        pytest.raises(ScenarioError) as caught,
        alchemists.table("ada", "ben", encyclopedia=True, golem=True) as t,
    ):
        say(t)
    assert message in str(caught.value)


def test_a_pair_that_is_not_there() -> None:
    with alchemists.table("ada", "ben") as t:
        t.ada.has(hand="toad, fern")
        t.acts(holds="ben", ada="test_student")
        with pytest.raises(ScenarioError, match="did you mean toad"):
            t.ada.mixes("tod+fern")
        with pytest.raises(Refusal, match=r"toad.scorpion is not offered; ada is asked"):
            t.ada.mixes("toad+scorpion")
        t.ada.mixes("fern+toad")


# ---------------------------------------------------------------- all three


def test_lists_of_names() -> None:
    assert listed("copper*2, moat,") == ["copper", "copper", "moat"]
    for slip in ("copper*x", "copper*", "*4", "copper*-1"):
        with pytest.raises(ScenarioError, match="write NAME or NAME"):
            listed(slip)


@pytest.mark.parametrize(
    ("begin", "words"), [(begin_quacks, QUACKS_WORDS), (begin_alchemists, ALCHEMISTS_WORDS)]
)
def test_the_lists_of_words_hold_whatever_is_offered(
    begin: Callable[[int], Session], words: dict[str, list[str]]
) -> None:
    for seed in range(12):
        session = begin(seed)
        for seat in walk(session, seed):
            request = session.asked_of(seat)
            assert request is not None
            if request.kind not in (YES_NO, NUMBER):
                options = request.options(session.stepper.state_of(seat))
                offered = {o for o in options if isinstance(o, str)}
                assert offered <= set(words.get(request.verb_name(), [])), request.verb_name()
