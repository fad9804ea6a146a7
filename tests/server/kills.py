"""Kills servers again and again while people play, talk and change things, and looks for what was forgotten.

Every message that a server acknowledged must be in the database, once, and say what was said; one that was
refused must not be there. People connect to any process, send again what was not acknowledged, and do all
that can be done at a table.

    python -m tests.server.kills --kills 500 --database postgresql --processes 2
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from chaudron.server.events import (
    Answered,
    BotSeated,
    Changed,
    Joined,
    Opened,
    Rematched,
    Resigned,
    Said,
    Started,
    StoodIn,
    TableEvent,
    UndoAgreed,
    UndoAsked,
    Undone,
    unpack,
)
from chaudron.server.store.schema import events
from chaudron.server.store.store import Store, database_url
from chaudron.server.tables import digest
from chaudron.testing.server import Client, Forked, Json, Server, postgres

LOST = (WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError)
KINGDOM = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"

LEAST_ANSWERS = 5  # on a slow machine, few kills leave no time to play

# What a message leads to, first of all.
LEADS_TO: dict[str, tuple[type[TableEvent], ...]] = {
    "answer": (Answered,),
    "say": (Said,),
    "change": (Changed,),
    "undo": (Undone, UndoAsked),
    "agree_undo": (UndoAgreed,),
    "stand_in": (StoodIn,),
    "resign": (Resigned, BotSeated),
    "kick": (BotSeated,),
    "seat_bot": (BotSeated,),
    "start": (Started, BotSeated),
    "rematch": (Rematched,),
}


class Sent(NamedTuple):
    """A message, and what became of it: None is acknowledged."""

    table: str
    kind: str
    id: str
    fields: Json
    problem: Json | None


class Party:
    """Two people, who play one table after the other."""

    def __init__(self) -> None:
        self.table = ""
        self.tables = 0


class Person:
    """Does at a table whatever people do, and remembers what was acknowledged and what was refused."""

    def __init__(self, servers: list[Server], party: Party, owner: bool, seed: int) -> None:
        self.servers = servers
        self.party = party
        self.owner = owner
        self.rnd = random.Random(seed)
        self.token = ""  # of the owner: the table's; of the friend: the seat's
        self.table = ""
        self.client: Client | None = None
        self.sent: list[Sent] = []
        self.seats: list[tuple[str, str]] = []  # tables and keys that were given out over HTTP
        self.stop = threading.Event()
        self.problems: list[str] = []

    # ------------------------------------------------------------ talking to any server

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.live()
            except LOST:
                self.hang_up()
                time.sleep(0.02)
            except Exception as e:  # noqa: BLE001 - told at the end: a thread has nobody to raise it to
                self.problems.append(f"{type(e).__name__}: {e}")
                self.hang_up()
        self.hang_up()

    def hang_up(self) -> None:
        if self.client is not None:
            with suppress(*LOST):
                self.client.__exit__()
        self.client = None

    def connected(self) -> Client:
        if self.client is None:
            client = Client(self.rnd.choice(self.servers), self.table, self.token)
            self.client = client.__enter__()
            if not client.state:
                raise OSError("turned away")
        return self.client

    def deliver(self, kind: str, **fields: Any) -> Json | None:
        """Send a message until it is known what became of it."""
        id = f"{self.rnd.randrange(16**16):016x}"
        while not self.stop.is_set():
            try:
                me = self.connected()
                me.send(kind, id=id, **fields)
                while id not in me.acks:
                    me.hear()
                    assert "" not in me.acks, f"{kind} {fields} is not understood: {me.acks['']}"
            except LOST:
                self.hang_up()
                time.sleep(0.02)
                continue
            self.sent.append(Sent(self.table, kind, id, fields, me.acks[id]))
            return me.acks[id]
        return {"code": "stopped"}

    # ------------------------------------------------------------ what they do

    def live(self) -> None:
        """One thing after the other, as the table stands."""
        if not self.party.table or (self.owner and self.rnd.random() < 0.001):
            self.open_table()
        if self.party.table and self.table != self.party.table:
            self.hang_up()
            self.table = self.party.table
        if not self.table:
            time.sleep(0.02)
            return
        with suppress(TimeoutError):
            while True:
                self.connected().hear(0.002)
        state = self.connected().state
        status = state["table"]["status"]
        if status == "open":
            self.before_the_game(state)
        elif status == "playing":
            self.play(state)
        elif self.owner:
            self.play_again(state)
        else:
            time.sleep(0.02)

    def open_table(self) -> None:
        if not self.owner:
            return
        options = {"kingdom": KINGDOM, "max_turns": self.rnd.randint(2, 6)}
        opened = self.rnd.choice(self.servers).open(
            "mine", "open", "open", options=options, settings={"pauses": False}
        )
        self.hang_up()
        self.table, self.token = opened["table"], opened["token"]
        self.seats.append((self.table, self.token))
        self.party.table = self.table
        self.party.tables += 1

    def before_the_game(self, state: Json) -> None:
        if not self.owner:
            if not state["you"]:
                path = f"/api/tables/{self.table}/join"
                answer = self.rnd.choice(self.servers).post(path, {"name": "Friend"})
                if answer.status_code == 201:
                    self.hang_up()
                    self.token = answer.json()["token"]
                    self.seats.append((self.table, self.token))
            self.deliver("say", text=self.some_words())
            return
        friend = [s["seat"] for s in state["table"]["seats"][1:] if s["kind"] == "person"]
        match self.rnd.choice(["change", "seat_bot", "seat_bot", "kick", "start", "start", "say"]):
            case "change":
                self.change(state)
            case "seat_bot":
                free = [s["seat"] for s in state["table"]["seats"][1:] if s["kind"] != "person"]
                if free:
                    bot = self.rnd.choice(["random", ""])
                    self.deliver("seat_bot", seat=self.rnd.choice(free), bot=bot)
            case "kick" if friend and self.rnd.random() < 0.3:
                self.deliver("kick", seat=friend[0])
            case "start" if friend or self.rnd.random() < 0.1:
                self.deliver("start")
            case _:
                self.deliver("say", text=self.some_words())

    def play(self, state: Json) -> None:
        seats = [s for s in state["table"]["seats"] if s["seat"] in state["you"]]
        asking = state["table"]["undo_asked_by"]
        chance = self.rnd.random()
        if not seats or seats[0]["resigned"]:
            self.deliver("say", text=self.some_words())
            time.sleep(0.1)
        elif asking is not None and asking not in state["you"]:
            self.deliver("agree_undo", agree=chance < 0.7)
        elif seats[0]["stand_in"]:
            self.deliver("stand_in", seat=seats[0]["seat"], on=False)
        elif state["prompt"] and chance < 0.6:
            me = self.connected()
            self.deliver("answer", base=state["base"], answer=me.any_answer(self.rnd))
        elif chance < 0.75:
            self.deliver("say", text=self.some_words())
        elif chance < 0.82:
            self.deliver("undo")
        elif chance < 0.88:
            self.deliver("stand_in", seat=seats[0]["seat"], on=True)
        elif chance < 0.94 and self.owner:
            self.change(state)
        elif chance < 0.945 and self.owner:
            self.deliver("kick", seat=1)
        elif chance < 0.95:
            self.deliver("resign")
        else:
            time.sleep(0.02)

    def play_again(self, state: Json) -> None:
        if not state["you"] or self.rnd.random() < 0.4:
            self.open_table()
        elif self.deliver("rematch", same=self.rnd.random() < 0.5) is None:
            again = self.connected().state["table"]["rematch"]
            if again:
                self.party.table = again
                self.party.tables += 1

    def change(self, state: Json) -> None:
        settings = {**state["table"]["settings"], "timer": self.rnd.randint(10_000, 80_000), "locked": False}
        self.deliver("change", settings=settings)

    def some_words(self) -> str:
        return f"word {self.rnd.randrange(10**9)}"


# ---------------------------------------------------------------- what must be there


class Found(NamedTuple):
    """What was acknowledged, by kind, what of that is lost, and what was refused and kept all the same."""

    acknowledged: Counter[str]
    lost: Counter[str]
    refused: Counter[str]
    kept_though_refused: Counter[str]
    problems: list[str]

    def __str__(self) -> str:
        by_kind = ", ".join(f"{kind} {n}" for kind, n in sorted(self.acknowledged.items()))
        out = f"{self.acknowledged.total()} messages acknowledged ({by_kind}); {self.lost.total()} lost"
        for name, count in (("lost", self.lost), ("refused but kept", self.kept_though_refused)):
            if count.total():
                out += f"; {name}: {dict(+count)}"
        return out + "".join(f"\n{p}" for p in self.problems)


def stored_events(server: Server, own: set[str]) -> dict[str, list[TableEvent]]:
    """Every event of these tables in the database, which may hold others."""
    store = Store(database_url(server.database, server.home))
    out: dict[str, list[TableEvent]] = {}
    with store.engine.connect() as connection:
        columns = (events.c.table_id, events.c.kind, events.c.data)
        for table, kind, data in connection.execute(sa.select(*columns).order_by(events.c.seq)):
            if table in own:
                out.setdefault(table, []).append(unpack(kind, data))
    store.engine.dispose()
    return out


def says(sent: Sent, event: TableEvent) -> bool:
    """Whether an event is what a message asked for."""
    if not isinstance(event, LEADS_TO[sent.kind]):
        return False
    said = sent.fields
    match event:
        case Said():
            same = event.text == said["text"]
        case Changed():
            same = event.settings.timer == said["settings"]["timer"]
        case Answered():
            same = event.answer == said["answer"] and said["base"].startswith(f"{event.seat}.")
        case StoodIn():
            same = event.seat == said["seat"] and bool(event.bot) == said["on"]
        case UndoAgreed():
            same = event.agree == said["agree"]
        case BotSeated() if sent.kind in ("kick", "seat_bot"):
            same = event.seat == said["seat"]
        case _:
            same = True
    return bool(same)


def look(people: list[Person], problems: list[str]) -> Found:
    """Compare what people were told with what the database holds."""
    server = people[0].servers[0]
    own = {table for person in people for table, _ in person.seats}
    own |= {sent.table for person in people for sent in person.sent}
    tables = stored_events(server, own)
    by_id: dict[str, list[TableEvent]] = {}
    for happened in tables.values():
        for event in happened:
            if event.cause is not None:
                by_id.setdefault(event.cause[1], []).append(event)
    found = Found(Counter(), Counter(), Counter(), Counter(), problems)
    for person in people:
        for table, token in person.seats:
            kind = "open" if person.owner else "join"
            found.acknowledged[kind] += 1
            first = [e for e in tables.get(table, []) if isinstance(e, Opened | Joined)]
            keys = [
                k for e in first for k in ([s.key for s in e.seats] if isinstance(e, Opened) else [e.key])
            ]
            found.lost[kind] += digest(token) not in keys
        for sent in person.sent:
            kept = by_id.get(sent.id, [])
            if sent.problem is not None:
                found.refused[sent.kind] += 1
                found.kept_though_refused[sent.kind] += len(kept)
                continue
            found.acknowledged[sent.kind] += 1
            there = len(kept) == 1 and says(sent, kept[0])
            if sent.kind == "rematch" and not kept:  # the friends had their new table already
                there = any(isinstance(e, Rematched) for e in tables[sent.table])
            found.lost[sent.kind] += not there
        found.problems.extend(person.problems)
    for table, happened in tables.items():  # and a server makes of it what it is
        told = server.get(f"/api/tables/{table}").json()
        if told.get("fault", "?"):
            found.problems.append(f"table {table} does not load: {told}")
            continue
        with server.sit(table) as watching:
            lines = sum(1 for e in happened if isinstance(e, Said))
            if len(watching.state["chat"]) != lines:
                found.problems.append(
                    f"table {table}: {lines} lines of chat, {len(watching.state['chat'])} told"
                )
    return found


def answers_of(people: list[Person]) -> int:
    return sum(1 for p in people for sent in p.sent[:] if sent.kind == "answer" and sent.problem is None)


def kill_often(servers: list[Server], kills: int, seed: int, parties: int = 2, tell: bool = False) -> Found:
    """Kill one of the running servers so often at random moments, while people do all they can do."""
    rnd = random.Random(seed)
    people: list[Person] = []
    for n in range(parties):
        party = Party()
        people += [Person(servers, party, owner, seed * 1000 + 2 * n + owner) for owner in (True, False)]
    threads = [threading.Thread(target=p.run, daemon=True) for p in people]
    for thread in threads:
        thread.start()
    for n in range(kills):
        time.sleep(rnd.uniform(0.02, 0.8))
        unlucky = rnd.choice(servers)
        unlucky.kill()
        if rnd.random() < 0.5:
            time.sleep(rnd.uniform(0, 0.3))  # the others are on their own for a while
        unlucky.start()
        if tell and n % 10 == 9:
            done = sum(len(p.sent) for p in people)
            sys.stderr.write(f"\r{n + 1} kills, {done} messages")
            sys.stderr.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and answers_of(people) < LEAST_ANSWERS:
        time.sleep(0.05)
    for person in people:
        person.stop.set()
    problems = []
    for thread in threads:
        thread.join(60)
        if thread.is_alive():
            problems.append("somebody waits for ever")
    return look(people, problems)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.processes > 1 and args.database == "sqlite":
        parser.error("one server at a time uses SQLite: more than one need --database postgresql")
    os.environ["CHAUDRON_NO_LIMITS"] = "1"  # everybody comes from one address here
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chaudron-kills-")))
        url = stack.enter_context(postgres()) if args.database == "postgresql" else ""
        servers: list[Server] = [stack.enter_context(Forked(home, url)) for _ in range(args.processes)]
        found = kill_often(servers, args.kills, args.seed, tell=True)
    sys.stderr.write("\n")
    where = f"{args.database}, {args.processes} process{'es' if args.processes > 1 else ''}"
    sys.stdout.write(f"{where}: {args.kills} kills, {found}\n")
    return 1 if found.lost.total() or found.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
