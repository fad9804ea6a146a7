"""Both languages say the same things, rightly, and names are found however they are typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from chaudron import locales
from chaudron.cli.dominion import words
from chaudron.cli.dominion.reading import find_card, find_kingdom
from chaudron.games.catalogue import GAMES
from chaudron.games.dominion.facts import cards, kingdoms
from chaudron.locales import (
    Texts,
    UnknownLanguage,
    bundle_of,
    languages,
    preferred_language,
    whole_bundle,
)
from chaudron.locales.names import Names, UnknownName, plain

pytestmark = pytest.mark.once  # words and screens are the same compiled

EN = Texts("en")
FR = Texts("fr")
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def files() -> list[Path]:
    return sorted(locales.FOLDER.glob("*/*.ftl"))


def body_of(file: Path) -> list[ast.EntryType]:
    return FluentResource(file.read_text(encoding="utf-8")).body


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in (locales.FOLDER / language).glob("*.ftl"):
        for entry in body_of(file):
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def test_what_a_game_says_carries_its_name() -> None:
    """So that no game can take another's words, and a page can leave out the words of the others."""
    for file in files():
        game = file.stem.partition("-")[0]
        for entry in body_of(file):
            if isinstance(entry, ast.Message):
                owner = entry.id.name.partition("-")[0]
                assert (owner if owner in GAMES else "") == (game if game in GAMES else ""), (
                    file,
                    entry.id.name,
                )


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A syntax node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(pattern: ast.Pattern | None) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def variables_below(pattern: ast.Pattern | None, all: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    found = variables(pattern)
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference):
            found |= variables_below(all[node.id.name].value, all)
    return found


def parts(message: ast.Message) -> dict[str, set[str]]:
    """The value and the attributes of a message, each with the variables it takes."""
    found = {attribute.id.name: variables(attribute.value) for attribute in message.attributes}
    if message.value is not None:
        found[""] = variables(message.value)
    return found


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_parses(file: Path) -> None:
    junk = [entry.content for entry in body_of(file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_languages_say_the_same_things(language: str) -> None:
    english = {id: parts(message) for id, message in messages("en").items()}
    other = {id: parts(message) for id, message in messages(language).items()}
    assert other == english


@pytest.mark.parametrize("language", languages())
def test_every_message_formats(language: str) -> None:
    bundle = bundle_of(language)
    all = messages(language)
    for id, message in all.items():
        for part, own in parts(message).items():
            names = own if part else variables_below(message.value, all)
            pattern = locales.pattern_of(bundle, f"{id}.{part}" if part else id)
            assert pattern is not None
            for n in (0, 1, 2, 1000):
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(names, n))
                assert errors == [], f"{language} {id} {part}: {errors}"
                assert str(said).strip()


@pytest.mark.parametrize("language", languages())
def test_every_card_has_its_words(language: str) -> None:
    texts = Texts(language)
    for card in cards():
        for part in ("", ".text", ".counted", ".the", ".gender"):
            assert texts.knows(f"dominion-card-{card}{part}"), f"{language}: card-{card}{part}"
    for kingdom in kingdoms():
        assert texts.knows(f"dominion-kingdom-{kingdom}")
    for facts in cards().values():
        assert texts.knows(f"dominion-set-{facts.set}")
        assert all(texts.knows(f"dominion-type-{kind}") for kind in facts.types)


@pytest.mark.parametrize(
    ("card", "none", "one", "three"),
    [
        ("silver", "no Silvers", "a Silver", "3 Silvers"),
        ("estate", "no Estates", "an Estate", "3 Estates"),
        ("university", "no Universities", "a University", "3 Universities"),
        ("thief", "no Thieves", "a Thief", "3 Thieves"),
        ("gardens", "no Gardens", "a Gardens", "3 Gardens"),
        ("dame_anna", "no Dame Anna", "Dame Anna", "3 Dame Anna"),
    ],
)
def test_english_counts(card: str, none: str, one: str, three: str) -> None:
    assert [words.counted(EN, card, n) for n in (0, 1, 3)] == [none, one, three]


@pytest.mark.parametrize(
    ("card", "none", "one", "three", "the"),
    [
        ("silver", "aucun Argent", "un Argent", "3 Argents", "l’Argent"),
        ("witch", "aucune Sorcière", "une Sorcière", "3 Sorcières", "la Sorcière"),
        ("throne_room", "aucune Salle du Trône", "une Salle du Trône", "3 Salles du Trône", None),
        ("royal_seal", "aucun Sceau Royal", "un Sceau Royal", "3 Sceaux Royaux", "le Sceau Royal"),
        ("gardens", "aucune carte Jardins", "une carte Jardins", "3 cartes Jardins", None),
        ("hamlet", "aucun Hameau", "un Hameau", "3 Hameaux", "le Hameau"),
        ("poor_house", "aucun Hospice", "un Hospice", "3 Hospices", "l’Hospice"),
        ("jack_of_all_trades", "aucun Touche-à-tout", "un Touche-à-tout", "3 Touche-à-tout", None),
    ],
)
def test_french_counts(card: str, none: str, one: str, three: str, the: str | None) -> None:
    assert [words.counted(FR, card, n) for n in (0, 1, 3)] == [none, one, three]
    if the is not None:
        assert FR.say(f"dominion-card-{card}.the") == the


def test_large_and_negative_numbers() -> None:
    assert EN.say("dominion-amount-vp", n=-1) == "-1 VP"
    assert EN.say("dominion-amount-cards", n=1200) == "1,200 cards"
    assert FR.say("dominion-amount-coins", n=0) == "0 Pièce"
    assert FR.say("dominion-amount-coins", n=2) == "2 Pièces"


def test_several_cards_in_one_phrase() -> None:
    hand = ["copper", "estate", "copper", "witch"]
    assert words.cards(EN, hand) == "2 Coppers, an Estate, and a Witch"
    assert words.cards(FR, hand) == "2 Cuivres, un Domaine et une Sorcière"
    assert words.cards(EN, ["moat"]) == words.counted(EN, "moat") == "a Moat"
    assert words.cards(EN, []) == ""


def test_a_text_keeps_its_lines() -> None:
    assert words.card_text(EN, "village") == "+1 Card\n+2 Actions"
    assert words.card(FR, "village") == "Village"
    assert words.card_text(FR, "festival") == "+2 Actions\n+1 Achat\n+2 Pièces"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "hello = Hello\nbye = Bye\n"), ("fr", "hello = Bonjour\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(locales, "FOLDER", tmp_path)
    whole_bundle.cache_clear()
    try:
        texts = Texts("fr")
        assert texts.say("hello") == "Bonjour"
        assert texts.say("bye") == "Bye"
        assert not texts.knows("bye")
    finally:
        whole_bundle.cache_clear()


def test_nothing_is_raised_at_a_player() -> None:
    assert FR.say("no-such-message") == "no-such-message"
    assert FR.say("dominion-card-witch.no-such-attribute") == "dominion-card-witch.no-such-attribute"
    assert FR.say("dominion-amount-vp") == "n PV"
    assert isinstance(FR.say("dominion-amount-vp", n=[1, 2]), str)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="unknown language 'de'; there are: en, fr") as caught:
        Texts("de")
    assert caught.value.language == "de"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LANGUAGE": "fr:en", "LC_ALL": "en_US"}, "fr"),
        ({"LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language
    assert Texts().language == language


def test_without_an_environment_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for known, language in (("French_France", "fr"), ("en_US", "en"), (None, "en")):
        monkeypatch.setattr("locale.getlocale", lambda known=known: (known, "UTF-8"))
        assert preferred_language() == language
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setattr("locale.getlocale", lambda: ("fr_FR", "UTF-8"))
    assert preferred_language() == "en"


@pytest.mark.parametrize("name", ["Sorcière", "sorciere", "witch", "WITCH", " Witch ", "SORCIÈRE"])
def test_a_card_is_found_however_it_is_typed(name: str) -> None:
    assert find_card(name) == "witch"


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("council_room", "council_room"),
        ("Council-Room", "council_room"),
        ("Philosopher’s Stone", "philosophers_stone"),
        ("ile", "island"),
        ("philosophers_stone", "philosophers_stone"),
        ("Chevaliers", "knights"),
        ("Embassade", "embassy"),
        ("Coupeur de bourse", "cutpurse"),
    ],
)
def test_other_spellings(name: str, card: str) -> None:
    assert find_card(name) == card


