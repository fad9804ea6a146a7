"""Every question of Dominion is a sentence in both languages: who asks, with which card, and what for."""

from __future__ import annotations

import re

import pytest

from chaudron.bots.catalogue import bot
from chaudron.cli.dominion.questions import Questioner
from chaudron.cli.people import People
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.choices import CHOOSE, VERB_NAMES, DominionQuestion
from chaudron.games.dominion.scenario import Scenario, Seat, table
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.testing.questions import COURSE, Sources

SEATS = ["you:Ada", "you:Ben", "you:Cleo"]
BROKEN = re.compile(r"_|dominion-|[{}$](?!\d)|  |[ \u00a0][.,)]|\(\)| ’s|^’s|\bthe (the|$)|None")
SENTENCE = re.compile(r"[.?]$")


def test_every_card_has_sentences_of_its_own_for_what_it_asks() -> None:
    asked = Sources("dominion", VERB_NAMES, {}).table()
    wanted = [f"ask-{verb}" for verb in COURSE["dominion"]]
    wanted += [f"ask-{verb}-{card}" for card, verbs in asked.items() for verb in verbs if verb != "first"]
    wanted += [f"option-{card}-{o}" for card, verbs in asked.items() for o in verbs.get("choose", [])]
    for language in languages():
        texts = Texts(language)
        assert [w for w in wanted if not texts.knows(f"dominion-{w}")] == []


def walk(seed: int, most: int) -> list[tuple[Session, DominionQuestion]]:
    """The unlike questions of a game of random bots, each with the moment it was put."""
    kingdom = {"kingdom": "random", "max_turns": 25}
    session = Session(find_game("dominion"), seed, SEATS, dict(kingdom))
    bots = [bot("dominion", "random", seed, seat) for seat in range(len(SEATS))]
    seen: set[object] = set()
    out: list[tuple[Session, DominionQuestion]] = []
    while session.pending and len(session.answers) < most:
        request = session.pending[0]
        assert isinstance(request, DominionQuestion)
        asked = request.dump(session.stepper.state_of(request.decider))
        like = (request.verb, request.source, request.occasion, request.lo, "by" in asked, "of" in asked)
        if like not in seen:
            seen.add(like)
            out.append((session.clone(), request))
        session.answer(
            request.decider, bots[request.decider].answer(session.stepper.view(request.decider), request)
        )
    return out


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(n, marks=pytest.mark.all) for n in range(6, 60))])
def test_questions_of_whole_games_are_sentences(seed: int) -> None:
    for session, question in walk(seed, 1500):
        titles = []
        view = session.stepper.view(question.decider)
        for language in languages():
            people = People(SEATS, Texts(language))
            prompt = Questioner(people).prompt(view, question)  # type: ignore[arg-type]
            said = prompt.title.removesuffix(" (y/n)").removesuffix(" (o/n)")
            assert SENTENCE.search(said) and not BROKEN.search(said), (language, said)
            if question.source is not None:
                assert Texts(language).say(f"dominion-card-{question.source.name}") in said
            labels = [c.label for c in prompt.choices]
            assert not any(BROKEN.search(label) for label in labels), (language, labels)
            titles.append(said)
            if question.verb == CHOOSE:
                titles[-1] += ", ".join(labels)
        assert titles[0] != titles[1], titles


def said(t: Scenario, seat: Seat) -> list[str]:
    """What somebody is asked, in English and in French."""
    request = t.asked(seat)
    assert isinstance(request, DominionQuestion)
    asked = request.dump(t.state)
    return [Questioner(People(SEATS, Texts(language))).title(asked) for language in ("en", "fr")]


def test_who_asks_is_said() -> None:
    with table("ada", "ben", kingdom=["militia", "moat", "masquerade"]) as t:
        t.ada.has(hand="militia, copper*4")
        t.ben.has(hand="moat, estate, copper*3")
        t.ada.plays("militia")
        assert said(t, t.ben) == [
            "Moat: reveal it against Ada’s Militia? (y/n)",
            "Douves\u00a0: dévoiler cette carte contre Milice (Ada)\u00a0? (o/n)",
        ]
        t.ben.passes("reveal")
        assert said(t, t.ben) == [
            "Ada’s Militia: discard 2 cards; you keep 3.",
            "Milice (Ada)\u00a0: défaussez 2 cartes\u00a0; vous en gardez 3.",
        ]
        t.ben.discards("estate, copper")


def test_watchtower_asks_once() -> None:
    with table("ada", "ben", kingdom=["watchtower"]) as t:
        t.ada.has(hand="watchtower, copper*3")
        t.ada.buys("silver")
        assert said(t, t.ada)[0] == (
            "Watchtower: you gain the Silver: trash it, put it on your deck, or leave it?"
        )
        t.ada.chooses("deck")
        t.ada.shows(hand="copper*3, silver, watchtower")


def test_whose_card_it_is_does_not_depend_on_whose_turn_it_is() -> None:
    """What is trashed by another's Attack acts for its owner, as an own card."""
    with table("ada", "ben", kingdom=["saboteur", "catacombs"]) as t:
        t.ada.has(hand="saboteur")
        t.ben.has(deck="catacombs, copper")
        t.ada.plays("saboteur")
        assert said(t, t.ben)[0] == "Catacombs: it was trashed: gain a cheaper card."
        t.ben.gains("silver")
        assert said(t, t.ben)[0].startswith("Ada’s Saboteur: your card was trashed")
        t.ben.passes("gain")
