"""The facts of Dominion that ship with the package: cards, piles, kingdoms, rulings by card."""

import json
import re
from collections import Counter

import pytest

from chaudron.games.dominion import facts
from chaudron.games.dominion.facts import cards, kingdoms
from chaudron.games.dominion.port import topics
from chaudron.rulings import Ruling, proofs_of, rulings, rulings_about
from tests.rulings import ruling


def kingdom_cards(set: str) -> list[facts.CardFacts]:
    return [card for card in cards().values() if card.set == set and card.kingdom]


def test_all_sets_are_complete() -> None:
    assert len(cards()) == 228
    assert Counter(card.set for card in cards().values()) == {
        "basics": 7,
        "base": 25,
        "intrigue": 25,
        "seaside": 26,
        "alchemy": 13,
        "prosperity": 27,
        "cornucopia": 18,
        "hinterlands": 26,
        "dark_ages": 56,
        "promos": 5,
    }


@pytest.mark.once  # a compiled class has no __slots__
def test_every_fact_is_read() -> None:
    for name, read in (("cards", cards()), ("kingdoms", kingdoms())):
        rows = json.loads((facts.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        for row in rows:
            thing = read[row["id"]]
            slots = thing.__slots__
            assert {slot: getattr(thing, slot) for slot in slots if slot in row} == {
                slot: row[slot] for slot in slots if slot in row
            }
    assert cards()["knights"].fr_aliases == ["Chevaliers"]
    assert cards()["moat"].fr_aliases == []
    assert cards()["moat"].part_of_pile is None
    assert "spice_merchant" in kingdoms()["bargains"].remarks[0]


def test_tokens_and_mats_are_named_alike_for_cards_and_kingdoms() -> None:
    of_cards = {card.id: card.tokens_and_mats for card in cards().values() if card.tokens_and_mats}
    rows = json.loads((facts.FOLDER / "kingdoms.json").read_text(encoding="utf-8"))
    told = [row for row in rows if "tokens_and_mats" in row]
    assert told
    for row in told:
        assert sorted(row["tokens_and_mats"]) == sorted(
            {name for card in row["cards"] for name in of_cards.get(card, [])}
        ), row["id"]


def test_a_pile_size_for_too_many_players_is_refused() -> None:
    with pytest.raises(ValueError, match="province: no pile size for 7 players"):
        cards()["province"].pile_size(7)


@ruling("AL-001", "AL-015")
def test_alchemy_has_twelve_kingdom_cards_and_the_potion() -> None:
    kingdom = kingdom_cards("alchemy")
    others = [card.id for card in cards().values() if card.set == "alchemy" and not card.kingdom]
    assert len(kingdom) == 12
    assert others == ["potion"]
    sizes = Counter(card.pile_size(4) for card in kingdom)
    assert sizes == {10: 11, 12: 1}
    assert cards()["vineyard"].pile_size(4) == 12


@ruling("HI-001", "HI-006", "HI-271")
def test_hinterlands_has_twenty_six_kingdom_cards() -> None:
    kingdom = kingdom_cards("hinterlands")
    types = Counter(kind for card in kingdom for kind in card.types)
    assert len(kingdom) == 26
    assert (types["action"], types["treasure"], types["victory"]) == (20, 3, 3)
    assert {card.id for card in kingdom if "reaction" in card.types} == {
        "trader",
        "fools_gold",
        "tunnel",
    }
    assert sum(card.pile_size(4) for card in kingdom) == 266
    assert {card.id for card in kingdom if card.pile_size(4) == 12} == {
        "farmland",
        "silk_road",
        "tunnel",
    }


@ruling("DA-001", "DA-002")
def test_dark_ages_has_thirty_five_kingdom_cards() -> None:
    kingdom = kingdom_cards("dark_ages")
    assert len(kingdom) == 35
    assert [card.id for card in kingdom if "treasure" in card.types] == ["counterfeit"]
    assert [card.id for card in kingdom if "victory" in card.types] == ["feodum"]
    sizes = {card.id: card.pile_size(4) for card in kingdom if card.pile_size(4) != 10}
    assert sizes == {"feodum": 12, "rats": 20}


@ruling("DA-003", "DA-004")
def test_knights_and_ruins_are_piles_of_unlike_cards() -> None:
    knights = [card for card in cards().values() if card.part_of_pile == "knights"]
    ruins = [card for card in cards().values() if card.part_of_pile == "ruins"]
    assert [card.pile for card in knights] == [1] * 10
    assert [card.pile for card in ruins] == [10] * 5


@ruling("DA-005", "DA-006")
def test_shelters_and_side_piles() -> None:
    shelters = {card.id: card.pile_size(6) for card in cards().values() if "shelter" in card.types}
    assert shelters == {"hovel": 6, "necropolis": 6, "overgrown_estate": 6}
    sizes = {id: cards()[id].pile_size(4) for id in ("spoils", "madman", "mercenary")}
    assert sizes == {"spoils": 15, "madman": 10, "mercenary": 10}


@pytest.mark.parametrize(
    "kingdom",
    [
        pytest.param("forbidden_arts", marks=ruling("AL-062")),
        pytest.param("chemistry_lesson", marks=ruling("AL-063")),
        pytest.param("potion_mixers", marks=ruling("AL-064")),
        pytest.param("pools_tools_and_fools", marks=ruling("AL-065")),
        pytest.param("secret_research", marks=ruling("AL-066")),
        pytest.param("introduction", marks=ruling("HI-254")),
        pytest.param("fair_trades", marks=ruling("HI-255")),
        pytest.param("bargains", marks=ruling("HI-256")),
        pytest.param("gambits", marks=ruling("HI-257")),
        pytest.param("highway_robbery", marks=ruling("HI-258")),
        pytest.param("adventures_abroad", marks=ruling("HI-259")),
        pytest.param("money_for_nothing", marks=ruling("HI-260")),
        pytest.param("the_dukes_ball", marks=ruling("HI-261")),
        pytest.param("travelers", marks=ruling("HI-262")),
        pytest.param("diplomacy", marks=ruling("HI-263")),
        pytest.param("schemes_and_dreams", marks=ruling("HI-264")),
        pytest.param("wine_country", marks=ruling("HI-265")),
        pytest.param("instant_gratification", marks=ruling("HI-266")),
        pytest.param("treasure_trove", marks=ruling("HI-267")),
        pytest.param("blue_harvest", marks=ruling("HI-268")),
        pytest.param("traveling_circus", marks=ruling("HI-269")),
        pytest.param("grim_parade", marks=ruling("DA-371")),
        pytest.param("playing_chess_with_death", marks=ruling("DA-372")),
        pytest.param("high_and_low", marks=ruling("DA-373")),
        pytest.param("chivalry_and_revelry", marks=ruling("DA-374")),
        pytest.param("prophecy", marks=ruling("DA-375")),
        pytest.param("invasion", marks=ruling("DA-376")),
        pytest.param("watery_graves", marks=ruling("DA-377")),
        pytest.param("peasants", marks=ruling("DA-378")),
        pytest.param("infestations", marks=ruling("DA-379")),
        pytest.param("lamentations", marks=ruling("DA-380")),
        pytest.param("one_mans_trash", marks=ruling("DA-381")),
        pytest.param("honor_among_thieves", marks=ruling("DA-382")),
        pytest.param("dark_carnival", marks=ruling("DA-383")),
        pytest.param("to_the_victor", marks=ruling("DA-384")),
        pytest.param("far_from_home", marks=ruling("DA-385")),
        pytest.param("expeditions", marks=ruling("DA-386")),
    ],
)
def test_recommended_kingdom_is_as_printed(kingdom: str, request: pytest.FixtureRequest) -> None:
    mark = request.node.get_closest_marker("ruling")
    assert mark is not None
    printed = rulings("dominion")[mark.args[0]].statement.partition(":")[2].partition("(")[0]
    listed = kingdoms()[kingdom].cards
    assert set(re.findall(r"\b[a-z_]+\b", printed)) == set(listed)
    assert len(listed) == 10
    assert all(cards()[id].kingdom for id in listed)


def test_there_are_sixty_nine_kingdoms() -> None:
    assert len(kingdoms()) == 69
    assert Counter(kingdom.box for kingdom in kingdoms().values()) == {
        "base": 5,
        "intrigue": 6,
        "seaside": 6,
        "alchemy": 5,
        "prosperity": 9,
        "cornucopia": 6,
        "hinterlands": 16,
        "dark_ages": 16,
    }


def about(card: str) -> list[Ruling]:
    return rulings_about("dominion", topics(cards()[card]))


def test_rulings_about_a_card_include_those_of_its_pile() -> None:
    own = [row.id for row in about("sir_martin") if row.subject == "sir_martin"]
    assert own == ["DA-152", "DA-165"]
    assert {row.subject for row in about("sir_martin")} == {"sir_martin", "knights"}
    assert {row.subject for row in about("survivors")} == {"survivors", "ruins_pile"}
    assert {row.subject for row in about("hovel")} == {"hovel", "shelters"}
    assert [row.id for row in about("smithy")] == []


def test_a_ruling_knows_its_proofs() -> None:
    here = "tests/test_dominion_facts.py::test_alchemy_has_twelve_kingdom_cards_and_the_potion"
    assert here in proofs_of("dominion", rulings("dominion")["AL-001"])
