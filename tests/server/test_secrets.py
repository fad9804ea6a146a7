"""Nothing of a running game can be read by whoever should not know it, and keys open only their own seat."""

import json
from typing import Any

from chaudron.server.tables import digest
from chaudron.testing.server import Client, Server
from tests.server.test_tables import KINGDOM

Json = dict[str, Any]


def friends(server: Server, **more: Any) -> tuple[Json, Json]:
    opened = server.open("mine", "open", options={"kingdom": KINGDOM, "first": 1}, **more)
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    return opened, joined


def a_turn(client: Client) -> None:
    client.until("mine")
    assert client.answer([]) is None
    client.until("mine")
    assert client.answer(None) is None


def buys(client: Client, card: str) -> None:
    """A turn in which somebody plays every Treasure and buys this card if they can."""
    if client.until("mine")["prompt"]["verb"] == "play_action":
        assert client.answer(None) is None
        client.until("mine")
    if client.state["prompt"]["verb"] == "play_treasures":
        assert client.answer(client.state["prompt"]["options"]) is None
        client.until("mine")
    assert client.answer(card if card in client.state["prompt"]["options"] else None) is None


def hand_between_turns(client: Client) -> list[str]:
    """What somebody holds once they have heard that another one is to decide."""
    while client.state["prompt"]:
        client.hear()
    hand: list[str] = client.state["view"]["players"][client.state["seat"]]["hand"]
    return hand


def test_the_record_of_a_running_game_tells_each_player_only_their_own_answers(server: Server) -> None:
    opened, joined = friends(server)
    path = f"/api/tables/{opened['table']}/record"
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        a_turn(me)
        a_turn(you)
        mine = server.get(path, opened["token"]).json()
        yours = server.get(path, joined["token"]).json()
        assert mine["seed"] is None and yours["seed"] is None
        assert mine["answers"] == [[0, []], [0, None]]  # nor how often others were asked
        assert yours["answers"] == [[1, []], [1, None]]
        for nobody in ("", "forged"):
            refusal = server.get(path, nobody)
            assert refusal.status_code == 400 and refusal.json()["code"] == "not-over"


def test_a_position_is_told_only_to_who_plays_alone(server: Server) -> None:
    opened, _ = friends(server, settings={"grace": 0})
    path = f"/api/tables/{opened['table']}/scenario"
    with server.sit(opened["table"], opened["token"]) as me:
        assert server.get(path, opened["token"]).json()["code"] == "not-over"
        assert me.ask("stand_in", seat=1) is None  # the friend is away, but comes back
        assert server.get(path, opened["token"]).json()["code"] == "not-over"
    assert server.get(path, "").json()["code"] in ("not-over", "not-begun")


POSSESSION = "possession, laboratory, market, moat, gardens, village, smithy, cellar, chapel, festival"


def money(client: Client) -> None:
    """The first player saves for a Possession, the second for Gold."""
    prompt, view = client.state["prompt"], client.state["view"]
    answer: Any = None
    if prompt["verb"] == "play_treasures":
        answer = prompt["options"]
    elif prompt["verb"] == "play_action" and "possession" in prompt["options"]:
        answer = "possession"
    elif prompt["verb"] == "buy":
        me = view["players"][view["seat"]]
        owned = me["hand"] + me["deck"] + me["discard_pile"] + [x["card"] for x in me["in_play"]]
        wishes = ["possession", "gold", "potion", "silver"] if view["seat"] == 0 else ["gold", "silver"]
        wishes = [c for c in wishes if c != "potion" or c not in owned]
        answer = next((c for c in wishes if c in prompt["options"]), None)
    assert client.answer(answer) is None


def test_a_possessor_is_sent_the_hand_and_no_word_of_deck_and_discards(server: Server) -> None:
    opened = server.open("mine", "open", options={"kingdom": POSSESSION, "first": 1})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        turn = me
        while turn.until("mine")["prompt"]["player"] == (0 if turn is me else 1):
            base = turn.state["base"]
            money(turn)
            while turn.state["base"] == base:
                turn.hear()
            if not turn.state["prompt"]:
                turn = you if turn is me else me
        while you.state["view"]["normal_turn"]:
            you.hear()
        seen, known = me.state["view"]["players"][1], you.state["view"]["players"][1]
        assert seen["hand"] == known["hand"] and len(seen["hand"]) == 5
        assert "deck" in known and "discard_pile" in known
        hidden = {key for key in known if key not in seen}
        assert hidden == {"deck", "discard_pile"}
        assert (seen["deck_size"], seen["discard_size"]) == (known["deck_size"], known["discard_size"])
        assert "deck" in me.state["view"]["players"][0]


