"""Limits on everything a client sends: how much, how often."""

import os
import time

MESSAGE_SIZE = 32 * 1024
BODY_SIZE = 4 * 1024 * 1024  # a record
MESSAGES = (200.0, 400.0)  # a second, and at most at once, per socket: more has to wait
REQUESTS = (20.0, 200.0)  # per address
NEW_TABLES = (0.5, 60.0)
MOST_ADDRESSES = 10_000


# Load tests come from one address: they say so.
OFF = os.environ.get("CHAUDRON_NO_LIMITS") == "1"


class Bucket:
    """Lets so many through in a second, and a few more after a pause."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.per_second, self.most = rate
        self.left = self.most
        self.at = time.monotonic()

    def wait(self) -> float:
        """Take one, in advance if there is none: how long to wait for it."""
        if self.take():
            return 0.0
        self.left -= 1
        return (1 - self.left) / self.per_second

    def take(self) -> bool:
        if OFF:
            return True
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate = rate
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.clear()
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate)
        return bucket.take()
