"""Limits on everything a client sends: how much, how often, from one address."""

import os
import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

# Sizes.
MESSAGE_SIZE = 32 * 1024  # one socket frame
BODY_SIZE = 64 * 1024  # one request
RECORD_SIZE = 1024 * 1024  # a request that carries a record
LONGEST_NAME = 40
LONGEST_LINE = 500
LONGEST_ID = 64
LONGEST_BOT = 200
LONGEST_OPTIONS = 8 * 1024  # as JSON
LONGEST_NOTES = 8 * 1024  # of one seat, as JSON
MOST_CHAT = 2000  # lines of the players at one table
MOST_CHAT_WATCHING = 500  # and of those who watch
MOST_STEPS = 20_000  # answers of a game; a long one of six has some thousand
MOST_PLAYED_ON = 4_000  # answers of a game that is played on: they become a table
MOST_KEYS = 200  # in one question after "my games"
MOST_WAITING = 500  # replies to a client that does not read
MOST_SOCKETS = 100  # from one address
KEPT_FOR_SEATS = 20  # of these, for whoever has a seat
MOST_WATCHING = 200  # sockets without a seat at one table
MOST_WITH_A_KEY = 50  # sockets of one player at one table

# Rates, each for one address: so many a second, and so many more after a pause.
Rate = tuple[float, float]
REQUESTS: Rate = (20.0, 200.0)
NEW_TABLES: Rate = (0.2, 60.0)
WRONG_KEYS: Rate = (0.2, 30.0)  # tables asked for that are not there: somebody may be guessing codes
REPLAYS: Rate = (10.0, 100.0)  # each plays a game again
SOCKETS: Rate = (5.0, 100.0)
MESSAGES: Rate = (200.0, 400.0)  # more has to wait
LINES: Rate = (1.0, 12.0)  # of chat
NOTES: Rate = (5.0, 100.0)
UNDOS: Rate = (2.0, 20.0)  # each plays a game again
THOUGHTS: Rate = (0.5, 20.0)  # of bots that are asked for them: each takes a process for a second or two
MOST_ADDRESSES = 10_000

# Load tests come from one address: they say so.
OFF = os.environ.get("CHAUDRON_NO_LIMITS") == "1"


@lru_cache(MOST_ADDRESSES)
def caller(host: str) -> str:
    """Who is counted for an address: of IPv6 its /64, which is one line, with all the addresses it likes."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


class Bucket:
    """Lets so many through in a second, and a few more after a pause."""

    def __init__(self, rate: Rate) -> None:
        self.per_second, self.most = rate
        self.left = self.most
        self.at = time.monotonic()

    def wait(self) -> float:
        """Take one, in advance if there is none: how long to wait for it."""
        if self.take():
            return 0.0
        self.left -= 1
        return -self.left / self.per_second

    def take(self) -> bool:
        if OFF:
            return True
        if not self.some():
            return False
        self.left -= 1
        return True

    def some(self) -> bool:
        """True if there is something to take."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        return OFF or self.left >= 1


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_address: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        bucket = self.by_address.get(address)
        if bucket is None:
            if len(self.by_address) >= MOST_ADDRESSES:
                self._forget()
            bucket = self.by_address[address] = Bucket(self.rate)
        return bucket

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def _forget(self) -> None:
        """Full buckets say nothing: they go. If all are in use, the oldest half goes."""
        used = {a: b for a, b in self.by_address.items() if not b.some() or b.left < b.most}
        if len(used) >= MOST_ADDRESSES:
            used = dict(list(used.items())[MOST_ADDRESSES // 2 :])
        self.by_address = used


class Limits:
    """Every limit by address that a running server keeps."""

    def __init__(self) -> None:
        self.requests = Buckets(REQUESTS)
        self.new_tables = Buckets(NEW_TABLES)
        self.wrong_keys = Buckets(WRONG_KEYS)
        self.replays = Buckets(REPLAYS)
        self.sockets = Buckets(SOCKETS)
        self.messages = Buckets(MESSAGES)
        self.lines = Buckets(LINES)
        self.notes = Buckets(NOTES)
        self.undos = Buckets(UNDOS)
        self.thoughts = Buckets(THOUGHTS)
        self.open_sockets: Counter[str] = Counter()
        self.known_wrong: dict[tuple[str, str, str], None] = {}  # keys that were counted, oldest first

    def wrong_key(self, address: str, table: str, key: str) -> None:
        """Count a key that fits nothing, once: a browser keeps asking after a table that was removed, and
        asking again tells nobody anything."""
        known = (address, table[:LONGEST_ID], key)
        if known not in self.known_wrong:
            self.wrong_keys.take(address)
            if len(self.known_wrong) >= MOST_ADDRESSES:
                del self.known_wrong[next(iter(self.known_wrong))]
            self.known_wrong[known] = None

    def socket(self, address: str) -> bool:
        """Whether one more socket from this address is fine; if so, `socket_closed` must follow."""
        if not OFF and (self.open_sockets[address] >= MOST_SOCKETS or not self.sockets.take(address)):
            return False
        self.open_sockets[address] += 1
        return True

    def watchers_full(self, address: str) -> bool:
        """Whether the sockets that are left to this address are for those who have a seat."""
        return not OFF and self.open_sockets[address] > MOST_SOCKETS - KEPT_FOR_SEATS

    def socket_closed(self, address: str) -> None:
        self.open_sockets[address] -= 1
        if not self.open_sockets[address]:
            del self.open_sockets[address]
