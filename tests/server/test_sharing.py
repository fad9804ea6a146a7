"""What a link shows where it is shared, and that HEAD is answered."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from chaudron.server import front
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import in_process

PAGE = "<html><head><title>Chaudron</title></head><body></body></html>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(front, "STATIC", tmp_path)
    store = Store(database_url("", tmp_path))
    store.open()
    with in_process(store) as running:
        yield running


def opened(site: TestClient[Litestar], name: str) -> str:
    seats = [{"kind": "mine", "name": name}, {"kind": "open"}, {"kind": "bot", "bot": "big-money"}]
    code: str = site.post("/api/tables", json={"game": "dominion", "seats": seats}).json()["code"]
    return code


def test_an_invitation_says_who_invites_to_what(site: TestClient[Litestar]) -> None:
    code = opened(site, "Ada <b>")
    for lang, title in (
        ("en-GB,en;q=0.9", "Ada &lt;b&gt; invites you to a game of Dominion"),
        ("de, fr;q=0.5", "Ada &lt;b&gt; vous invite à jouer\u00a0: Dominion"),
    ):
        text = site.get(f"/t/{code}", headers={"accept-language": lang}).text
        assert f"<title>{title}</title>" in text
        assert f'<meta property="og:title" content="{title}" />' in text
    replay = site.get(f"/replay/{code}", headers={"accept-language": "en"}).text
    assert "A game of Dominion to look at again: Ada &lt;b&gt; and Big Money" in replay


def test_the_picture_has_a_whole_address(site: TestClient[Litestar]) -> None:
    assert 'content="http://testserver.local/assets/share.png"' in site.get("/").text
    site.app.state.site.urls[:] = ["https://games.example.org", "http://localhost:8765"]
    assert 'content="https://games.example.org/assets/share.png"' in site.get("/").text
    picture = Path(front.__file__).parents[3] / "web" / "public" / "assets" / "share.png"
    assert picture.read_bytes()[16:24] == b"".join(n.to_bytes(4, "big") for n in front.SIZE)


@pytest.mark.parametrize("path", ["/", "/rules", "/t/NOSUCH", "/replay/NOSUCH"])
def test_an_address_that_is_no_table_is_just_the_site(site: TestClient[Litestar], path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200 and "<title>Chaudron</title>" in answer.text
    assert 'property="og:description"' in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/dominion", "/api/nothing"])
def test_head_is_answered_as_get_is(site: TestClient[Litestar], path: str) -> None:
    head, get = site.head(path), site.get(path)
    assert (head.status_code, head.text) == (get.status_code, "")
    assert head.headers["content-type"] == get.headers["content-type"]


@pytest.mark.parametrize(("path", "brief"), [("/assets/glyphs/moat.svg", True), ("/api/games", False)])
def test_files_that_never_change_say_no_more_than_they_must(path: str, brief: bool) -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"content-type", b"x"), (b"ETag", b"y"), (b"last-modified", b"z")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"moat"})

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "path": path}
    asyncio.run(cast(Any, front.brief_about_files(app)(scope, cast(Any, None), send)))
    assert len(sent[0]["headers"]) == (1 if brief else 3) and sent[1]["body"] == b"moat"
