"""The companion on any web space, and phones that come to it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from chaudron.server.front import POLICY
from chaudron.testing.browser.people import Comer, Person

ON_THE_PHONE = "[data-offline=true]"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing, with the policy of our own server: what it allows, any other does."""

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY.decode())
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """A server of plain files, which knows nothing of Chaudron; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def phone(person: Comer, site: str, lang: str = "en", *, touch: bool = True) -> Person:
    """A phone that has the whole companion and no network any more."""
    one = person({"lang": lang}, phone=touch)
    one.page.goto(f"{site}/")
    one.shows(ON_THE_PHONE)
    one.page.context.set_offline(True)
    return one


def open_part(one: Person, name: str) -> None:
    """From the first page to a part of the companion, as a person goes there."""
    one.page.evaluate("location.hash = '#/'")
    one.press(f"[data-part={name}]")
    one.until("name => location.hash.startsWith(`#/${name}`)", arg=name)
