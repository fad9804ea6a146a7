"""How much the program deduces for people: on paper nothing at all."""

from __future__ import annotations

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.alchemists import deduction
from chaudron.games.alchemists.options import AIDS, CHANCES, PAPER
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.session import Session
from chaudron.server.replays import growth

EVERYTHING: dict[str, object] = {"mode": "master", "encyclopedia": True, "golem": True}
SEATS = ["random", "random"]


def looked_at(aid: str) -> Session:
    """A whole game of which every view, question and event is dumped for everybody."""
    session = Session(SPEC, 3, SEATS, {**EVERYTHING, "aid": aid})
    bots = [bot(SPEC.name, name, 3, seat) for seat, name in enumerate(SEATS)]
    while not session.over:
        request = session.pending[0]
        seat = request.decider
        for who in (-1, 0, 1):
            assert session.stepper.view(who).dump()["over"] is False
        request.dump(session.stepper.state_of(seat))
        session.answer(seat, bots[seat].answer(session.stepper.view(seat), request))
    return session


def nobody_deduces(*_: object) -> None:
    raise AssertionError("something was deduced")


@pytest.mark.once
def test_views_questions_and_plots_of_a_table_on_paper_need_no_deduction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("all_worlds", "worlds_left", "best_experiments", "Worlds"):
        monkeypatch.setattr(deduction, name, nobody_deduces)
    session = looked_at(PAPER)
    assert growth(session.record()).series == ["points", "gold"]
    with pytest.raises(AssertionError, match="deduced"):
        growth(looked_at(CHANCES).record())


@pytest.mark.once
@pytest.mark.parametrize("aid", AIDS)
def test_a_table_with_chances_plots_the_worlds_left(aid: str) -> None:
    session = Session(SPEC, 3, SEATS, {"aid": aid})
    told = growth(session.record())
    assert ("worlds" in told.series) == ("worlds" in told.points[0].values) == (aid == CHANCES)
    assert session.stepper.view(0).dump()["aid"] == aid
