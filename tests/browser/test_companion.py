"""The companion: a page of its own that needs no server and, once loaded, no network."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

from chaudron.server.front import STATIC
from chaudron.testing.browser.companion import ON_THE_PHONE, open_part, phone, web_space
from chaudron.testing.browser.people import ARGUMENTS, Comer, chromium, come
from chaudron.testing.server import Server
from tests.browser.test_accessible import check

PAGE = re.compile(r"(`index\.html`,revision:`)\w(\w+`)")  # what the worker's list says of the page itself
FIRST_LOAD = 200_000  # bytes
TITLES = {"en": "At the table", "fr": "À table"}


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.all)])
def test_once_loaded_it_needs_no_network(site: str, person: Comer, lang: str) -> None:
    ada = phone(person, site, lang)
    ada.page.reload()
    ada.shows(ON_THE_PHONE)
    assert ada.text("h1") == TITLES[lang]
    ada.press("[data-lang]")
    other = next(word for word in TITLES.values() if word != TITLES[lang])
    ada.until("title => document.querySelector('h1').textContent === title", arg=other)
    ada.page.context.set_offline(False)
    check(ada)


@pytest.mark.all
def test_over_plain_http_it_works_while_it_is_open(site: str, person: Comer, browser: Browser) -> None:
    """In a local network nothing is kept for later, and it says so."""
    lan = browser.browser_type.launch(
        executable_path=chromium(), args=[*ARGUMENTS, "--host-resolver-rules=MAP lan.test 127.0.0.1"]
    )
    ada = come(lan, {"lang": "en"}, phone=True)
    ada.page.goto(site.replace("127.0.0.1", "lan.test"))
    ada.shows("[data-offline=false]")
    assert "as long as this page stays open" in ada.text("[data-offline]")
    ada.shows("[data-provided=true]")  # all of it is asked for at once, lest the network goes away
    ada.page.context.set_offline(True)
    ada.press("[data-lang=fr]")
    open_part(ada, "reader")
    ada.press("[data-new=golem]")
    ada.shows("[data-glyph]")
    open_part(ada, "kingdom")
    ada.press("[data-roll]")
    ada.shows("[data-kingdom]")
    open_part(ada, "quacks")
    ada.shows("[data-page=odds]")
    open_part(ada, "sheet")
    ada.press("[data-begin]")
    ada.page.select_option("[data-aid]", "chances")
    ada.shows("[data-worlds='40320']")
    open_part(ada, "sheet")  # whoever deduces is there when one comes back, too
    ada.shows("[data-worlds='40320']")
    assert ada.errors == []
    lan.close()


@pytest.mark.all
@pytest.mark.parametrize("part", ["", "reader", "sheet", "kingdom", "quacks"])
def test_each_part_is_light(site: str, person: Comer, part: str) -> None:
    """What a page loads before it is shown, compressed; the rest is kept for later behind it."""
    ada = person({"lang": "fr"}, phone=True)
    fetched: list[Response] = []
    ada.page.on("response", lambda r: fetched.append(r))  # noqa: PLW0108 - Playwright takes no method of a list
    ada.page.goto(f"{site}/#/{part}")
    ada.shows("main :is(a, button)")
    ada.page.wait_for_timeout(500)
    assert sum(len(gzip.compress(r.body())) for r in fetched if not r.request.service_worker) <= FIRST_LOAD


def test_home_leads_to_it(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(server.url)
    ada.press("[data-companion]")
    ada.shows(ON_THE_PHONE)
    manifest = json.loads(ada.page.evaluate("async () => (await fetch('manifest.webmanifest')).text()"))
    for icon in manifest["icons"]:
        assert ada.page.request.get(f"{server.url}/companion/{icon['src']}").ok, icon


@pytest.mark.all
def test_a_newer_one_waits_until_it_is_taken(client: None, person: Comer, tmp_path: Path) -> None:
    shutil.copytree(STATIC / "companion", tmp_path / "here")
    with web_space(tmp_path) as url:
        ada = person({"lang": "en"}, phone=True)
        ada.page.goto(f"{url}/here/")
        ada.shows(ON_THE_PHONE)
        page, worker = tmp_path / "here" / "index.html", tmp_path / "here" / "offline.js"
        page.write_text(page.read_text().replace('"theme-color"', '"newer"'))
        worker.write_text(PAGE.sub(r"\g<1>x\g<2>", worker.read_text()))
        ada.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        ada.shows("[data-newer]")
        ada.page.reload()
        ada.shows("[data-newer]")
        assert ada.page.locator("[name=newer]").count() == 0  # what is being done goes on with the old one
        with ada.page.expect_navigation():
            ada.press("[data-newer]")
        ada.shows(ON_THE_PHONE)
        ada.page.wait_for_selector("[data-newer]", state="detached")
        assert ada.page.locator("[name=newer]").count() == 1
