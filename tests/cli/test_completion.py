"""Completion for shells, and --json wherever a command tells something."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

import chaudron as library
from chaudron.cli.completion import all_words, bash, fish, zsh
from chaudron.cli.options import commands
from chaudron.locales import Texts
from tests.cli.command import chaudron

pytestmark = pytest.mark.once

# These play with somebody, change something, or print what is no fact.
TELL_NOTHING = {"play", "tune", "serve", "backup", "restore", "reader", "completion"}


@cache
def script_of(shell: str) -> str:
    words = list(all_words(Texts("en")))
    return {"bash": bash, "zsh": zsh, "fish": fish}[shell](words, Texts("en"))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_offered(shell: str, tmp_path: Path) -> None:
    script = script_of(shell)
    for word in all_words(Texts("en")):
        written = f"-l {word.text[2:]} " if shell == "fish" and word.text.startswith("--") else word.text
        assert written in script + " "
    if program := shutil.which(shell):
        file = tmp_path / "script"
        file.write_text(script)
        subprocess.run([program, "-n", str(file)], check=True)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ser", ["serve"]),
        ("play q", ["quacks"]),
        ("play quacks --resu", ["--resume"]),
        ("admin pru", ["prune"]),
        ("admin prune --dry", ["--dry-run"]),
        ("--lang fr simulate dominion --fre", ["--fresh"]),
        ("plan show --tex", ["--text"]),
    ],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes(typed: str, offered: list[str], tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(script_of("bash"))
    words = ["chaudron", *typed.split()]
    line = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _chaudron"
    asked = f'source {script}; {line}; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
def test_fish_completes(tmp_path: Path) -> None:
    script = tmp_path / "script.fish"
    script.write_text(script_of("fish"))
    for typed, offered in (("ser", "serve"), ("admin pru", "prune"), ("play q", "quacks")):
        asked = f"source {script}; complete -C 'chaudron {typed}'"
        done = subprocess.run(["fish", "-c", asked], capture_output=True, text=True, check=True)
        assert [line.partition("\t")[0] for line in done.stdout.splitlines()] == [offered]


def test_the_command_prints_the_script(tmp_path: Path) -> None:
    assert chaudron("completion", "bash", home=tmp_path).out == script_of("bash")


def test_a_shell_we_do_not_know_is_refused(tmp_path: Path) -> None:
    said = chaudron("completion", "tcsh", home=tmp_path)
    assert said.status == 2 and "tcsh" in said.err


def test_every_command_that_tells_something_tells_it_to_programs() -> None:
    have = {word.after for word in all_words(Texts("en")) if word.text == "--json"}
    for name in commands():
        if name not in TELL_NOTHING:
            assert any(place[0] == name for place in have if place), f"{name} has no --json"
    assert {("plan", doing) for doing in ("list", "show", "check", "run")} <= have


def body(*command: str, home: Path) -> object:
    said = chaudron(*command, home=home)
    assert said.status == 0, said.err
    return json.loads(said.out)


def test_what_programs_are_told(tmp_path: Path) -> None:
    version = body("--version", "--json", home=tmp_path)
    assert isinstance(version, dict) and version["version"] == library.__version__
    found = body("about", "moat", "--json", "--lang", "fr", home=tmp_path)
    assert isinstance(found, list) and found[0]["name"] == "Douves" and found[0]["figures"]["cost"]
    assert found[0]["rulings"][0]["tests"]
    plans = body("plan", "list", "--json", home=tmp_path)
    assert isinstance(plans, list) and len(plans) > 50
    shown = body("plan", "show", "chapel-witch", "--json", home=tmp_path)
    assert isinstance(shown, dict) and shown["wants"] == ["chapel", "witch"] and "buy" in shown["text"]
    checked = body("plan", "check", "chapel-witch", "--json", home=tmp_path)
    assert isinstance(checked, dict) and checked["problems"] == []
    bad = tmp_path / "bad.plan"
    bad.write_text("name: x\nbuy gould\n")
    said = chaudron("plan", "check", str(bad), "--json", home=tmp_path)
    assert said.status == 2 and len(json.loads(said.out)["problems"]) == 1


def test_a_replay_is_told_with_its_log_and_its_end(tmp_path: Path) -> None:
    session = library.quacks.session(["Ann", "Ben"], seed=2)
    bot = library.quacks.bot("random")
    while not session.over:
        seat = session.pending[0].decider
        session.answer(seat, bot.answer(session.stepper.view(seat), session.pending[0]))
    file = tmp_path / "game.json"
    file.write_text(session.record().dumps())
    told = body("replay", str(file), "--json", home=tmp_path)
    assert isinstance(told, dict)
    assert told["standings"] == session.state.standings() and told["seats"] == ["Ann", "Ben"]
    assert all("event" in line for line in told["log"]) and len(told["log"]) > 50
