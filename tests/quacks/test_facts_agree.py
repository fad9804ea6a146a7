"""The figures in the rules are those of the facts, and every named reading is an option."""

from __future__ import annotations

from pathlib import Path

from chaudron.games.quacks import track
from chaudron.games.quacks.chips import BOXES, CHIPS, COLOUR_NAMES, START_BAG
from chaudron.games.quacks.elixirs import LAID_OUT, PATIENTS, WORM_DRAWS
from chaudron.games.quacks.facts import confidence, facts, rows
from chaudron.games.quacks.fortune import Fortune
from chaudron.games.quacks.fortunes import FORTUNES
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.options import CHOICES, FLAGS, NUMBER_LISTS, NUMBERS, Readings, readings
from chaudron.games.quacks.patient import TOP
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import PENNY_NAMES
from chaudron.games.quacks.witches import WITCHES


def test_books() -> None:
    printed = rows("books")
    assert sorted(printed) == sorted(b.id for b in BOOKS if b.id not in ("white", "locoweed"))
    for book in BOOKS:
        if book.id in printed:
            row = printed[book.id]
            assert COLOUR_NAMES[book.colour] == row["colour"]
            assert book.box == row["module"]
            assert book.opens == row["buyable_from_round"]
            found = {str(v): book.price(v) for v in (1, 2, 4, 6) if book.price(v)}
            assert found == row["prices"], book.id


def test_chips_and_the_starting_bag() -> None:
    for chip, row, fact in zip(CHIPS, BOXES, facts()["chips"], strict=True):
        assert COLOUR_NAMES[chip.colour] == fact["colour"] and chip.value == (fact["value"] or 1)
        assert row[2:] == (fact["base"], fact["herb_witches_adds"], fact["alchemists_adds"])
    bag = {(c["colour"], c["value"]): c["n"] for c in facts()["start_bag"]}
    for chip in CHIPS:
        assert START_BAG.count(chip) == bag.get((COLOUR_NAMES[chip.colour], chip.value), 0)


def test_the_printed_tracks() -> None:
    for row in facts()["track"]:
        space = row["space"]
        assert (track.COINS[space], track.POINTS[space], int(track.RUBY[space])) == (
            row["coins"],
            row["vp"],
            row["ruby"],
        )
    assert facts()["tails_after"] == track.TAILS_AFTER
    for row in facts()["tails_examples"]:
        assert track.tails_between(row["p"], row["leader"]) == row["tails"]
    for row in facts()["glasses"]:
        bonus, glass = row["bonus"] or {}, row["glass"]
        chip = bonus.get("chip")
        assert track.GLASS_RUBIES[glass] == bonus.get("ruby", 0)
        assert track.GLASS_POINTS[glass] == bonus.get("vp", 0)
        assert track.GLASS_CHIPS[glass] == (f"{chip[0]}-{chip[1]}" if chip else "")


def test_fortune_cards_and_witches() -> None:
    printed = rows("fortune_cards")
    assert sorted(printed) == sorted(f.id for f in FORTUNES)
    for card in FORTUNES:
        row = printed[card.id]
        assert card.blue == (row["colour"] == "blue")
        assert card.new == (row["module"] == "alchemists")
        assert card.needs == row.get("needs", "")
        if not card.blue:
            assert (type(card).on_tails is not Fortune.on_tails) == (row["when"] == "rats")
    assert [(w.id, PENNY_NAMES[w.penny]) for w in WITCHES] == [
        (row["id"], row["penny"]) for row in facts()["witches"]
    ]
    vp = rows("witches")["W-P1"]["params"]["vp"]
    assert Readings().witch_colours_vp == list(vp.values())


def test_patients() -> None:
    printed = rows("patients")
    assert sorted(printed) == sorted(p.id for p in PATIENTS)
    for patient in PATIENTS:
        row = printed[patient.id]
        assert [f"{c[0]}-{c[1]}" for c in row["start_chips"]] == [c.name for c in patient.start_chips()]
        for slot in row["slots"]:
            space, bonus = slot["space"], {k: v for part in slot["bonus"] for k, v in part.items()}
            assert patient.rats()[space] == bonus.get("rat", 0), (patient.id, space)
            assert patient.points()[space] == bonus.get("vp", 0), (patient.id, space)
            if "draw_display" in bonus:
                assert LAID_OUT[space] == bonus["draw_display"]
            if "draw_place" in bonus:
                assert WORM_DRAWS[space] == bonus["draw_place"]
            if "buy_one_chip_coins" in bonus:
                assert Readings().vampirism_coins[space] == bonus["buy_one_chip_coins"]
    assert TOP == 10


def test_every_named_reading_is_an_option_with_its_default() -> None:
    offered = {option.name: option for option in SPEC.options}
    named = {**FLAGS, **CHOICES, **NUMBERS, **NUMBER_LISTS}
    for row in facts()["options"]:
        key = row["key"]
        assert named[key][0] == row["id"]
        default = offered[key].default
        if row["type"] == "table":
            assert default == ",".join(str(v) for v in row["default"].values())
        else:
            assert default == row["default"]
        if row["type"] == "enum" and key in CHOICES:
            assert sorted(CHOICES[key][1]) == sorted(row["values"])
    assert len(named) == len(facts()["options"]) == 39


def test_no_reading_is_read_without_being_used() -> None:
    """Each option changes something in the readings."""
    usual = vars_of(readings({}))
    for name, row in FLAGS.items():
        assert vars_of(readings({name: not row[1]})) != usual, name
    for name, words in CHOICES.items():
        for word in words[1][1:]:
            assert vars_of(readings({name: word})) != usual, name
    for name, numbers in NUMBERS.items():
        assert vars_of(readings({name: numbers[2] if numbers[2] != numbers[1] else numbers[3]})) != usual, (
            name
        )
    for name, n in (("vampirism_coins", 11), ("witch_colours_vp", 9)):
        assert vars_of(readings({name: ",".join(["7"] * n)})) != usual


def vars_of(r: Readings) -> list[object]:
    return [getattr(r, name) for name in dir(r) if not name.startswith("_")]


def test_how_sure_we_are_can_be_asked() -> None:
    assert confidence("green-1") == "high"
    assert confidence("black-6") == "medium"
    assert confidence("nervousness") == "medium"


def test_the_reference_lists_every_option() -> None:
    docs = Path(__file__).parents[2] / "docs" / "reference"
    page = (docs / "quacks-options.md").read_text(encoding="utf-8")
    for option in SPEC.options:
        default = option.default
        if isinstance(default, bool):
            default = "yes" if default else "no"
        row = [line for line in page.splitlines() if line.startswith(f"| `{option.name}` |")]
        assert len(row) == 1, option.name
        assert row[0].split("|")[2].strip().strip("`") == str(default)
