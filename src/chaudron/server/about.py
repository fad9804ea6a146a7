"""Questions about the server and the games: the same answer for everybody."""

import asyncio
import os
import re
import time
from functools import cache
from secrets import compare_digest
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

import chaudron
from chaudron.bots.catalogue import bots, game_bots, said_by_itself
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.analysis.setup import appraised_games
from chaudron.locales import COMMON, Texts, files, languages
from chaudron.locales import part as part_files
from chaudron.rulings import proofs_of, ruling_in, rulings_about
from chaudron.server import metrics as figures
from chaudron.server import protocol as say
from chaudron.server.addresses import is_loopback, qr_svg
from chaudron.server.hub import Hub, check_size
from chaudron.server.routes import address_of, bearer

SHOWN = re.compile(r"/(t/[A-Za-z0-9_-]{1,16})?")  # the paths that have a QR code
PATIENCE = 5.0  # seconds for the database to answer

# ---------------------------------------------------------------- about the server


@get("/api/health", tags=["server"], summary="Is the server well?")
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether the server answers, and its database takes what it is given; 503 and the problem if not."""
    try:
        problem = await asyncio.wait_for(state.hub.store.problem(), PATIENCE)
    except TimeoutError:
        problem = "database-away"
    body = {
        "ok": not problem, "problem": problem, "version": chaudron.__version__, "mode": str(chaudron.MODE),
        "protocol": say.VERSION,
    }  # fmt: skip
    return Response(body, status_code=503 if problem else 200)


@get("/api/metrics", media_type=MediaType.TEXT, tags=["server"], summary="Figures for monitoring")
async def metrics(state: State, request: Request[Any, Any, Any]) -> str:
    """Figures for a monitoring system, in Prometheus' text format: for this machine, or with the key of
    `CHAUDRON_METRICS_KEY`. Who sees every answer counted learns what people are asked in secret."""
    key = os.environ.get("CHAUDRON_METRICS_KEY", "")
    if not is_loopback(address_of(request)) and not (key and compare_digest(bearer(request), key)):
        raise HTTPException(status_code=404, detail="there is nothing here")
    hub: Hub = state.hub
    gauges = {
        "tables_in_memory": len(hub.served),
        "sockets": sum(len(x.connections) for x in hub.served.values()),
        "bots_thinking": sum(1 for x in hub.served.values() if x.thinking is not None),
        "jobs_waiting_for_database": hub.store.jobs.qsize(),
        "other_processes": len(hub.processes),
        "uptime_seconds": time.time() - state.site.started,
        "slowest_bot_answer_seconds": hub.bot_times.most,
    }
    lines = [*figures.lines("counter", {f"{name}_total": n for name, n in hub.counts.items()})]
    lines += [*figures.lines("gauge", gauges), *hub.answer_times.lines("chaudron_answer_seconds")]
    lines += hub.bot_times.lines("chaudron_bot_answer_seconds")
    return "\n".join(lines) + "\n"


@get("/api/where", tags=["server"], summary="Addresses of this server")
async def where(state: State, path: str = "/") -> dict[str, Any]:
    """The addresses of this server, and a QR code of the one for friends: of its front door or a table.
    There is none if only this machine can reach it."""
    urls: list[str] = state.site.urls
    if not SHOWN.fullmatch(path):
        raise Refusal("bad-path", "only the addresses of tables are shown as QR codes")
    alone = is_loopback(urlsplit(urls[0]).hostname or "")
    qr = "" if alone else await asyncio.to_thread(qr_svg, urls[0] + path)
    return {"urls": urls, "qr": qr, "alone": alone}


# ---------------------------------------------------------------- about the games

SHARED = CacheControlHeader(max_age=300, public=True)


@get("/api/games", tags=["games"], summary="The games")
async def games() -> list[dict[str, Any]]:
    """The games, their players, options and bots."""
    return [described(name) for name in GAMES]


@cache
def described(name: str) -> dict[str, Any]:
    """What one needs to know of a game to open a table of it."""
    game = find_game(name)
    options = [
        {"name": o.name, "kind": o.kind, "default": o.default, "choices": o.choices, "lo": o.lo, "hi": o.hi}
        for o in game.options
    ]
    spoken = [Texts(language) for language in languages()]
    return {
        "name": name,
        "names": {texts.language: texts.say(f"{name}-name") for texts in spoken},
        "about": {texts.language: about(texts, f"{name}-name.about") for texts in spoken},
        "rules": game.rules,
        "players": list(game.players),
        "minutes": game.minutes,
        "boxes": game.boxes,
        "rounds": game.rounds,
        "appraised": name in appraised_games(),
        "options": options,
        "bots": bots(name),
        "bot_names": {
            texts.language: {bot: words_of_bot(name, bot, "title", texts) or bot for bot in bots(name)}
            for texts in spoken
        },
        "bots_about": {
            texts.language: {bot: words_of_bot(name, bot, "about", texts) for bot in bots(name)}
            for texts in spoken
        },
        "default_bot": game_bots(name).opponent,
    }


def words_of_bot(game: str, bot: str, what: str, texts: Texts) -> str:
    """The title of a bot, or a sentence about it; of another package's, what that says, if it does."""
    if bot in game_bots(game).brought:
        return said_by_itself(bot, what, texts.language, [game])
    message = texts.somewhere(f"bot-{bot}")
    return about(texts, message if what == "title" else f"{message}.about")


