"""Lists that grow at their end are copied at no cost, and go on by themselves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chaudron.kernel.growing import Growing

DEEDS = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["append", "extend", "copy", "first"])))


@given(DEEDS)
def test_copies_never_hear_of_each_other(deeds: list[tuple[int, str]]) -> None:
    kept: list[Growing[int]] = [Growing()]
    plain: list[list[int]] = [[]]  # what each must hold
    for n, (who, deed) in enumerate(deeds):
        at = who % len(kept)
        match deed:
            case "append":
                kept[at].append(n)
                plain[at].append(n)
            case "extend":
                kept[at].extend([n, -n])
                plain[at].extend([n, -n])
            case "copy":
                kept.append(kept[at].copy())
                plain.append(plain[at][:])
            case _:
                kept.append(kept[at].first(n // 2))
                plain.append(plain[at][: n // 2])
        assert [list(x) for x in kept] == plain
        assert [len(x) for x in kept] == [len(x) for x in plain]
        assert [x.since(1) for x in kept] == [x[1:] for x in plain]


def test_a_copy_shares_what_it_has_in_common() -> None:
    a: Growing[str] = Growing()
    a.extend(["x", "y"])
    b = a.copy()
    assert b.items is a.items
    b.append("z")
    assert b.items is a.items and list(a) == ["x", "y"] and b.last() == "z"
    a.append("w")  # the other was faster
    assert b.items is not a.items and list(a) == ["x", "y", "w"]
