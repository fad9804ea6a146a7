"""Plans as text: what they can say, what they are told when they say it wrong, and the library."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.bots.catalogue import bot, check_bot, check_player, game_bots, player
from chaudron.bots.dominion.plans import words
from chaudron.bots.dominion.plans.files import LIBRARY, figures, library, named
from chaudron.bots.dominion.plans.librarian import Librarian, best_for
from chaudron.bots.dominion.plans.measures import LAST_OF_A_CARD, MONEY, OWN, PHASE, Measure
from chaudron.bots.dominion.plans.names import card_called
from chaudron.bots.dominion.plans.plan import (
    AT_LEAST,
    LESS,
    MORE,
    NO_LIMIT,
    BuyRule,
    Condition,
    Plan,
    PlayRule,
)
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.reading import LARGEST, LONGEST, WHY, Reading, read
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import write
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import CHOOSE, TRASH
from chaudron.games.dominion.library import find
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.lab.match import match, run
from chaudron.locales import Texts

WHOLE = """\
name: Everything
en: One rule of each kind.
fr: Une règle de chaque sorte.
wants: chapel, minion
colonies: yes
shelters: yes
bane: moat

open chapel 1
open silver 2 when coins >= 3

green when deck money >= 15 and own gold > 2
green when left province <= 5

points colony
points province when lead < 0

buy gold
buy minion 5 when own minion <= deck villages * 2 / 3 + 1
buy silver when phase = middle and not action phase
buy copper when own copper != deck cards - 3
buy estate when action phase != 1 and own silver = action phase

