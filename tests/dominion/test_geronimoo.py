"""Geronimoo's strategy files: every construct is mapped or refused by its name. The files here are ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaudron.bots.catalogue import check_bot, check_player, game_bots, player
from chaudron.bots.dominion.plans import geronimoo as g
from chaudron.bots.dominion.plans.files import in_file
from chaudron.bots.dominion.plans.geronimoo import SharedPlayer, players
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.reading import read
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import condition, write
from chaudron.kernel.errors import Refusal
from chaudron.lab.match import match, run

MONEY = """
  <player name="Money and a Smithy" author="us" description="Ours.">
   <type name="TwoPlayer"/><type name="BigMoney"/>
   <buy name="Province">
    <condition>
     <left type="getTotalMoney"/><operator type="greaterThan"/><right type="constant" attribute="15.0"/>
    </condition>
   </buy>
   <buy name="Duchy">
    <condition>
     <left type="countCardsInSupply" attribute="Province"/>
     <operator type="smallerOrEqualThan"/><right type="constant" attribute="4.0"/>
    </condition>
   </buy>
   <buy name="Gold"/>
   <buy name="Smithy">
    <condition>
     <left type="countCardsInDeck" attribute="Smithy"/>
     <operator type="smallerThan"/>
     <right type="countCardTypeInDeck" attribute="Treasure"/>
     <extra_operation type="divideBy" attribute="11.0"/>
    </condition>
   </buy>
   <buy name="Worker$s_Village">
    <condition>
     <left type="countTurns"/><operator type="greaterThan"/><right type="constant" attribute="90"/>
    </condition>
   </buy>
   <buy name="Silver"/>
  </player>"""


def collection(*inside: str) -> bytes:
    return f"<playerCollection>{''.join(inside)}</playerCollection>".encode()


def only(inside: str) -> SharedPlayer:
    return players(collection(f'<player name="x">{inside}</player>'))[0]


def strategy(inside: str) -> Strategy:
    found = only(inside).strategy
    assert found is not None
    return found


def refused(inside: str) -> list[str]:
    return [str(error) for error in only(inside).refused]


def side(tag: str, function: str, attribute: str = "") -> str:
    return f'<{tag} type="{function}"' + (f' attribute="{attribute}"' if attribute else "") + "/>"


def when(left: str, operator: str, right: str, *more: str) -> str:
    """A buy of Silver under one condition."""
    said = f'{left}<operator type="{operator}"/>{right}{"".join(more)}'
    return f'<buy name="Silver"><condition>{said}</condition></buy>'


def mapped(inside: str) -> str:
    """The condition that we make of it, as plans say it."""
    return condition(strategy(inside).plan.buys[0].conditions[0])


FUNCTIONS = {
    ("countCardsInDeck", "Gold"): "own gold",
    ("countCardsInSupply", "Province"): "left province",
    ("countCardsInHand", "Treasure_Map"): "hand treasure_map",
    ("countCardsInPlay", "Goons"): "in play goons",
    ("countVPon", "Gardens"): "points on gardens",
    ("countAvailableMoney", ""): "coins",
    ("countCardTypeInDeck", "Action"): "deck actions",
    ("countCardTypeInDeck", "Treasure"): "deck treasures",
    ("countCardTypeInDeck", "Terminal"): "deck terminals",
    ("countCardTypeInDeck", "Cycler"): "deck cyclers",
    ("countCardTypeInDeck", "Village"): "deck villages",
    ("countCardTypeInDeck", "Victory"): "deck victories",
    ("countCardTypeInDeck", "Attack"): "deck attacks",
    ("countCardTypeInDeck", "Curse"): "deck curses",
    ("getTotalMoney", ""): "deck money",
    ("getTotalMoneyExcludingMats", ""): "deck money in use",
    ("gainsNeededToEndGame", ""): "gains to end",
    ("countBuysLeft", ""): "buys",
    ("countVP", ""): "points",
    ("countMAXOpponentVP", ""): "opponent points",
    ("countTurns", ""): "turn",
    ("countAllCardsInDeck", ""): "deck cards",
}


@pytest.mark.parametrize(("function", "ours"), FUNCTIONS.items(), ids=str)
def test_every_function_on_both_sides(function: tuple[str, str], ours: str) -> None:
    name, attribute = function
    number = side("right", "constant", "3.0")
    assert mapped(when(side("left", name, attribute), "equalTo", number)) == f"{ours} = 3"
    own = side("left", "countCardsInDeck", "Copper")
    assert mapped(when(own, "equalTo", side("right", name, attribute))) == f"own copper = {ours}"


def test_every_function_of_the_reader_is_tried() -> None:
    tried = {name for name, _ in FUNCTIONS} | {"isActionPhase"}
    assert tried == {*g.OF_A_CARD, *g.OF_THE_TABLE, g.OF_A_TYPE}
    assert {kind for name, kind in FUNCTIONS if name == g.OF_A_TYPE} == set(g.TYPES)


@pytest.mark.parametrize(
    ("value", "ours"),
    [("1.0", "action phase"), ("0.0", "not action phase"), ("true", "action phase")],
)
def test_the_action_phase(value: str, ours: str) -> None:
    assert mapped(when(side("left", "isActionPhase"), "equalTo", side("right", "constant", value))) == ours


@pytest.mark.parametrize(
    ("operator", "sign", "turned"),
    [
        ("smallerThan", "<", ">"),
        ("smallerOrEqualThan", "<=", ">="),
        ("equalTo", "=", "="),
        ("greaterOrEqualThan", ">=", "<="),
        ("greaterThan", ">", "<"),
    ],
)
def test_every_operator(operator: str, sign: str, turned: str) -> None:
    gold, two = ("countCardsInDeck", "Gold"), ("constant", "2.0")
    assert mapped(when(side("left", *gold), operator, side("right", *two))) == f"own gold {sign} 2"
    assert mapped(when(side("left", *two), operator, side("right", *gold))) == f"own gold {turned} 2"


@pytest.mark.parametrize(
    ("operation", "of_a_function", "of_a_number"),
    [
        ("plus", "own copper + 2", "9"),
        ("minus", "own copper - 2", "5"),
        ("multiplyWith", "own copper * 2", "14"),
        ("divideBy", "own copper / 2", "3"),
    ],
)
def test_every_extra_operation(operation: str, of_a_function: str, of_a_number: str) -> None:
    extra = f'<extra_operation type="{operation}" attribute="2.0"/>'
    left = side("left", "countCardsInDeck", "Gold")
    found = mapped(when(left, "smallerThan", side("right", "countCardsInDeck", "Copper"), extra))
    assert found == f"own gold < {of_a_function}"
    sign = "<=" if operation == "divideBy" else "<"  # less than 3 and a half is 3 at most
    assert mapped(when(left, "smallerThan", side("right", "constant", "7.0"), extra)) == (
        f"own gold {sign} {of_a_number}"
    )


def test_a_negative_factor_reads_back() -> None:
    extra = '<extra_operation type="multiplyWith" attribute="-1"/>'
    left, right = side("left", "countCardsInDeck", "Gold"), side("right", "countCardsInDeck", "Copper")
    found = strategy(when(left, "smallerThan", right, extra))
    assert condition(found.plan.buys[0].conditions[0]) == "own gold < own copper * -1"
    again = read(write(found)).plan.buys[0].conditions[0]
    assert (again.times, again.over, again.number) == (-1, 1, 0)


def test_the_name_of_a_player_stays_in_its_line() -> None:
    name = "No. 1 #best&#10;buy curse"
    found = players(collection(f'<player name="{name}"><buy name="Silver"/></player>'))[0]
    assert found.strategy is not None and found.strategy.name == "No. 1 #best buy curse"
    again = read(write(found.strategy))
    assert again.name == found.name and len(again.plan.buys) == 1


def test_operations_follow_one_another() -> None:
    extras = [
        '<extra_operation type="plus" attribute="4"/>',
        '<extra_operation type="divideBy" attribute="2"/>',
    ]
    left, right = side("left", "countCardsInDeck", "Gold"), side("right", "countCardsInDeck", "Copper")
    assert mapped(when(left, "smallerThan", right, *extras)) == "own gold < own copper / 2 + 2"
    assert mapped(when(side("left", "constant", "5"), "smallerThan", right, *extras)) == "own copper > 6"
    more = mapped(when(left, "greaterThan", side("right", "constant", "2.5")))
    assert more == "own gold > 2"


def test_what_cannot_be_played_is_refused_by_name() -> None:
    number, gold = side("right", "constant", "1"), side("left", "countCardsInDeck", "Gold")
    extra = '<extra_operation type="{}" attribute="{}"/>'
    assert refused(when(side("left", "countTravellingFair"), "equalTo", number)) == [
        "function countTravellingFair"
    ]
    assert refused(when(side("left", "countCardTypeInDeck", "Event"), "equalTo", number)) == ["type Event"]
    assert refused(when(gold, "unequalTo", number)) == ["operator unequalTo"]
    assert refused(when(gold, "equalTo", number, extra.format("power", 2))) == ["extra_operation power"]
    assert refused(when(gold, "equalTo", number, extra.format("divideBy", 0))) == [
        "extra_operation divideBy 0"
    ]
    assert refused(when(gold, "equalTo", side("right", "constant", "many"))) == ["constant many"]
    assert refused(when(gold, "equalTo", side("right", "constant", "1e99999999"))) == ["constant 1e99999999"]
    assert refused(when(gold, "equalTo", side("right", "constant", "9" * 99))) == [f"constant {'9' * 20}…"]
    assert refused(when(gold, "equalTo", number, *[extra.format("multiplyWith", "1e9")] * 5000)) == [
        "extra_operation multiplyWith 1e9"
    ]
    assert refused("".join(f'<buy name="{name}"/>' for name in ELEVEN)) == ["kingdom 11"]
    assert refused('<board contents="Young_Witch" bane="Gold"/><buy name="Silver"/>') == ["bane gold"]
    assert refused(when(gold, "equalTo", side("right", "constant", "2.5"))) == ["constant 5/2"]
    assert refused(when(side("left", "constant", "1"), "equalTo", number)) == ["condition constant, constant"]
    halves = side("right", "countCardsInDeck", "Copper")
    assert refused(when(gold, "equalTo", halves, extra.format("plus", 0.5))) == ["extra_operation 1/2"]
    assert refused('<buy name="Peasant"/>') == ["card Peasant"]
    assert refused('<buy name="Silver"><condition/></buy>') == ["missing condition/left"]
    assert refused('<start_state><hand contents="5 Copper"/></start_state><buy name="Silver"/>') == [
        "element start_state"
    ]
    assert refused("") == ["missing player/buy"]


ELEVEN = [
    "Chapel",
    "Moat",
    "Village",
    "Smithy",
    "Market",
    "Militia",
    "Witch",
    "Cellar",
    "Mine",
    "Bridge",
    "Spy",
]


def test_a_kingdom_has_ten_piles_and_a_bane() -> None:
    ten = "".join(f'<buy name="{name}"/>' for name in ELEVEN[1:])
    assert len(strategy(ten).wants) == 10
    strategy(f'{ten}<buy name="Chapel" bane="true"/>')
    knights = '<buy name="Knights"/><buy name="Dame_Anna"/>'
    nine = "".join(f'<buy name="{name}"/>' for name in ELEVEN[2:])
    assert len(strategy(nine + knights).wants) == 11  # cards of ten piles


def test_a_player_is_asked_for_by_name(tmp_path: Path) -> None:
    file = tmp_path / "three.xml"
    silver, gold = '<buy name="Silver"/>', '<buy name="Gold"/>'
    file.write_bytes(
        collection(
            f"<player>{silver}</player>", f'<player name="Gold">{gold}</player>', f"<player>{gold}</player>"
        )
    )
    with pytest.raises(Refusal) as error:
        check_player("dominion", f"geronimoo:{file}")
    assert (error.value.code, error.value.details["offer"]) == ("geronimoo-several", "1, Gold, 3")
    third = in_file(f"geronimoo:{file}#3")
    assert third.plan.buys[0].card.name == "gold" and read(write(third)).name == "3"


@pytest.mark.parametrize(
    "way",
    [
        *("GoldEarlyTrashMid", "bigTurnBridge", "forEngines", "ApothecaryNativeVillage"),
        *("MarketSquareCombo", "dukeEnabler"),
    ],
)
def test_ways_of_playing_that_are_refused(way: str) -> None:
    assert refused(f'<buy name="Governor" strategy="{way}"/>') == [f"strategy {way}"]


def test_ways_of_playing() -> None:
    thorough = strategy('<buy name="Steward" strategy="aggressiveTrashing"/><buy name="Silver"/>')
    assert "trash copper by steward" in write(thorough) and "trash estate by steward" in write(thorough)
    modest = strategy('<buy name="Steward" strategy="modestTrashing"/>')
    assert "trash copper" not in write(modest) and "trash curse by steward" in write(modest)
    for way in ("goodDeckTracker", "standard", ""):
        assert not strategy(f'<buy name="Wishing_Well" strategy="{way}"/>').plan.plays


def test_the_board_and_what_is_bought_are_wanted() -> None:
    board = '<board contents="Smithy, Worker$s_Village" bane="Moat" Shelters="true"/>'
    found = strategy(f'{board}<buy name="Witch"/><buy name="Province"/><buy name="Smithy"/>')
    assert [card.name for card in found.wants] == ["smithy", "workers_village", "witch"]
    assert found.shelters and found.bane is not None and found.bane.name == "moat"
    assert not found.colonies
    bane = strategy('<buy name="Cellar" bane="true"/><buy name="Young_Witch"/>').bane
    assert bane is not None and bane.name == "cellar"
    assert strategy('<buy name="Platinum"/>').colonies
    ruins = strategy('<buy name="Ruins"/><buy name="Ruined_Library"/><buy name="Knights"/>')
    assert [card.name for card in ruins.wants] == ["knights"]
    assert [rule.card.name for rule in ruins.plan.buys] == ["ruins", "ruined_library", "knights"]


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"<playerCollection><player>", "xml"),
        (b"no xml", "xml"),
        (b"", "xml"),
        (b"<other/>", "empty"),
        (b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><player name="&b;"/>', "doctype"),
        (b"<a>" * 50 + b"</a>" * 50, "nested"),
        (b" " * (g.LARGEST + 1), "large"),
    ],
    ids=["cut", "text", "nothing", "other", "entities", "deep", "large"],
)
def test_a_bad_file_gets_one_clear_line(data: bytes, why: str) -> None:
    with pytest.raises(Refusal) as error:
        players(data)
    assert error.value.code == "geronimoo-file" and error.value.details["why"] == why
    assert "\n" not in error.value.message


def test_a_player_of_a_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "ours.xml"
    file.write_bytes(collection(MONEY, '<player name="Peasants"><buy name="Peasant"/></player>'))
    seat = f"geronimoo:{file}#Money and a Smithy"
    check_player("dominion", seat)
    assert isinstance(player("dominion", seat, 1), PlanBot)
    seats = [seat, "plain-money"]
    options = game_bots("dominion").suit(seats, {}, 1, optional="no")
    assert "workers_village" in str(options["kingdom"])
    assert run(match("dominion", seats, options, 1, 40), 1).scores[0].wins > 20
    for name, code in (("Peasants", "geronimoo-player"), ("Money", "geronimoo-unknown")):
        with pytest.raises(Refusal) as error:
            check_player("dominion", f"geronimoo:{file}#{name}")
        assert error.value.code == code
    with pytest.raises(Refusal):
        check_bot("dominion", seat)  # what a server asks
    alone = tmp_path / "alone.xml"
    alone.write_text(MONEY.strip())
    check_player("dominion", f"geronimoo:{alone}")
