"""OpenSpiel: the three games as Python games, `python_chaudron_quacks` and its siblings.

Chance is where the rules draw. Some nodes deal the game; after that, whenever carrying out an answer draws
upon chance (a shuffle, a chip out of the bag, a die), a chance node stands before it, and its outcome is the
stream that the draw comes from. OpenSpiel has no node for "shuffle forty cards", and sampled nodes (one
outcome, luck inside) could be neither replayed nor saved: so a node has OUTCOMES equally likely streams, and
a history of actions and outcomes is the whole game. `resample_from_infostate` deals anew what is not known.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np

from chaudron.envs.common import RAISE, WIN, Terms, by_rank
from chaudron.extras import need
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.learning import LearnersGame
from chaudron.kernel.rng import seed_from

need("openspiel")

import pyspiel  # noqa: E402  (what is missing is said first)

OUTCOMES: Final = 1024  # of every chance node
DEALS: Final = 3  # so many nodes deal the game: more deals than anybody can count
LONGEST: Final = 100_000  # actions and outcomes in a game
MOST_TURNS: Final = 60  # where a game has no end of its own, unless the options say otherwise
USUAL: Final = {"players": 2, "options": ""}  # options: `kingdom:first_game;max_turns:40`


def name_of(game: str) -> str:
    """What a game is registered as."""
    return f"python_chaudron_{game}"


def type_of(game: str) -> Any:
    fewest, most = find_game(game).players
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"{game.capitalize()} (Chaudron)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


def read_options(game: str, text: str) -> dict[str, object]:
    """The options of a game, written as one parameter."""
    known = [option.name for option in find_game(game).options]
    out: dict[str, object] = {"max_turns": MOST_TURNS} if "max_turns" in known else {}
    for part in text.split(";"):
        name, colon, value = part.partition(":")
        if colon:
            out[name.strip()] = value.strip()
    return out


class SpielGame(pyspiel.Game):
    """One of the games, with its number of players and its options."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**USUAL, **(params or {})}
        options = read_options(game, chosen["options"])
        self.terms = Terms(game, chosen["players"], WIN, RAISE, 0, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.terms.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.terms, iig_obs_type)


Step = tuple[int, int]  # an action or outcome, and NOT_DEALT; or who imagined, and the deal
NOT_DEALT: Final = -1


class Course:
    """A game as OpenSpiel sees it, chance and players in turn; and the whole way that led there."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.playing: LearnersGame | None = None  # before the first chance nodes there is none
        self.whole = -1  # the seat whose answer waits for its chance
        self.nodes = 0  # chance nodes so far
        self.deal = 0  # what those before the game began came to
        self.memory = [b""] * terms.players  # what each player saw and did, in short
        self.path: list[Step] = []
        self.told: list[str] = []  # the same for people, step by step

    def at_chance(self) -> bool:
        return self.playing is None or self.whole >= 0

    def apply(self, action: int) -> None:
        """Take an outcome of chance, or the action of whose turn it is; an illegal one changes nothing."""
        told = f"chance:{action}"
        if self.playing is None:
            self.nodes += 1
            self.deal = seed_from(self.deal, action)
            if self.nodes == DEALS:
                self.playing = self.terms.begin(self.deal)
        elif self.whole >= 0:
            self.nodes += 1
            seat, self.whole = self.whole, -1
            picks = self.playing.picks_of(seat)
            assert picks is not None
            self.playing.carry_out(seat, picks, seed_from(action, "node", self.nodes))
        else:
            told = f"{self.playing.turn}:{self.terms.actions.name(action)}"
            self.decide(self.playing, action)
        self.path.append((action, NOT_DEALT))
        self.told.append(told)

    def decide(self, playing: LearnersGame, action: int) -> None:
        """Take a player's action. If carrying it out would draw upon chance, wait for the chance node."""
        seat = playing.turn
        picks = playing.picks_of(seat)
        assert picks is not None
        past = self.memory[seat] + self.observation(seat) + str(action).encode()
        if not picks.take(action):
            self.memory[seat] = blake2b(past, digest_size=16).digest()
            return
        self.memory[seat] = blake2b(past, digest_size=16).digest()
        trial = playing.clone()
        before = trial.chance_at()
        trial.carry_out(seat, picks)
        if set(trial.chance_at()) <= set(before):
            playing.carry_out(seat, picks)
        else:
            self.whole = seat

    def imagine(self, player: int, deal: int) -> None:
        """Go on in another world that this player, whose turn it is, believes possible."""
        assert self.playing is not None
        self.path.append((player, deal))
        self.told.append(f"{player}:imagines:{deal}")
        self.playing.imagine(player, deal)

    def observation(self, player: int) -> bytes:
        """What a player sees now, as the bytes of its observation."""
        if self.playing is None:
            return b""
        into = np.zeros(self.terms.encoding.width, np.int16)
        self.playing.observe(player, into)
        return into.tobytes()

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        twin = Course(self.terms)
        twin.playing = None if self.playing is None else self.playing.clone()
        twin.whole, twin.nodes, twin.deal = self.whole, self.nodes, self.deal
        twin.memory, twin.path, twin.told = self.memory[:], self.path[:], self.told[:]
        return twin

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        terms = self.terms
        return gone_again, (terms.spec.name, terms.players, terms.options, self.path)


