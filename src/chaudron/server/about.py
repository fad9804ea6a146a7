"""Questions about the server and the games: the same answer for everybody."""

import asyncio
import re
import time
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader, State
from sqlalchemy.exc import SQLAlchemyError

import chaudron
from chaudron.bots.catalogue import bots
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.facts import cards, kingdoms, proofs_of, rulings_about
from chaudron.kernel.errors import Refusal
from chaudron.locales import languages
from chaudron.server import metrics as figures
from chaudron.server import protocol as say
from chaudron.server.hub import Hub
from chaudron.server.where import qr_svg

LOCALES = Path(chaudron.__file__).parent / "locales"
SHOWN = re.compile(r"/(t/[A-Za-z0-9_-]{1,16})?")  # the paths that have a QR code
PATIENCE = 5.0  # seconds for the database to answer

# ---------------------------------------------------------------- about the server


@get("/api/health", tags=["server"], summary="Is the server well?")
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether the server and its database answer; 503 if not."""
    try:
        ok = await asyncio.wait_for(state.hub.store.ping(), PATIENCE)
    except (SQLAlchemyError, TimeoutError):
        ok = False
    body = {"ok": ok, "version": chaudron.__version__, "mode": chaudron.MODE, "protocol": say.VERSION}
    return Response(body, status_code=200 if ok else 503)


@get("/api/metrics", media_type=MediaType.TEXT, tags=["server"], summary="Figures for monitoring")
async def metrics(state: State) -> str:
    """Figures for a monitoring system, in Prometheus' text format."""
    hub: Hub = state.hub
    gauges = {
        "tables_in_memory": len(hub.live),
        "sockets": sum(len(x.connections) for x in hub.live.values()),
        "bots_thinking": sum(1 for x in hub.live.values() if x.thinking is not None),
        "jobs_waiting_for_database": hub.store.jobs.qsize(),
        "other_processes": len(hub.processes),
        "uptime_seconds": time.time() - state.site.started,
    }
    lines = [*figures.lines("counter", {f"{name}_total": n for name, n in hub.counts.items()})]
    lines += [*figures.lines("gauge", gauges), *hub.answer_times.lines("chaudron_answer_seconds")]
    return "\n".join(lines) + "\n"


@get("/api/where", tags=["server"], summary="Addresses of this server")
async def where(state: State, path: str = "/") -> dict[str, Any]:
    """The addresses of this server, and a QR code of the one for friends: of its front door or a table."""
    urls: list[str] = state.site.urls
    if not SHOWN.fullmatch(path):
        raise Refusal("bad-path", "only the addresses of tables are shown as QR codes")
    return {"urls": urls, "qr": await asyncio.to_thread(qr_svg, urls[0] + path)}


# ---------------------------------------------------------------- about the games


@get("/api/games", tags=["games"], summary="The games")
async def games() -> list[dict[str, Any]]:
    """The games, their players, options and bots."""
    return game_list()


@cache
def game_list() -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for name in GAMES:
        game = find_game(name)
        options = [
            {
                "name": o.name,
                "kind": o.kind,
                "default": o.default,
                "choices": o.choices,
                "lo": o.lo,
                "hi": o.hi,
            }
            for o in game.options
        ]
        out.append({"name": name, "players": list(game.players), "options": options, "bots": bots(name)})
    return out


@get("/api/locales", tags=["games"], summary="The languages")
async def locale_list() -> list[str]:
    """The codes of the languages that are spoken here."""
    return languages()


@get(
    "/api/locales/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    summary="The words of a language",
    cache_control=CacheControlHeader(max_age=300, public=True),
)
async def locale(language: str, game: str = "") -> str:
    """Every message of a language, as one Fluent file; for one game, without those of the others."""
    if language not in languages():
        raise Refusal("unknown-language", f"there is no language {language!r}", {"name": language})
    others = [name for name in GAMES if game and name != game]
    files = sorted((LOCALES / language).glob("*.ftl"))
    wanted = [f for f in files if f.stem.partition("-")[0] not in others]
    return "\n".join(f.read_text(encoding="utf-8") for f in wanted)


@get(
    "/api/dominion/cards",
    tags=["dominion"],
    summary="The cards",
    cache_control=CacheControlHeader(max_age=300, public=True),
)
async def dominion_cards() -> list[dict[str, Any]]:
    """What is printed on every card, without words (those are in the locales)."""
    return [
        {
            "id": c.id, "set": c.set, "cost": c.cost, "potion": c.potion, "types": c.types, "coins": c.coins,
            "vp": c.vp, "kingdom": c.kingdom, "in_supply": c.in_supply, "part_of": c.part_of_pile,
        }
        for c in cards().values()
    ]  # fmt: skip


@get("/api/dominion/cards/{card:str}/rulings", tags=["dominion"], summary="The rulings about a card")
async def dominion_rulings(card: str) -> list[dict[str, Any]]:
    """What the ledger says of a card, and the tests that prove it."""
    if card not in cards():
        raise Refusal("unknown-card", f"there is no card called {card!r}", {"name": card, "close": ""})
    return [{"id": r.id, "statement": r.statement, "proved": len(proofs_of(r))} for r in rulings_about(card)]


@get("/api/dominion/kingdoms", tags=["dominion"], summary="The recommended kingdoms")
async def dominion_kingdoms() -> list[dict[str, Any]]:
    """The recommended kingdoms, box by box; the first is what a newcomer gets."""
    return [{"id": k.id, "box": k.box, "cards": k.cards, "bane": k.bane} for k in kingdoms().values()]


HANDLERS = [
    health, metrics, where, games, locale_list, locale, dominion_cards, dominion_rulings, dominion_kingdoms,
]  # fmt: skip
