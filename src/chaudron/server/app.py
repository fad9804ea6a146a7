"""The web application: HTTP for everything that is asked once, one socket per table for play."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

import chaudron
from chaudron.kernel.errors import Refusal
from chaudron.server import about, routes
from chaudron.server import protocol as say
from chaudron.server.addresses import foreign
from chaudron.server.api_page import api_page
from chaudron.server.front import (
    STATIC,
    answering_head,
    brief_about_files,
    docs_folder,
    page,
    safe,
    with_its_slash,
)
from chaudron.server.hub import Hub
from chaudron.server.limits import BODY_SIZE, Limits
from chaudron.server.replay_queue import ReplayQueue
from chaudron.server.routes import address_of
from chaudron.server.socket import play
from chaudron.server.store.safety import MESSAGES, reason, trouble
from chaudron.server.store.store import Store

LOG = logging.getLogger("chaudron.server")
NOT_FOUND = ("no-table", "no-seat")
STATUS = {"too-many": 429, "foreign-site": 403, "busy-looking": 503}  # of refusals; all others are 400


class Site(msgspec.Struct):
    """How this server was started."""

    urls: list[str]
    started: float


def refuse(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[say.Problem]:
    """A refusal as an answer: what was wrong and what would be right."""
    status = 404 if refusal.code in NOT_FOUND else STATUS.get(refusal.code, 400)
    problem = say.Problem(refusal.code, refusal.message, refusal.details)
    return Response(problem, status_code=status)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[say.Problem]:
    """An HTTP error in the same shape."""
    return Response(say.Problem("http", error.detail), status_code=error.status_code)


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[say.Problem]:
    return refuse(request, Refusal("too-deep", "this is nested too deeply"))


def database_away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[say.Problem]:
    code = trouble(error)
    LOG.error("%s: %s: %s", request.url.path, code, reason(error))
    return Response(say.Problem(code, MESSAGES[code]), status_code=503)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[say.Problem]:
    """A fault of ours: it is logged, and said in the same shape."""
    LOG.error("%s failed", request.url.path, exc_info=error)
    return Response(say.Problem("fault", "something went wrong here; nothing has changed"), status_code=500)


async def limit(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too many of them, and no other site's page asks for a change."""
    limits: Limits = request.app.state.limits
    if request.url.path.startswith("/api/") and not limits.requests.take(address_of(request)):
        raise Refusal("too-many", "too many requests from here; wait a moment")
    headers = request.headers
    if request.method not in ("GET", "HEAD") and foreign(
        headers.get("origin", ""), headers.get("host", ""), request.app.state.site.urls
    ):
        raise Refusal("foreign-site", "a page of another site asked for this")


def make_app(store: Store, urls: list[str], bot_workers: int = 1) -> Litestar:
    """The application over a store that is open."""
    limits = Limits()
    hub = Hub(store, bot_workers, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()
        store.close()

    STATIC.mkdir(exist_ok=True)
    assets = create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31536000, immutable=True, public=True),
    )
    companion = create_static_files_router(
        path="/companion", directories=[STATIC / "companion"], html_mode=True, include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
    )  # fmt: skip
    folder = docs_folder()
    docs = create_static_files_router(
        path="/docs", directories=[folder], html_mode=True, include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
    )  # fmt: skip
    site = [docs] if (folder / "index.html").is_file() else []
    app = Litestar(
        route_handlers=[*about.HANDLERS, *routes.HANDLERS, api_page, play, page, assets, companion, *site],
        state=State({
            "hub": hub, "site": Site(urls, time.time()), "limits": limits,
            "replay_queue": ReplayQueue(),
        }),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=800),
        before_request=limit,
        exception_handlers={
            Refusal: refuse, HTTPException: failed, SQLAlchemyError: database_away,
            RecursionError: too_deep, Exception: broken,
        },
        lifespan=[lifespan],
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Chaudron", version=chaudron.__version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")], use_handler_docstrings=True,
        ),
    )  # fmt: skip
    app.asgi_handler = safe(brief_about_files(with_its_slash(answering_head(app.asgi_handler))))
    return app
