"""The documentation site: its pages, those made from the sources among them, and its navigation.

`python -m tools.docs_site` (make docs) puts docs/ and the pages made from the sources together in
build/docs-pages and has MkDocs build them into build/docs; what is wrong in a page or a link stops it. MkDocs
asks this module how the navigation goes.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"
SCRIPTS = "scripts.txt"  # the scripts inside pages, by their digests: the server lets only these run

# Folders are taken whole, in this order; in a folder first what is named here, then the rest by title.
FOLDERS = {
    "tutorials": {"en": "Tutorials", "fr": "Premiers pas"},
    "how-to": {"en": "How to", "fr": "Comment faire"},
    "reference": {"en": "Reference", "fr": "Référence"},
    "explanation": {"en": "Explanation", "fr": "Explications"},
}
FIRST = [
    "first-bot", "first-study", "first-game",
    "play-in-the-browser", "play-the-quacks", "play-alchemists", "at-a-real-table",
    "python", "command-line", "http", "socket-protocol",
    "how-it-works",
]  # fmt: skip


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Put folders and pages in their order; folders are called by their names in the page's language."""
    language = config.theme.get("language", "en")
    known = list(FOLDERS)
    nav.items.sort(key=lambda item: known.index(folder_of(item)) + 1 if folder_of(item) in known else 0)
    for item in nav.items:
        if isinstance(item, Section) and folder_of(item) in FOLDERS:
            item.title = FOLDERS[folder_of(item)].get(language, item.title)
            item.children.sort(key=place_of)
    return nav


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """First pages lead to each other's languages wherever the site lies, not to the root of the host."""
    up = "../" * len([part for part in page.url.split("/") if part not in ("", ".")]) or "./"
    return re.sub(r'href="/([^"/]*/?)" hreflang', rf'href="{up}\1" hreflang', output)


def folder_of(item: Any) -> str:
    """The folder of a section, by any page in it."""
    while getattr(item, "children", None):
        item = item.children[0]
    file = getattr(item, "file", None)
    return "" if file is None else str(file.src_uri).partition("/")[0]


def place_of(item: Any) -> tuple[int, str]:
    file = getattr(item, "file", None)
    name = Path(str(file.src_uri)).name.partition(".")[0] if file else ""
    return (FIRST.index(name) if name in FIRST else len(FIRST), name or str(item.title))


def inline_scripts(site: Path) -> list[str]:
    """The digests of all scripts that stand inside pages, as a security policy names them."""
    found: set[str] = set()
    for page in site.rglob("*.html"):
        for attributes, body in re.findall(r"<script([^>]*)>(.*?)</script>", page.read_text(), re.DOTALL):
            if "src=" not in attributes and "application/json" not in attributes:
                digest = base64.b64encode(hashlib.sha256(body.encode()).digest()).decode()
                found.add(f"'sha256-{digest}'")
    return sorted(found)


def gather() -> None:
    """Put all pages into one folder."""
    from tools.docs_pages import pages  # noqa: PLC0415  MkDocs, too, imports this module

    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for place, text in pages().items():
        (PAGES / place).write_text(text)


def main() -> int:
    """Build the site, and note which scripts its pages hold."""
    gather()
    # Not --quiet, which would keep warnings from --strict, too.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        print("".join(line for line in done.stderr.splitlines(True) if "INFO" not in line), file=sys.stderr)
    else:
        SITE.joinpath(SCRIPTS).write_text("\n".join(inline_scripts(SITE)) + "\n")
        print(f"docs: {len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
