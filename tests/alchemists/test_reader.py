"""The reader: codes that devices agree on, and every question a table asks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    MIX,
    PAIRS,
    SIZES,
    quality,
    unrank,
)
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.reader import (
    GLYPH_COLOURS,
    GLYPH_SIGNS,
    GLYPHS,
    LETTERS,
    code_of,
    decode,
    encode,
    library_offer,
    limit,
    mix32,
    scramble,
    subkey,
    unscramble,
)
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from chaudron.locales import Texts
from tests.cli.command import chaudron
from tests.rulings import ruling

CODES = facts()["reader_codes"]


@ruling("A-281")
@pytest.mark.parametrize("vector", CODES["test_vectors"], ids=lambda v: v["code"])
def test_codes_are_those_of_the_vectors(vector: dict[str, object]) -> None:
    code, width = str(vector["code"]), vector["width"]
    assert code_of(int(str(vector["index"])), width == 5) == code
    secret = decode(code)
    assert {INGREDIENTS[i]: ALCHEMICALS[a] for i, a in enumerate(secret.revelation())} == vector["assignment"]
    assert encode(secret.revelation(), secret.golem() if width == 5 else None) == code
    if width == 5:
        golem = secret.golem()
        assert vector["golem"] == {
            "chest": {"colour": COLOURS[golem.chest_colour], "size": SIZES[golem.chest_size]},
            "ears": {"colour": COLOURS[golem.ears_colour], "size": SIZES[golem.ears_size]},
        }


def test_the_scrambler_has_its_check_values() -> None:
    checks = CODES["check_values"]
    assert hex(mix32(1)) == checks["mix32(1)"]
    assert hex(mix32(0xFFFFFFFF)) == checks["mix32(0xFFFFFFFF)"]
    assert hex(subkey(4, 0)) == checks["subkey_4_round_0"]
    assert hex(subkey(5, 9)) == checks["subkey_5_round_9"]
    for value in range(0, 24**4, 7):
        assert unscramble(scramble(value, 4), 4) == value
    for value in range(0, 24**5, 9973):
        assert unscramble(scramble(value, 5), 5) == value


@pytest.mark.parametrize("bad", CODES["rejected_examples"], ids=lambda b: b["code"])
def test_bad_codes_are_refused(bad: dict[str, str]) -> None:
    with pytest.raises(Refusal) as caught:
        decode(bad["code"])
    assert caught.value.code == f"code-{bad['reason']}"
    assert "\n" not in caught.value.message


def test_of_eight_codes_seven_are_unused() -> None:
    """Exactly: 40,320 secrets in 24⁴ codes, and 24 times as many in 24⁵."""
    assert sum(unscramble(n, 4) < limit(False) for n in range(24**4)) == 40320
    assert limit(True) / 24**5 == limit(False) / 24**4 == 35 / 288  # 12.15 %


def test_a_code_is_read_however_it_is_typed() -> None:
    assert decode(" qv-x.g ").code == "QVXG"
    with pytest.raises(Refusal, match="5-letter"):
        decode("QVXG", True)
    with pytest.raises(Refusal, match="5-letter"):
        decode("QVXG").reaction(0)
    assert decode("YCDKQ").mix(0, 1) == decode("YCDKQ", True).mix(0, 1)  # it serves both


def test_a_slip_shows_in_the_glyph() -> None:
    """Two valid codes one letter apart seldom share their glyph."""
    same = slips = 0
    for n in range(0, 40320, 97):
        code = code_of(n, False)
        for at in range(4):
            for letter in LETTERS:
                other = code[:at] + letter + code[at + 1 :]
                if other == code:
                    continue
                try:
                    found = decode(other)
                except Refusal:
                    continue
                slips += 1
                same += found.glyph == decode(code).glyph
    assert slips > 1000 and same / slips < 0.02
    assert decode("qvxg").glyph == decode("QVXG").glyph
    assert len(GLYPHS) == len(GLYPH_SIGNS) == len(set(GLYPH_SIGNS))


@ruling("A-017")
def test_a_code_keeps_its_glyph() -> None:
    """Readers of any version at one table show the same."""
    shown = [divmod(decode(code).glyph, len(GLYPHS)) for code in ("QVXG", "YCDKQ")]
    assert [(GLYPH_COLOURS[colour], GLYPHS[sign]) for colour, sign in shown] == [
        ("violet", "club"),
        ("blue", "spade"),
    ]


def test_nothing_can_be_read_off_a_code() -> None:
    """No letter and no glyph says anything about an ingredient beyond chance."""
    tables: list[Counter[tuple[str, int]]] = [Counter() for _ in range(10)]
    for n in range(40320):
        secret = decode(code_of(n, False))
        revealed = secret.revelation()
        for at, shown in enumerate([*secret.code, str(secret.glyph)]):
            tables[at][shown, revealed[0]] += 1
            tables[at + 5][shown, revealed[5]] += 1
    for counts in tables:
        expected = 40320 / len(counts)
        chi = sum((k - expected) ** 2 / expected for k in counts.values())
        assert chi < len(counts) + 6 * (2 * len(counts)) ** 0.5
    assert "A1" not in repr(decode("QVXG")) and repr(decode("QVXG")) == "<Secret QVXG>"


@ruling("A-004", "A-088", "A-128")
def test_every_answer_of_a_reader() -> None:
    for n in (0, 999, 967679, 345678):
        secret = decode(code_of(n, True))
        p = unrank(n // 24)
        for i, j in PAIRS:
            potion = MIX[p[i]][p[j]]
            assert secret.mix(i, j) == secret.mix(j, i) == potion
            assert [secret.is_true(i, j, k) for k in range(7)].index(True) == potion
            assert [secret.sale(i, j, w) for w in range(6)] == [quality(w, potion) for w in range(6)]
        for i in range(8):
            assert [secret.sign(i, c) for c in range(3)] == ELEMENTS[p[i]]
            assert secret.light(i) == LIGHT[p[i]]
            assert secret.reaction(i) == secret.golem().reaction(p[i])
            with pytest.raises(Refusal, match="two different"):
                secret.mix(i, i)
            with pytest.raises(Refusal, match="two different"):
                secret.animates(i, i)
        assert sum(secret.animates(i, j) for i, j in PAIRS) == 1


@ruling("A-166", "A-169")
def test_the_library_offers_four_different_ingredients() -> None:
    seen: Counter[int] = Counter()
    rng = stream(1, "library")
    for _ in range(4000):
        shelf = library_offer(rng)
        assert len(set(shelf)) == 4
        seen.update(shelf)
    assert all(1850 < seen[i] < 2150 for i in range(8))


# ---------------------------------------------------------------- the command


def test_a_table_with_a_code(tmp_path: Path) -> None:
    typed = "mix toad fern\nshow toad, raven's feather\nsell red+ toad fern\nsign toad blue\nquit\n"
    said = chaudron("reader", "QVXG", home=tmp_path, typed=typed)
    assert said.status == 0
    assert "Code QVXG, check glyph" in said.out
    assert "toad + fern: Paralysis potion" in said.out
    assert "The potion: Healing potion" in said.out
    assert "The brew was the wrong sign." in said.out
    assert "toad is blue minus." in said.out
    assert "study" not in said.out  # no golem in this game


def test_a_master_a_library_and_a_golem(tmp_path: Path) -> None:
    typed = "claim\ntoad\nfern\ngreen-\nclaim toad fern healing potion\nstudy toad\nanimate toad fern\n"
    said = chaudron("reader", "ycdkq", "--golem", home=tmp_path, typed=typed)
    assert said.status == 0
    assert "True: toad + fern make Paralysis potion." in said.out
    assert "False: toad + fern do not make Healing potion." in said.out
    assert "The ears react, the chest does not." in said.out and "A test was made." in said.out
    assert "The golem does not stir." in said.out
    read = chaudron("reader", "QVXG", home=tmp_path, typed="library\n" + "toad\nfern\n" * 3)
    assert "The shelf holds: " in read.out


def test_the_great_revelation_is_asked_about(tmp_path: Path) -> None:
    kept = chaudron("reader", "YCDKQ", home=tmp_path, typed="reveal\nno\n").out
    assert "Nothing was revealed." in kept and "chest large" not in kept
    said = chaudron("reader", "YCDKQ", home=tmp_path, typed="reveal\nyes\n").out
    assert "mushroom: red minus, green plus, blue minus (solar)" in said
    assert "The golem: chest large red, ears large green" in said
    assert "our reconstruction" in said


def test_the_reader_speaks_french(tmp_path: Path) -> None:
    typed = "mélanger crapaud fougère\nmelanger patte d'oiseau, plume de corbeau\nrévéler\noui\n"
    said = chaudron("reader", "QVXG", "--lang", "fr", home=tmp_path, typed=typed).out
    assert "crapaud + fougère : Potion de Paralysie" in said
    assert "patte d’oiseau + plume de corbeau : Potion de Sagesse" in said
    assert "champignon : rouge moins, vert plus, bleu moins" in said


@pytest.mark.parametrize("word", ["rouge+", "red+", "Potion de Soin"])
def test_potions_are_named_as_one_likes(tmp_path: Path, word: str) -> None:
    said = chaudron("reader", "QVXG", "--lang", "fr", home=tmp_path, typed=f"vendre {word} crapaud fougère\n")
    assert "La potion était du mauvais signe." in said.out
    said = chaudron("reader", "QVXG", "--lang", "fr", home=tmp_path, typed="vendre vert− crapaud fougère\n")
    assert "La potion était exactement celle demandée." in said.out


def test_a_slip_at_the_library_keeps_the_shelf(tmp_path: Path) -> None:
    typed = "library\nthud\n" + "\n".join(INGREDIENTS).replace("_", " ") + "\n"
    said = chaudron("reader", "QVXG", home=tmp_path, typed=typed).out
    assert said.count("The shelf holds") == 1 and said.count("A book was read.") == 1
    assert "there is no ingredient called “thud”" in said
    shelf = said.partition("The shelf holds: ")[2].partition("\n")[0].split(", ")
    names = [i.replace("_", " ") for i in INGREDIENTS]
    first = min(i for i, name in enumerate(names) if name in shelf)
    assert said.count("that ingredient is not on the shelf") == first


def test_a_new_game_gives_its_code(tmp_path: Path) -> None:
    first = chaudron("reader", "--golem", home=tmp_path, typed="code\n").out
    code = first.split("Code ")[1][:5]
    assert decode(code, True).code == code and first.count(code) == 2
    again = chaudron("reader", code, home=tmp_path).out
    assert again.splitlines()[0] == first.splitlines()[1]  # the same glyph on both devices
    base = chaudron("reader", home=tmp_path).out
    assert decode(base.split("Code ")[1][:4]).has_golem is False


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("brew toad", "there is no command called “brew toad”; there are mix, show"),
        ("mix toad toad", "two different ingredients are needed"),
        ("mix todd", "there is no ingredient called “todd”; there are mushroom"),
        ("sell purple+ toad fern", "there is no potion called “purple+ toad fern”"),
        ("sell neutral toad fern", "there is no potion called “neutral toad fern”"),
        ("sign toad pink", "there is no colour called “pink”; there are red, green, blue"),
    ],
)
def test_slips_are_one_clear_line(tmp_path: Path, typed: str, complaint: str) -> None:
    said = chaudron("reader", "QVXG", home=tmp_path, typed=f"{typed}\ncode\n")
    assert complaint in said.out
    assert said.out.count("Code QVXG") == 2  # and the reader goes on


@pytest.mark.parametrize("code", ["AAAA", "BOIL", "POTION", "Ω"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_codes_from_the_command_line(tmp_path: Path, code: str, language: str) -> None:
    said = chaudron("reader", code, "--lang", language, home=tmp_path)
    assert said.status == 2 and said.err.count("\n") == 1 and code in said.err
    assert said.out == ""


def test_a_golem_game_needs_five_letters(tmp_path: Path) -> None:
    said = chaudron("reader", "QVXG", "--golem", home=tmp_path)
    assert said.status == 2 and "5-letter" in said.err


def test_every_glyph_has_its_name() -> None:
    for language in ("en", "fr"):
        texts = Texts(language)
        names = [texts.say(f"alchemists-glyph-{glyph}") for glyph in GLYPHS]
        assert all(texts.knows(f"alchemists-glyph-{glyph}") for glyph in GLYPHS) and len(set(names)) == len(
            GLYPHS
        )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "typed",
    [
        "mix plume mandragore",
        "mix feather mandrake",
        "mix rav + man",
        "mélanger plume de corbeau, racine de m",
        "mél plu mandr",
        "mix\nplume\nman",
    ],
)
def test_short_names_and_beginnings_are_enough(tmp_path: Path, typed: str, language: str) -> None:
    whole = chaudron("reader", "QVXG", home=tmp_path, typed="mix raven feather mandrake root\n").out
    potion = whole.rpartition(": ")[2].split("\n")[0]
    said = chaudron("reader", "QVXG", home=tmp_path, typed=f"{typed}\n", LANGUAGE="en").out
    assert f"mandrake root: {potion}" in said
    french = chaudron("reader", "QVXG", "--lang", "fr", home=tmp_path, typed=f"{typed}\n").out
    assert "plume de corbeau + racine de mandragore : " in french


@pytest.mark.parametrize(
    "word", ["R-", "r-", "rouge -", "rouge-", "red −", "Poison", "pois", "B+ ", "sagesse"]
)
def test_potions_have_short_names(tmp_path: Path, word: str) -> None:
    said = chaudron("reader", "QVXG", "--lang", "fr", home=tmp_path, typed=f"vendre {word} patte fleur\n").out
    assert ("La potion était " in said) == (word != "sagesse"), said


def test_a_beginning_that_fits_several_names_them(tmp_path: Path) -> None:
    said = chaudron("reader", "QVXG", home=tmp_path, typed="mix f toad\ns\n").out
    assert "“f toad” may be fern, flower" in said
    assert "“s” may be show, sell, sign" in said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", ("mix two ingredients", "toad (toa)", "R- Poison", "quit")),
        ("? mix", ("mix two ingredients", "feather (rav)")),
        ("mix\n?", ("mandrake root (man)",)),
        ("sell\n?", ("B- ", "R+ ")),
    ],
)
def test_a_question_mark_helps(tmp_path: Path, typed: str, told: tuple[str, ...]) -> None:
    opening = chaudron("reader", "QVXG", home=tmp_path).out
    said = chaudron("reader", "QVXG", home=tmp_path, typed=f"{typed}\n").out.removeprefix(opening.rstrip())
    assert [word for word in told if word not in said] == []
    assert "there is no" not in said
