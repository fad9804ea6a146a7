"""Run by test_rllib in an environment that has RLlib: its own checks of our environments."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
from ray.rllib.utils.pre_checks.env import check_multiagent_environments

import chaudron.envs
from chaudron.envs import alchemists_v0, dominion_v0, quacks_v0

# The checks sample without a mask: an illegal action loses.
for module in (dominion_v0, quacks_v0, alchemists_v0):
    turns: Any = PettingZooEnv
    check_multiagent_environments(turns(module.env(illegal="lose")))
together: Any = ParallelPettingZooEnv
check_multiagent_environments(together(quacks_v0.parallel_env(illegal="lose")))
assert chaudron.envs.__doc__
sys.stdout.write(f"checked with gymnasium {gymnasium.__version__}, Python {sys.version.split()[0]}\n")
