"""What every test run has: the rulings it proves."""

import pytest

from tests.rulings import RulingsPlugin


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*ids): the rulings that the test proves")
    config.pluginmanager.register(RulingsPlugin(config), "rulings")
