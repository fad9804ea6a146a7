"""A built client, a running server, a real Chromium, and people who come and go."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from chaudron.server.front import STATIC
from chaudron.testing.browser.companion import web_space
from chaudron.testing.browser.people import ARGUMENTS, Comer, Person, chromium, come
from chaudron.testing.server import Server

ROOT = Path(__file__).resolve().parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("once")


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client, built from its sources, and the tools that look at it."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "tools"], check=True)


@pytest.fixture(scope="session")
def browser(client: None) -> Iterator[Browser]:
    """Chromium; where there is none the test is skipped, never in CI."""
    program = chromium()
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("CI must have Chromium: .ci/run installs it")
        pytest.skip("Chromium is not installed (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as p:
        running = p.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CHAUDRON_NO_LIMITS", "1")  # all these people come from one address
        running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The companion in some folder of some web space."""
    root = tmp_path_factory.mktemp("space")
    shutil.copytree(STATIC / "companion", root / "some" / "folder")
    with web_space(root) as url:
        yield f"{url}/some/folder"


@pytest.fixture
def person(browser: Browser) -> Iterator[Comer]:
    """People, as many as are asked for. Nothing may have gone wrong in anybody's browser."""
    here: list[Person] = []

    def comes(*args: Any, **more: Any) -> Person:
        one = come(browser, *args, **more)
        here.append(one)
        return one

    yield comes
    errors = [e for one in here for e in one.errors]
    for one in here:
        one.page.context.close()
    assert errors == []
