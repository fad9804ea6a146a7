"""Actions with numbers that stay: every answer of a game as a sequence of picks out of one written list.

A pick is a (verb, option) of the list, `buy:silver`. Choosing one, yes or no, or a small number is one
pick; choosing several or ordering is one pick after the other, with `done` as its end. Options that are
alike share a pick; where several that are not alike have one name, a second pick says which of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from chaudron.kernel.errors import IllegalAnswer, Refusal
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.state import State

DONE: Final = "done"  # nothing (more)
YES: Final = "yes"
NO: Final = "no"
WHICH: Final = "which"  # of several things that have one name, from 1
TIMES: Final = "times_64"  # a number of 64 or more: first how many times 64 it is, then the rest
MOST: Final = 64  # numbers that have a pick of their own, and things that WHICH may tell apart
NOTHING: Final[list[object]] = []

Offers = dict[str, list[str]]  # by verb: everything that may be offered besides yes, no and done


class Actions:
    """The numbered actions of a game. New ones are appended; what was released keeps its number."""

    def __init__(self, names: list[tuple[str, str]]) -> None:
        self.pairs = names
        self.by_verb: dict[str, dict[str, int]] = {}
        for number, (verb, option) in enumerate(names):
            self.by_verb.setdefault(verb, {})[option] = number

    def __len__(self) -> int:
        return len(self.pairs)

    def name(self, action: int) -> str:
        """What an action is called: `buy:silver`."""
        if not 0 <= action < len(self.pairs):
            return f"number {action}"
        verb, option = self.pairs[action]
        return f"{verb}:{option}"

    def number(self, verb: str, option: str) -> int:
        """The number of an action, or a refusal: the list has to be written again."""
        found = self.by_verb.get(verb, {}).get(option)
        if found is None:
            raise Refusal(
                "unnumbered-action",
                f"the list of actions has no {verb}:{option}; python -m tools.actions appends it",
                {"verb": verb, "option": option},
            )
        return found

    def find(self, name: str) -> int:
        """The number of an action by its name."""
        verb, _, option = name.partition(":")
        return self.number(verb, option)


READ: Final[dict[str, Actions]] = {}


def expanded(blocks: list[dict[str, list[str]]]) -> list[tuple[str, str]]:
    """Each block is every one of its verbs with every one of its options, in this order."""
    return [(verb, option) for block in blocks for verb in block["verbs"] for option in block["options"]]


def read_actions(file: Path) -> Actions:
    """The list that is written in a file (`actions.json` beside the rules of a game)."""
    found = READ.get(str(file))
    if found is None:
        found = READ[str(file)] = Actions(expanded(json.loads(file.read_text(encoding="utf-8"))["blocks"]))
    return found


def every_action(verbs: list[str], offers: Offers) -> list[tuple[str, str]]:
    """All that a game with these verbs and offers needs."""
    numbers = [str(n) for n in range(MOST)]
    out = [(verb, option) for verb in verbs for option in (DONE, NO, YES)]
    for verb, options in offers.items():
        out += [(verb, option) for option in options]
    return out + [(WHICH, n) for n in numbers[1:]] + [(TIMES, n) for n in numbers]


class Picks:
    """An open question while it is answered, pick by pick."""

    def __init__(self, actions: Actions, request: Request, state: State) -> None:
        self.actions = actions
        self.request = request
        self.state = state
        self.verb = request.verb_name()
        self.chosen: list[object] = []
        self.left: list[object] = (
            NOTHING if request.kind == YES_NO or request.kind == NUMBER else request.options(state)
        )
        self.taken: list[int] = []  # the picks so far
        self.among: list[object] = NOTHING  # what the next pick tells apart
        self.times = -1  # of a large number: how many times 64
        self.answer: object = None
        self.offer: dict[int, object] = {}  # what each action stands for now
        self.unlike: list[int] = []  # actions that stand for several unlike things
        self.look()

    def legal(self) -> list[int]:
        """The actions that are open now, in the order of the offer."""
        return list(self.offer)

    def number(self, option: str) -> int:
        return self.actions.number(self.verb, option)

    def look(self) -> None:
        """Find out what is on offer now."""
        request = self.request
        kind = request.kind
        offer: dict[int, object] = {}
        self.unlike = []
        if self.among:
            for n, option in enumerate(self.among):
                offer[self.actions.number(WHICH, str(n + 1))] = option
        elif kind == YES_NO:
            offer[self.number(NO)] = False
            offer[self.number(YES)] = True
        elif kind == NUMBER:
            self.look_at_numbers(offer)
        else:
            for option in self.left:
                action = self.number(request.action_name(option))
                if action not in offer:
                    offer[action] = option
                elif offer[action] is not option and offer[action] != option and action not in self.unlike:
                    self.unlike.append(action)
            if kind == SOME:
                if len(self.chosen) >= request.lo:
                    offer[self.number(DONE)] = None
            elif kind != ORDER and request.lo == 0:
                offer[self.number(DONE)] = None
        self.offer = offer

    def look_at_numbers(self, offer: dict[int, object]) -> None:
        lo, hi = self.request.lo, self.request.hi
        if self.times < 0 and hi >= MOST:
            for n in range(lo // MOST, hi // MOST + 1):
                offer[self.actions.number(TIMES, str(n))] = n
            return
        base = max(0, self.times) * MOST
        for n in range(max(lo, base), min(hi, base + MOST - 1) + 1):
            offer[self.number(str(n - base))] = n

    def take(self, action: int) -> bool:
        """Take a pick; True if the answer is whole with it. What is not on offer is refused by its name."""
        if action not in self.offer:
            raise self.refusal(action)
        self.taken.append(action)
        option = self.offer[action]
        if action in self.unlike:
            self.among = [o for o in self.left if self.number(self.request.action_name(o)) == action]
            self.look()
            return False
        self.among = NOTHING
        request = self.request
        kind = request.kind
        if kind == NUMBER and self.times < 0 and request.hi >= MOST:
            assert isinstance(option, int)
            self.times = option
            self.look()
            return False
        if kind == ONE or kind == NAME or kind == YES_NO or kind == NUMBER:
            self.answer = option
            return True
        self.answer = self.chosen
        if option is None:
            return True
        self.chosen.append(option)
        for i, o in enumerate(self.left):
            if o is option or o == option:
                del self.left[i]
                break
        if kind == SOME and len(self.chosen) == request.hi:
            return True
        self.look()
        if kind == ORDER and len(self.offer) == 1 and not self.unlike:
            self.chosen.extend(self.left)  # what is left has only one order
            return True
        return not self.left

    def refusal(self, action: int) -> IllegalAnswer:
        offer = ", ".join([self.actions.name(a) for a in self.legal()])
        name = self.actions.name(action)
        return IllegalAnswer(
            "action-not-offered",
            f"{name} is not offered now; there is {offer}",
            {"name": name, "offer": offer},
        )
