"""Starting the server: finding a port, opening the database, telling people where to go."""

import gc
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from chaudron.kernel.errors import Refusal
from chaudron.server.addresses import addresses, check_public_url, free_port
from chaudron.server.app import make_app
from chaudron.server.doors import Config, Doors, most_connections
from chaudron.server.limits import MESSAGE_SIZE
from chaudron.server.store.store import Store, database_url

DEFAULT_PORT = 8765
# A proxy is on this machine or in its own network; what others claim about an address is not believed.
PROXIES = "127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1,fc00::/7,fe80::/10"
# Games live long and hold many small things: looking through them for rubbish as often as Python does by
# itself took a third of the server's time.
RUBBISH = (20_000, 20, 20)
SWITCH = 0.001  # seconds after which a thread that plays an old game again lets the others go on


class Serving(uvicorn.Server):
    """uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self.ready()


def serve(
    folder: Path,
    host: str = "127.0.0.1",
    port: int | None = None,
    public_url: str = "",
    database: str = "",
    open_browser: bool = False,
    tell: Callable[[list[str]], None] = lambda urls: None,
    behind_proxy: bool = False,
) -> None:
    """Serve until interrupted. A port in use gives way to the next one, unless it was asked for by name."""
    if public_url:
        check_public_url(public_url)
    chosen = free_port(host, DEFAULT_PORT if port is None else port, 20 if port is None else 1)
    store = Store(database_url(database, folder))
    store.open(serving=True)
    urls = addresses(host, chosen, public_url)
    app = make_app(store, urls[:1] if public_url else urls, bot_workers=max(1, (os.cpu_count() or 2) - 1))
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*RUBBISH)
    config = Config(
        app,
        Doors(most_connections(), PROXIES if behind_proxy else ""),
        host=host,
        port=chosen,
        log_level="warning",
        ws_max_size=2 * MESSAGE_SIZE,
        ws_per_message_deflate=True,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=PROXIES if behind_proxy else None,
        timeout_graceful_shutdown=2,
    )

    def ready() -> None:
        tell(urls)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(urls[-1],), daemon=True).start()

    Serving(config, ready).run()


def main() -> int:
    """`python -m chaudron.server.run` for tests: settings from the environment."""
    folder = Path(os.environ.get("CHAUDRON_HOME", "."))
    port = int(os.environ.get("PORT", "0")) or None
    began = time.monotonic()

    def tell(urls: list[str]) -> None:
        sys.stderr.write(f"{urls[-1]} after {time.monotonic() - began:.1f} s\n")
        sys.stderr.flush()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        serve(folder, port=port, database=os.environ.get("DATABASE_URL", ""), tell=tell)
    except Refusal as r:
        sys.stderr.write(r.message + "\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
