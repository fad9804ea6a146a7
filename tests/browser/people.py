"""People at a real browser: what they see is lit, and what they press."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """The system's Chromium; no browser is ever downloaded."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return str(Path(found))
    return None


def keep(page: Page, settings: dict[str, Any], keys: dict[str, str]) -> None:
    """What this browser remembers from before: settings, and the keys to seats."""
    entries = {
        "chaudron.settings": json.dumps(settings),
        "chaudron.keys": json.dumps({"list": [{"table": t, "token": k} for t, k in keys.items()]}),
    }
    script = "; ".join(
        f"localStorage.getItem({k!r}) ?? localStorage.setItem({k!r}, {json.dumps(v)})"
        for k, v in entries.items()
    )
    page.add_init_script(script)
