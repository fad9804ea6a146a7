"""Order, declaration, and the order in which actions are carried out."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.artifacts import LIMITED
from chaudron.games.alchemists.components import SPACE_NAMES
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.state import ACT
from tests.rulings import ruling


@ruling("A-031", "A-032", "A-034")
def test_flasks_are_placed_clockwise_from_the_marker_and_rewarded_at_once() -> None:
    with table("alice", "vincent", "marie") as t:
        t.begins("order", first="vincent").deck("toad, fern, flower").favour_deck("sage, merchant")
        t.vincent.answers("order_space", 4)
        t.vincent.shows(hand="toad, fern")
        t.marie.is_not_offered("4")
        t.marie.answers("order_space", 5)
        t.marie.shows(hand="flower", favours="sage")
        t.alice.answers("order_space", 2)
        t.is_at("declare")
        t.marie.is_asked("declare")


def test_undo_is_not_free_after_a_new_row_or_the_revelation() -> None:
    for phase, round in (("new_round", 2), ("last_gold", 6)):
        with table("alice", "vincent") as t:
            before = t.begins(phase, round=round).setting().news
            assert t.heard("round" if phase == "new_round" else "revelation")
            assert t.state.news > before


@ruling("A-033", "A-298")
def test_a_cost_must_be_paid_in_full() -> None:
    with table("alice", "vincent") as t:
        t.begins("order")
        t.alice.has(gold=0)
        t.alice.is_not_offered("1")
        t.alice.answers("order_space", 2)
        t.vincent.answers("order_space", 1)
        t.vincent.shows(gold=1)
        t.alice.is_asked("declare")


@ruling("A-035", "A-036")
def test_the_printed_order_spaces() -> None:
    rewards = {
        n: [(s.ingredients, s.favours) for s in tb.state.board().spaces]
        for n in (2, 4)
        for tb in [open_table(n)]
    }
    assert rewards[2] == [(0, 0), (0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (2, 1)]
    assert rewards[4] == [(0, 0), (0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (3, 0), (2, 1)]
    for n in (2, 4):
        board = open_table(n).state.board()
        assert [s.gold_cost for s in board.spaces] == [1] + [0] * (len(board.spaces) - 1)
        assert (board.bottom.ingredients, board.bottom.favours) == (1, 1)
    two = open_table(2)
    two.begins("order")
    two.alice.is_offered("1, 2, 3, 4, 5, 6")


def open_table(n: int):  # type: ignore[no-untyped-def]
    with table(*["alice", "vincent", "marie", "lucas"][:n]) as t:
        return t


@ruling("A-037", "A-038", "A-296")
def test_paralysed_players_share_the_bottom_space() -> None:
    with table("alice", "vincent", "marie") as t:
        t.alice.has(paralysed=2)
        t.marie.has(paralysed=1)
        t.begins("new_round", round=2).deck("toad*7").favour_deck("sage, merchant")
        t.vincent.is_asked("order_space")
        t.marie.shows(favours="sage", hand="toad")  # the earliest first
        t.alice.shows(favours="merchant", hand="toad")
        t.vincent.answers("order_space", 2)
        t.alice.is_asked("declare")  # lowest of all
        t.alice.declares("")
        t.marie.declares("")
        t.vincent.is_asked("declare")


@ruling("A-297", "A-295")
def test_a_paralysed_player_declares_and_acts_as_usual() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, flower", favours="")  # green-: paralysis
        t.acts(round=2, holds="vincent", alice="drink")
        t.alice.mixes("toad+flower")
        t.alice.shows(paralysed=1, flask=0)  # this round's order stays
        t.goes_on_to("order", round=3)
        t.vincent.answers("order_space", 2)
        t.alice.is_asked("declare")
        assert t.alice.player.cubes == 6


@ruling("A-039")
def test_all_ingredients_come_before_a_herbalist() -> None:
    with table("alice", "vincent") as t:
        t.begins("order").deck("toad, fern, fern, fern").favour_deck("herbalist")
        t.alice.answers("order_space", 5)
        t.alice.is_offered("toad, fern")
        t.alice.answers("throw_away", "toad, fern")
        t.alice.shows(hand="fern*2", favours="")


@ruling("A-040", "A-041")
def test_later_declarers_stand_above() -> None:
    with table("alice", "vincent", "marie") as t:
        t.begins("declare", round=2).order("marie, alice, vincent")
        t.vincent.declares("forage*2")
        t.alice.declares("forage")
        t.marie.declares("forage*2")
        queue = [a for a in t.stepper.base.queue if a[0] == ACT]  # type: ignore[attr-defined]
        waiting = [t.stepper.pending[0].decider] + [a[2] for a in queue][1:]
        assert waiting == [2, 0, 1, 2, 1]


@ruling("A-042", "A-375")
def test_cubes_not_placed_are_unused_and_spent_ones_are_not() -> None:
    with table("alice", "vincent") as t:
        t.begins("declare", round=2).deck("toad*9").favour_deck("sage*9")
        t.vincent.declares("forage")
        t.alice.declares("")
        t.vincent.shows(unused=5)
        t.alice.shows(unused=6)
        t.vincent.answers("forage", "deck")
        t.goes_on_to("end_of_round")


@ruling("A-043", "A-044", "A-045")
def test_what_actions_cost() -> None:
    for names, forage in ((("alice", "vincent"), 3), (("alice", "vincent", "marie", "lucas"), 2)):
        with table(*names) as t:
            t.begins("declare", round=2)
            game = t.setting()
            you = game.players[-1]
            seat = t.seats[-1]
            you.cubes = 20
            twice = ["transmute", "buy_artifact", "debunk", "publish", "test_student", "drink"]
            seat.declares(", ".join([f"forage*{forage}", "sell", *[f"{name}*2" for name in twice]]))
            spent = forage + 3 + 2 + 3 + 2 + 3 + 2 + 2
            assert seat.player.unused == 20 - spent


@ruling("A-046")
def test_when_spaces_are_open() -> None:
    always = {"forage", "transmute", "buy_artifact"}
    for round_, more in (
        (1, {"test_student", "drink"}),
        (2, {"test_student", "drink", "sell", "debunk", "publish"}),
        (5, {"test_student", "drink", "sell", "debunk", "publish"}),
        (6, {"sell", "debunk", "publish", "exhibit"}),
    ):
        with table("alice", "vincent") as t:
            t.begins("declare", round=round_)
            assert t.vincent.offered() == always | more


@ruling("A-047", "A-236")
def test_the_order_of_the_spaces() -> None:
    for golem in (False, True):
        with table("alice", "vincent", encyclopedia=golem, golem=golem) as t:
            wanted = [
                "forage", "transmute", "study_golem", "buy_artifact", "visit_library", "debunk", "publish",
                "test_student", "drink",
            ]  # fmt: skip
            if not golem:
                wanted = [w for w in wanted if w not in ("study_golem", "visit_library")]
            t.acts(round=2, alice=", ".join([*wanted, "sell"]))
            spaces = [SPACE_NAMES[a[1]] for a in t.game.queue if a[0] != 1]
            at = spaces.index("sell")
            assert spaces[:at] == ["forage", "transmute"] and spaces[at + 1 :] == wanted[2:]


@ruling("A-048", "A-302")
def test_a_declined_action_returns_its_cubes() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad*2, fern")
        t.acts(round=2, alice="transmute*2")
        t.alice.answers("transmute", "toad")
        t.alice.declines("transmute")
        t.goes_on_to("order", round=3)
        assert [e["space"] for e in t.heard("decline")] == ["transmute"]
        assert len(t.heard("favours")) == 1  # both cubes of the second action: one favour


@ruling("A-049", "A-058")
def test_boots_after_declining() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(artifacts="boots_of_speed", hand="toad, fern")
        t.vincent.has(hand="toad")
        t.acts(round=2, holds="vincent", alice="transmute, forage", vincent="transmute").row("flower").deck(
            "fern*9"
        )
        t.alice.declines("forage")
        t.alice.is_asked("boots", by="forage")
        t.alice.declines("boots")
        t.alice.declines("transmute")
        t.vincent.answers("transmute", "toad")
        t.alice.is_asked("boots", by="transmute")
        t.alice.agrees("boots")
        t.alice.answers("transmute", "fern")
        t.alice.shows(used="boots_of_speed", gold=3)


@ruling("A-299", "A-300")
def test_favours_of_the_declaration() -> None:
    with table("alice", "vincent", "marie") as t:
        t.vincent.has(favours="associate*2, assistant*2, custodian")
        t.alice.has(favours="associate")
        t.begins("declare", round=1).order("marie, alice, vincent")
        t.vincent.declares("assistant*2, forage, drink, associate:forage, associate:drink, custodian")
        t.vincent.shows(unused=2, custodians=1, favours="")
        t.alice.is_not_offered("associate:forage")
        t.alice.declares("forage, associate:forage")
        t.marie.declares("forage")
        rows = [t.seats[p.index].name for p in t.state.rows(0)]
        assert rows == ["alice", "vincent", "marie"]
    with table("alice", "vincent", associate_stack="first_on_top") as t:
        t.acts(round=2, alice="forage, associate:forage", vincent="forage, associate:forage")
        assert [p.index for p in t.game.rows(0)] == [1, 0]


@ruling("A-106", "A-301", "A-060")
def test_custodians_drink_before_the_sales() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad*3, feather*3".replace("feather", "raven_feather"), artifacts="boots_of_speed")
        t.vincent.has(hand="toad, fern, flower")
        t.acts(round=6, alice="custodian*2, sell", vincent="custodian").adventurer("cleric")
        t.alice.mixes("toad+raven_feather")
        t.vincent.mixes("toad+fern")
        t.alice.mixes("toad+raven_feather")
        t.alice.agrees("boots")
        t.alice.mixes("toad+raven_feather")
        t.alice.shows(potions="red+*3", hand="")


@ruling("A-303")
def test_what_was_paid_does_not_come_back() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, flower", gold=2)
        game = t.setting()
        game.happy = False
        t.acts(round=2, holds="vincent", alice="test_student")
        t.alice.mixes("toad+flower")
        t.alice.shows(gold=1, hand="")


@ruling("A-374")
def test_the_new_round_is_in_view_before_the_order_is_chosen() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True, busy_days=True) as t:
        t.begins("new_round", round=2)
        t.alice.is_asked("order_space")
        seen = t.state.view(0).dump()
        assert len(seen["row"]) == 5 and seen["on_study"] == 1
        assert seen["board"]["id"].startswith("OB") and len(seen["adventurers"]) == 2


@ruling("A-379")
def test_costs_must_be_in_hand() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True, busy_days=True) as t:
        game = t.setting()
        board = [b for b in game.setup.all_boards if b.id == "OB05"][0]
        game.boards = [board, board]
        t.begins("order")
        t.alice.has(gold=0, approval=0, reputation=0)
        t.alice.is_offered("1, 2, 3, 4, 5")  # 6 wants an approval token; reputation can always be paid


@ruling("A-375", "A-048")
@pytest.mark.parametrize(
    ("space", "answers", "golem"),
    [
        ("forage", ["forage=deck"], False),
        ("forage", ["forage=scorpion"], False),
        ("transmute", ["transmute=toad"], False),
        ("study_golem", ["study=toad"], True),
        ("buy_artifact", ["buy=periscope"], False),
        ("visit_library", ["visit=yes", "read"], True),
        ("debunk", ["debunk=toad:red"], False),
        ("publish", ["publish=theory:toad", "alchemical=A1", "seal=gold_star"], False),
        ("test_student", ["mix=fern+toad"], False),
        ("drink", ["mix=fern+toad"], False),
        ("custodian", ["mix=fern+toad"], False),
        ("exhibit", ["exhibit=red+", "mix=fern+toad"], False),
    ],
)
def test_cubes_of_actions_carried_out_are_spent(space: str, answers: list[str], golem: bool) -> None:
    """They are unused only if the action was declined."""
    for done in (True, False):
        with table("alice", "vincent", encyclopedia=golem, golem=golem) as t:
            t.alice.has(hand="toad, fern, flower", gold=9, approval=1)
            t.on_sale("periscope, boots_of_speed, magic_mortar").deck("toad*9").discard("fern*9")
            t.row("scorpion")
            if space == "debunk":
                t.theory("toad", "A1", vincent="gold_star")
            t.acts(round=6 if space == "exhibit" else 2, holds="vincent", alice=space)
            if done:
                for step in answers:
                    verb, _, answer = step.partition("=")
                    if answer == "yes":
                        t.alice.agrees(verb)
                    else:
                        t.alice.answers(verb, answer or min(t.alice.offered()))
            else:
                t.alice.declines(answers[0].partition("=")[0])
            t.alice.shows(unused=0 if done else 1)
            assert bool(t.heard("decline")) != done
            t.vincent.is_asked("exhibit" if space == "exhibit" else "mix")


@ruling("A-104", "A-062")
def test_a_new_round_forgets_the_last_one() -> None:
    """Cubes, effects, artifacts used once a round, bids, and what the adventurer bought."""
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        game = t.setting()
        you = game.players[0]
        you.placed = [1] * len(you.placed)
        you.custodians, you.associates, you.suffered, you.bid = 1, [3], [1, 5], 2
        you.used = LIMITED
        you.cubes, you.paralysed, you.flask = 3, 1, 4
        game.happy, game.sold, game.sales = False, [0, 2], 2
        t.begins("new_round", round=3)
        t.vincent.is_asked("order_space")
        t.alice.shows(custodians=0, associates=[], suffered=[], bid=-1, paralysed=0)
        t.alice.shows(used="discount_card")  # its 2 gold were given once and for all
        assert not any(t.alice.player.placed)
        assert t.state.happy and t.state.sold == [] and t.state.sales == 0
        assert t.heard("round")[-1]["n"] == 3


@ruling("A-299")
def test_everybody_sees_order_and_cubes() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(favours="custodian, associate")
        t.begins("order", round=2).deck("toad*9").favour_deck("sage*9")
        t.alice.answers("order_space", 3)
        t.vincent.answers("order_space", 2)
        assert t.heard("order") == [
            {"event": "order", "player": 0, "n": 3},
            {"event": "order", "player": 1, "n": 2},
        ]
        t.alice.answers("declare", "forage")
        t.alice.answers("declare", "custodian")
        t.alice.answers("declare", "associate:forage")
        t.alice.declines("declare")
        t.alice.shows(cubes=0, unused=4)
        assert t.heard("place") == [
            {"event": "place", "player": 0, "space": "forage"},
            {"event": "place", "player": 0, "space": "custodian"},
        ]
        assert t.heard("on_top") == [{"event": "on_top", "player": 0, "space": "forage"}]
        assert t.heard("declare") == [
            {"event": "declare", "player": 0, "actions": {"forage": 1}, "custodians": 1}
        ]


@ruling("A-058")
def test_everybody_sees_boots() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(artifacts="boots_of_speed", hand="toad, fern")
        t.acts(round=2, holds="vincent", alice="transmute")
        t.alice.answers("transmute", "fern")
        t.alice.agrees("boots")
        t.alice.answers("transmute", "toad")
        assert t.heard("boots") == [{"event": "boots", "player": 0, "space": "transmute"}]
