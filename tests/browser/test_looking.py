"""Choosing a kingdom, reading cards, looking back at a game, and how it all fits a phone."""

from __future__ import annotations

from urllib.parse import quote, unquote

import pytest

from chaudron.games.dominion import facts
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.server import Json, Server
from tests.browser.test_nothing_is_lost import HAND, KINGDOM, go_on, sit_down

TILES = "[...document.querySelectorAll('.tile')].map(e => e.dataset.pile)"


def finished(server: Server, seed: int = 5) -> Json:
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=seed)
    with server.sit(opened["table"], opened["token"]) as client:
        client.play_out(seed)
    return opened


# ---------------------------------------------------------------- kingdoms


def test_a_kingdom_in_the_address_is_played(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/?kingdom={quote(KINGDOM)}")
    ada.page.wait_for_url("**/set/dominion?kingdom=**")
    ada.shows("[data-open]")
    ada.press("[data-open]")
    ada.asked()
    assert set(ada.page.evaluate(TILES)) == set(KINGDOM.split(", "))


def test_the_picker_rolls_keeps_bans_and_links(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows(".picker summary")
    ada.press(".picker summary")
    ada.shows("[data-roll]:not([disabled])")
    ada.press("[data-roll]")
    chips = ada.page.locator(".chip")
    chips.first.wait_for()
    assert chips.count() >= 10
    kept, banned = chips.nth(0).inner_text(), chips.nth(1).inner_text()
    chips.nth(0).locator("button[aria-pressed]").click()
    chips.nth(1).locator("button").last.click()
    ada.press("[data-roll]")
    names = [chips.nth(i).inner_text() for i in range(chips.count())]
    assert kept in names and banned not in names
    rolled = " ".join([*names, banned])
    wished = next(name for name in ("Moat", "Smithy", "Laboratory", "Witch", "Market") if name not in rolled)
    ada.page.locator(".picker input[type=search]").fill(wished)
    ada.page.get_by_role("button", name=wished, exact=True).click()
    link = ada.page.locator(".picker a").get_attribute("href")
    assert link is not None and wished.lower() in link
    ada.page.goto(server.url + link)
    ada.shows("[data-open]")
    assert wished in ada.text(".picker summary")
    ada.press("[data-open]")
    ada.asked()
    assert wished.lower() in ada.page.evaluate(TILES)


def test_recommended_kingdoms_and_sets_owned(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows(".picker summary")
    ada.press(".picker summary")
    select = ada.page.locator(".picker select").first
    select.locator("option").nth(1).wait_for(state="attached")
    assert select.locator("option").count() == 70
    groups = select.locator("optgroup")
    assert [groups.nth(i).get_attribute("label") for i in (0, 1, 7)] == ["Dominion", "Intrigue", "Dark Ages"]
    assert select.input_value() == "first_game" and "First Game" in ada.text(".picker summary")
    select.select_option("the_spice_of_life")
    assert ada.page.locator(".chip").count() == 10 and "The Spice of Life" in ada.text(".picker summary")
    ada.press("[data-open]")
    ada.asked()
    assert {"young_witch", "wishing_well"} <= set(ada.page.evaluate(TILES))


def test_a_newcomer_plays_a_first_game(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(server.url)
    ada.shows("[data-solo]")
    ada.press("[data-solo]")
    ada.asked()
    assert sorted(ada.page.evaluate(TILES)) == sorted(facts.kingdoms()["first_game"].cards)


def test_colonies_and_the_advice_on_alchemy_are_choices(server: Server, person: Comer) -> None:
    ten = "golem, moat, witch, village, smithy, market, cellar, chapel, festival, library"
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion?kingdom={quote(ten)}")
    ada.shows(".picker summary")
    ada.press(".picker summary")
    ada.shows("[data-advice]")
    colonies = ada.page.locator("[data-extra=colonies]")
    assert colonies.input_value() == "auto"
    colonies.select_option("with")
    ada.press("[data-advice]")
    ada.page.wait_for_selector("[data-advice]", state="detached")
    link = ada.page.locator(".picker a").get_attribute("href")
    assert link is not None
    picked = unquote(link).partition("=")[2]
    cards = picked.partition(" + ")[0].split(", ")
    assert 3 <= sum(1 for card in cards if facts.cards()[card].set == "alchemy") <= 5
    assert len(set(cards)) == 10 and "golem" in cards and picked.endswith(" + colonies")
    colonies.select_option("without")
    ada.press("[data-open]")
    ada.asked()
    assert not ada.page.locator("[data-pile=colony]").count()


# ---------------------------------------------------------------- reading


def test_a_card_can_be_read_by_hover_focus_and_click(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    ada.page.mouse.move(5, 5)
    ada.page.locator("[data-pile=witch]").hover()
    ada.shows("#peek")
    assert "Witch" in ada.text("#peek")
    ada.page.mouse.move(5, 5)
    ada.page.wait_for_selector("#peek", state="detached")
    for _ in range(60):
        ada.key("Tab")
        if ada.page.evaluate("document.activeElement?.dataset.pile") == "moat":
            break
    assert "Moat" in ada.text("#peek")
    ada.press("[data-pile=militia]")
    ada.shows("[data-panel=militia]")
    assert "Rulings" in ada.text("[data-panel=militia] h3")
    ada.key("Escape")
    ada.page.wait_for_selector("[data-panel]", state="detached")


def test_a_long_press_reads_and_does_not_choose(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, phone=True)
    seen = ada.asked()
    box = ada.page.locator(".hand [data-lit]").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 40}
    touch = ada.page.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ada.shows("[data-panel]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(200)
    assert ada.see() == seen


def test_deck_and_discard_can_be_looked_through(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    ada.press("[data-zone=deck]")
    ada.shows("dialog ul")
    assert "Copper" in ada.text("dialog ul") or "Estate" in ada.text("dialog ul")


def test_the_keys_are_listed(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    ada.key("?")
    ada.shows("dialog dl")
    assert ada.page.locator("dialog dt").count() == 12
    ada.key("Escape")
    ada.page.wait_for_selector("dialog dl", state="detached")


def test_a_screen_reader_hears_the_choices_numbered(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked(go_on(ada, 1))
    said = ada.page.locator("[data-prompt]").text_content() or ""
    assert "Buy a card" in said and "Copper; " in said and "1: " in said
    assert ada.page.locator("[data-prompt]").get_attribute("aria-live") == "polite"


def test_hints_help_in_the_first_turns_and_can_be_sent_away(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, settings={"hints": True})
    ada.asked()
    ada.shows("[role=note]")
    ada.press("[role=note] button")
    ada.page.wait_for_selector("[role=note]", state="detached")
    ada.page.reload()
    ada.asked()
    assert ada.page.locator("[role=note]").count() == 0


def test_harmless_treasures_play_themselves(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, settings={"autoTreasures": True})
    ada.page.wait_for_selector(".table[data-verb=buy]")
    assert "You play" in ada.text(".log")
    ada.press("[data-undo]")
    ada.page.wait_for_selector(".table[data-verb=play_treasures]")


# ---------------------------------------------------------------- looking back


def test_a_replay_goes_by_turns_and_sees_with_any_eyes(server: Server, person: Comer) -> None:
    opened = finished(server)
    ada = person()
    ada.page.goto(f"{server.url}/replay/{opened['code']}?hands=false")
    ada.shows("[data-mark]")
    ada.press("[aria-label='One turn on']")
    ada.press("[aria-label='One turn on']")
    ada.page.wait_for_url("**step=*")
    ada.until("() => !location.search.includes('step=0&')")
    assert ada.page.locator("[data-hand] button").count() == 0
    ada.page.locator("[data-seen-by]").select_option("0")
    ada.shows("[data-seat='0'] [data-hand] button")
    assert ada.page.locator("[data-seat='1'] [data-hand] button").count() == 0
    ada.page.wait_for_url("**seat=0&**")
    step = ada.text(".bar .where")
    cards = ada.page.locator("[data-seat='0'] [data-hand]").inner_text()
    ben = person()
    ben.page.goto(ada.page.url)
    ben.shows("[data-seat='0'] [data-hand] button")
    assert ben.text(".bar .where") == step
    assert ben.page.locator("[data-seat='0'] [data-hand]").inner_text() == cards


def test_a_replay_opens_at_ones_seat_plays_itself_and_is_played_on(server: Server, person: Comer) -> None:
    opened = finished(server)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/replay/{opened['code']}")
    ada.page.wait_for_url("**seat=0&**")
    ada.shows("[data-seat='0'] [data-hand] button")
    ada.shows("[data-seat='1'] [data-hand] button")
    ada.page.locator(".bar select").first.select_option("fast")
    ada.press("[data-autoplay]")
    ada.page.wait_for_url("**step=2&**")
    ada.press("[data-autoplay]")
    ada.press("[aria-label='One turn on']")
    ada.press("[data-play-on]")
    ada.asked()
    assert opened["code"] not in ada.page.url
    assert "What you could not know is dealt anew" in ada.text(".log")
    assert ada.page.locator("[data-undo]").is_disabled()


def test_the_end_shows_points_plots_and_the_way_to_the_replay(server: Server, person: Comer) -> None:
    opened = finished(server)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-end] figure svg")
    assert ada.page.locator("[data-end] figure").count() == 3
    ada.press("[data-replay]")
    ada.shows(".bar")


def test_every_game_can_be_looked_up(server: Server, person: Comer) -> None:
    ada = person({"lang": "fr"})
    ada.page.goto(f"{server.url}/rules")
    ada.shows(".rules li button")  # the cards of Dominion
    ada.press("[data-rules=alchemists]")
    ada.page.locator(".rules input").fill("malle")
    ada.press("[data-subject=witchs_trunk]")
    ada.shows("[data-panel=witchs_trunk] h3")
    assert ada.page.locator("[data-panel=witchs_trunk] li").count() > 0
    ada.press("[data-panel] header button")
    ada.press("[data-rules=quacks]")
    ada.page.wait_for_selector("[data-subject='white-1']")
    said = ada.text(".rules")
    assert "…" not in said.split() and "quacks-" not in said
    ada.page.locator(".rules input").fill("queues de rat")  # what the game's course says of it is found, too
    ada.press("[data-subject=rats]")
    ada.shows("[data-panel=rats] li")
    ada.key("Escape")
    ada.page.wait_for_selector("[data-panel]", state="detached")
    ada.page.locator(".rules input").fill("chou des fous")
    ada.shows("[data-readings] dd")  # and which readings there are


def test_from_a_thing_on_the_board_to_its_rules_and_back(server: Server, person: Comer) -> None:
    opened = server.open("mine", "brewer", game="quacks", seed=3)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    seen = ada.asked()
    ada.press(".books [data-entry]")
    ada.shows("[data-look] li")  # its rulings
    ada.press("[data-to-rules]")
    ada.shows("[data-panel] dl")
    assert "/rules/quacks/book/" in ada.page.url
    ada.press("[data-back]")
    assert ada.asked() == seen


# ---------------------------------------------------------------- the phone


def fits(ada: Person) -> bool:
    return bool(ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.all)])
def test_a_phone_has_hand_and_main_button_in_reach_and_no_sideways_scroll(
    server: Server, person: Comer, lang: str
) -> None:
    ada = sit_down(server, person, phone=True, settings={"lang": lang, "hints": True})
    ada.asked()
    for selector in ("[data-primary]", "[data-undo]", ".hand [data-card]"):
        box = ada.page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["y"] > 844 * 0.6 and box["y"] + box["height"] <= 844 and box["x"] + box["width"] <= 391
    button = ada.page.locator("[data-primary]").bounding_box()
    assert button is not None and button["height"] >= 44 and button["x"] + button["width"] / 2 > 195
    assert fits(ada)
    ada.press("[data-pile=witch]")
    ada.shows("[data-panel=witch]")
    assert fits(ada)
    for path in ("/", "/rules", "/rules/quacks", "/credits", "/replay"):
        ada.page.goto(server.url + path)
        ada.shows("h1, .file")
        assert fits(ada), path


def test_a_long_hand_overlaps_and_stays_on_the_screen(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    wide = ada.page.evaluate(
        """() => {
            const hand = document.querySelector('.hand');
            const last = hand.lastElementChild;
            for (let i = 0; i < 12; i++) hand.insertBefore(last.cloneNode(true), last);
            const box = hand.getBoundingClientRect();
            const boxes = [...hand.querySelectorAll('.card')].map(c => c.getBoundingClientRect());
            return boxes.every(b => b.right <= box.right + 1 && b.left >= box.left - 1);
        }"""
    )
    assert wide
    assert ada.page.evaluate(HAND) != []
