"""The save format: versioned JSON that holds how a game began and every answer given, by name."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import BadRecord

FORMAT: Final = "chaudron-record"
MOST_DEALS: Final = 50  # whoever plays on from played-on games for ever begins anew some day
LONGEST_GAME: Final = 40
VERSION: Final = 2
READABLE: Final = [1, 2]  # in version 1 the seed was a number, which browsers cut off
LONGEST_SEED: Final = 40  # digits
PARTS: Final = [
    "format",
    "version",
    "game",
    "rules",
    "seed",
    "seats",
    "options",
    "answers",
    "digests",
    "deals",
]
DIGEST_EVERY: Final = 8  # answers between two digests

Deal = tuple[
    int, int, int
]  # after so many answers what this seat could not know was dealt anew, by this seed


class Record:
    """A game as (setup, seed, answers): enough to play it again, move by move."""

    def __init__(
        self,
        game: str,
        rules: int,
        seed: int | None,
        seats: list[str],
        options: dict[str, object],
        answers: list[tuple[int, object]],
        digests: list[tuple[int, str]] | None = None,
        deals: list[Deal] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed  # None in the export of an unfinished game: its secrets stay secret
        self.seats = seats
        self.options = options
        self.answers = answers
        self.digests: list[tuple[int, str]] = [] if digests is None else digests  # after so many answers
        self.deals: list[Deal] = [] if deals is None else deals

    def body(self) -> dict[str, object]:
        body: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seed": None if self.seed is None else str(self.seed),
            "seats": self.seats,
            "options": self.options,
            "answers": [[seat, answer] for seat, answer in self.answers],
            "digests": [[n, digest] for n, digest in self.digests],
        }
        if self.deals:
            body["deals"] = [[n, seat, str(seed)] for n, seat, seed in self.deals]
        return body

    def dumps(self) -> str:
        body = self.body()
        body["check"] = checksum(body)
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    def without_seed(self) -> Record:
        """For a game that runs: nothing that depends on what is hidden."""
        return Record(self.game, self.rules, None, self.seats, self.options, self.answers)


def checksum(body: dict[str, object]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(errors="surrogatepass"), digest_size=8).hexdigest()


def loads(text: str) -> Record:
    """Read a record, or say in one line what is wrong with it."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadRecord("record-broken", f"this is not a whole record: {e}", {"why": str(e)}) from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BadRecord("record-foreign", "this file is not a Chaudron record")
    version = body.get("version")
    if version not in READABLE:
        raise BadRecord(
            "record-version",
            f"record version {version} is not known here (this is version {VERSION})",
            {"version": str(version), "known": VERSION},
        )
    check = body.pop("check", None)
    if check is not None and check != checksum(body):
        raise BadRecord("record-edited", "this record was changed after it was saved")
    try:
        return shaped(body)
    except (KeyError, TypeError, ValueError) as e:
        raise BadRecord(
            "record-shape", f"a part of this record is missing or wrong: {e}", {"why": str(e)}
        ) from None


def shaped(body: dict[str, object]) -> Record:
    for part in body:
        if part not in PARTS:
            raise ValueError(part)
    game, rules, seed = body["game"], body["rules"], body["seed"]
    seats, options, answers = body["seats"], body["options"], body["answers"]
    if not isinstance(game, str) or not isinstance(rules, int) or isinstance(rules, bool):
        raise ValueError("game or rules")
    if not game.isidentifier() or not game.isascii() or len(game) > LONGEST_GAME:
        raise ValueError("the name of a game")
    if not isinstance(seats, list) or not all(isinstance(s, str) for s in seats):
        raise ValueError("seats")
    if not isinstance(options, dict) or not isinstance(answers, list):
        raise ValueError("options or answers")
    pairs: list[tuple[int, object]] = []
    for entry in answers:
        if not isinstance(entry, list) or len(entry) != 2:
            raise ValueError("answers")
        seat = entry[0]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(seats):
            raise ValueError("the seat of an answer")
        pairs.append((seat, entry[1]))
    digests = read_digests(body.get("digests", []))
    deals = read_deals(body.get("deals", []), len(seats), len(pairs))
    return Record(game, rules, read_seed(seed), seats, options, pairs, digests, deals)


def read_digests(entries: object) -> list[tuple[int, str]]:
    out: list[tuple[int, str]] = []
    if not isinstance(entries, list):
        raise ValueError("digests")
    for entry in entries:
        if not isinstance(entry, list) or len(entry) != 2:
            raise ValueError("digests")
        n, digest = entry
        if not isinstance(n, int) or isinstance(n, bool) or not isinstance(digest, str):
            raise ValueError("digests")
        out.append((n, digest))
    return out


def read_deals(entries: object, n_players: int, n_answers: int) -> list[Deal]:
    out: list[Deal] = []
    if not isinstance(entries, list) or len(entries) > MOST_DEALS:
        raise ValueError("deals")
    for entry in entries:
        if not isinstance(entry, list) or len(entry) != 3:
            raise ValueError("deals")
        n, seat, seed = entry[0], entry[1], read_seed(entry[2])
        if not isinstance(n, int) or isinstance(n, bool) or not isinstance(seat, int) or seed is None:
            raise ValueError("deals")
        if isinstance(seat, bool) or not 0 <= seat < n_players:
            raise ValueError("the seat of a deal")
        if not (out[-1][0] if out else 0) <= n <= n_answers:
            raise ValueError("the place of a deal")
        out.append((n, seat, seed))
    return out


def read_seed(seed: object) -> int | None:
    """A seed as it travels: digits, since a browser's numbers cannot hold it."""
    if seed is None:
        return None
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and seed.removeprefix("-").isdecimal():
        return int(seed)
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    raise ValueError("seed")


def check_playable(record: Record, game: GameSpec) -> None:
    """Refuse a record that these rules would misread."""
    if record.game != game.name:
        raise BadRecord(
            "record-game",
            f"this is a game of {record.game}, not of {game.name}",
            {"theirs": record.game, "ours": game.name},
        )
    if record.rules != game.rules:
        raise BadRecord(
            "record-rules",
            f"this game was played by rules version {record.rules} of {game.name};"
            f" this program plays version {game.rules}",
            {"game": game.name, "theirs": record.rules, "ours": game.rules},
        )
    if record.seed is None:
        raise BadRecord("record-no-seed", "this record was exported without its seed: read only")
