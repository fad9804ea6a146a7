"""The OpenAPI description as a page for people: everything comes from this server, and no script runs."""

from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request, get

from chaudron.locales import FALLBACK, Texts, languages
from chaudron.server import protocol, replays, statistics

Json = dict[str, Any]

MEANING = {  # of the types, in the words of their classes
    name: (kind.__doc__ or "")
    for module in (protocol, replays, statistics)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
}

PAGES: dict[str, str] = {}  # by language: while a server runs, its routes stay the same

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 "Source Sans 3", system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
section, article { margin-block: 1.5rem } h3 { margin-block: 0 .25rem } p, dl, ul { margin-block: .25rem }
article { border-inline-start: 4px solid #8888; padding-inline-start: 1rem }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere } dd { margin-inline-start: 1.5rem }
"""


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def api_page(request: Request[Any, Any, Any], lang: str = "") -> str:
    """Every route with its parameters, body and answers, then the types they use."""
    language = language_of(request, lang)
    if language not in PAGES:
        PAGES[language] = page(request.app.openapi_schema.to_schema(), Texts(language))
    return PAGES[language]


def language_of(request: Request[Any, Any, Any], wanted: str) -> str:
    """The language asked for, or else the first that the browser prefers and we speak."""
    header = request.headers.get("accept-language", "")
    for wish in (wanted, *header.split(",")):
        if wish.strip()[:2].lower() in languages():
            return wish.strip()[:2].lower()
    return FALLBACK


def page(schema: Json, texts: Texts) -> str:
    title = escape(texts.say("web-api-title"))
    groups: dict[str, str] = {}
    for path, item in schema["paths"].items():
        for method, route in item.items():
            tag = route["tags"][0]
            groups[tag] = groups.get(tag, "") + operation(path, method, route, texts)
    sections = [
        f"<section><h2>{escape(texts.say(f'web-api-tag-{tag}'))}</h2>{routes}</section>"
        for tag, routes in groups.items()
    ]
    types = "".join(structure(name, body, texts) for name, body in schema["components"]["schemas"].items())
    others = " · ".join(
        f'<a href="?lang={x}" hreflang="{x}">{x}</a>' for x in languages() if x != texts.language
    )
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><main>'
        f"<h1>{title}</h1><p>{escape(texts.say('web-api-about', version=schema['info']['version']))}</p>"
        f'<p><a href="/">Chaudron</a> · <a href="/api/schema">OpenAPI</a> · {others}</p>{"".join(sections)}'
        f"<section><h2>{escape(texts.say('web-api-types'))}</h2>{types}</section></main></body></html>"
    )


def operation(path: str, method: str, route: Json, texts: Texts) -> str:
    """One route."""
    summary, about = escape(route["summary"]), escape(route["description"])
    lines = [f'<h3 lang="en">{summary}</h3><p><code>{method.upper()} {escape(path)}</code></p>']
    lines.append(f'<p lang="en">{about}</p><dl>')
    if parameters := route.get("parameters"):
        told = "".join(f"<dd>{field(p['name'], p['schema'], p['required'], texts)}</dd>" for p in parameters)
        lines.append(f"<dt>{escape(texts.say('web-api-parameters'))}</dt>{told}")
    if "requestBody" in route:
        lines.append(f"<dt>{escape(texts.say('web-api-body'))}</dt><dd>{content(route['requestBody'])}</dd>")
    lines.append(f"<dt>{escape(texts.say('web-api-answers'))}</dt>")
    for status, answer in route["responses"].items():
        why = "" if status.startswith("2") else f" – {escape(answer['description'])}"
        lines.append(f"<dd><code>{status}</code> {content(answer)}{why}</dd>")
    return f"<article>{''.join(lines)}</dl></article>"


def structure(name: str, body: Json, texts: Texts) -> str:
    """One type with its fields."""
    needed = body.get("required", [])
    fields = "".join(
        f"<li>{field(field_name, kind, field_name in needed, texts)}</li>"
        for field_name, kind in body["properties"].items()
    )
    return (
        f'<article id="{name}"><h3><code>{name}</code></h3><p lang="en">{escape(MEANING.get(name, ""))}</p>'
        f"<ul>{fields}</ul></article>"
    )


def field(name: str, schema: Json, required: bool, texts: Texts) -> str:
    free = "" if required else f" ({escape(texts.say('web-api-optional'))})"
    return f"<code>{escape(name)}</code>: {kind_of(schema)}{free}"


def content(body: Json) -> str:
    return " | ".join(
        f"{kind_of(found['schema'])} <small>{media}</small>"
        for media, found in body.get("content", {}).items()
    )


def kind_of(schema: Json) -> str:
    """A type in a few words, with a link to what it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "oneOf" in schema:
        return " | ".join(kind_of(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{kind_of(schema['items'])}]"
    return escape(str(schema.get("type", "any")))
