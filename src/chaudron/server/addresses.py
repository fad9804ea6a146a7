"""Where the server can be reached: on this machine, on the local network, at a public address."""

import errno
import io
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from chaudron.kernel.errors import Refusal


def lan_address() -> str:
    """This machine's address on the local network, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            address = str(s.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith("127.") else address


def addresses(host: str, port: int, public_url: str) -> list[str]:
    """Every address to give to a browser, the best one for a friend first."""
    urls: list[str] = []
    if public_url:
        urls.append(public_url.rstrip("/"))
    elif host in ("0.0.0.0", "::"):
        lan = lan_address()
        if lan:
            urls.append(f"http://{lan}:{port}")
    here = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    urls.append(f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}")
    return urls


def is_loopback(host: str) -> bool:
    """True if only this machine can reach an address."""
    return host in ("localhost", "::1") or host.startswith("127.")


def check_public_url(url: str) -> None:
    """Refuse what no link can begin with."""
    if not re.fullmatch(r"https?://[^/?#@\s:]+(:\d+)?/?", url):
        raise Refusal(
            "bad-public-url",
            f"{url!r} is no address of a site; it looks like https://games.example.org, without a folder",
            {"url": url},
        )


def foreign(origin: str, host: str, ours: list[str]) -> bool:
    """True if a browser says that a page of another site asks: not the one it asks, nor our own address."""
    if not origin or origin.lower() in ours:
        return False
    try:
        page, asked = urlsplit(origin), urlsplit(f"//{host}")
        same_port = asked.port is None or page.netloc.lower() == asked.netloc.lower()
    except ValueError:
        return True
    return not page.hostname or page.hostname != asked.hostname or not same_port


@lru_cache(256)
def qr_svg(text: str) -> str:
    """A QR code as an SVG image."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return out.getvalue().decode()


def free_port(host: str, wanted: int, tries: int = 20) -> int:
    """The wanted port, or the next one nobody uses; refused if there is none near."""
    for port in range(wanted, wanted + tries):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as s:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                s.bind((host, port))
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    continue
                raise Refusal(
                    "cannot-listen",
                    f"cannot listen on {host} port {port}: {error.strerror}",
                    {"host": host, "port": str(port), "reason": error.strerror or str(error)},
                ) from None
            return port
    raise Refusal(
        "port-in-use", f"port {wanted} is in use; choose another with --port", {"port": str(wanted)}
    )
