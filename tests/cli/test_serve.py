"""`chaudron serve`: what it says, and when it opens a browser."""

import socket
from argparse import Namespace
from pathlib import Path

import pytest

from chaudron.cli import serve
from chaudron.locales import Texts
from chaudron.server.addresses import addresses
from tests.cli.command import chaudron


@pytest.mark.parametrize(
    ("env", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "1 2 3 4", "DISPLAY": ":10"}, "linux", False),
        ({"SSH_CONNECTION": "1 2 3 4"}, "darwin", False),
        ({"SSH_CONNECTION": "1 2 3 4", "BROWSER": "code --open"}, "linux", True),
    ],
)
def test_a_browser_opens_where_there_is_a_desktop(env: dict[str, str], platform: str, opens: bool) -> None:
    assert serve.has_desktop(env, platform) is opens


def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str, public: str) -> str:
    """What is printed when the server is ready, without serving."""

    def ready(folder: Path, **settings: object) -> None:
        settings["tell"](addresses(host, 8765, public))  # type: ignore[operator]

    monkeypatch.setattr(serve, "run_server", ready)
    monkeypatch.setattr("chaudron.server.addresses.lan_address", lambda: "192.0.2.7")
    options = Namespace(host=host, port=None, public_url=public, no_browser=True)
    assert serve.serve(options, Texts("en")) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("host", "public", "lines"),
    [
        ("127.0.0.1", "", ["ready: http://localhost:8765", "with --host 0.0.0.0 friends"]),
        ("0.0.0.0", "", ["ready: http://localhost:8765", "For friends: http://192.0.2.7:8765"]),
        (
            "127.0.0.1",
            "https://g.example/",
            ["ready: http://localhost:8765", "For friends: https://g.example"],
        ),
        ("::1", "", ["ready: http://[::1]:8765", "with --host 0.0.0.0 friends"]),
        ("192.0.2.7", "", ["ready: http://192.0.2.7:8765"]),
    ],
)
def test_the_addresses_are_printed(
    host: str,
    public: str,
    lines: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = told(monkeypatch, capsys, host, public).splitlines()
    assert len(said) == len(lines) + 1
    for line, expected in zip(said, lines, strict=False):
        assert expected in line


def test_a_terminal_shows_the_code_for_a_friends_phone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert "█" in told(monkeypatch, capsys, "0.0.0.0", "")
    assert "█" not in told(monkeypatch, capsys, "127.0.0.1", "")


@pytest.mark.parametrize(
    ("public", "believed"), [("https://g.example", True), ("http://192.0.2.7:8765", False), (None, False)]
)
def test_only_a_proxy_is_believed_about_who_calls(
    public: str | None, believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, object] = {}
    monkeypatch.setattr(serve, "run_server", lambda folder, **given: settings.update(given))
    serve.serve(Namespace(host="0.0.0.0", port=None, public_url=public, no_browser=True), Texts("en"))
    assert settings["behind_proxy"] is believed


def test_a_port_asked_for_by_name_that_is_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = chaudron("serve", "--port", str(port), home=tmp_path)
    assert said.status == 2
    assert said.err == f"chaudron: Port {port} is in use; choose another with --port.\n"
