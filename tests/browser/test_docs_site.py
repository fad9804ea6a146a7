"""The documentation site: whole, from this host alone, and searched in a browser as the server shows it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from chaudron.testing.server import Server

pytestmark = [pytest.mark.all, pytest.mark.once, pytest.mark.xdist_group("docs")]

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "docs"
LOADED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(https?:)?//"""
    r"""|<link\b[^>]*\brel=["']?(?:stylesheet|preconnect|preload|icon)["']?[^>]*\bhref=["']?(https?:)?//"""
    r"""|@import\s+["'(]*(https?:)?//|url\(["']?(https?:)?//"""
)


@pytest.fixture(scope="module")
def site() -> Path:
    """Built strictly: a page that is not found, a link that leads nowhere, is an error."""
    env = {**os.environ, "CHAUDRON_PURE": "1"}
    command = [sys.executable, "-m", "tools.docs_site"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return SITE


@pytest.fixture(scope="module")
def shown(site: Path, client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home"))
    running.start()
    yield running
    running.kill()


def test_nothing_is_loaded_from_other_hosts(site: Path) -> None:
    for file in [*site.rglob("*.html"), *site.rglob("*.css")]:
        assert not LOADED.search(file.read_text()), file


def test_links_lead_to_pages_and_files(site: Path) -> None:
    for page in site.rglob("*.html"):
        if page.name == "404.html":
            continue
        for target in re.findall(r'(?:href|src)="([^"#:]+)(?:#[^"]*)?"', page.read_text()):
            place = page.parent / target
            assert place.is_file() or (place / "index.html").is_file(), f"{page}: {target}"


@pytest.mark.parametrize(
    ("language", "word", "title"),
    [("", "watchtower", "Dominion: status of every card"), ("fr/", "navigateur", "Jouer dans le navigateur")],
)
def test_the_search_finds_as_the_server_shows_it(
    browser: Browser, shown: Server, language: str, word: str, title: str
) -> None:
    page = browser.new_page()
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "Security Policy" in said.text else None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = page.goto(f"{shown.url}/docs/{language}")
    assert answer is not None and answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
    page.keyboard.press("s")
    page.keyboard.type(word)
    page.locator(".md-search-result__item", has_text=title).first.wait_for()
    assert not refused and all(url.startswith(shown.url) for url in asked)
    page.close()
