"""The levels: how they fare against each other, that they know only what they may, and that they say why."""

from __future__ import annotations

from contextlib import nullcontext
from typing import cast

import pytest

from chaudron.bots.catalogue import bot, bots
from chaudron.bots.dominion.comparison import Budget
from chaudron.bots.dominion.evolve import Candidate, Evolution, buyable, laid_out, money_plan, tidy
from chaudron.bots.dominion.levels import Journeyman, Master
from chaudron.bots.dominion.plans.plan import BuyRule
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.haste import due_in
from chaudron.cli.answers import WordedPrompt
from chaudron.cli.thoughts import answer_label, sentence
from chaudron.games.dominion.cards.basics import GOLD, SILVER
from chaudron.games.dominion.choices import BUY, DISCARD, PLAY_ACTION, PLAY_TREASURES, CardQuestion
from chaudron.games.dominion.kingdoms import Kingdom, check, read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.setup import lay_out, new_game
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.reason import WIN, Reason
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.stepper import Stepper
from chaudron.locales import Texts

FIRST = check(read("cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"))
RICH = check(
    read(
        "alchemist, bishop, city, familiar, golem, goons, mint, rabble, vault, young_witch"
        " + bane watchtower + colonies + shelters"
    )
)
LEVELS = ["apprentice", "journeyman", "master"]
HASTY = Budget(0, 1, 3, 6)  # plans of one or two cards, and a short look ahead


def made(level: str, seed: int, seat: int) -> Bot:
    """A bot of this level, the master with little patience."""
    return Master(seed, seat, HASTY) if level == "master" else bot("dominion", level, seed, seat)


def test_the_levels_stand_after_the_others() -> None:
    assert bots("dominion")[-3:] == LEVELS


def shares(one: str, other: str, kingdom: Kingdom, games: int) -> tuple[int, int]:
    wins = losses = 0
    for seed in range(games):
        game = new_game(kingdom, 2, seed, seed % 2, 80)
        game.run(CallbackDriver([made(one, seed, 0), made(other, seed, 1)]))
        mine, theirs = game.standings()
        wins += mine < theirs
        losses += mine > theirs
    return wins, losses


def test_a_journeyman_beats_an_apprentice_and_plain_money() -> None:
    for other in ("apprentice", "plain-money"):
        wins, losses = shares("journeyman", other, FIRST, 30)
        assert wins > 2 * losses


@pytest.mark.all
def test_a_bred_plan_beats_the_best_pair() -> None:
    kingdom = check(
        read("chapel, council_room, festival, laboratory, market, militia, moat, smithy, village, witch")
    )
    evolution = Evolution(kingdom, 2)
    evolution.breed(12_000)
    wins = losses = 0
    for seed in range(200):
        game = new_game(kingdom, 2, seed, seed % 2, 80)
        game.run(CallbackDriver([PlanBot(evolution.best()), PlanBot(evolution.pair.plan)]))
        mine, theirs = game.standings()
        wins += mine < theirs
        losses += mine > theirs
    assert wins > losses


@pytest.mark.all
@pytest.mark.parametrize("players", [3, 4])
def test_levels_bring_games_of_more_to_their_end(players: int) -> None:
    kingdom = RICH if players == 4 else FIRST
    game = new_game(kingdom, players, 5, 0, 100)
    game.run(CallbackDriver([made(LEVELS[seat % 3], 5, seat) for seat in range(players)]))
    assert max(game.turns(seat) for seat in range(players)) < 60


def test_equal_games_breed_equal_plans() -> None:
    once, again = Evolution(FIRST, 2), Evolution(FIRST, 2)
    for evolution in (once, again):
        evolution.alone = evolution.elite = [Candidate(money_plan(False, [BuyRule(find("smithy"), 2)]))]
        evolution.one_generation()
    assert once.games == again.games
    shown = [[(r.card.name, r.limit) for r in c.plan.buys] for c in once.elite]
    assert shown == [[(r.card.name, r.limit) for r in c.plan.buys] for c in again.elite]