def test_every_card_and_kingdom_is_found_by_its_names() -> None:
    for language in languages():
        texts = Texts(language)
        for card in cards():
            assert find_card(words.card(texts, card)) == card
        for kingdom in kingdoms():
            assert find_kingdom(texts.say(f"dominion-kingdom-{kingdom}")) == kingdom


def test_an_unknown_name_brings_suggestions() -> None:
    with pytest.raises(UnknownName, match=r"unknown card 'Vilage'; did you mean Village") as caught:
        find_card("Vilage")
    assert caught.value.near[0] == "Village"
    assert len(caught.value.near) == 3
    assert (caught.value.kind, caught.value.name) == ("card", "Vilage")
    with pytest.raises(UnknownName) as caught:
        find_card("wich", "fr")
    assert "Sorcière" in caught.value.near
    with pytest.raises(UnknownName, match=r"unknown card 'xyzzyx'$"):
        find_card("xyzzyx")
    with pytest.raises(UnknownName, match="unknown kingdom 'Pool, Tools'; did you mean Pools"):
        find_kingdom("Pool, Tools")


def test_a_name_has_one_meaning() -> None:
    names = Names("card", "dominion-card-", ["witch"])
    assert set(names.ids) == {"witch", "sorciere"}
    with pytest.raises(ValueError, match="'Sorcière' is the name of both witch and moat"):
        names.add("moat", "Sorcière")


def test_an_id_is_a_name_too() -> None:
    assert Names("place", "dominion-zone-", ["discard"]).find("discard") == "discard"


def test_names_are_compared_plainly() -> None:
    assert plain("L'Œuvre d’Été-2") == "loeuvredete2"
