"""What is shown of special turns, of the others' turns, of one's own games, and of dead ends."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from chaudron.kernel.session import Session
from chaudron.testing.browser.hands import by_pointer
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sim import Json, bring_to, play_out
from chaudron.testing.server import Server
from tests.browser.test_looking import TILES, finished
from tests.browser.test_nothing_is_lost import HAND, KINGDOM, go_on, sit_down
from tests.browser.test_tables import invite, whose

NAMES = ["Ada", "Ben"]
ALCHEMY = (
    "possession, village, festival, university, laboratory, alchemist, familiar, vineyard, transmute, moat"
)
SMUGGLERS = "contraband, village, smithy, market, laboratory, festival, militia, chapel, moat, gardens"


def at_a_moment(server: Server, person: Comer, kingdom: str, moment: Any, **more: Any) -> tuple[Person, Json]:
    """Ada at her board at the first such moment of a game of two, and what she is asked."""
    for seed in range(1, 400):
        asked: list[Json] = []

        def found(session: Session, prompt: Json, count: int, asked: list[Json] = asked) -> bool:
            hit = bool(prompt["decider"] == 0 and moment(session, prompt))
            asked[:] = [prompt] if hit else []
            return hit

        game = play_out(seed, {"kingdom": kingdom}, NAMES, {}, found, 500)
        if asked:
            table, code, key = bring_to(server, game, NAMES)
            ada = person(more.pop("settings", None), {table: key}, **more)
            ada.page.goto(f"{server.url}/t/{code}")
            ada.shows(".curtain")
            ada.press(".curtain button")
            ada.asked()
            return ada, asked[0]
    raise AssertionError("no game comes to this moment")


# ---------------------------------------------------------------- special turns


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.all)])
def test_possession_shows_whose_turn_it_is_and_who_decides(
    server: Server, person: Comer, phone: bool
) -> None:
    ada, prompt = at_a_moment(
        server, person, ALCHEMY, lambda s, p: p["player"] == 1 and p["verb"] == "play_action", phone=phone
    )
    assert "Ben is possessed: Ada decides" in ada.text(".possession")
    seen = ada.see()
    assert ada.text("[data-prompt] b").startswith("For Ben:")
    assert set(seen.lit) == set(prompt["options"])
    assert set(prompt["options"]) <= set(ada.page.evaluate(HAND))  # it is Ben's hand that she sees
    for zone in ("deck", "discard"):  # how many cards there are, and not which
        assert ada.page.locator(f"[data-zone={zone}]").is_disabled()
        assert ada.page.locator(f"[data-zone={zone}] b").inner_text().isdecimal()
    outline = ada.page.evaluate("getComputedStyle(document.querySelector('.play')).outlineStyle")
    assert outline == "dashed"
    ada.press(ada.lit(prompt["options"][0]))
    ada.asked(seen.base)


def test_contraband_marks_what_cannot_be_bought(server: Server, person: Comer) -> None:
    def named_something_dear(session: Session, prompt: Json) -> bool:
        view: Any = session.stepper.view(0).dump()
        if prompt["verb"] != "buy" or "contraband" not in view["rules"] or view["coins"] < 6:
            return False
        named = [e for e in session.stepper.log(0) if e.dump(0)["event"] == "name"][-1].dump(0)
        return named["cards"][0] in [p.get("card") for p in view["piles"] if p["left"]]  # type: ignore[index]

    ada, prompt = at_a_moment(server, person, SMUGGLERS, named_something_dear)
    barred = ada.page.evaluate(
        "[...document.querySelectorAll('.barred')].map(e => e.closest('[data-pile]').dataset.pile)"
    )
    assert len(barred) == 1
    assert barred[0] not in prompt["options"]
    assert "cannot be bought this turn" in (ada.page.locator(f"[data-pile={barred[0]}]").text_content() or "")


# ---------------------------------------------------------------- the others' turns

TOLD = """() => [...document.querySelectorAll('[data-news] li')].map(e => {
    const style = getComputedStyle(e);
    return [parseFloat(style.animationDelay) * 1000, parseFloat(style.animationDuration) * 1000];
})"""


def test_a_bots_turn_is_told_in_a_second_and_a_half(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, still=False)
    seen = ada.asked(go_on(ada, 2))
    told = ada.page.evaluate(TOLD)
    assert len(told) == 2 and told[0][0] == 0 and 300 <= told[1][0] <= 400
    assert max(delay + length for delay, length in told) <= 1500
    assert "Big Money plays" in ada.text("[data-news]") and "Big Money buys" in ada.text("[data-news]")
    ada.key("Shift")  # any key or click shows the rest at once
    ada.until("() => !document.querySelector('[data-news] .told')")
    by_pointer(ada, seen)  # nothing waits for it
    ada.asked(seen.base)
    ada.page.wait_for_selector("[data-news]", state="detached")


@pytest.mark.parametrize(("motion", "delay"), [("fast", 200), ("slow", 800), ("off", 0)])
def test_movement_is_as_fast_as_one_likes(server: Server, person: Comer, motion: str, delay: int) -> None:
    ada = sit_down(server, person, still=False)
    ada.asked()
    ada.press("[data-more]")
    ada.page.locator("select[data-motion]").select_option(motion)
    ada.asked(go_on(ada, 2))
    told = ada.page.evaluate(TOLD)
    assert round(told[-1][0]) == delay


def test_what_the_others_do_to_you_is_told(server: Server, person: Comer) -> None:
    def cursed(session: Session, prompt: Json) -> bool:
        log: list[Any] = [e.dump(0) for e in session.stepper.log(0)]
        turns = [i for i, e in enumerate(log) if e["event"] == "turn"]
        return (
            len(turns) > 1
            and log[turns[-1]]["player"] == 0
            and turns[-1] == len(log) - 1
            and any(e["event"] == "gain" and e["player"] == 0 for e in log[turns[-2] :])
        )

    ada, _ = at_a_moment(server, person, KINGDOM, cursed)
    assert "You gain a Curse" in ada.text("[data-news]")


def test_a_card_being_read_stays_while_the_other_plays(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    one, other = whose(ada, ben)
    other.page.locator("[data-pile=witch]").hover()
    other.shows("#peek")
    seen = one.see()
    by_pointer(one, seen)
    one.asked(seen.base)
    other.until("() => document.querySelectorAll('.play .slot').length > 0")
    assert "Witch" in other.text("#peek")


# ---------------------------------------------------------------- aids of the table


def test_points_and_decks_are_shown_when_the_table_agrees(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    assert ada.page.locator(".vp").first.inner_text() == ""
    ada.press("[data-more]")
    for agreed in ("points", "tracker"):
        ada.comes_to_rest(f"[data-agreed={agreed}]")
        ada.press(f"[data-agreed={agreed}]")
    ada.until("() => document.querySelectorAll('.vp')[1].textContent === '3 VP'")
    ada.press("[data-holding='1']")
    ada.shows("dialog ul")
    assert ada.text("dialog ul").split() == ["7", "Copper", "3", "Estate"]


def test_treasures_that_need_a_thought_are_asked_about(server: Server, person: Comer) -> None:
    kingdom = KINGDOM.replace("gardens", "grand_market")  # which Copper in play would bar
    opened = server.open("mine", "big-money", options={"kingdom": kingdom}, seed=7)
    ada = person({"autoTreasures": True}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    assert ada.asked().verb == "play_treasures"
    ada.page.wait_for_timeout(300)
    assert ada.see().verb == "play_treasures"


# ---------------------------------------------------------------- reports and copies


def test_a_reported_ruling_is_a_test_that_runs(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, permissions=["clipboard-read", "clipboard-write"])
    ada.asked(go_on(ada, 9))
    ada.press("[data-more]")
    ada.press("[data-report]")
    ada.until("() => document.querySelector('[data-report]').textContent.includes('Copied')")
    text = ada.page.evaluate("navigator.clipboard.readText()")
    pasted: dict[str, Any] = {}
    exec(compile(text, "reported.py", "exec"), pasted)
    pasted["test_reported"]()
    assert text.count("        t.") >= 9


def test_links_are_copied_where_the_browser_withholds_the_clipboard(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.add_init_script(
        """Object.defineProperty(navigator, 'clipboard', { value: undefined });
        addEventListener('copy', () => { window.copied = document.activeElement.value; }, true);"""
    )
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows("[data-friend]")
    ada.press("[data-friend]")
    ada.shows("[data-code]")
    ada.page.get_by_role("button", name="Copy the link").click()
    ada.until("() => window.copied")
    assert ada.page.evaluate("copied").endswith(f"/t/{ada.text('[data-code]')}")


# ---------------------------------------------------------------- my games


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.all)])
def test_my_games_lists_results_and_statistics(server: Server, person: Comer, lang: str) -> None:
    games = [finished(server, seed) for seed in (5, 6)]
    running = server.open("mine", "big-money", options={"kingdom": KINGDOM})
    keys = {g["table"]: g["token"] for g in [*games, running]}
    ada = person({"lang": lang}, keys)
    ada.page.goto(server.url)
    ada.shows(".mine li")
    assert ada.page.locator(".mine li").count() == 3
    ada.press("main a[href='/mine']")
    ada.shows("[data-statistics] table")
    told = server.post("/api/mine/statistics", {"keys": [{"table": t, "token": k} for t, k in keys.items()]})
    every = told.json()[0]["all"]
    cells = ada.page.locator("[data-statistics] tr[data-name=''] td").all_inner_texts()
    assert cells[0] == "2" and cells[1].startswith(str(every["won"]))
    mean = f"{every['points']:.1f}".removesuffix(".0")
    assert cells[2] == (mean.replace(".", ",") if lang == "fr" else mean)
    assert "Big Money" in ada.text("[data-statistics] tbody tr:nth-child(2)")
    assert ada.page.locator("li[data-status=over]").count() == 2
    ada.press("li[data-status=over] .btn", 1)  # forget one
    ada.until("() => document.querySelectorAll('li[data-status=over]').length === 1")
    ada.until("() => document.querySelector('[data-statistics] tr[data-name=\"\"] td').textContent === '1'")
    ada.press("li[data-status=over] a")
    ada.shows("[data-end]")


def test_another_kingdom_after_the_game(server: Server, person: Comer) -> None:
    opened = finished(server)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-rematch-other]")
    ada.press("[data-rematch-other]")
    ada.page.wait_for_url(lambda url: opened["code"] not in url)
    ada.asked()
    assert set(ada.page.evaluate(TILES)) != set(KINGDOM.split(", "))


def test_resigning_is_asked_twice(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    ada.press("[data-more]")
    ada.comes_to_rest("[data-resign]")
    ada.press("[data-resign]")
    ada.page.wait_for_selector("[data-resign]:has-text('Give up')")
    ada.comes_to_rest("[data-resign]")
    ada.press("[data-resign]")
    ada.shows("[data-end]")
    assert "Big Money wins" in ada.text("[data-end] h2") and "gave up" in ada.text("[data-end]")
    assert "You give up. That is the end." in ada.text(".log")


def test_who_asks_to_take_back_is_told_to_wait(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    one, other = whose(ada, ben)
    seen = one.see()
    by_pointer(one, seen)
    by_pointer(one, one.asked(seen.base))
    other.asked()
    one.press("[data-undo]")
    one.shows("[data-undo-waiting]")
    other.shows("[data-agree]")
    other.press("[data-agree] + button")
    one.page.wait_for_selector("[data-undo-waiting]", state="detached")
    assert "does not let you take back" in one.text("[data-undo-refused]")


# ---------------------------------------------------------------- dead ends


def test_an_address_that_leads_nowhere_says_so(server: Server, person: Comer) -> None:
    eve = person({"lang": "fr"})
    eve.page.goto(f"{server.url}/tabel/ABCDE")
    eve.shows("[role=alert]")
    assert "/tabel/ABCDE" in eve.text("[role=alert]")
    eve.press("[role=alert] a")
    eve.shows("[data-solo]")


@pytest.mark.all
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Begun under older rules (version 1)"), ("fr", "sous d’anciennes règles (version 1)")],
)
def test_a_table_of_older_rules_says_so(
    person: Comer, client: None, tmp_path: Path, lang: str, said: str
) -> None:
    with Server(tmp_path) as server:
        ada = sit_down(server, person, settings={"lang": lang})
        go_on(ada, 2)
        with ada.storm():
            server.kill()
            (file,) = tmp_path.rglob("chaudron.sqlite3")
            with contextlib.closing(sqlite3.connect(file)) as database, database:
                (data,) = database.execute("select data from events where kind = 'start'").fetchone()
                older = json.dumps({**json.loads(data), "rules": 1}).encode()
                database.execute("update events set data = ? where kind = 'start'", (older,))
            server.start()
            ada.shows("[data-fault=older-rules]")
        assert said in ada.text("[data-fault]")
        assert ada.page.locator("[data-lit]").count() == 0, "it is not played on"
        with ada.page.expect_download() as record:
            ada.press("[data-record]")
        assert record.value.suggested_filename == "chaudron.json"


@pytest.mark.all
def test_a_table_that_vanished_while_one_played_says_so(person: Comer, client: None, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = sit_down(server, person)
        ada.asked()
        with ada.storm():
            server.kill()
            for file in tmp_path.rglob("chaudron.sqlite3*"):
                file.unlink()
            server.start()
            ada.shows("[role=alert]")
        assert "no table" in ada.text("[role=alert]")
        ada.press("[role=alert] a")
        ada.shows("[data-solo]")


def test_somebody_sent_away_is_told_and_may_sit_down_again(server: Server, person: Comer) -> None:
    opened = server.open("mine", "open", "open")
    ben = person({"name": "Ben"})
    ben.page.goto(f"{server.url}/t/{opened['code']}")
    ben.shows("[data-join]")
    ben.press("[data-join]")
    ben.shows("[data-code]")
    with server.sit(opened["table"], opened["token"]) as ada:
        assert ada.ask("kick", seat=1) is None
    ben.shows("[data-join]")
    assert "no seat here any more" in ben.text("form")
    ben.page.reload()
    ben.shows("[data-join]")
    ben.press("[data-join]")
    ben.shows("[data-code]")
    assert "Ben" in ben.text("ol")


# ---------------------------------------------------------------- small screens


@pytest.mark.all
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 768), (1440, 900)])
def test_a_board_with_everything_on_it_needs_no_scrolling(
    server: Server, person: Comer, width: int, height: int
) -> None:
    sea = "native_village, island, haven, wharf, embargo, pirate_ship, merchant_ship, caravan, smugglers"
    kingdom = f"{sea}, tactician + colonies"
    opened = server.open("mine", "random", options={"kingdom": kingdom, "first": 1}, seed=4)
    ada = person({"lang": "fr"}, {opened["table"]: opened["token"]})
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    ada.until("h => document.documentElement.scrollHeight <= h", arg=height)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    hand = ada.page.locator(".hand .card").last.bounding_box()
    button = ada.page.locator("[data-primary]").bounding_box()
    assert hand is not None and hand["y"] + hand["height"] <= height
    side = ada.page.locator("aside").bounding_box()
    assert button is not None and side is not None
    assert button["y"] > height / 2 and abs(button["x"] + button["width"] - side["x"]) < 20
