"""Quacks for PettingZoo, version 0 (see docs/reference/environments)."""

from __future__ import annotations

from typing import Any

from chaudron.envs.pettingzoo import TogetherEnv, TurnsEnv


def env(**settings: Any) -> TurnsEnv:
    """The AEC environment: one seat acts at a time."""
    return TurnsEnv("quacks", **settings)


raw_env = env


def parallel_env(**settings: Any) -> TogetherEnv:
    """The parallel environment: everybody brews at the same time."""
    return TogetherEnv("quacks", **settings)
