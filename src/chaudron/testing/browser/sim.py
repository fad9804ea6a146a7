"""Whole games played out beforehand, answer by answer, for a browser to play again."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.session import Session
from chaudron.server.thinking import think
from chaudron.testing.server import Server

Json = dict[str, Any]


@dataclass
class Step:
    """One question to a person, and the answer given."""

    seat: int
    prompt: Json
    answer: Any


@dataclass
class Played:
    """A game as its people answered it; bots answer by themselves, and always alike."""

    seed: int
    game: str
    options: Json
    steps: list[Step] = field(default_factory=list)
    over: bool = False
    points: list[int] = field(default_factory=list)

    def kinds(self) -> set[str]:
        return {s.prompt["kind"] for s in self.steps}

    def verbs(self) -> set[str]:
        return {s.prompt["verb"] for s in self.steps}


def lively(prompt: Json, rnd: random.Random) -> Any:
    """An answer that makes things happen: play what can be played, buy what is dear, else by chance."""
    options: list[str] = prompt.get("options", [])
    kind, verb = prompt["kind"], prompt["verb"]
    if kind == "yes_no":
        return rnd.random() < 0.7
    if kind == "number":
        return rnd.randint(prompt["lo"], prompt["hi"])
    if verb == "buy":
        dear = [o for o in options if o not in ("copper", "curse", "estate", "ruins")]
        return rnd.choice(dear) if dear else None
    if kind in ("one", "name"):
        decline = prompt["lo"] == 0 and verb not in ("play_action", "gain") and rnd.random() < 0.2
        return None if decline else rnd.choice(options)
    if kind == "order":
        return rnd.sample(options, len(options))
    if verb == "play_treasures":
        return prompt["all"]
    return rnd.sample(options, rnd.randint(prompt["lo"], min(prompt["hi"], prompt["lo"] + 2)))


def wished(prompt: Json, rnd: random.Random, wishes: tuple[str, ...]) -> str | None:
    """Of the wishes any to buy, or the first of them to play."""
    options = [w for w in wishes if w in prompt.get("options", [])]
    if not options or prompt["verb"] not in ("buy", "play_action"):
        return None
    return rnd.choice(options) if prompt["verb"] == "buy" else options[0]


def play_out(
    seed: int,
    options: Json,
    seats: list[str],
    bots: dict[int, str],
    stop: Callable[[Session, Json, int], bool] = lambda session, prompt, count: False,
    most: int = 2000,
    wishes: tuple[str, ...] = (),
    game: str = "dominion",
    lively: Callable[[Json, random.Random], Any] = lively,
) -> Played:
    """Play a game as the server would, up to its end or to the moment wanted."""
    session = Session(find_game(game), seed, seats, options)
    played = Played(seed, game, dict(session.options))
    rnd = random.Random(seed)
    while not session.over and len(played.steps) < most:
        request = next((r for r in session.pending if r.decider not in bots), None)
        if request is None:
            for deed in think(
                f"sim{seed}", 0, game, seed, seats, session.options, session.answers[:], bots, 1000
            ):
                session.answer_named(*deed.given)
            continue
        seat = request.decider
        prompt: Json = dict(request.dump(session.stepper.state_of(seat)))
        if stop(session, prompt, len(played.steps)):
            return played
        answer = wished(prompt, rnd, wishes) or lively(prompt, rnd)
        played.steps.append(Step(seat, prompt, answer))
        session.answer_named(seat, answer)
    played.over = session.over
    if session.over:
        view = session.stepper.view(0).dump()
        players: Any = view["players"]
        played.points = [p["points"] for p in players]
    return played


def bring_to(server: Server, game: Played, names: list[str]) -> tuple[str, str, str]:
    """The same game on a server, up to its moment: table, code and key. Both play at one screen, as only who
    plays alone may choose the cards."""
    opened = server.post(
        "/api/tables",
        {
            "game": game.game,
            "seats": [{"kind": "mine", "name": name} for name in names],
            "options": game.options,
            "settings": {"points": True} if game.game == "dominion" else {},
            "seed": str(game.seed),
        },
    ).json()
    with server.sit(opened["table"], opened["token"]) as both:
        for step in game.steps:
            while not both.state.get("prompt") or both.state["prompt"] != step.prompt:
                both.hear()
            assert both.answer(step.answer) is None
    return opened["table"], opened["code"], opened["token"]
