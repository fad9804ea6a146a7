"""Kills a server again and again while a game is played, and looks for acknowledged answers it forgot."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from chaudron.testing.server import Client, Forked, Server, postgres

LOST = (WebSocketException, OSError, EOFError, httpx.HTTPError)


class Player:
    """Plays two-player games by itself, and keeps a list of the answers the server acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rnd = random.Random(seed)
        self.table = ""
        self.token = ""
        self.kept: list[tuple[str, int, object]] = []  # (id, seat, answer) of the table in play
        self.finished: list[tuple[str, str, list[tuple[str, int, object]]]] = []
        self.acknowledged = 0

    def new_table(self) -> None:
        if self.table:
            self.finished.append((self.table, self.token, self.kept))
        opened = self.server.open("mine", "mine", seed=self.rnd.randrange(10**6))
        self.table, self.token, self.kept = opened["table"], opened["token"], []

    def play(self, stop: threading.Event) -> None:
        """Answer until told to stop; a lost connection is made again."""
        waiting: tuple[str, str, int, object] | None = None
        while not stop.is_set():
            try:
                if not self.table:
                    self.new_table()
                with Client(self.server, self.table, self.token) as me:
                    if waiting is not None:  # was it kept? asking again is harmless
                        id, base, seat, answer = waiting
                        problem = me.ask("answer", id=id, base=base, answer=answer)
                        if problem is None:
                            self.note(id, seat, answer)
                        waiting = None
                        me.until("state", 0.2) if problem is not None else None
                    while not stop.is_set():
                        if me.state["table"]["status"] == "over":
                            self.new_table()
                            break
                        if not me.state["prompt"]:
                            me.hear()
                            continue
                        id = f"a{self.rnd.randrange(10**12)}"
                        seat, answer = me.state["prompt"]["decider"], me.any_answer(self.rnd)
                        waiting = (id, me.state["base"], seat, answer)
                        assert me.ask("answer", id=id, base=me.state["base"], answer=answer) is None
                        self.note(id, seat, answer)
                        waiting = None
            except (*LOST, TimeoutError, AssertionError):
                time.sleep(0.05)

    def note(self, id: str, seat: int, answer: object) -> None:
        if id not in {k[0] for k in self.kept[-3:]}:
            self.kept.append((id, seat, answer))
            self.acknowledged += 1

    def missing(self) -> int:
        """How many acknowledged answers the server does not have."""
        lost = 0
        for table, token, kept in [*self.finished, (self.table, self.token, self.kept)]:
            if not table:
                continue
            record = self.server.get(f"/api/tables/{table}/record", token).json()
            found = [(seat, answer) for seat, answer in record["answers"]]
            at = 0
            for _, seat, answer in kept:
                while at < len(found) and found[at] != (seat, answer):
                    at += 1
                if at == len(found):
                    lost += 1
                else:
                    at += 1
        return lost


def kill_often(server: Server, kills: int, seed: int, tell: bool = False) -> tuple[int, int]:
    """Kill the running server so often at random moments; (answers acknowledged, answers lost)."""
    rnd = random.Random(seed)
    players = [Player(server, seed + i) for i in range(2)]
    stop = threading.Event()
    threads = [threading.Thread(target=p.play, args=(stop,), daemon=True) for p in players]
    for thread in threads:
        thread.start()
    for n in range(kills):
        time.sleep(rnd.uniform(0.02, 0.8))
        server.kill()
        server.start()
        if tell and n % 10 == 9:
            done = sum(p.acknowledged for p in players)
            sys.stderr.write(f"\r{n + 1} kills, {done} answers acknowledged")
            sys.stderr.flush()
    time.sleep(0.5)
    stop.set()
    for thread in threads:
        thread.join(30)
    return sum(p.acknowledged for p in players), sum(p.missing() for p in players)


def main() -> int:
    """`python -m tests.server.kills --kills 500 --database postgresql`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chaudron-kills-")))
        url = stack.enter_context(postgres()) if args.database == "postgresql" else ""
        server = stack.enter_context(Forked(home, url))
        kept, lost = kill_often(server, args.kills, args.seed, True)
    sys.stderr.write("\n")
    sys.stdout.write(f"{args.database}: {args.kills} kills, {kept} answers acknowledged, {lost} lost\n")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
