"""What every test run has: the rulings it proves."""

import pytest
from hypothesis import settings

from tests.rulings import RulingsPlugin

settings.register_profile("chaudron", deadline=None)  # how long a machine takes proves nothing
settings.load_profile("chaudron")

for game in ("dominion", "quacks", "alchemists"):  # a property that does not hold shows its figures
    pytest.register_assert_rewrite(f"chaudron.testing.{game}", "chaudron.testing.playing")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*ids): the rulings that the test proves")
    config.pluginmanager.register(RulingsPlugin(config), "rulings")
