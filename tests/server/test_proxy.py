"""The server behind nginx, set up as docs/how-to/run-a-server.md says: TLS, WebSockets, public addresses."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from chaudron.server.limits import RECORD_SIZE
from chaudron.testing.server import Client, free_port

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md"
NAME = "games.example.org"

pytestmark = pytest.mark.once


def nginx_program() -> str:
    """nginx and openssl; where they are missing the test is skipped, never in CI."""
    found = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found and shutil.which("openssl"):
        return found
    if os.environ.get("CI"):
        pytest.fail("CI must have nginx and openssl: .ci/run installs them")
    pytest.skip("nginx or openssl is not installed (Debian, Ubuntu: apt install nginx-light openssl)")


class Site:
    """A server with a public address, and nginx in front of it with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.inner = free_port(), free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.trust = ssl.create_default_context(cafile=str(self.certify()))
        self.said = (folder / "said.txt").open("w")
        self.running: list[subprocess.Popen[bytes]] = []

    def certify(self) -> Path:
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        make = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}"
        more = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run([*make.split(), *more], check=True, capture_output=True)
        return certificate

    def settings(self) -> Path:
        """The documented settings, with our ports and certificate, in the smallest frame that nginx takes."""
        block = re.search(r"^```nginx\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
        assert block is not None
        site = block[1]
        for documented, ours in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "/etc/letsencrypt/live/games.example.org/fullchain.pem": str(self.folder / "certificate.pem"),
            "/etc/letsencrypt/live/games.example.org/privkey.pem": str(self.folder / "key.pem"),
            "http://127.0.0.1:8765": f"http://127.0.0.1:{self.inner}",
        }.items():
            assert site.count(documented) == 1, documented
            site = site.replace(documented, ours)
        temporary = "\n".join(
            f"{kind}_temp_path {self.folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        file = self.folder / "nginx.conf"
        file.write_text(
            f"{user} daemon off; pid {self.folder}/pid; error_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log {self.folder}/access.log;\n{temporary}\n{site}\n}}\n"
        )
        return file

    def __enter__(self) -> Site:
        serve = [sys.executable, "-m", "chaudron.cli", "serve", "--no-browser", "--port", str(self.inner)]
        serve += ["--lang", "en", "--public-url", self.url]
        proxy = [nginx_program(), "-e", "stderr", "-p", str(self.folder), "-c", str(self.settings())]
        env = {**os.environ, "CHAUDRON_HOME": str(self.folder), "DATABASE_URL": ""}
        for command in (serve, proxy):
            self.running.append(subprocess.Popen(command, env=env, stdout=self.said, stderr=self.said))
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and all(p.poll() is None for p in self.running):
            try:
                if self.ask("GET", "/api/health").status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        self.__exit__()
        raise AssertionError(self.words())

    def __exit__(self, *_: object) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(20)
        self.said.close()

    def words(self) -> str:
        return Path(self.said.name).read_text()

    def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        """A request as a browser somewhere in the world makes it: by name, with TLS."""
        url = f"https://127.0.0.1:{self.port}{path}"
        extensions = {"sni_hostname": NAME}
        headers = {"host": f"{NAME}:{self.port}", **more.pop("headers", {})}  # type: ignore[dict-item]
        with httpx.Client(verify=self.trust, timeout=20) as client:
            return client.request(method, url, headers=headers, extensions=extensions, **more)  # type: ignore[arg-type]


class Guest(Client):
    """A player whose socket goes through the proxy."""

    def __init__(self, site: Site, table: str, token: str) -> None:
        url = f"wss://{NAME}:{site.port}/ws/{table}?token={token}"
        way = socket.create_connection(("127.0.0.1", site.port))
        self.opening = connect(url, sock=way, ssl=site.trust, max_size=None, proxy=None)
        self.socket = self.opening.__enter__()
        self.state, self.acks, self.log, self.chat, self.count = {}, {}, [], [], 0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    nginx_program()
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


def opened(site: Site) -> dict[str, str]:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": "big-money"}]
    answer = site.ask("POST", "/api/tables", json={"game": "dominion", "seats": seats})
    assert answer.status_code == 201, answer.text
    table: dict[str, str] = answer.json()
    return table


@pytest.mark.all
def test_a_whole_game_through_the_proxy(site: Site) -> None:
    table = opened(site)
    with Guest(site, table["table"], table["token"]) as ann:
        assert ann.play_out(1)["table"]["status"] == "over"
    log = site.folder / "access.log"
    assert table["token"] not in site.words() + (log.read_text() if log.exists() else "")


def test_links_and_codes_lead_to_the_public_address(site: Site) -> None:
    where = site.ask("GET", "/api/where", params={"path": "/t/ABCD"}).json()
    assert where["urls"] == [site.url]
    assert f"For friends: {site.url}\n" in site.words()


def test_records_of_long_games_pass(site: Site) -> None:
    answer = site.ask("POST", "/api/replay", content=b"{" + b" " * (RECORD_SIZE - 2) + b"}")
    assert answer.status_code == 400, answer.text
    assert answer.headers["content-type"].startswith("application/json")


def test_limits_are_counted_for_each_caller(site: Site) -> None:
    """The server believes the proxy, and the proxy believes nobody."""

    def status(**more: object) -> int:
        return site.ask("POST", "/api/tables", json={"game": "chess", "seats": []}, **more).status_code

    statuses = [status(headers={"x-forwarded-for": f"203.0.113.{n}"}) for n in range(100)]
    assert statuses[0] == 400
    assert statuses[-1] == 429, "a forged address escapes the limits"
    direct = httpx.post(
        f"http://127.0.0.1:{site.inner}/api/tables",
        json={"game": "chess", "seats": []},
        headers={"x-forwarded-for": "203.0.113.200"},
    )
    assert direct.status_code == 400
