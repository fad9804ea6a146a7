"""`chaudron serve`: the browser's front door; `backup` and `restore` of what it keeps."""

import os
import sys
from argparse import Namespace
from pathlib import Path

import segno

from chaudron.cli.saves import home
from chaudron.locales import Texts
from chaudron.server.run import serve as run_server
from chaudron.server.store import backup as backups
from chaudron.server.store.store import Store, database_url


def serve(options: Namespace, texts: Texts) -> int:
    """Serve until interrupted; say where, and open a browser if there is somebody in front of a screen."""
    watched = sys.stdout.isatty() and not options.no_browser

    def tell(urls: list[str]) -> None:
        print(texts.say("serving-at", url=urls[-1]))
        for url in urls[:-1]:
            print(texts.say("serving-friends", url=url))
        if sys.stdout.isatty() and len(urls) > 1:
            segno.make(urls[0]).terminal(compact=True)
        print(texts.say("serving-stop"), flush=True)

    run_server(
        home(),
        host=options.host,
        port=options.port,
        public_url=options.public_url or "",
        database=os.environ.get("DATABASE_URL", ""),
        open_browser=watched,
        tell=tell,
        behind_proxy=bool(options.public_url),
    )
    return 0


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
