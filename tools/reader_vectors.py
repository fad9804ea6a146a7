"""Writes web/tests/reader.json: codes and answers of the reader of Alchemists, for the browser to match."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from chaudron.games.alchemists.alchemy import CHEST, EARS, PAIRS, POTIONS
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.reader import (
    GLYPH_COLOURS,
    GLYPHS,
    LETTERS,
    Secret,
    code_of,
    decode,
    limit,
    mix32,
    subkey,
)
from chaudron.kernel.errors import Refusal

FILE = Path("web/tests/reader.json")
SECRETS = 2000  # of each length
TYPED = 600
WHOLE = 40  # codes of each length whose every answer is written down
SLIPS = LETTERS + "IO19éß-. "  # what people type


def row(number: int, golem: bool) -> str:
    """A secret in short: its number, code, glyph, alchemicals and golem."""
    secret = decode(code_of(number, golem))
    return f"{number} {secret.code} {secret.glyph} {digits(secret.revelation())} {triggers(secret)}"


def digits(answers: list[int] | list[bool]) -> str:
    return "".join(str(int(answer)) for answer in answers)


def triggers(secret: Secret) -> str:
    """Colour and size for the chest, then for the ears."""
    if not secret.has_golem:
        return ""
    golem = secret.golem()
    return digits([n for part in (CHEST, EARS) for n in (golem.colour(part), golem.size(part))])


def rows(chance: Random) -> list[str]:
    """The vectors of the facts, both ends, and many more."""
    known = [(v["index"], v["width"] == 5) for v in facts()["reader_codes"]["test_vectors"]]
    more = [(n, golem) for golem in (False, True) for n in chance.sample(range(limit(golem)), SECRETS)]
    return [row(number, golem) for number, golem in known + more]


def outcome(code: str) -> str:
    """The code as it was understood, or why it is refused."""
    try:
        return decode(code).code
    except Refusal as refusal:
        return refusal.code


def typed(chance: Random) -> list[list[str]]:
    """What may be typed for a code, and what comes of it."""
    out = [bad["code"] for bad in facts()["reader_codes"]["rejected_examples"]]
    out += [
        "",
        " qv-x.g ",
        "ycd kq",
        "y_c_d_k_q",
        "QVXG\t",
        "ÄÖÜß",
        "QVX\u00a0G",
        "QVXGH",
        "ＱＶＸＧ",
        "🜁🜂🜃🜄",
    ]
    for _ in range(TYPED):
        letters = SLIPS if chance.random() < 0.2 else LETTERS
        word = "".join(chance.choices(letters, k=chance.choice((4, 4, 4, 5, 5, 5, 3, 6))))
        out.append(word if chance.random() < 0.5 else word.lower())
    return [[word, outcome(word)] for word in out]


def answers(secret: Secret) -> dict[str, str]:
    """Every answer to every question: pairs in their order, ingredients and what is asked in theirs."""
    eight = range(8)
    out = {
        "code": secret.code,
        "mix": digits([secret.mix(i, j) for i, j in PAIRS]),
        "sale": digits([secret.sale(i, j, w) for i, j in PAIRS for w in range(len(POTIONS) - 1)]),
        "sign": digits([secret.sign(i, c) for i in eight for c in range(3)]),
        "claim": digits([secret.is_true(j, i, p) for i, j in PAIRS for p in range(len(POTIONS))]),
        "light": digits([secret.light(i) for i in eight]),
    }
    if secret.has_golem:
        out["reaction"] = digits([secret.reaction(i) for i in eight])
        out["animates"] = digits([secret.animates(i, j) for i, j in PAIRS])
    return out


def content() -> str:
    chance = Random("reader")
    heads: dict[str, object] = {
        "glyphs": GLYPHS,
        "colours": GLYPH_COLOURS,
        "mix32": [[n, mix32(n)] for n in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)],
        "subkeys": [[subkey(width, r) for r in range(10)] for width in (4, 5)],
    }
    lists: dict[str, list[object]] = {
        "secrets": [*rows(chance)],
        "typed": [*typed(chance)],
        "answers": [
            answers(decode(code_of(chance.randrange(limit(golem)), golem)))
            for golem in (False, True)
            for _ in range(WHOLE)
        ],
    }
    parts = [f'"{name}": {short(value)}' for name, value in heads.items()]
    for name, values in lists.items():
        lines = ",\n".join(short(value) for value in values)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def short(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