def test_who_opens_a_table_for_friends_does_not_choose_the_seed(server: Server) -> None:
    seats = [{"kind": "mine"}, {"kind": "open"}]
    refusal = server.post("/api/tables", {"game": "dominion", "seats": seats, "seed": "1"})
    assert refusal.status_code == 400 and refusal.json()["code"] == "seed-and-friends"


def test_a_closed_table_shows_nothing_to_strangers(server: Server) -> None:
    opened, _ = friends(server, settings={"spectators": False})
    with server.sit(opened["table"], opened["token"]) as me, server.sit(opened["table"]) as stranger:
        assert me.ask("say", text="between us") is None
        a_turn(me)
        assert stranger.ask("say", text="hello?") == {
            "code": "no-seat", "message": "you have no seat at this table", "details": {}
        }  # fmt: skip
        assert stranger.state["view"] is None and stranger.state["prompt"] is None
        assert stranger.state["log"] == [] and stranger.state["chat"] == []


def test_no_token_or_digest_of_one_is_ever_told(server: Server) -> None:
    opened, joined = friends(server)
    with server.sit(opened["table"], opened["token"]) as me, server.sit(opened["table"]) as guest:
        heard = json.dumps(me.state) + json.dumps(guest.state)
    heard += server.get(f"/api/tables/{opened['table']}").text
    keys = [{"table": opened["table"], "token": opened["token"]}]
    heard += server.post("/api/mine", {"keys": keys}).text
    for secret in (opened["token"], joined["token"], digest(opened["token"]), digest(joined["token"])):
        assert secret not in heard


def test_a_key_that_fits_nothing_is_told_so(server: Server) -> None:
    opened = server.open("mine", "open", "open")
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Rude"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as rude,
        server.sit(opened["table"], "forged") as thief,
        server.sit(opened["table"]) as guest,
    ):
        assert thief.state["lost_key"]
        assert not guest.state["lost_key"] and not me.state["lost_key"] and not rude.state["lost_key"]
        assert me.ask("kick", seat=1) is None
        while not rude.state["lost_key"]:
            rude.hear()
        assert rude.state["you"] == []


def test_equal_ids_of_two_people_are_two_answers(server: Server) -> None:
    opened, joined = friends(server)
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        for player in (me, you):
            player.until("mine")
            assert player.ask("answer", id="1", base=player.state["base"], answer=[]) is None
            player.until("mine")
            assert player.ask("answer", id="2", base=player.state["base"], answer=None) is None
        record = server.get(f"/api/tables/{opened['table']}/record", opened["token"]).json()
        assert [seat for seat, _ in record["answers"]] == [0, 0]
        yours = server.get(f"/api/tables/{opened['table']}/record", joined["token"]).json()
        assert [seat for seat, _ in yours["answers"]] == [1, 1]


def test_whatever_is_sent_again_counts_once(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1})
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        me.answer([])
        me.until("mine")
        second = me.state["base"]
        for _ in range(2):
            me.acks.clear()
            assert me.ask("say", id="s", text="once") is None
        assert len(me.state["chat"]) <= 1 and me.state["chat_from"] + len(me.state["chat"]) == 1
        assert me.state["base"] == second
        for _ in range(2):
            me.acks.clear()
            assert me.ask("undo", id="u") is None
        assert me.state["base"] == "0.0.0.1"
    server.kill()
    server.start()
    with server.sit(opened["table"], opened["token"]) as me:  # also after a restart
        assert me.ask("undo", id="u") is None
        assert me.state["base"] == "0.0.0.1"


