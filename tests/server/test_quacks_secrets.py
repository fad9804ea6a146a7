"""A table of The Quacks tells nobody over the socket what is in another's bag, or in another's mind."""

from __future__ import annotations

import random

from chaudron.testing.server import Json, Server, Watched

OWN = {"bag", "lands", "deadly", "intent"}  # what only the owner of a bag and a mind may know


class Brewer(Watched):
    """What is in another's bag and mind is not told."""

    def look(self, message: Json) -> None:
        view = message["view"]
        for p in view["players"]:
            if p["seat"] != self.seat and not view["over"]:
                assert OWN.isdisjoint(p), p
        assert self.seat < 0 or "bag" in view["players"][self.seat]


def to_the_brewing(*clients: Brewer) -> None:
    """Whatever the first card asks is answered: then everybody brews."""
    rnd = random.Random(1)
    while not all(c.state["prompt"] and c.state["prompt"]["verb"] == "brew" for c in clients):
        for client in clients:
            client.catch_up()
            if client.state["prompt"] and client.state["prompt"]["verb"] != "brew":
                assert client.answer(client.any_answer(rnd)) is None


def test_bags_and_minds_are_told_to_nobody_else(server: Server) -> None:
    """Two friends and a guest, through rounds of brewing at once, of shopping and of scoring."""
    options = {"witches": True, "patients": True, "books": "random"}
    table, keys = server.friends("Ben", game="quacks", options=options)
    rnd = random.Random(5)
    with (
        Brewer(server, table, keys[0], 0) as ada,
        Brewer(server, table, keys[1], 1) as ben,
        Brewer(server, table, "", -1) as guest,
    ):
        while guest.state["view"]["round"] < 2 or guest.state["view"]["phase"] != "brewing":
            for client in (ada, ben):
                if not client.state["prompt"]:
                    client.catch_up()
                elif client.answer(client.any_answer(rnd)) is not None:
                    client.catch_up()  # a colleague was quicker
            guest.catch_up()
        guest.wait(lambda state: len(guest.log) >= len(ada.log))
        assert guest.log[: len(ada.log)] == ada.log  # all that happens is open


def test_at_the_signal_nobody_learns_what_another_decided(server: Server) -> None:
    table, keys = server.friends("Ben", "Cleo", game="quacks", options={"lock_step": True})
    with (
        Brewer(server, table, keys[0], 0) as ada,
        Brewer(server, table, keys[1], 1) as ben,
        Brewer(server, table, keys[2], 2) as cleo,
    ):
        to_the_brewing(ada, ben, cleo)
        told = len(cleo.log)
        assert ada.answer("stop") is None
        assert ben.answer("draw") is None
        for client in (ben, cleo):
            seen = client.wait(lambda state: state["waiting_for"] == [2])["view"]["players"][0]
            assert not seen["stopped"] and len(client.log) == told
        assert ada.wait(lambda s: s["waiting_for"] == [2])["view"]["players"][0]["intent"] == "stop"
        assert cleo.answer("draw") is None  # now all hands open
        for client in (ada, ben, cleo):
            view = client.wait(lambda state: len(state["view"]["players"][1]["pot"]) == 1)["view"]
            assert view["players"][0]["stopped"]
            assert client.log[told]["event"] == "stop"


def test_the_record_of_a_running_game_tells_only_ones_own_answers(server: Server) -> None:
    table, keys = server.friends("Ben", game="quacks")
    path = f"/api/tables/{table}/record"
    with Brewer(server, table, keys[0], 0) as ada, Brewer(server, table, keys[1], 1) as ben:
        to_the_brewing(ada, ben)
        for client in (ada, ben):
            assert client.answer("draw") is None
        for seat, key in enumerate(keys):
            told = server.get(path, key).json()
            assert told["seed"] is None and told["answers"][-1] == [seat, "draw"]
            assert {who for who, _ in told["answers"]} == {seat}
        assert server.get(path, "").json()["code"] == "not-over"
        assert server.get(f"/api/tables/{table}/scenario", keys[0]).json()["code"] == "not-over"


def test_what_a_brewer_has_drawn_is_not_taken_back_without_the_others(server: Server) -> None:
    """A chip drawn is known; only who plays alone may draw it again."""
    table, keys = server.friends("Ben", game="quacks")
    with Brewer(server, table, keys[0], 0) as ada, Brewer(server, table, keys[1], 1) as ben:
        to_the_brewing(ada, ben)
        bag = ada.state["view"]["players"][0]["bag"]
        assert ada.answer("draw") is None
        assert ada.ask("undo") is None
        kept = ada.wait(lambda state: state["table"]["undo_asked_by"] == 0)["view"]["players"][0]["bag"]
        assert kept != bag, "the chip is still drawn, wherever it lies"
        asked = ben.wait(lambda state: state["table"]["undo_asked_by"] == 0)
        assert asked["prompt"]["verb"] == "brew"  # who is asked goes on brewing meanwhile
        assert ben.answer("draw") is None
    opened = server.open("mine", "brewer", game="quacks")
    with Brewer(server, opened["table"], opened["token"], 0) as alone:
        to_the_brewing(alone)
        assert alone.answer("draw") is None
        assert alone.ask("undo") is None
        alone.wait(lambda state: state["view"]["players"][0]["pot"] == [])
        assert alone.log[-1]["event"] == "undo"