def test_where_somebody_waits_the_clock_cuts_short() -> None:
    evolution = Evolution(FIRST, 2)
    smithies = Candidate(money_plan(False, [BuyRule(find("smithy"), 2)]))
    evolution.alone, evolution.elite = [smithies], [smithies]
    evolution.singled = evolution.surveyed = True
    with due_in(0.0):
        assert not evolution.breed(50_000)
    assert evolution.games == 0 and evolution.best() is smithies.plan
    with due_in(0.3):
        assert not evolution.breed(50_000)
    assert evolution.best() in [candidate.plan for candidate in evolution.elite]
    before = evolution.games
    evolution.one_generation()  # where nobody waits, it goes on
    assert evolution.games > before


def test_who_has_little_time_plans_with_one_card_and_goes_on_later() -> None:
    evolution = Evolution(FIRST, 2)
    with due_in(0.0):
        assert not evolution.breed(0)
    assert evolution.best() is evolution.pair.plan is evolution.single.plan
    assert evolution.single.plan is not evolution.money.plan
    tried = evolution.games
    assert evolution.breed(0)  # where nobody waits
    assert evolution.games > tried
    assert evolution.best() is evolution.pair.plan is not evolution.single.plan


def test_plans_are_made_for_what_is_laid_out() -> None:
    layout = lay_out(RICH, 2)
    assert sorted(c.name for c in buyable(layout)) == sorted(RICH.piles())
    plan = money_plan(True, [BuyRule(find("goons"), 1), BuyRule(find("familiar"), 2)])
    names = [rule.card.name for rule in plan.buys]
    assert names == ["goons", "familiar", "platinum", "gold", "potion", "silver"]
    assert [rule.card.name for rule in plan.points] == ["colony", "province", "duchy", "estate"]
    rules = tidy([BuyRule(GOLD, 2), BuyRule(SILVER), BuyRule(GOLD, 1), BuyRule(SILVER, 3), BuyRule(GOLD)])
    assert [(rule.card, rule.limit) for rule in rules] == [(GOLD, 2), (SILVER, 99), (GOLD, 99)]


def test_the_table_is_seen_as_it_was_laid_out() -> None:
    view = new_game(RICH, 2, 1).view(0)
    assert laid_out(view).notation() == RICH.notation()


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_that_a_level_cannot_see_changes_its_answer(level: str) -> None:
    game = new_game(FIRST, 2, 11, 0, 100)
    stepper = Stepper(game)
    stepper.start()
    compared = 0
    for _ in range(400):
        if stepper.over or compared > 60:
            break
        seat = next(s for s in (0, 1) if stepper.asked_of(s) is not None)
        request = cast(Request, stepper.asked_of(seat))
        answer = made(level, 11, seat).answer(stepper.view(seat), request)
        if request.verb == BUY:
            for i in range(2):
                twin = stepper.clone()
                twin.redeal(seat, stream(i, "anew"))
                other = made(level, 11, seat).answer(twin.view(seat), request)
                assert request.dump_answer(other) == request.dump_answer(answer)
                compared += 1
        stepper.step(seat, answer)
    assert compared > 20


def sentences(level: str, kingdom: Kingdom) -> list[str]:
    """What a bot of this level says of each of its answers in a game, in both languages."""
    said: list[str] = []
    stepper = Stepper(new_game(kingdom, 2, 3, 0, 100))
    stepper.start()
    players = [made(level, 3, seat) for seat in (0, 1)]
    texts = [Texts("en"), Texts("fr")]
    while not stepper.over:
        seat = next(s for s in (0, 1) if stepper.asked_of(s) is not None)
        request = cast(Request, stepper.asked_of(seat))
        answer = players[seat].answer(stepper.view(seat), request)
        reason = players[seat].why()
        assert reason is not None
        for t in texts:
            assert t.knows(reason.message)
            said.append(sentence(reason, t))
        if reason.thought_of:
            assert reason.thought_of[0].answer == request.dump_answer(answer)
        stepper.step(seat, answer)
    return said


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_has_a_reason_in_both_languages(level: str) -> None:
    said = sentences(level, FIRST)
    assert len(said) > 60 and not any("{" in line or "dominion-" in line for line in said)


