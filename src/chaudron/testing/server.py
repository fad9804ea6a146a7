"""A real server in a process of its own, real databases, and clients that speak the protocol."""

from __future__ import annotations

import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect

from chaudron.server.app import make_app
from chaudron.server.store.store import Store

Json = dict[str, Any]
PATIENCE = 0.03  # seconds in which a server that has something to say says it


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


# ---------------------------------------------------------------- PostgreSQL


def postgres_programs() -> Path | None:
    """The folder of initdb and pg_ctl, wherever the system keeps them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


class Postgres:
    """A PostgreSQL server of our own in a temporary folder."""

    def __init__(self) -> None:
        programs = postgres_programs()
        assert programs is not None
        self.programs = programs
        self.root = Path(tempfile.mkdtemp(prefix="chaudron-pg-"))
        self.data = self.root / "data"
        self.port = free_port()
        self.url = f"postgresql://chaudron@127.0.0.1:{self.port}/postgres"
        self.prefix: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            known = [p.pw_name for p in pwd.getpwall()]
            owner = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
            os.chown(self.root, owner.pw_uid, owner.pw_gid)
            self.prefix = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
        self._run("initdb", "-U", "chaudron", "--auth=trust", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.prefix, str(self.programs / program), "-D", str(self.data), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.root)

    def start(self) -> None:
        options = (
            f"-p {self.port} -k {self.root} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        )
        self._run("pg_ctl", "-w", "-l", str(self.root / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.root, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A running PostgreSQL server; its address."""
    server = Postgres()
    server.start()
    try:
        yield server.url
    finally:
        server.remove()


# ---------------------------------------------------------------- the server


