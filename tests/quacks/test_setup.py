"""Setting up: players, books, bags, supply, the fortune deck; and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from chaudron.games.catalogue import game as in_catalogue
from chaudron.games.quacks.chips import BOXES, CHIPS, START_BAG, WHITE, WHITE_1
from chaudron.games.quacks.fortunes import deck_of
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.errors import BadRecord, IllegalAnswer, Refusal
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, resume
from chaudron.testing.playing import answer_of, random_bots, walk
from chaudron.testing.quacks.playing import NAMES, some_session
from tests.rulings import ruling


def new(n: int = 4, seed: int = 0, **options: object) -> Game:
    found = SPEC.new(seed, n, options)
    assert isinstance(found, Game)
    return found


def refused(n: int, **options: object) -> str:
    with pytest.raises(Refusal) as caught:
        SPEC.new(0, n, options)
    assert "\n" not in caught.value.message
    return caught.value.message


@ruling("Q-001")
def test_two_to_four_players_and_a_fifth_only_with_the_witches() -> None:
    for n in (2, 3, 4):
        assert new(n).n_players == n
    assert new(5, witches=True).n_players == 5
    assert "a fifth needs The Herb Witches" in refused(5)
    assert "a fifth needs The Herb Witches" in refused(5, patients=True)
    assert "2 to 5 players, not 6" in refused(6, witches=True)
    assert "not 1" in refused(1)


@ruling("Q-002")
def test_one_book_of_each_colour_from_a_set_or_a_free_mix() -> None:
    assert [b.id for b in new(books="set3").setup.books][2:7] == [
        "green-3",
        "blue-3",
        "red-3",
        "yellow-3",
        "purple-3",
    ]
    mixed = new(books="red=3, blue=2").setup.books
    assert [b.id for b in mixed][1:7] == ["orange-base", "green-1", "blue-2", "red-3", "yellow-1", "purple-1"]
    assert mixed[7].id.startswith("black")
    assert new(books="set6", witches=True).setup.books[2].id == "green-6"
    assert "only one red book" in refused(2, books="red=1,red=2")
    assert "belongs to The Herb Witches" in refused(2, books="set5")
    assert "belongs to The Alchemists" in refused(2, books="locoweed=B", witches=True)
    assert "there is no blue book '9'" in refused(2, books="blue=9")
    assert "the sets are set1 to set6" in refused(2, books="set7")
    assert "no colour 'pink'" in refused(2, books="pink=1")
    assert "not of the form colour=number" in refused(2, books="red")


def test_random_books_are_settled_and_recorded() -> None:
    settled = [SPEC.settle(seed, 3, {"books": "random"})["books"] for seed in range(8)]
    assert len(set(settled)) > 4
    assert settled[0] == SPEC.settle(0, 3, {"books": "random"})["books"]
    assert "=" in str(settled[0])


@ruling("Q-003")
def test_the_black_book_follows_the_number_of_players_unless_a_witches_book_is_chosen() -> None:
    assert new(2).setup.books[7].id == "black-base-2p"
    assert new(3).setup.books[7].id == new(4).setup.books[7].id == "black-base-3p"
    assert new(5, witches=True).setup.books[7].id == "black-base-3p"
    for n in (2, 5):
        assert new(n, witches=True, books="black=6").setup.books[7].id == "black-6"
        assert new(n, witches=True, books="set5").setup.books[7].id == "black-5"
    assert "belongs to The Herb Witches" in refused(2, books="black=6")


@ruling("Q-004", "Q-011")
def test_yellow_is_on_sale_from_round_2_and_purple_from_round_3() -> None:
    for round, closed in ((1, "yellow-1, purple-1"), (2, "purple-1"), (3, "")):
        with table("lucas", "nina") as t:
            t.begins("buying", round=round)
            t.lucas.has(pot="white-1@20")
            t.lucas.is_asked("buy")
            for name in ("orange-1", "green-1", "blue-1", "red-1", "black-1", "yellow-1", "purple-1"):
                assert (name in t.lucas.offered()) == (name not in closed)
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2)
        t.lucas.is_asked("brew")
        assert [line["word"] for line in t.log() if line["event"] == "book"] == ["yellow-1"]


@ruling("Q-005")
def test_locoweed_is_on_sale_from_round_1_unless_the_table_says_otherwise() -> None:
    for start, offered in ((1, True), (2, False)):
        with table("lucas", "nina", witches=True, locoweed_from_round=start) as t:
            t.begins("buying").witches("W-B1, W-S3, W-P1")
            t.lucas.has(pot="orange-1@20")
            t.lucas.is_asked("buy")
            assert ("locoweed" in t.lucas.offered()) == offered
    assert not [c for c in new(2).setup.for_sale if c.name == "locoweed"]
    assert [b.id for b in new(2, patients=True).setup.books][8] == "locoweed-A"


@ruling("Q-006")
def test_what_everybody_starts_with() -> None:
    for p in new().players:
        assert Counter(c.name for c in p.bag) == {
            "white-1": 4, "white-2": 2, "white-3": 1, "orange-1": 1, "green-1": 1,
        }  # fmt: skip
        assert (p.rubies, p.flask, p.droplet, p.tube, p.vp) == (1, True, 0, 0, 0)


@ruling("Q-007")
def test_the_supply_is_the_box_less_the_bags_and_one_white_each() -> None:
    for n, options in ((2, {}), (4, {}), (5, {"witches": True, "patients": True})):
        game = new(n, **options)
        for chip, row in zip(CHIPS, BOXES):
            total = row[2] + (row[3] + row[4] if options else 0)
            if chip.colour == WHITE:
                assert game.supply[chip.id] == (n if chip is WHITE_1 else 0)
                assert game.removed[chip.id] == total - n * START_BAG.count(chip) - game.supply[chip.id]
            else:
                assert game.supply[chip.id] == total - n * START_BAG.count(chip)
    assert sum(row[2] for row in BOXES) == 216
    assert sum(row[3] for row in BOXES) == 153


@ruling("Q-008")
def test_the_deck_is_shuffled_and_the_start_player_drawn_or_named() -> None:
    decks = {tuple(f.id for f in new(seed=seed).deck) for seed in range(20)}
    assert len(decks) == 20
    assert {new(seed=seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert new(first=3).first == 2
    assert "player 4 cannot begin" in refused(3, first=4)


@ruling("Q-009")
def test_the_second_droplet_starts_on_glass_0() -> None:
    game = new(tubes=True)
    assert game.setup.tubes and all(p.tube == 0 for p in game.players)


@ruling("Q-024", "Q-185")
def test_the_fortune_deck_has_the_cards_of_the_boxes_in_use() -> None:
    assert len(new().deck) == len(new(witches=True).deck) == 24
    assert len(new(patients=True).deck) == 41
    assert len(new(witches=True, patients=True).deck) == 44
    assert len(new(unmarked_cards_always=True).deck) == 38
    assert len(new(witches=True, unmarked_cards_always=True).deck) == 41
    marked = [f.id for f in deck_of(False, True, False) if f.needs]
    assert sorted(marked) == ["FA-B06", "FA-B07", "FA-B09"]


def test_unknown_options_and_values_are_refused_in_one_line() -> None:
    assert "has no option 'witch'" in refused(2, witch=True)
    assert "'maybe' is not yes or no" in refused(2, witches="maybe")
    assert "is not one of revocable, final, lockstep" in refused(2, stop_mode="never")
    assert "9 whole numbers from 0 on" in refused(2, witch_colours_vp="1,2")
    assert "from 1 to 3" in refused(2, locoweed_from_round=7)
    assert in_catalogue("quacks") is SPEC


def test_broken_records_are_refused_in_one_line() -> None:
    session = some_session(1)
    for n, _ in enumerate(walk(session, 1)):
        if n == 20:
            break
    text = session.record().dumps()
    for broken in (text[:-30], text.replace('"game":"quacks"', '"game":"quacs"'), "{}", ""):
        with pytest.raises(BadRecord) as caught:
            loads(broken)
        assert "\n" not in caught.value.message
    record = loads(text)
    record.answers[3] = (record.answers[3][0], "juggle")
    with pytest.raises(BadRecord, match="answer 4 of this record cannot be played"):
        resume(record, SPEC)
    record.rules = 99
    with pytest.raises(BadRecord, match="rules version 99"):
        resume(record, SPEC)


def test_answers_that_were_not_offered_are_refused_and_change_nothing() -> None:
    session = Session(SPEC, 0, NAMES[:2], {"first": 1, "books": "set1"})
    bots = random_bots(0, 2)
    while session.pending[0].verb_name() != "brew":
        seat = session.pending[0].decider
        session.answer(seat, answer_of(session.stepper, seat, bots))
    request = session.pending[0]
    before = session.state.digest()
    for bad in ("flask", "juggle", None, 3, ["draw"]):
        with pytest.raises(IllegalAnswer):
            session.answer(request.decider, bad)
    with pytest.raises(IllegalAnswer):
        session.answer(7, "draw")
    assert session.state.digest() == before


def test_a_set_up_is_called_by_its_books_and_its_boxes() -> None:
    called = {p.name: SPEC.group(SPEC.settle(1, 2, p.options)) for p in SPEC.presets()}
    assert [called[f"set{n}"] for n in (1, 2, 3, 4)] == [[f"quacks-set-{n}"] for n in (1, 2, 3, 4)]
    assert called["witches"] == ["quacks-set-5", "quacks-box-herb_witches"]
    assert called["patients"] == ["quacks-set-1", "quacks-box-alchemists"]
    assert called["everything"][-2:] == ["quacks-box-herb_witches", "quacks-box-alchemists"]
