"""`chaudron about`: anything printed in any game, by any of its names, in both languages."""

import pytest

from chaudron.cli.main import main
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName, find_subjects, read_bot


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (
            "about witch",
            ["Witch", "card witch, Dominion", "Attack", "Sorcière", "BA-055", "proved by tests/"],
        ),
        ("card Sorcière", ["Witch", "cost", "$5"]),
        ("about quacks red-2", ["Toadstool", "book red-2", "(chip 4)", "Q-079"]),
        ("about quacks toadstool", ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]),
        ("about quacks orange-1", ["chip orange-1", "20 in the base game", "12 with The Herb Witches"]),
        ("about F-B11", ["fortune card F-B11", "for the whole round"]),
        ("about W-P1", ["witch W-P1", "gold"]),
        ("about nervousness", ["patient nervousness", "Q-167"]),
        ("about boots of speed", ["artifact boots_of_speed", "level", "A-058"]),
        ("about merchant", ["favour merchant", "A-091"]),
        ("about alchemists cleric", ["adventurer tile", "Wisdom potion"]),
        ("about First Conference (Master)", ["conference tile", "2+ theories: +1"]),
        ("about red+", ["Healing potion"]),
        ("about Gold-starred seal", ["seal gold_star", "5"]),
        ("about sell", ["action space sell", "rounds", "2–6"]),
        ("about bottes de celerite --lang fr", ["Bottes de Célérité", "Artefact", "niveau", "prouvé par"]),
        ("card quacks noir 1 --lang fr", ["jeton black-1", "dans la boîte de base"]),
    ],
)
def test_anything_is_found_by_its_name(
    typed: str, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lang = [] if "--lang" in typed else ["--lang", "en"]
    assert main([*typed.split(), *lang]) == 0
    said = capsys.readouterr().out
    for part in shown:
        assert part in said, f"{part!r} is missing:\n{said}"


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("about vilage --lang en", "did you mean Village"),
        ("about alchemists bots of speed --lang fr", "vouliez-vous dire Bottes de Célérité"),
        ("about quacks moat --lang en", "nothing is called “moat”"),
    ],
)
def test_a_name_nobody_has_brings_similar_ones(
    typed: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed.split()) == 2
    assert hint in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_everything_answers_to_its_name_and_its_id(language: str) -> None:
    texts = Texts(language)
    for game in GAMES:
        for subject in find_game(game).subjects():
            for name in (subject.id, texts.say(subject.message)):
                found = [one.subject for one in find_subjects(name, language, [game])]
                assert any((s.kind, s.id) == (subject.kind, subject.id) for s in found), (game, name)


def test_signs_tell_potions_apart() -> None:
    assert [f.subject.id for f in find_subjects("red+")] == ["red+"]
    assert [f.subject.id for f in find_subjects("red-")] == ["red-"]


def test_what_a_bot_wishes_for_is_read_in_any_language() -> None:
    assert read_bot("dominion", "big-money:forgeron=2,Witch", "fr") == "big-money:smithy=2,witch"
    assert read_bot("dominion", "you:Ann:Bob") == "you:Ann:Bob"
    with pytest.raises(UnknownName):
        read_bot("dominion", "big-money:smithery=2")
