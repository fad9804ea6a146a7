"""Learns The Quacks with two seats by masked PPO: python -m examples.learn_quacks.

It learns against the brewer, a bot that plays well, for points; in the end it is measured against the
brewer and against chance.
"""

from __future__ import annotations

from chaudron.envs.gymnasium import SeatEnv
from examples.learning import Features, learn, settings

# What a seat needs to brew and to buy; the exact places of the chips in the cauldron are left out.
WORDS = ["view.phase", "view.card", "question.verb", "view.players[0].last", "question.chip"]
PARTS = ("view.round", "view.supply", "view.players[0]", "view.players[1]", "question.", "remembered.chips")
LEFT_OUT = (
    ".pot[",
    ".cup",
    ".aside",
    ".laid",
    ".display",
    ".starters",
    "question.picks",
    ".tube",
    ".pennies",
)


def wanted(name: str) -> bool:
    return name.startswith(PARTS) and not any(part in name for part in LEFT_OUT)


def make(opponent: str) -> Features:
    env = SeatEnv("quacks", [opponent], reward="points")
    return Features(env, wanted, WORDS, lambda name: "space-" not in name, scale=10)


if __name__ == "__main__":
    args = settings(__doc__ or "", "quacks")
    learn(
        make,
        ["brewer"] * 8,
        ["random", "brewer"],
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