def about(texts: Texts, message: str) -> str:
    """A sentence that a game may lack."""
    said = texts.say(message)
    return "" if said == message else said


@get("/api/games/{game:str}", tags=["games"], summary="One game", cache_control=SHARED)
async def one_game(game: str) -> dict[str, Any]:
    """Everything that can be set, presets first; the bots by level; what plots of this game show."""
    found = find_game(game)
    return {
        **described(game),
        "presets": [
            {**p.dump(), "names": {language: Texts(language).say(p.message) for language in languages()}}
            for p in found.presets()
        ],
        "levels": [kind.dump() for kind in game_bots(game).kinds],
        "series": found.series(),
    }


@post("/api/games/{game:str}/check", tags=["games"], summary="Can this be played?", status_code=200)
async def check(game: str, data: say.Proposal) -> dict[str, bool]:
    """Whether a table can be opened with these options for so many; refused with the reason if not."""
    found = find_game(game)
    check_size(data.options)
    found.check_players(data.players)
    found.settle(0, data.players, data.options)
    return {"ok": True}


@get("/api/games/{game:str}/facts", tags=["games"], summary="What is printed", cache_control=SHARED)
async def game_facts(
    game: str, part: Annotated[str, Parameter(description="cards, kingdoms…: one part alone")] = ""
) -> dict[str, Any]:
    """Everything printed in the game, or one part of it, without words (those are in the locales)."""
    facts = find_game(game).facts()
    if not part:
        return facts
    if part not in facts:
        offer = ", ".join(facts)
        raise Refusal(
            "unknown-part",
            f"the facts of {game} have no part {part!r}; they have {offer}",
            {"name": part, "offer": offer},
        )
    return {part: facts[part]}


@get("/api/games/{game:str}/subjects", tags=["games"], summary="The subjects", cache_control=SHARED)
async def game_subjects(game: str) -> list[dict[str, Any]]:
    """Everything that one may ask about: its kind, its id, and the message that says its name."""
    return [subject.dump() for subject in find_game(game).subjects()]


@get("/api/games/{game:str}/subjects/{kind:str}/{id:str}", tags=["games"], summary="All about a subject")
async def game_subject(game: str, kind: str, id: str, language: str = "en") -> dict[str, Any]:
    """A subject's figures, the message with its text, the rulings about it in a language, and how many tests
    prove each."""
    check_language(language)
    found = find_game(game)
    subject = next((s for s in found.subjects() if s.kind == kind and s.id == id), None)
    if subject is None:
        raise Refusal("unknown-subject", f"there is no {kind} {id!r} in {game}", {"kind": kind, "name": id})
    return {
        **subject.dump(),
        "text": f"{subject.message}.text",
        "figures": [figure.dump() for figure in found.figures(subject)],
        "rulings": [
            {"id": r.id, "statement": said.statement, "proved": len(proofs_of(game, r))}
            for r in rulings_about(game, subject.topics)
            for said in [ruling_in(language, game, r)]
        ],
    }


def check_language(language: str) -> None:
    if language not in languages():
        offer = ", ".join(languages())
        message = f"there is no language {language!r}; there are {offer}"
        raise Refusal("unknown-language", message, {"name": language, "offer": offer})


@get("/api/locales", tags=["games"], summary="The languages")
async def locale_list() -> list[str]:
    """The codes of the languages that are spoken here."""
    return languages()


@get(
    "/api/locales/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    summary="The words of a language",
    cache_control=SHARED,
)
async def locale(
    language: str,
    game: str = "",
    part: Annotated[str, Parameter(description="common, a game, its -options or -rules")] = "",
) -> str:
    """Every message of a language, as one Fluent file; for one game, without those of the others; or one part
    alone: a game's words at a table, those of its options or its rules, or those common to all."""
    check_language(language)
    if part:
        if part != COMMON:
            find_game(part.partition("-")[0])
        return "\n".join(f.read_text(encoding="utf-8") for f in part_files(language, part))
    return "\n".join(f.read_text(encoding="utf-8") for f in files(language, game))


HANDLERS = [
    health, metrics, where, games, one_game, check, game_facts, game_subjects, game_subject, locale_list,
    locale,
]  # fmt: skip
