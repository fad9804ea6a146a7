"""Load: many tables with real sockets, answered by random bots as clients.

`python -m benchmarks.load --tables 200 --every 2 --seconds 30` holds that many two-player tables with a
human-like answer every 2 s each; `--flat-out` answers as fast as the server takes it. `--database postgresql
--processes 2` runs two server processes over one PostgreSQL. Latency is from sending an answer to its
acknowledgement: kept for good, and shown to everybody.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from chaudron.testing.server import Server, postgres


class Load:
    """What all clients share. The clock starts when every table has been opened."""

    def __init__(self, every: float, seconds: float, hot_seat: bool) -> None:
        self.every = every
        self.seconds = seconds
        self.hot_seat = hot_seat
        self.until = 0.0
        self.begun = asyncio.Event()
        self.missing = 0
        self.latencies: list[float] = []
        self.finished = 0

    async def ready(self) -> None:
        """Wait until everybody else is ready, too."""
        self.missing -= 1
        if self.missing == 0:
            self.begin()
        await self.begun.wait()

    def begin(self) -> None:
        self.until = time.monotonic() + self.seconds
        self.begun.set()

    def running(self) -> bool:
        return not self.begun.is_set() or time.monotonic() < self.until


def any_answer(prompt: dict[str, Any], rnd: random.Random) -> Any:
    options = prompt.get("options", [])
    kind = prompt["kind"]
    if kind == "yes_no":
        return rnd.random() < 0.5
    if kind == "number":
        return rnd.randint(prompt["lo"], prompt["hi"])
    if kind in ("one", "name"):
        return rnd.choice(options + ([None] if prompt["lo"] == 0 else []))
    if kind == "order" or prompt["verb"] == "play_treasures":
        return options
    return rnd.sample(options, rnd.randint(prompt["lo"], prompt["hi"]))


async def table(load: Load, servers: list[Server], rnd: random.Random) -> None:
    """One table after the other: two people, each with a browser, or with one between them (hot seat).

    The second one is served by another process, if there is one.
    """
    first, server = True, servers[0]
    while load.running():
        opened = await asyncio.to_thread(server.open, "mine", "mine" if load.hot_seat else "open")
        tokens = [opened["token"]]
        if not load.hot_seat:
            path = f"/api/tables/{opened['table']}/join"
            joined = await asyncio.to_thread(server.post, path, {"name": "Friend"})
            tokens.append(joined.json()["token"])
        if first:
            await load.ready()
            first = False
        seats = zip(servers * 2, tokens, strict=False)
        await asyncio.gather(*(player(load, s, opened["table"], token, rnd) for s, token in seats))


async def player(load: Load, server: Server, table: str, token: str, rnd: random.Random) -> None:
    """One browser: reads what it is told, and answers when it is asked."""
    url = f"ws://127.0.0.1:{server.port}/ws/{table}?token={token}"
    async with connect(url, max_size=None, open_timeout=60) as socket:
        n, answered = 0, ""
        state = json.loads(await socket.recv())
        while state["table"]["status"] != "over" and load.running():
            if state["prompt"] is None or state["base"] == answered:
                try:
                    reply = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                state = reply if reply["type"] == "state" else state
                continue
            if load.every:
                await asyncio.sleep(rnd.uniform(0.5, 1.5) * load.every)
            n, answered = n + 1, state["base"]
            answer = any_answer(state["prompt"], rnd)
            text = {"type": "answer", "id": f"{n}", "base": answered, "answer": answer}
            sent = time.perf_counter()
            await socket.send(json.dumps(text))
            while (reply := json.loads(await socket.recv()))["type"] != "ack":
                state = reply
            load.latencies.append(time.perf_counter() - sent)
        load.finished += state["table"]["status"] == "over" and 0 in state["you"]


async def drive(load: Load, servers: list[Server], tables: int) -> tuple[float, float]:
    """Play; the seconds it took, and the servers' CPU seconds."""
    load.missing = tables
    n = len(servers)
    orders = [servers[i:] + servers[:i] for i in range(n)]
    jobs = [asyncio.ensure_future(table(load, orders[i % n], random.Random(i))) for i in range(tables)]
    await load.begun.wait()
    began, cpu = time.monotonic(), cpu_seconds(servers)
    await asyncio.sleep(load.seconds)
    took, cpu = time.monotonic() - began, cpu_seconds(servers) - cpu
    await asyncio.gather(*jobs)
    return took, cpu


def cpu_seconds(servers: list[Server]) -> float:
    """What the server processes have used of the processor so far (Linux only, otherwise 0)."""
    total = 0.0
    for server in servers:
        assert server.process is not None
        stat = Path(f"/proc/{server.process.pid}/stat")
        if stat.exists():
            fields = stat.read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument("--flat-out", action="store_true")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--hot-seat", action="store_true", help="one browser for both players of a table")
    args = parser.parse_args()
    if args.processes > 1 and args.database == "sqlite":
        print("several processes need --database postgresql", file=sys.stderr)
        return 2
    os.environ["CHAUDRON_NO_LIMITS"] = "1"
    with ExitStack() as stack:
        url = stack.enter_context(postgres()) if args.database == "postgresql" else ""
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chaudron-load-")))
        servers = [stack.enter_context(Server(home, url)) for _ in range(args.processes)]
        load = Load(0.0 if args.flat_out else args.every, args.seconds, args.hot_seat)
        took, cpu = asyncio.run(drive(load, servers, args.tables))
        mode = servers[0].get("/api/health").json()["mode"]
    n = len(load.latencies)
    p50, p99 = share(load.latencies, 0.5), share(load.latencies, 0.99)
    setting = f"{args.database}, {args.processes} process(es), {mode}"
    sockets = args.tables * (1 if args.hot_seat else 2)
    print(f"{setting}: {args.tables} tables, {sockets} sockets, {load.finished} games finished")
    print(f"{n} answers in {took:.0f} s = {n / took:.0f}/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    if cpu:
        each = cpu / n * 1000
        print(f"server CPU {cpu:.1f} s = {each:.2f} ms an answer, or {n / cpu:.0f}/s on a core of its own")
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, clients included")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
