"""Learns Dominion's First Game with two seats by masked PPO: python -m examples.learn_dominion.

It learns against Big Money and against chance, for points; all Treasures are played without asking, as
people do in this kingdom.
"""

from __future__ import annotations

from chaudron.envs.gymnasium import SeatEnv
from examples.learning import Features, learn, settings

WORDS = ["view.phase", "question.verb", "question.source", "question.subject"]
PARTS = (
    "view.actions", "view.buys", "view.coins", "view.piles", "view.empty_piles", "view.players[0].hand",
    "view.players[0].deck", "view.players[0].discard_pile", "view.players[0].turns",
    "view.players[1].hand_size",
    "view.players[0].in_play", "question.lo", "question.hi", "remembered.",
)  # fmt: skip
LEFT_OUT = (
    ".deck_known",
    ".as_others",
    ".staying",
    "].pile",
    "].supply",
    "].ends",
    "].card",
    "].cards",
    "].potion",
    "].tokens",
    "].barred",
    "].cost",
    "piles.number",
)
CARDS = [
    "copper", "silver", "gold", "estate", "duchy", "province", "curse", "cellar", "market", "militia", "mine",
    "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
]  # fmt: skip
VERBS = ("play_action", "play_treasures", "buy", "play", "discard", "trash", "gain", "reveal")


def wanted(name: str) -> bool:
    return name.startswith(PARTS) and not any(part in name for part in LEFT_OUT)


def possible(name: str) -> bool:
    verb, _, option = name.partition(":")
    return verb in VERBS and option in (*CARDS, "done", "yes", "no")


def all_treasures(legal: list[str]) -> str:
    """The next Treasure, as long as there is one."""
    treasures = [name for name in legal if name.startswith("play_treasures:")]
    return treasures[0] if treasures else ""


def make(opponent: str) -> Features:
    env = SeatEnv("dominion", [opponent], reward="points", kingdom="first_game", max_turns=40)
    return Features(env, wanted, WORDS, possible, all_treasures, scale=6)


if __name__ == "__main__":
    args = settings(__doc__ or "", "dominion")
    learn(
        make,
        ["random"] * 4 + ["big-money"] * 4,
        ["random", "big-money"],
        args,
        n_steps=512,
        batch_size=1024,
        n_epochs=4,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
    )