class Server:
    """One server process, which can be killed and started again at the same address."""

    def __init__(self, home: Path, database: str = "") -> None:
        self.home = home
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "CHAUDRON_HOME": str(self.home),
            "CHAUDRON_PACE": "instant",
            "PORT": str(self.port),
            "DATABASE_URL": self.database,
        }

    def start(self) -> Server:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chaudron.server.run"],
            env=self.environment(),
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=2).json()["ok"]:
                    return
            except (httpx.HTTPError, ValueError):
                if self.process is not None and self.process.poll() is not None:
                    break
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it at once: it has no chance to say goodbye."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    # ------------------------------------------------------------ asking it

    def post(self, path: str, data: Json, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.post(self.url + path, json=data, headers=headers, timeout=20)

    def get(self, path: str, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.get(self.url + path, headers=headers, timeout=20)

    def open(self, *kinds: str, **more: Any) -> Json:
        """A table: seats are "mine", "open", or the name of a bot."""
        seats = [
            {"kind": k, "name": f"P{i}"} if k in ("mine", "open") else {"kind": "bot", "bot": k}
            for i, k in enumerate(kinds)
        ]
        if "seed" in more:
            more["seed"] = str(more["seed"])
        answer = self.post("/api/tables", {"game": "dominion", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def friends(self, *names: str, **more: Any) -> tuple[str, list[str]]:
        """A table to which these people come: its id, and the keys of its creator and of theirs."""
        opened = self.open("mine", *["open"] * len(names), **more)
        join = f"/api/tables/{opened['table']}/join"
        joined = [self.post(join, {"name": name}).json() for name in names]
        return opened["table"], [opened["token"], *[one["token"] for one in joined]]

    def sit(self, table: str, token: str = "") -> Client:
        return Client(self, table, token)


@contextmanager
def in_process(store: Store) -> Iterator[TestClient[Litestar]]:
    """The same application without a process of its own, for what is asked once and needs no play."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make_app(store, [])
    with TestClient(app) as site:
        yield site


FORKS = """
import os, signal, sys
import chaudron.server.run as run
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in sys.stdin:
    pid = os.fork()
    if not pid:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os._exit(run.main())
    print(pid, flush=True)
"""


class Forked(Server):
    """The same server, forked from a process that has imported everything: it starts many times faster."""

    pid = 0

    def start(self) -> Forked:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FORKS],
                env=self.environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())
        self.wait()
        return self

    def kill(self) -> None:
        """End it at once, and wait until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.001)

    def __exit__(self, *_: object) -> None:
        self.kill()
        assert self.process is not None
        self.process.kill()
        self.process.communicate()


class Client:
    """One socket at one table. `state` is what it was told last."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/ws/{table}?token={token}"
        self.opening = connect(url, max_size=None, open_timeout=20)
        self.socket: ClientConnection = self.opening.__enter__()
        self.state: Json = {}
        self.acks: dict[str, Json | None] = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.notes: dict[int, dict[str, str]] = {}
        self.thoughts: dict[str, Json] = {}  # of bots, by the message that asked for them
        self.count = random.randrange(10**9)

    def __enter__(self) -> Self:
        self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self.opening.__exit__(None, None, None)

    def hear(self, timeout: float = 20) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "state":
            self.log = self.log[: message["log_from"]] + message["log"]
            self.chat = self.chat[: message["chat_from"]] + message["chat"]
            self.state = message
        elif message["type"] == "ack":
            self.acks[message["id"]] = message["problem"]
        elif message["type"] == "notes":
            self.notes[message["seat"]] = message["marks"]
        elif message["type"] == "thought":
            self.thoughts[message["id"]] = message
        return message

    def until(self, what: str, timeout: float = 20) -> Json:
        """Wait for the game to be "mine" to decide, or "over", or just for a new "state"."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            if what == "mine" and self.state.get("prompt"):
                return self.state
            if what == "over" and self.state["table"]["status"] == "over":
                return self.state
            self.hear(timeout)
            if what == "state":
                return self.state
        raise AssertionError(f"waited in vain for {what}")

    def wait(self, holds: Callable[[Json], bool]) -> Json:
        """Listen until this holds of the state."""
        while not holds(self.state):
            self.hear()
        return self.state

    def catch_up(self) -> None:
        """Hear whatever the server has to say by now."""
        with suppress(TimeoutError):
            while True:
                self.hear(PATIENCE)

    def send(self, kind: str, **fields: Any) -> str:
        self.count += 1
        id = str(fields.pop("id", f"m{self.count}"))
        self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    def ask(self, kind: str, **fields: Any) -> Json | None:
        """Send a message and wait for what became of it: None, or the problem."""
        id = self.send(kind, **fields)
        while id not in self.acks:
            self.hear()
        return self.acks[id]

    def answer(self, answer: Any) -> Json | None:
        return self.ask("answer", base=self.state["base"], answer=answer)

    def any_answer(self, rnd: random.Random) -> Any:
        """Some legal answer to the open question."""
        p = self.state["prompt"]
        options = p.get("options", [])
        if p["kind"] == "yes_no":
            return rnd.random() < 0.5
        if p["kind"] == "number":
            return rnd.randint(p["lo"], p["hi"])
        if p["kind"] in ("one", "name"):
            return rnd.choice(options + ([None] if p["lo"] == 0 else []))
        if p["kind"] == "order":
            return rnd.sample(options, len(options))
        if p["verb"] == "play_treasures":
            return options
        return rnd.sample(options, rnd.randint(p["lo"], p["hi"]))

    def play_out(self, seed: int) -> Json:
        """Answer at random until the game is over."""
        rnd = random.Random(seed)
        while self.state["table"]["status"] != "over":
            if self.state["prompt"]:
                assert self.answer(self.any_answer(rnd)) is None
            else:
                self.hear()
        return self.state


class Watched(Client):
    """A client at a seat, or at none (-1), that looks at every view it is told."""

    def __init__(self, server: Server, table: str, token: str, seat: int) -> None:
        super().__init__(server, table, token)
        self.seat = seat

    def hear(self, timeout: float = 20) -> Json:
        message = super().hear(timeout)
        if message["type"] == "state" and message["view"]:
            prompt = message["prompt"]
            assert message["view"]["seat"] == self.seat
            assert prompt is None or prompt["decider"] == self.seat
            self.look(message)
        return message

    def look(self, message: Json) -> None:
        """Nothing may be told here that this seat must not know."""
        raise NotImplementedError
