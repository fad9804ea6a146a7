"""Dominion for PettingZoo, version 0 (see docs/reference/environments)."""

from __future__ import annotations

from typing import Any

from chaudron.envs.pettingzoo import TurnsEnv


def env(**settings: Any) -> TurnsEnv:
    """The AEC environment: one seat acts at a time."""
    return TurnsEnv("dominion", **settings)


raw_env = env
