"""What the game's port tells beside the rules: its subjects and figures; and what is kept between games."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.events import StudiedGolem
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.spec import LONGEST_KEY, MOST_SETUPS, SETUPS, SPEC, setup_of


def test_every_artifact_can_be_asked_about() -> None:
    assert {s.id for s in SPEC.subjects() if s.kind == "artifact"} == set(ARTIFACTS)


def test_an_ingredient_says_how_many_cards_it_has() -> None:
    cards = {row["id"]: row["cards_in_deck"] for row in facts()["ingredients"]}
    told = {s.id: [f.values for f in SPEC.figures(s)] for s in SPEC.subjects() if s.kind == "ingredient"}
    assert told == {id: [[n]] for id, n in cards.items()}


def test_who_tested_the_golem_reads_with_what() -> None:
    event = StudiedGolem(1, INGREDIENTS.index("fern"), 2)
    assert event.dump(1)["ingredient"] == "fern"
    assert "ingredient" not in event.dump(0)


def test_set_ups_are_kept_but_not_for_ever() -> None:
    options = SPEC.settle(1, 2, {})
    first = setup_of(2, options)
    setup_of(3, options)
    assert setup_of(2, options) is first
    for n in range(2 * MOST_SETUPS):
        setup_of(2, {**options, "pad": str(n)})
    assert len(SETUPS) <= MOST_SETUPS + 1
    setup_of(2, {**options, "pad": "x" * LONGEST_KEY})
    assert all(len(key) <= LONGEST_KEY for key in SETUPS)
