"""Names beside numbers: what does not fit is refused at once."""

import pytest

from chaudron.kernel.names import numbered


def test_names_are_looked_up_numbered() -> None:
    assert numbered([(0, "a"), (1, "b"), (2, "c")]) == ["a", "b", "c"]
    assert numbered([(1, "a"), (2, "b")]) == ["", "a", "b"]


@pytest.mark.parametrize(
    "pairs",
    [
        [(0, "a"), (2, "c")],  # a gap
        [(0, "a"), (0, "b")],  # a number twice
        [(0, "a"), (1, "a")],  # a name twice
        [(0, "")],
        [(2, "a")],  # neither from 0 nor from 1 on
        [(1, "b"), (0, "a")],
    ],
)
def test_a_list_that_slipped_is_refused(pairs: list[tuple[int, str]]) -> None:
    with pytest.raises(ValueError, match=r"number|called"):
        numbered(pairs)
