"""Studies as files in TOML: reads one, with what it includes, or says in one line what is wrong with it.

docs/reference/study-files.md describes the format.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from chaudron.bots.catalogue import game_bots
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.luggage import place_of
from chaudron.lab.stopping import Precision, Sprt, StoppingRule
from chaudron.lab.studies import Named, StudyPlan, in_part, pairings

TEXTS: Final = "a list of texts"
MOST_GAMES: Final = 10**9
MOST_SETUPS: Final = 100_000
KEYS: Final = {
    "include": "a text or a list of texts",
    "name": "a text",
    "game": "a text",
    "seed": "a whole number",
    "games": "a whole number",
    "until": "a number",
    "sprt": "a table",
    "series": "true or false",
    "seats": "a list of lists of texts",
    "bots": TEXTS,
    "players": "a whole number",
    "options": "a table",
    "setups": "a list of tables",
    "random": "a whole number",
    "variants": "a list of tables",
    "start": "a text",
}
SPRT_KEYS: Final = ["p0", "p1", "alpha", "beta"]
SHAPES: Final[dict[str, tuple[type, ...]]] = {
    "a text": (str,),
    "a whole number": (int,),
    "a number": (int, float),
    "a table": (dict,),
    "true or false": (bool,),
}


def read_plan(file: Path) -> StudyPlan:
    """The study that a file describes."""
    try:
        return planned(file, loaded(file, []))
    except Refusal as refused:
        if refused.code.startswith("study-"):
            raise
        raise in_part(str(file), refused) from refused


def read_setups(file: Path) -> list[Named]:
    """The set-ups of a file, of whatever else it says nothing."""
    body = loaded(file, [])
    if not body.get("setups"):
        raise Refusal("study-no-setups", f"{file} has no [[setups]]", {"file": str(file)})
    return [named(file, "setups", entry, i) for i, entry in enumerate(body["setups"])]


def loaded(file: Path, above: list[Path]) -> dict[str, Any]:
    """What a file says, on top of what it includes; checked key by key."""
    place = file.resolve()
    if place in above:
        chain = " → ".join(p.name for p in [*above[above.index(place) :], place])
        raise Refusal("study-cycle", f"{file} includes itself: {chain}", {"file": str(file), "chain": chain})
    try:
        with file.open("rb") as source:
            body = tomllib.load(source)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refusal("study-unreadable", f"{file}: {why}", {"file": str(file), "why": why}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"{file} is no TOML: {error}"
        raise Refusal("study-syntax", message, {"file": str(file), "why": str(error)}) from None
    for key, value in body.items():
        if key not in KEYS:
            offer = ", ".join(KEYS)
            details: dict[str, object] = {"file": str(file), "key": key, "offer": offer}
            raise Refusal("study-key", f"{file}: there is no key {key!r}; there is {offer}", details)
        if not fits(value, KEYS[key]):
            raise wrong(file, key, KEYS[key])
    body["seats"] = [[beside(file, seat) for seat in table] for table in body.get("seats", [])]
    body["bots"] = [beside(file, seat) for seat in body.get("bots", [])]
    if "start" in body:
        name, at, step = body["start"].rpartition("@")
        place_named = name if at and step.isdecimal() else body["start"]
        body["start"] = str(file.parent / place_named) + (f"@{step}" if place_named == name and at else "")
    out: dict[str, Any] = {}
    included = body.pop("include", [])
    for other in [included] if isinstance(included, str) else included:
        out = laid_over(out, loaded(file.parent / other, [*above, place]))
    return laid_over(out, body)


def laid_over(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """Tables and lists of both, single values of the upper one."""
    out = dict(under)
    for key, value in over.items():
        if isinstance(value, dict):
            out[key] = {**out.get(key, {}), **value}
        elif isinstance(value, list):
            out[key] = [*out.get(key, []), *value]
        else:
            out[key] = value
    return out


def fits(value: object, shape: str) -> bool:
    """Whether a value is what a key wants."""
    if shape in SHAPES:
        return isinstance(value, SHAPES[shape]) and (isinstance(value, bool) == (shape == "true or false"))
    if shape == "a text or a list of texts":
        return isinstance(value, str) or fits(value, TEXTS)
    inner = {TEXTS: "a text", "a list of lists of texts": TEXTS, "a list of tables": "a table"}[shape]
    return isinstance(value, list) and all(fits(entry, inner) for entry in value)


def wrong(file: Path, key: str, wanted: str, lo: int = 0, hi: int = 0) -> Refusal:
    kind = "range" if hi else wanted.replace(" ", "-")  # by which it is said in other languages
    details: dict[str, object] = {"file": str(file), "key": key, "wanted": wanted, "kind": kind}
    details |= {"from": str(lo), "to": str(hi)}
    return Refusal("study-type", f"{file}: {key} must be {wanted}", details)


def beside(file: Path, seat: str) -> str:
    """A seat whose bot comes from a file: that file lies where the study says, seen from the study."""
    place = place_of(seat)
    if not place or Path(place).is_absolute():
        return seat
    return seat.replace(place, str(file.parent / place), 1)


def planned(file: Path, body: dict[str, Any]) -> StudyPlan:
    """The study that was read, key by key."""
    plan = StudyPlan(body.get("game", GAMES[0]))
    spec = find_game(plan.game)
    plan.name, plan.place = body.get("name", file.stem), str(file)
    plan.seed = bounded(file, body, "seed", 1, 0, 2**128 - 1)
    plan.games = bounded(file, body, "games", 1000, 1, MOST_GAMES)
    plan.by_lot = bounded(file, body, "random", 0, 0, MOST_SETUPS)
    plan.series = body.get("series", False)
    plan.options = dict(body.get("options", {}))
    players = bounded(file, body, "players", 2, *spec.players)
    plan.rule = rule_of(file, body, 1 / (len(body["seats"][0]) or 2 if body["seats"] else players))
    plan.seats = [*body["seats"], *pairings(body["bots"], players)]
    if body["bots"] and len(body["bots"]) < players:
        n = len(body["bots"])
        raise Refusal(
            "study-few-bots",
            f"{file}: bots names {n}; {players} at a table need at least {players}",
            {"file": str(file), "n": n, "players": players},
        )
    if not plan.seats:
        plan.seats = [game_bots(plan.game).seats()]
    plan.setups = [named(file, "setups", entry, i) for i, entry in enumerate(body.get("setups", []))]
    plan.variants = [named(file, "variants", entry, i) for i, entry in enumerate(body.get("variants", []))]
    if "start" in body:
        plan.start, plan.step = read_start(body["start"])
    return plan


def bounded(file: Path, body: dict[str, Any], key: str, usual: int, lo: int, hi: int) -> int:
    value = int(body.get(key, usual))
    if not lo <= value <= hi:
        raise wrong(file, key, f"a whole number from {lo} to {hi}", lo, hi)
    return value


def named(file: Path, key: str, entry: dict[str, Any], i: int) -> Named:
    """A set-up or a variant: options, and under `name` what to call them."""
    name = entry.get("name", f"{key[:-1]} {i + 1}")
    if not isinstance(name, str):
        raise wrong(file, f"{key}.name", "a text")
    return Named(name, {key: value for key, value in entry.items() if key != "name"})


def rule_of(file: Path, body: dict[str, Any], fair: float) -> StoppingRule:
    """When a cell has shown enough. What the test weighs, if unsaid: a fair share, and 5 in 100 more."""
    if "sprt" in body:
        said = body["sprt"]
        for key, value in said.items():
            if key not in SPRT_KEYS:
                offer = ", ".join(SPRT_KEYS)
                details: dict[str, object] = {"file": str(file), "key": f"sprt.{key}", "offer": offer}
                raise Refusal("study-key", f"{file}: sprt has no {key!r}; it has {offer}", details)
            if not fits(value, "a number"):
                raise wrong(file, f"sprt.{key}", "a number")
        p0 = said.get("p0", fair)
        return Sprt(p0, said.get("p1", p0 + 0.05), said.get("alpha", 0.05), said.get("beta", 0.05))
    return Precision(body["until"]) if "until" in body else StoppingRule()


def read_start(said: str) -> tuple[str, int]:
    """A position's text: the file's, or with `@12` a record after 12 answers."""
    name, at, step = said.rpartition("@")
    file = Path(name if at and step.isdecimal() else said)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("study-unreadable", f"{file}: {why}", {"file": str(file), "why": why}) from None
    return text.strip(), int(step) if at and step.isdecimal() else -1
