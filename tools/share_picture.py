"""Draws pictures from drawings of ours: python -m tools.share_picture

What a shared link shows (web/share.svg), and the companion's icons (web/companion/public/icon.svg).
"""

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

from chaudron.server.front import SIZE
from chaudron.testing.browser.people import ARGUMENTS, chromium

WEB = Path(__file__).resolve().parent.parent / "web"
PICTURE = WEB / "public" / "assets" / "share.png"
FONTS = WEB / "node_modules"
ICONS = WEB / "companion" / "public"
ICON_SIZES = (192, 512)
USED = {
    "Alegreya Variable": "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2",
    "Source Sans 3 Variable": (
        "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"
    ),
}


def face(name: str, file: str) -> str:
    data = base64.b64encode((FONTS / file).read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return f'@font-face {{ font-family: "{name}"; font-weight: 100 900; src: {source} }}'


def main() -> None:
    faces = " ".join(face(name, file) for name, file in USED.items())
    style = f"body {{ margin: 0 }} svg {{ display: block }} {faces}"
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)

        def draw(drawing: Path, picture: Path, width: int, height: int) -> None:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(f"<style>{style}</style>{drawing.read_text(encoding='utf-8')}")
            page.evaluate("document.fonts.ready")
            picture.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=picture)
            page.close()

        draw(WEB / "share.svg", PICTURE, *SIZE)
        for size in ICON_SIZES:
            draw(ICONS / "icon.svg", ICONS / f"icon-{size}.png", size, size)
        browser.close()


if __name__ == "__main__":
    main()
