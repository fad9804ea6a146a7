"""A table of Alchemists tells nobody over the socket what another holds, saw, sealed or will choose."""

from __future__ import annotations

import random

from chaudron.testing.alchemists.properties import HEARD
from chaudron.testing.server import Json, Server, Watched

EVERYTHING = {
    "mode": "master", "encyclopedia": True, "golem": True, "busy_days": True, "startup_funding": True,
}  # fmt: skip
OWN = {
    "hand", "favour_cards", "drawn", "seals", "secrets", "tokens", "under_feather", "facts", "report_points",
}  # fmt: skip


class Scholar(Watched):
    """Nothing of another's is told, and of the secret not a word."""

    def look(self, message: Json) -> None:
        view = message["view"]
        assert not view["over"] and {"assignment", "golem"}.isdisjoint(view)
        for p in view["players"]:
            if p["seat"] != self.seat:
                assert OWN.isdisjoint(p), p
        for publication in [*view["theories"].values(), *view["articles"].values()]:
            for seal in publication["seals"] if publication else []:
                assert ("seal" in seal) == (seal["seat"] == self.seat)
        for line in message["log"]:
            told, secret = HEARD.get(line["event"], ("", ""))
            hidden = set(secret.split()).difference(told.split())
            assert line["player"] == self.seat or hidden.isdisjoint(line), line


def test_what_others_hold_saw_and_sealed_is_told_to_nobody_else(server: Server) -> None:
    """Two friends and a guest, through two rounds with every module."""
    table, keys = server.friends("Ben", game="alchemists", options=EVERYTHING)
    rnd = random.Random(5)
    with (
        Scholar(server, table, keys[0], 0) as ada,
        Scholar(server, table, keys[1], 1) as ben,
        Scholar(server, table, "", -1) as guest,
    ):
        told = 0
        while guest.state["view"]["round"] < 3:
            for client in (ada, ben):
                if client.state["prompt"]:
                    assert client.answer(client.any_answer(rnd)) is None
                else:
                    client.catch_up()
            guest.catch_up()
            heard = min(len(c.log) for c in (ada, ben, guest))
            for mine, theirs, public in zip(ada.log[told:heard], ben.log[told:heard], guest.log[told:heard]):
                assert public.items() <= mine.items() and public.items() <= theirs.items()
                assert mine == public or mine["player"] == 0
                assert theirs == public or theirs["player"] == 1
            told = heard
        assert {line["event"] for line in ada.log} >= {"draw", "round", "declare"}
        assert ada.state["view"]["players"][0]["hand"] is not None
        record = server.get(f"/api/tables/{table}/record", keys[0]).json()
        assert record["seed"] is None and {seat for seat, _ in record["answers"]} == {0}


def test_secret_choices_together_show_who_is_waited_for_and_nothing_else(server: Server) -> None:
    table, keys = server.friends("Ben", game="alchemists", options=EVERYTHING)
    with (
        Scholar(server, table, keys[0], 0) as ada,
        Scholar(server, table, keys[1], 1) as ben,
        Scholar(server, table, "", -1) as guest,
    ):
        cards = ada.until("mine")["prompt"]["options"]
        assert ada.answer(cards[:2]) is None
        for client in (ben, guest):
            while client.state["waiting_for"] != [1]:
                client.hear()
            assert "startup" not in client.state["view"]["players"][0] and client.log == []
        assert ben.answer(ben.until("mine")["prompt"]["options"][:2]) is None  # now all are turned up
        while not guest.log:
            guest.hear()
        assert guest.log[0] == {"event": "startup", "player": 0, "cards": guest.log[0]["cards"]}
        assert sorted(guest.log[0]["cards"]) == sorted(cards[:2])
