"""The page of the client, and what a link to it shows where it is shared: a title, a sentence, a picture."""

import os
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from chaudron.kernel.errors import Refusal
from chaudron.locales import FALLBACK, Texts, languages
from chaudron.server.addresses import is_loopback
from chaudron.server.routes import address_of, found
from chaudron.server.tables import Table

STATIC = Path(__file__).parent / "static"
PICTURE = "/assets/share.png"
SIZE = (1200, 630)
# What a file that never changes need not say: a table asks for thirty of them.
NEEDLESS = {b"content-disposition", b"etag", b"last-modified"}

# Nothing comes from elsewhere, nothing is told to elsewhere, and no other site may frame the tables.
POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    b" base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY = [
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
]


def docs_folder() -> Path:
    """Where the documentation is, if it was built: as CHAUDRON_DOCS says, or build/docs of a checkout."""
    return Path(os.environ.get("CHAUDRON_DOCS") or Path(__file__).parents[3] / "build" / "docs")


def docs_policy(folder: Path) -> bytes:
    """The same policy for the documentation: of scripts in its pages only those run that its build names."""
    named = folder / "scripts.txt"
    own = named.read_bytes().split() if named.is_file() else []
    return POLICY + b"; script-src 'self' " + b" ".join(own) if own else POLICY


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(state: State, request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """The client: every address that is not a file is one of its routes."""
    if path.startswith("/api/"):
        raise HTTPException(status_code=404, detail="there is nothing here")
    index = STATIC / "index.html"
    if not index.is_file():
        text = b"The browser client is not built. Run: make play"
        return Response(text, status_code=503, media_type=MediaType.TEXT)
    told = introduced(index.read_text(encoding="utf-8"), *await introduction(state, request, path))
    return Response(told.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


async def introduction(state: State, request: Request[Any, Any, Any], path: str) -> tuple[str, str, str]:
    """What this address is called, a sentence about it, and where this site is."""
    texts = Texts(spoken(request.headers.get("accept-language", "")))
    urls = [u for u in state.site.urls if not is_loopback(urlsplit(u).hostname or "")]
    site = (urls[0] if urls else str(request.base_url)).rstrip("/")
    kind, _, key = path.strip("/").partition("/")
    title = "Chaudron"
    if kind in ("t", "replay") and key and state.limits.requests.take(address_of(request)):
        with suppress(Refusal, SQLAlchemyError):  # the page says what is wrong
            title = called((await found(state, request, key)).table, kind, texts)
    return title, texts.say("web-tagline"), site


def called(table: Table, kind: str, texts: Texts) -> str:
    """A table, as somebody who was sent its address reads it."""
    names = [texts.say(texts.somewhere(f"bot-{s.bot}")) if s.bot else s.name for s in table.seats]
    told = {"game": texts.say(f"{table.game}-name"), "names": texts.listed(n for n in names if n)}
    if kind == "t" and table.status == "open":
        host = next((s.name for s in table.seats if s.kind == "person"), "")
        return texts.say("web-share-invited", name=host, **told)
    return texts.say("web-share-replay" if kind == "replay" else "web-share-table", **told)


def spoken(accepted: str) -> str:
    """The first language that a browser asks for and that is spoken here."""
    wishes = [wish.partition(";")[0].strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in languages()), FALLBACK)


def introduced(html: str, title: str, about: str, site: str) -> str:
    """The page with what is shown of it elsewhere."""
    properties = {
        "og:type": "website",
        "og:site_name": "Chaudron",
        "og:title": title,
        "og:description": about,
        "og:image": site + PICTURE,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": "Chaudron",
    }
    tags = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in properties.items()]
    tags += [f'<meta name="description" content="{escape(about)}" />']
    tags += ['<meta name="twitter:card" content="summary_large_image" />', f"<title>{escape(title)}</title>"]
    return html.replace("<title>Chaudron</title>", "\n    ".join(tags))


def answering_head(app: ASGIApp) -> ASGIApp:
    """HEAD is answered as GET is, without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked = cast(dict[str, Any], scope)
        if asked.get("method") != "HEAD":  # a socket has none
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # The server itself must go on knowing that no body is due.
        await app(cast(Scope, {**asked, "method": "GET"}), receive, send_head)

    return answer


def brief_about_files(app: ASGIApp) -> ASGIApp:
    """Files of the client come without what nobody asks for again."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_brief(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [h for h in message["headers"] if h[0].lower() not in NEEDLESS]
            await send(message)

        asset = str(cast(dict[str, Any], scope).get("path", "")).startswith("/assets/")
        await app(scope, receive, send_brief if asset else send)

    return answer


def safe(app: ASGIApp) -> ASGIApp:
    """Every answer tells browsers what it must not be used for: pages, files and refusals alike."""

    of_docs = [(b"content-security-policy", docs_policy(docs_folder())), *SAFETY[1:]]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        path = str(cast(dict[str, Any], scope).get("path", ""))
        headers = of_docs if path.startswith("/docs/") else SAFETY

        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, send_safe)

    return answer


def with_its_slash(app: ASGIApp) -> ASGIApp:
    """The companion and the documentation find their files beside their page: they want their slash."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked = cast(dict[str, Any], scope)
        path = asked.get("path", "")
        if asked["type"] != "http" or path not in ("/companion", "/docs"):
            await app(scope, receive, send)
            return
        headers = [(b"location", path[1:].encode() + b"/"), (b"content-length", b"0")]
        await send(cast(Any, {"type": "http.response.start", "status": 308, "headers": headers}))
        await send(cast(Any, {"type": "http.response.body", "body": b""}))

    return answer