def buys_explained(level: str, table: bool) -> list[Reason]:
    """What a bot of this level says of its first purchases, at a table where somebody waits or in a match."""
    said: list[Reason] = []
    stepper = Stepper(new_game(FIRST, 2, 3, 0, 100))
    stepper.start()
    player, other = made(level, 3, 0), bot("dominion", "big-money", 3, 1)
    while len(said) < 8:
        seat = next(s for s in (0, 1) if stepper.asked_of(s) is not None)
        request = cast(Request, stepper.asked_of(seat))
        with due_in(60.0) if table else nullcontext():
            answer = (other if seat else player).answer(stepper.view(seat), request)
        if seat == 0 and request.verb == BUY:
            said.append(cast(Reason, player.why()))
        stepper.step(seat, answer)
    return said


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_table_every_level_tells_what_else_it_thought_of(level: str) -> None:
    said = [reason for reason in buys_explained(level, table=True) if len(reason.thought_of) > 1]
    assert len(said) > 5
    for reason in said:
        answers = [estimate.answer for estimate in reason.thought_of]
        assert len(set(answers)) == len(answers) <= 4
        assert reason.unit == WIN and all(0 <= estimate.worth <= 1 for estimate in reason.thought_of)


ASKING = ["cellar", "ambassador", "masquerade", "wishing_well", "spy"]


def test_at_a_table_other_answers_to_what_cards_ask_are_told_too() -> None:
    """Of every kind of question: the answer first, then some that may be given as well, each once."""
    stepper = Stepper(new_game(Kingdom(ASKING), 2, 4, 0, 100))
    stepper.start()
    players = [Journeyman(seat, seat) for seat in (0, 1)]
    for player in players:
        player.plan = money_plan(False, [BuyRule(find(name), 1) for name in ASKING])
    asked: set[int] = set()
    while not asked >= {ONE, SOME, YES_NO, NUMBER, NAME}:
        seat = next(s for s in (0, 1) if stepper.asked_of(s) is not None)
        request = cast(Request, stepper.asked_of(seat))
        new = request.verb not in (BUY, PLAY_ACTION, PLAY_TREASURES) and request.kind not in asked
        with due_in(60.0) if new else nullcontext():
            answer = players[seat].answer(stepper.view(seat), request)
        reason = cast(Reason, players[seat].why())
        if reason.thought_of:
            asked.add(request.kind)
            answers = [estimate.answer for estimate in reason.thought_of]
            assert answers[0] == request.dump_answer(answer) and 1 < len(answers) <= 4
            assert cast(int, reason.args["roughly"]) > 0  # whoever reads them is told that they are rough
            state = stepper.state_of(seat)
            for other in answers:
                assert answers.count(other) == 1
                assert request.refusal(state, request.load_answer(state, other)) is None
        stepper.step(seat, answer)
        assert not stepper.over


def test_in_a_match_only_who_chooses_by_it_thinks_of_more() -> None:
    assert not any(reason.thought_of for reason in buys_explained("journeyman", table=False))
    assert any(reason.thought_of for reason in buys_explained("master", table=False))


def test_equal_cards_of_an_answer_are_told_together() -> None:
    prompt = WordedPrompt(SOME, "", [], 2, 2)
    question = CardQuestion(0, 0, SOME, DISCARD, 2, 2, None, [])
    assert answer_label(["copper", "gold", "copper"], prompt, question, Texts("en")) == "copper ×2 and gold"
    question.kind = ORDER
    assert answer_label(["copper", "copper"], prompt, question, Texts("en")) == "copper and copper"