def test_taking_back_needs_everybody_else_once(server: Server) -> None:
    """Two people on one screen and a friend: the friend asks, the screen agrees for both its seats."""
    opened = server.open("mine", "mine", "open", options={"kingdom": KINGDOM, "first": 3})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as pair,
        server.sit(opened["table"], joined["token"]) as friend,
    ):
        a_turn(friend)
        pair.until("mine")
        assert friend.ask("undo") is None
        assert friend.state["table"]["undo_asked_by"] == 2
        own = friend.ask("agree_undo", agree=True)
        assert own is not None and own["code"] == "no-undo-asked"
        assert pair.ask("agree_undo", agree=True) is None
        friend.until("mine")
        assert friend.state["prompt"]["verb"] == "buy"
        friend.answer(None)
        pair.until("mine")
        a_turn(pair)  # and the other way round
        assert pair.ask("undo") is None
        assert friend.ask("agree_undo", agree=False) is None
        assert friend.state["table"]["undo_asked_by"] is None
        assert pair.ask("undo") is None
        assert friend.ask("agree_undo", agree=True) is None
        while pair.state["prompt"]["verb"] != "buy":
            pair.hear()


def test_an_absent_friend_is_asked_before_something_is_taken_back(server: Server) -> None:
    opened, _ = friends(server, settings={"grace": 0})
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.ask("stand_in", seat=1) is None
        a_turn(me)
        me.until("mine")  # the bot has played; cards were drawn
        assert me.ask("undo") is None
        assert me.state["table"]["undo_asked_by"] == 0


def test_a_game_with_friends_is_not_taken_back_once_it_is_over(server: Server) -> None:
    opened, joined = friends(server)
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        assert me.ask("stand_in", seat=0) is None
        assert you.ask("stand_in", seat=1) is None
        me.until("over", timeout=60)
        late = me.ask("undo")
        assert late is not None and late["code"] == "nothing-to-undo"
        assert server.get(f"/api/tables/{opened['table']}/record").json()["seed"] is not None


def test_leaving_before_the_game_frees_the_seat(server: Server) -> None:
    opened = server.open("mine", "open", "open")
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Hasty"}).json()
    with server.sit(opened["table"], joined["token"]) as hasty:
        assert hasty.ask("resign") is None
        assert [s["kind"] for s in hasty.state["table"]["seats"]] == ["person", "open", "open"]
        assert hasty.state["lost_key"]
    again = server.post(f"/api/tables/{opened['code']}/join", {"name": "Hasty", "seat": 1})
    assert again.json()["seats"] == [1]


def test_every_undo_leaves_a_line_in_the_log(server: Server) -> None:
    """Also for who plays alone, and where it goes back over what a bot has done."""
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM, "first": 1}, seed=5)
    with server.sit(opened["table"], opened["token"]) as me:
        for n in (1, 2):
            me.until("mine")
            assert me.answer([]) is None
            assert me.ask("undo") is None
            me.until("mine")
            assert me.log == [{"event": "undo", "player": 0, "n": 1}] * n
        a_turn(me)
        me.until("mine")
        assert me.ask("undo") is None
        me.until("mine")
        lines = [e["n"] for e in me.log if e["event"] == "undo"]
        assert lines[:2] == [1, 1] and len(lines) == 3 and lines[2] > 1
        told = me.log
        assert me.answer(None) is None
        me.until("mine")
        assert me.log[: len(told)] == told and len(me.log) > len(told)
        told = me.log
    with server.sit(opened["table"], opened["token"]) as again:
        assert again.log == told


def test_an_attack_is_not_taken_back_without_the_others(server: Server) -> None:
    """Whoever attacks and sees whether somebody is asked has learned what they hold, or do not."""
    cards = "swindler, witch, moat, militia, village, smithy, market, mine, cellar, workshop"
    opened = server.open("mine", "open", options={"kingdom": cards, "first": 1})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        # Nobody is asked what to discard of five cards alike, so such a hand is played by.
        while me.until("mine")["prompt"]["verb"] != "play_action" or len(set(hand_between_turns(you))) == 1:
            buys(me, "militia")
            buys(you, "moat")
        assert me.answer("militia") is None
        # Whether the friend holds a Moat or has to discard, or only looks for a moment as if:
        assert me.state["waiting_for"] == [1] and me.state["prompt"] is None and "militia" in str(me.log[-1])
        assert you.until("mine")["prompt"]["verb"] in ("reveal", "discard")
        mine = {"keys": [{"table": opened["table"], "token": opened["token"]}]}
        assert not server.post("/api/mine", mine).json()[0]["my_turn"]
        assert me.ask("undo") is None
        assert me.state["table"]["undo_asked_by"] == 0