def gone_again(game: str, players: int, options: dict[str, object], path: list[Step]) -> Course:
    """The same way once more."""
    course = Course(Terms(game, players, WIN, RAISE, 0, options))
    for step, deal in path:
        if deal == NOT_DEALT:
            course.apply(step)
        else:
            course.imagine(step, deal)
    return course


class SpielState(pyspiel.State):
    """A course, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.terms)

    def current_player(self) -> int:
        if self.course.at_chance():
            return int(pyspiel.PlayerId.CHANCE)
        playing = self.course.playing
        assert playing is not None
        return int(pyspiel.PlayerId.TERMINAL) if playing.over else playing.turn

    def _legal_actions(self, player: int) -> list[int]:
        playing = self.course.playing
        return [] if playing is None else sorted(playing.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.course.terms.actions.name(action)

    def is_terminal(self) -> bool:
        playing = self.course.playing
        return playing is not None and not self.course.at_chance() and playing.over

    def returns(self) -> list[float]:
        playing = self.course.playing
        return by_rank(playing.ranks()) if playing is not None and self.is_terminal() else self.nothing()

    def nothing(self) -> list[float]:
        return [0.0] * self.course.terms.players

    def __str__(self) -> str:
        return " ".join(self.course.told)

    # ------------------------------------------------------------ what players know

    def observation_string(self, player: int) -> str:
        return f"player {player}: {self.course.observation(player).hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player saw and did (in short), and what it sees now."""
        who = self.current_player() if player is None else player
        seen = blake2b(self.course.observation(who)).hexdigest()
        return f"player {who}: {self.course.memory[who].hex()} {seen}"

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Another game that this player, who has to decide, believes possible: the unseen is dealt anew."""
        if player != self.current_player():
            raise IllegalAnswer("not-asked", f"player {player} is not asked anything now", {"seat": player})
        twin: SpielState = self.clone()
        twin.course.imagine(player, int(probability_sampler() * 2**53))
        return twin


class SpielObserver:
    """Observations as OpenSpiel asks for them."""

    def __init__(self, terms: Terms, kind: Any) -> None:
        width = terms.encoding.width
        self.numbers = np.zeros(width, np.int16)
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.numbers.fill(0)
        if state.course.playing is not None:
            state.course.playing.observe(player, self.numbers)
        self.tensor[:] = self.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


EVEN: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def class_of(game: str) -> type[SpielGame]:
    """A class, for OpenSpiel makes games by class and forgets these only after Python has ended."""

    class OneGame(SpielGame):
        """A game of this name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return OneGame


for _game in GAMES:
    if name_of(_game) not in pyspiel.registered_names():
        pyspiel.register_game(type_of(_game), class_of(_game))
