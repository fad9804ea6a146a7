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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


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


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own in a temporary folder; its address."""
    programs = postgres_programs()
    assert programs is not None
    root = Path(tempfile.mkdtemp(prefix="chaudron-pg-"))
    prefix: list[str] = []
    user = "chaudron"
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        owner = pwd.getpwnam("postgres" if "postgres" in (p.pw_name for p in pwd.getpwall()) else "nobody")
        os.chown(root, owner.pw_uid, owner.pw_gid)
        prefix = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
    port = free_port()
    data = root / "data"

    def run(*command: str) -> None:
        subprocess.run([*prefix, *command], check=True, stdout=subprocess.DEVNULL, cwd=root)

    run(str(programs / "initdb"), "-D", str(data), "-U", user, "--auth=trust", "--no-sync")
    options = f"-p {port} -k {root} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(root / "log"), "-o", options, "start")
    try:
        yield f"postgresql://{user}@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(root, ignore_errors=True)


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

    def start(self) -> Server:
        env = {
            **os.environ,
            "CHAUDRON_HOME": str(self.home),
            "PORT": str(self.port),
            "DATABASE_URL": self.database,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chaudron.server.run"],
            env=env,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=2).json()["ok"]:
                    return self
            except (httpx.HTTPError, ValueError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it as a power cut would: no chance to say goodbye."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()

    def __enter__(self) -> Server:
        return self.start()

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
        answer = self.post("/api/tables", {"game": "dominion", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def sit(self, table: str, token: str = "") -> Client:
        return Client(self, table, token)


class Client:
    """One socket at one table. `state` is what it was told last."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/ws/{table}?token={token}"
        self.opening = connect(url, max_size=None, open_timeout=20)
        self.socket: ClientConnection = self.opening.__enter__()
        self.state: Json = {}
        self.acks: dict[str, Json | None] = {}
        self.log: list[Json] = []
        self.count = random.randrange(10**9)

    def __enter__(self) -> Client:
        self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self.opening.__exit__(None, None, None)

    def hear(self, timeout: float = 20) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "state":
            self.log = self.log[: message["log_from"]] + message["log"]
            self.state = message
        elif message["type"] == "ack":
            self.acks[message["id"]] = message["problem"]
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
