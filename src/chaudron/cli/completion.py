"""`chaudron completion`: a script by which bash, zsh or fish completes commands, options and choices."""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from chaudron.cli.options import commands, parser
from chaudron.games.catalogue import GAMES
from chaudron.locales import Texts


class Typed(NamedTuple):
    """Something that may be typed after others, and what it does."""

    after: tuple[str, ...]  # the command, and its own command
    text: str
    help: str


def completion(args: argparse.Namespace, texts: Texts) -> int:
    """Print the script; the shell reads it when it starts (its first lines say how)."""
    words = list(all_words(texts))
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](words, texts), end="")
    return 0


def all_words(texts: Texts) -> Iterator[Typed]:
    """Every command and option there is, with its help in this language."""
    root = parser(texts, ["--help"])
    yield from options_of(root, ())
    helped = {action.dest: str(action.help) for action in choices_of(root)._choices_actions}
    for name in commands():
        yield Typed((), name, helped.get(name, ""))
    for name in commands():
        yield from words_of(choices_of(parser(texts, [name, "--help"])).choices[name], (name,))


def words_of(found: argparse.ArgumentParser, after: tuple[str, ...]) -> Iterator[Typed]:
    yield from options_of(found, after)
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            helped = {one.dest: str(one.help) for one in action._choices_actions}
            for name, inner in action.choices.items():
                yield Typed(after, name, helped.get(name, ""))
                yield from words_of(inner, (*after, name))
        elif action.dest == "game" and not action.option_strings:
            yield from (Typed(after, game, "") for game in GAMES)
        elif action.choices and not action.option_strings:
            yield from (Typed(after, str(choice), "") for choice in action.choices)


def options_of(found: argparse.ArgumentParser, after: tuple[str, ...]) -> Iterator[Typed]:
    for action in found._actions:
        for text in action.option_strings:
            if text.startswith("--"):
                yield Typed(after, text, str(action.help or ""))


def choices_of(root: argparse.ArgumentParser) -> "argparse._SubParsersAction[argparse.ArgumentParser]":
    for action in root._actions:
        if isinstance(action, argparse._SubParsersAction):
            return action
    raise RuntimeError("the command line has no commands")


def by_place(words: list[Typed]) -> dict[tuple[str, ...], list[Typed]]:
    places: dict[tuple[str, ...], list[Typed]] = {}
    for word in words:
        places.setdefault(word.after, []).append(word)
    return places


def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def head(texts: Texts, shell: str) -> str:
    return f"# {texts.say('completion-how', shell=shell)}\n#   {HOW[shell]}\n"


HOW = {
    "bash": "chaudron completion bash > ~/.local/share/bash-completion/completions/chaudron",
    "zsh": "chaudron completion zsh > ~/.zfunc/_chaudron   # with fpath+=~/.zfunc before compinit",
    "fish": "chaudron completion fish > ~/.config/fish/completions/chaudron.fish",
}

# Both walk along what was typed: the place is the command, and the command of its own if it has one.
BASH = """_chaudron() {{
    local place='' word offer=''
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$place $word" in
{moves}
        esac
    done
    case "$place" in
{offers}
    esac
    COMPREPLY=($(compgen -W "$offer" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _chaudron chaudron
"""

ZSH = """_chaudron() {{
    local place='' word
    local -a offer
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "$place $word" in
{moves}
        esac
    done
    case "$place" in
{offers}
    esac
    _describe -t words chaudron offer || _files
}}
if [ "$funcstack[1]" = _chaudron ]; then _chaudron "$@"; else compdef _chaudron chaudron; fi
"""


def moves(places: dict[tuple[str, ...], list[Typed]]) -> str:
    """The cases in which a word leads to a place."""
    lines = []
    for place in places:
        if place:
            before, word = " ".join(place[:-1]), place[-1]
            lines.append(f"            {quoted(f'{before} {word}')}) place={quoted(' '.join(place))} ;;")
    return "\n".join(lines)


def bash(words: list[Typed], texts: Texts) -> str:
    places = by_place(words)
    offers = "\n".join(
        f"        {quoted(' '.join(place))}) offer={quoted(' '.join(word.text for word in found))} ;;"
        for place, found in places.items()
    )
    return head(texts, "bash") + BASH.format(moves=moves(places), offers=offers)


def zsh(words: list[Typed], texts: Texts) -> str:
    places = by_place(words)
    offers = "\n".join(
        f"        {quoted(' '.join(place))}) offer=({' '.join(map(described, found))}) ;;"
        for place, found in places.items()
    )
    return "#compdef chaudron\n" + head(texts, "zsh") + ZSH.format(moves=moves(places), offers=offers)


def described(word: Typed) -> str:
    text = word.text.replace(":", "\\:")
    return quoted(f"{text}:{word.help}" if word.help else text)


def fish(words: list[Typed], texts: Texts) -> str:
    """A line for each word, with the condition under which it is offered."""
    lines = [head(texts, "fish").rstrip()]
    inner: dict[tuple[str, ...], list[str]] = {}
    for word in words:
        if not word.text.startswith("-") and word.text not in GAMES:
            inner.setdefault(word.after, []).append(word.text)
    for word in words:
        conditions = [f"__fish_seen_subcommand_from {one}" for one in word.after]
        if not word.text.startswith("-") and word.after in inner and word.text in inner[word.after]:
            conditions.append(f"not __fish_seen_subcommand_from {' '.join(inner[word.after])}")
        elif not word.after:
            conditions.append("__fish_use_subcommand")
        said = f" -d {fish_quoted(word.help)}" if word.help else ""
        what = f"-l {word.text[2:]}" if word.text.startswith("--") else f"-a {word.text}"
        lines.append(f"complete -c chaudron -n {fish_quoted('; and '.join(conditions))} {what}{said}")
    return "\n".join(lines) + "\n"


def fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
