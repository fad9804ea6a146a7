"""`chaudron serve`: the browser's front door; `backup` and `restore` of what it keeps."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

import segno

import chaudron
from chaudron.cli.mode import mode_in_words
from chaudron.cli.saves import home
from chaudron.locales import Texts
from chaudron.server.addresses import is_loopback
from chaudron.server.run import serve as run_server
from chaudron.server.store import backup as backups
from chaudron.server.store.store import Store, database_url


def serve(options: Namespace, texts: Texts) -> int:
    """Serve until interrupted; say where, and open a browser if there is somebody in front of a screen."""

    def tell(urls: list[str]) -> None:
        print(texts.say("serving-at", url=urls[-1]))
        for url in urls[:-1]:
            print(texts.say("serving-friends", url=url))
        if len(urls) == 1 and is_loopback(options.host):
            print(texts.say("serving-alone"))
        elif sys.stdout.isatty():
            segno.make(urls[0]).terminal(compact=True)
        if chaudron.MODE.why is not None and chaudron.MODE.why.code != "asked":
            print(texts.say("serving-slowly", mode=mode_in_words(chaudron.MODE, texts)))
        print(texts.say("serving-stop"), flush=True)

    run_server(
        home(),
        host=options.host,
        port=options.port,
        public_url=options.public_url or "",
        database=os.environ.get("DATABASE_URL", ""),
        open_browser=sys.stdout.isatty() and not options.no_browser and has_desktop(os.environ, sys.platform),
        tell=tell,
        behind_proxy=(options.public_url or "").startswith("https:"),  # TLS is the proxy's
    )
    return 0


def has_desktop(env: Mapping[str, str], platform: str) -> bool:
    """True if a browser can be shown to whoever started this; a text browser would take their screen."""
    if env.get("BROWSER"):
        return True
    if env.get("SSH_CONNECTION"):
        return False
    return platform in ("win32", "darwin") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def opened() -> Store:
    store = Store(database_url(os.environ.get("DATABASE_URL", ""), home()))
    store.open()
    return store


def backup(options: Namespace, texts: Texts) -> int:
    store = opened()
    n_tables, n_events = backups.backup(store, Path(options.file))
    store.close()
    print(texts.say("backed-up", tables=n_tables, events=n_events, file=options.file))
    return 0


def restore(options: Namespace, texts: Texts) -> int:
    store = opened()
    n_tables, n_events = backups.restore(store, Path(options.file))
    store.close()
    print(texts.say("restored", tables=n_tables, events=n_events, file=options.file))
    return 0
