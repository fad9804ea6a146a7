"""Pieces of work on Ray: on this machine, or on a cluster that listens at an address.

Files that bots are made of travel along, so that a cluster needs nothing but Chaudron in the same version.
Ray itself does again what a worker that died had to do.
"""

import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

import chaudron
from chaudron.extras import need
from chaudron.games.catalogue import GUESTS
from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import Forwarding, Piece, Raw, died, play_body, prepare_worker
from chaudron.lab.luggage import Luggage, packed, unpacked

# Nobody is told about the use of this machine.
SETTINGS: Final = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
STARTS: Final = 3  # attempts to start Ray here
RETRIES: Final = 3  # of a piece whose worker died


def play_on_worker(body: Raw, first: int, last: int, luggage: Luggage, version: str) -> Raw:
    """A piece of work as a worker of Ray does it."""
    if version != chaudron.__version__:
        raise Refusal(
            "ray-version",
            f"a worker has Chaudron {chaudron.__version__}; this is {version}: install the same everywhere",
            {"theirs": chaudron.__version__, "ours": version},
        )
    prepare_worker()
    names = unpacked(luggage)
    back = {local: seat for seat, local in names.items()}
    raw = play_body({**body, "seats": [names.get(seat, seat) for seat in body["seats"]]}, first, last)
    for fault in raw["faults"]:
        fault["bot"] = back.get(fault["bot"], fault["bot"])
    return raw


class RayEngine(Forwarding):
    """A cluster of Ray: one that is started here for the time of the study, or one at an address."""

    def __init__(self, jobs: int | None, address: str) -> None:
        need("ray")
        import ray  # noqa: PLC0415  an extra

        self.ray: Any = ray
        known = {name: os.environ[name] for name in (GUESTS, "CHAUDRON_PURE") if name in os.environ}
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address:
            settings |= {"address": address, "runtime_env": {"env_vars": known}}
        else:
            known["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(path or str(Path.cwd()) for path in sys.path))
            settings |= {
                "num_cpus": jobs,
                "include_dashboard": False,
                "runtime_env": {"env_vars": known},
            }
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        self.connect(settings, address)
        super().__init__(jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1))))
        self.work = self.ray.remote(max_retries=RETRIES, num_cpus=1)(play_on_worker)

    def connect(self, settings: dict[str, Any], address: str) -> None:
        """Start Ray, or find it. On a busy machine its own parts may miss each other: then once more."""
        for attempt in range(1, STARTS + 1):
            try:
                self.ray.init(**settings)
                return
            except Exception as error:  # Ray raises all kinds
                self.ray.shutdown()
                if attempt == STARTS or address:
                    raise Refusal(
                        "ray-unreachable",
                        f"Ray does not answer at {address or 'this machine'}: {error}",
                        {"address": address or "localhost", "why": str(error).partition("\n")[0]},
                    ) from error

    def submit(self, piece: Piece) -> Any:
        match = piece.match
        luggage = packed(match.seats)
        return self.work.remote(match.body(), piece.first, piece.last, luggage, chaudron.__version__)

    def result(self, work: Any, piece: Piece) -> Raw:
        try:
            raw: Raw = self.ray.get(work)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, Refusal) else error from None
        except self.ray.exceptions.RayError as error:
            raise died(piece) from error
        return raw

    def close(self) -> None:
        self.ray.shutdown()
