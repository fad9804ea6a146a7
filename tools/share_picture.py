"""Draws the picture that a shared link shows: python -m tools.share_picture (from web/share.svg)."""

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

from chaudron.server.front import SIZE
from chaudron.testing.browser.people import ARGUMENTS, chromium

WEB = Path(__file__).resolve().parent.parent / "web"
PICTURE = WEB / "public" / "assets" / "share.png"
FONTS = WEB / "node_modules" / "@fontsource-variable"
USED = {
    "Alegreya Variable": "alegreya/files/alegreya-latin-wght-normal.woff2",
    "Source Sans 3 Variable": "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
}


def face(name: str, file: str) -> str:
    data = base64.b64encode((FONTS / file).read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return f'@font-face {{ font-family: "{name}"; font-weight: 100 900; src: {source} }}'


def main() -> None:
    style = "body { margin: 0 } " + " ".join(face(name, file) for name, file in USED.items())
    drawn = (WEB / "share.svg").read_text(encoding="utf-8")
    width, height = SIZE
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.set_content(f"<style>{style}</style>{drawn}")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main()