play minion when hand minion >= 1
trash estate 2 by chapel
choose hands by minion when coins <= 4
call copper when action phase
set aside curse
"""


def test_what_is_written_is_read_and_written_alike() -> None:
    strategy = read(WHOLE)
    assert write(strategy) == WHOLE
    assert write(read(write(strategy))) == WHOLE


def test_what_a_plan_says() -> None:
    strategy = read(WHOLE)
    plan = strategy.plan
    assert strategy.name == "Everything" and strategy.says["fr"] == "Une règle de chaque sorte."
    assert [card.name for card in strategy.wants] == ["chapel", "minion"] and strategy.colonies
    assert strategy.shelters and strategy.bane is find("moat")
    assert [(rule.card.name, rule.limit) for rule in plan.opening] == [("chapel", 1), ("silver", 2)]
    assert len(plan.greening) == 2
    first, second = plan.greening[0]
    assert (first.left.kind, first.compare, first.number) == (MONEY, AT_LEAST, 15)
    assert (second.left.kind, second.left.card.name, second.compare) == (OWN, "gold", MORE)
    assert plan.buys[0].limit == NO_LIMIT
    share = plan.buys[1].conditions[0]
    assert (share.times, share.over, share.number) == (2, 3, 1)
    assert (plan.plays[1].verb, plan.plays[1].source, plan.plays[1].limit) == (TRASH, find("chapel"), 2)
    assert (plan.plays[2].verb, plan.plays[2].option) == (CHOOSE, "hands")


# ---------------------------------------------------------------- what is written reads back the same


def whole(strategy: Strategy) -> object:
    """All that a strategy says, to compare two of them."""
    plan = strategy.plan
    return (
        (strategy.name, strategy.says, strategy.wants, strategy.colonies, strategy.shelters, strategy.bane),
        [[bought(rule) for rule in rules] for rules in (plan.opening, plan.points, plan.buys)],
        [[compared(c) for c in case] for case in plan.greening],
        [asked(rule) for rule in plan.plays],
    )


def bought(rule: BuyRule) -> object:
    return rule.card, rule.limit, [compared(c) for c in rule.conditions]


def asked(rule: PlayRule) -> object:
    conditions = [compared(c) for c in rule.conditions]
    return rule.verb, rule.card, rule.option, rule.source, rule.limit, conditions


def compared(c: Condition) -> object:
    right = None if c.right is None else (c.right.kind, c.right.card)
    return c.left.kind, c.left.card, c.compare, c.number, right, c.times, c.over


CARDS = st.sampled_from(["copper", "workers_village", "ill_gotten_gains", "knights", "ruins"]).map(
    card_called
)
MEASURES = st.one_of(
    st.builds(Measure, st.sampled_from(list(words.OF_A_CARD.values())), CARDS),
    st.builds(Measure, st.sampled_from([kind for kind in words.ALONE.values() if kind != PHASE])),
)
COMPARISONS = st.sampled_from(sorted(set(words.SIGNS.values())))
WHOLE_NUMBERS = st.integers(-LARGEST, LARGEST)
CONDITIONS = st.one_of(
    st.builds(Condition, st.just(Measure(PHASE)), COMPARISONS, st.sampled_from(list(words.PHASES.values()))),
    st.builds(Condition, MEASURES, COMPARISONS, WHOLE_NUMBERS),
    st.builds(
        Condition, MEASURES, COMPARISONS, WHOLE_NUMBERS, MEASURES, WHOLE_NUMBERS, st.integers(1, LARGEST)
    ),
)
NAMES = st.text(st.characters(codec="utf-8"), max_size=12).map(lambda name: " ".join(f"x {name}".split()))


@given(NAMES, st.lists(CONDITIONS, max_size=4), CARDS, st.integers(1, NO_LIMIT))
@settings(max_examples=200, deadline=None)
def test_every_plan_reads_back_as_it_was_written(
    name: str, conditions: list[Condition], card: Card, limit: int
) -> None:
    greening = [conditions] if conditions else []
    plan = Plan(
        [BuyRule(card, limit, conditions)],
        [BuyRule(card)],
        greening,
        [BuyRule(card, limit)],
        [PlayRule(TRASH, card, "", find("chapel"), limit, conditions)],
    )
    strategy = Strategy(name, {"en": name}, [find("smithy")], plan)
    assert whole(read(write(strategy))) == whole(strategy)


def test_the_library_reads_back_as_it_was_written() -> None:
    for name in library():
        assert whole(read(write(named(name)))) == whole(named(name)), name


@pytest.mark.parametrize(
    ("said", "times", "number"),
    [
        ("own copper * 0", 0, 0),
        ("own copper * -1", -1, 0),
        ("own copper * -2 - 1", -2, -1),
        ("own copper-1", 1, -1),
        ("own copper", 1, 0),
    ],
)
def test_factors_may_be_nothing_or_less(said: str, times: int, number: int) -> None:
    condition = read(f"name: x\nbuy silver when own silver < {said}").plan.buys[0].conditions[0]
    assert (condition.compare, condition.times, condition.number, condition.over) == (LESS, times, number, 1)
    assert condition.right is not None and condition.right.kind <= LAST_OF_A_CARD


@pytest.mark.parametrize(
    "line",
    [
        "buy gold (",
        "buy gold when own copper- > 2",
        "buy gold when own copper * > 2",
        "buy gold when own copper > own silver *",
        "buy gold when own copper > own silver * * 2",
        "buy gold when own copper > own silver + -1",
        "trash -estate",
    ],
)
def test_no_sign_is_passed_over(line: str) -> None:
    assert [problem.code for problem in Reading(f"name: x\nbuy silver\n{line}").problems] == ["card"]


def test_comments_blanks_case_and_names_of_every_language() -> None:
    spoken = "name: x # a name\n\n  Buy Forgeron 2   # two\nBUY Worker's Village when own Île≥1\nbuy Cuivre\n"
    plan = read(spoken).plan
    assert [rule.card.name for rule in plan.buys] == ["smithy", "workers_village", "copper"]
    assert plan.buys[1].conditions[0].left.card is find("island")


def test_every_measure_sign_and_verb_can_be_said() -> None:
    sides = [*words.ALONE, *[f"{word} silver" for word in words.OF_A_CARD]]
    lines = [f"buy gold when turn {sign} 3" for sign in words.SIGNS]
    lines += [f"buy gold when {side} >= 1" for side in sides if words.ALONE.get(side) not in TRUTHS_AND_PHASE]
    things = {"choose": "coins by minion", "play": "smithy", "reveal": "gold by mint"}
    lines += [f"{verb} {things.get(verb, 'gold')}" for verb in words.PLAYING]
    strategy = read("\n".join(["name: x", *lines]))
    assert write(read(write(strategy))) == write(strategy)
    assert len(strategy.plan.buys) + len(strategy.plan.plays) == len(lines)


TRUTHS_AND_PHASE = (*words.TRUTHS, words.ALONE["phase"])


ELEVEN = "chapel, moat, village, smithy, market, militia, witch, cellar, mine, workshop, remodel"


@pytest.mark.parametrize(
    ("line", "code", "close"),
    [
        ("bui silver", "verb", "buy"),
        ("wnts: chapel", "head", "wants"),
        ("colonies: perhaps", "yes-no", "colonies: yes"),
        ("shelters: some", "yes-no", "shelters: no"),
        ("shelters:", "yes-no", "shelters: no"),
        ("en:", "blank", "en: …"),
        ("wants:", "blank", "wants: chapel"),
        ("wants: spoils", "wants", "wants: bandit_camp"),
        ("wants: ruined_library", "wants", "wants: cultist"),
        ("wants: trusty_steed", "wants", "wants: tournament"),
        (f"wants: {ELEVEN}", "many", "10"),
        ("bane: gold", "bane", "bane: moat"),
        ("bane: smithy", "bane", "bane: moat"),
        ("bane: maot", "card", "moat"),
        ("name: again", "twice", "none"),
        ("buy smity", "card", "smithy"),
        ("buy silver when own silvr > 2", "card", "silver"),
        ("buy silver when deck mony > 2", "measure", "deck money"),
        ("buy silver when phase = late", "measure", "opening"),
        ("buy silver when 3 < 4 < 5", "condition", "own silver >= 2"),
        ("buy silver when own silver", "condition", "own silver >= 2"),
        ("buy silver when 3 < own silver", "first", "own silver > 3"),
        ("buy silver when turn < phase", "phase", "phase = middle"),
        ("buy silver when turn < phase + 1", "phase", "phase = middle"),
        ("buy silver when", "when", "buy silver when own silver >= 2"),
        ("buy", "blank", "buy silver"),
        ("buy when turn > 3", "blank", "buy silver"),
        ("trash by chapel", "blank", "trash estate by chapel"),
        ("buy or when own or > 2 or turn > 3 and coins > 4", "or", "buy or when own or > 2 and coins > 4, "),
        ("green when turn > 9 or not action phase", "or", "green when not action phase"),
        ("buy silver 100", "number", "none"),
        (f"buy silver {'9' * 5000}", "large", str(LARGEST)),
        (f"buy silver when turn < {'9' * 5000}", "large", str(LARGEST)),
        ("buy silver when turn > own gold / 0", "condition", "own silver >= own gold / 2"),
        ("green", "green", "green when deck money >= 15"),
        ("choose coins", "option", "choose coins by minion"),
        ("choose cions by minion", "option", "choose coins by minion"),
        ("choose hand by minion", "option", "choose hands by minion"),
        ("choose hands by smithy", "option", "choose hands by minion"),
        ("play silver", "play", "play smithy"),
        ("wants: ruins", "wants", "wants: cultist"),
        ("call ruins", "pile", "call abandoned_mine"),
        ("call knights", "pile", "call dame_anna"),
        ("reveal smithy", "reveal", "reveal smithy by ambassador, reveal smithy by inn"),
        ("reveal smithy by chapel", "reveal", "reveal smithy by ambassador"),
        ("reveal moat by militia", "reveal", "reveal moat by moat"),
        ("buy gold 1 if turn > 3", "word", "buy gold 1 when turn > 3"),
        ("buy gold unless turn > 3", "word", "buy gold when turn <= 3"),
        ("buy gold unless turn > 3 and coins > 2", "word", "buy gold when …"),
    ],
)
def test_errors_tell_the_line_and_what_would_be_right(line: str, code: str, close: str) -> None:
    reading = Reading(f"name: x\nbuy gold\n\n{line}\nbuy silver\n")
    refusal = reading.problems[0].refusal()
    assert (refusal.code, refusal.details["line"]) == (f"plan-{code}", 4)
    assert close in str(refusal.details["close"])
    assert len(reading.problems) == 1
    with pytest.raises(Refusal, match="line 4"):
        reading.strategy()


def test_all_errors_are_told_at_once() -> None:
    assert [problem.line for problem in Reading("name: x\nbuy smity\nbuy gold\nbui gold\n").problems] == [
        2,
        4,
    ]


def test_gold_is_called_or_in_french() -> None:
    plan = read("name: x\nbuy or when own or > 2 and hand or <= 3").plan
    assert plan.buys[0].card is find("gold") and len(plan.buys[0].conditions) == 2


def test_ruins_are_a_pile_of_our_sets() -> None:
    plan = read("name: x\nbuy Ruines 1\ntrash ruins by chapel when own ruins > 2").plan
    assert plan.buys[0].pile == "ruins" and plan.plays[0].covers(find("ruined_library"))


def test_a_name_that_is_left_out_is_told_once() -> None:
    assert [(p.code, p.line) for p in Reading("\nname:\nbuy gold").problems] == [("blank", 2)]


def test_what_may_be_shown() -> None:
    lines = ["moat", "province", "province by tournament", "cellar by young_witch", "curse by ambassador"]
    assert Reading("name: x\nbuy gold\n" + "\n".join(f"reveal {line}" for line in lines)).problems == []


@pytest.mark.parametrize(
    ("text", "code"), [("buy gold", "name"), ("name: x", "empty"), ("#" * (LONGEST + 1), "long")]
)
def test_a_plan_has_a_name_and_buys_something(text: str, code: str) -> None:
    assert Reading(text).problems[0].code == code


def test_every_error_is_said_in_both_languages() -> None:
    for language in ("en", "fr"):
        assert [code for code in WHY if not Texts(language).knows(f"error-plan-{code}")] == []


# ---------------------------------------------------------------- the library


def test_the_library_is_in_its_usual_form_and_speaks_both_languages() -> None:
    assert len(library()) >= 40
    for name in library():
        strategy = named(name)
        assert (LIBRARY / f"{name}.plan").read_text(encoding="utf-8") == write(strategy)
        assert sorted(strategy.says) == ["en", "fr"]
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)


def test_every_strategy_wants_what_it_cannot_do_without() -> None:
    for name in library():
        strategy = named(name)
        wants = [card.name for card in strategy.wants]
        kingdom = [c.name for c in strategy.plan.cards() if c.text.kingdom]
        assert [card for card in kingdom if card not in wants] == [], name
        assert set(figures()) == set(library())


def test_the_kingdom_has_what_a_plan_wants(tmp_path: Path) -> None:
    for seats in (["plan:chapel-witch", "big-money"], ["plan:colony-wharf", "plan:dukes"]):
        options = game_bots("dominion").suit(seats, {}, 5, optional="no")
        settled = SPEC.settle(5, 2, options)
        assert game_bots("dominion").lacking(seats, 2, settled) is None
        assert ("colonies" in str(settled["kingdom"])) == ("colony" in seats[0])
    for line, wanted in (("shelters: yes", "+ shelters"), ("bane: moat\nwants: young_witch", "+ bane moat")):
        file = tmp_path / f"{len(line)}.plan"
        file.write_text(f"name: x\n{line}\nbuy silver\n")
        suited = game_bots("dominion").suit([str(file)], {}, 5, optional="no")
        assert wanted in str(SPEC.settle(5, 2, suited)["kingdom"])
    without = "smithy, village, moat, market, militia, cellar, mine, workshop, remodel, gardens"
    plain = SPEC.settle(5, 2, {"kingdom": without})
    missing = game_bots("dominion").lacking(["plan:chapel-witch"], 2, plain)
    assert missing is not None and missing.details["name"] == "chapel"


def test_a_bot_without_a_named_plan_takes_one_that_suits() -> None:
    kingdom = "chapel, witch, village, moat, market, militia, cellar, mine, workshop, remodel"
    fares = figures()
    suiting = ["chapel-witch", "witch-money", "militia-money", "moat-money", "chapel-militia", "big-money"]
    assert best_for(kingdom.split(", "), False) is named(max(suiting, key=lambda n: fares[n]))
    assert best_for(["cellar"], True) is named("colony-money")
    game = SPEC.begin(1, 2, SPEC.settle(1, 2, {"kingdom": kingdom, "max_turns": 9}))
    bots = [bot("dominion", "plan", 1, seat) for seat in range(2)]
    game.run(CallbackDriver(bots))
    assert isinstance(bots[0], Librarian) and bots[0].plan is not named("big-money").plan


def test_plans_are_named_with_care() -> None:
    check_bot("dominion", "plan:chapel-witch")
    with pytest.raises(Refusal, match="chapel-witch"):
        check_bot("dominion", "plan:chapel-wich")
    with pytest.raises(Refusal, match="one plan"):
        check_bot("dominion", "plan:chapel-witch,dukes")


# ---------------------------------------------------------------- files


def test_a_file_plays_in_the_lab_and_never_on_a_server(tmp_path: Path) -> None:
    file = tmp_path / "mine.plan"
    file.write_text("name: Mine\nwants: Forgeron\nbuy province\nbuy gold\nbuy smithy 2\nbuy silver\n")
    seat = str(file)
    check_player("dominion", seat)
    assert isinstance(player("dominion", seat, 1), PlanBot)
    with pytest.raises(Refusal) as refused:
        check_bot("dominion", seat)  # what a server asks
    assert refused.value.code == "unknown-bot"
    with pytest.raises(Refusal):
        bot("dominion", seat, 1)
    seats = [seat, "plain-money:smithy=2"]
    options = game_bots("dominion").suit(seats, {}, 1, optional="no")
    results = run(match("dominion", seats, options, 1, 8), 1)
    assert results.scores[0].wins == results.scores[1].wins  # they are the same strategy
    with pytest.raises(Refusal) as refused:
        check_player("quacks", seat)
    assert refused.value.code == "no-bot-files"


@pytest.mark.parametrize(
    ("name", "code"), [("nowhere.plan", "plan-file"), ("README.md", "plan-suffix"), (".plan", "plan-file")]
)
def test_a_file_that_is_none_is_refused(name: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_player("dominion", name)
    assert refused.value.code == code


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.plan"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="no text"):
        check_player("dominion", str(file))
