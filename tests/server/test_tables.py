"""Tables over HTTP and sockets, through a real server, over both databases."""

import re
from concurrent.futures import ThreadPoolExecutor
from html import escape

import httpx
import pytest

from chaudron.testing.server import Json, Server

KINGDOM = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"


def test_a_whole_game_against_a_bot(server: Server) -> None:
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=1)
    with server.sit(opened["table"], opened["token"]) as me:
        end = me.play_out(seed=1)
    assert min(end["view"]["standings"]) == 1
    assert end["view"]["players"][1]["points"] > 20
    growth = server.get(f"/api/tables/{opened['table']}/growth").json()["points"]
    assert growth[-1]["values"]["points"] == [p["points"] for p in end["view"]["players"]]


def test_friends_join_by_code_and_play(server: Server) -> None:
    opened = server.open("mine", "open", options={"kingdom": KINGDOM})
    assert server.get(f"/api/tables/{opened['code'].lower()}").json()["status"] == "open"
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    assert joined["seats"] == [1]
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        assert me.until("state")["table"]["status"] == "playing"
        turn, other = (me, you) if me.state["prompt"] else (you, me)
        assert other.state["prompt"] is None
        hidden = other.state["view"]["players"][turn.state["seat"]]
        assert hidden["hand"] == [] and hidden["hand_size"] == 5
        assert turn.state["view"]["players"][turn.state["seat"]]["hand"] != []
        assert turn.answer(turn.state["prompt"]["options"]) is None


def test_a_full_table_and_a_locked_one_refuse(server: Server) -> None:
    opened = server.open("mine", "random")
    refusal = server.post(f"/api/tables/{opened['code']}/join", {"name": "Late"})
    assert refusal.status_code == 400 and refusal.json()["code"] == "table-full"
    opened = server.open("mine", "open")
    with server.sit(opened["table"], opened["token"]) as me:
        settings = {**me.state["table"]["settings"], "locked": True}
        assert me.ask("change", settings=settings) is None
    refusal = server.post(f"/api/tables/{opened['code']}/join", {"name": "Late"})
    assert refusal.json()["code"] == "table-locked"


def test_a_resent_answer_counts_once(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1}, seed=3)
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        base, options = me.state["base"], me.state["prompt"]["options"]
        assert me.ask("answer", id="same", base=base, answer=options) is None
        v = me.state["v"]
        me.acks.clear()
        assert me.ask("answer", id="same", base=base, answer=options) is None
        assert me.state["v"] == v


def test_a_stale_or_wrong_answer_gets_the_reason_and_the_view(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1}, seed=4)
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        first = me.state["base"]
        wrong = me.answer(["province"])
        assert wrong is not None and wrong["code"] == "not-offered"
        assert me.state["base"] == first
        me.answer(me.state["prompt"]["options"])
        stale = me.ask("answer", base=first, answer=[])
        assert stale is not None and stale["code"] == "stale"


def test_somebody_elses_seat_cannot_be_played(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1})
    with server.sit(opened["table"], "forged-token") as thief:
        assert thief.state["you"] == [] and thief.state["prompt"] is None
        assert thief.state["view"]["players"][0]["hand"] == []
        problem = thief.ask("answer", base="0.0.0", answer=[])
        assert problem is not None and problem["code"] == "no-seat"
        kick = thief.ask("kick", seat=0)
        assert kick is not None and kick["code"] == "not-owner"


def test_solo_undo_is_free_and_goes_back_over_the_bots_moves(server: Server) -> None:
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM, "first": 1}, seed=5)
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        before = me.state["view"]
        me.answer(me.state["prompt"]["options"])
        me.until("mine")
        me.answer("silver" if "silver" in me.state["prompt"]["options"] else "copper")
        me.until("mine")
        for _ in range(2):
            assert me.ask("undo") is None
            me.until("mine")
        assert me.state["view"] == before


def test_undo_after_new_information_needs_the_others(server: Server) -> None:
    opened = server.open("mine", "open", options={"kingdom": KINGDOM, "first": 1})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as you,
    ):
        me.until("mine")
        me.answer(me.state["prompt"]["options"])
        me.until("mine")
        me.answer("copper")  # the turn ends, cards are drawn
        you.until("mine")
        assert me.ask("undo") is None
        assert me.state["table"]["undo_asked_by"] == 0
        assert you.ask("agree_undo", agree=True) is None
        while me.state["prompt"] is None:
            me.hear()
        assert me.state["prompt"]["verb"] == "buy"


def test_chat_spectators_and_absent_players(server: Server) -> None:
    """Who is away has a moment; then the game's usual bot may play, until its person returns."""
    opened = server.open("mine", "open", options={"kingdom": KINGDOM, "first": 1})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    with server.sit(opened["table"], opened["token"]) as me:
        with server.sit(opened["table"], joined["token"]) as you, server.sit(opened["table"]) as guest:
            assert you.ask("say", text="bonjour\x07 !") is None
            while not guest.state["chat"]:
                guest.hear()
            assert guest.state["chat"][-1]["text"] == "bonjour !"
            assert guest.state["seat"] == -1
            here = me.ask("stand_in", seat=1)
            assert here is not None and here["code"] == "not-absent"
        while not me.state["table"]["seats"][1]["away"]:
            me.hear()
        soon = me.ask("stand_in", seat=1)
        assert soon is not None and soon["code"] == "away-shortly" and 50 < soon["details"]["seconds"] <= 60
        assert me.ask("change", settings={**me.state["table"]["settings"], "grace": 0}) is None
        assert me.ask("stand_in", seat=1) is None
        assert me.state["table"]["seats"][1]["stand_in"] == "big-money"
        me.until("mine")
        me.answer([])
        me.until("mine")
        me.answer(None)
        me.until("mine")  # the bot has played the absent player's turn
        with server.sit(opened["table"], joined["token"]) as you:
            while you.state["table"]["seats"][1]["stand_in"]:
                you.hear()  # returning is enough
            assert you.ask("stand_in", seat=1) is None  # one's own wish
            theirs = me.ask("stand_in", seat=1, on=False)
            assert theirs is not None and theirs["code"] == "not-yours"
        with server.sit(opened["table"], joined["token"]) as you:
            assert you.ask("say", text="the bot plays on for me") is None
            assert you.state["table"]["seats"][1]["stand_in"] == "big-money"
            assert you.ask("stand_in", seat=1, on=False) is None
            assert you.state["table"]["seats"][1]["stand_in"] == ""


def test_the_creator_kicks_and_begins_and_a_player_resigns(server: Server) -> None:
    opened = server.open("mine", "open", "open", options={"kingdom": KINGDOM})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Rude"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as rude,
    ):
        assert me.ask("kick", seat=1) is None
        assert rude.until("state")["you"] == []
        assert me.ask("start") is None
        assert {s["kind"] for s in me.state["table"]["seats"]} == {"person", "bot"}
        assert me.ask("resign") is None
        assert me.until("over", timeout=60)["table"]["seats"][0]["resigned"]


def test_who_gives_up_against_one_has_lost_everywhere(server: Server) -> None:
    opened = server.open("mine", "open", options={"kingdom": KINGDOM})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Ben"}).json()
    with (
        server.sit(opened["table"], opened["token"]) as me,
        server.sit(opened["table"], joined["token"]) as ben,
    ):
        assert ben.ask("resign") is None
        for seen in (me.until("over"), ben.until("over")):
            assert seen["view"]["over"] and seen["view"]["standings"] == [1, 2] and not seen["waiting_for"]
    for key, won in ((opened, 1), (joined, 0)):
        keys = {"keys": [{"table": opened["table"], "token": key["token"]}]}
        assert server.post("/api/mine", keys).json()[0]["standings"] == [1, 2]
        (told,) = server.post("/api/mine/statistics", keys).json()
        assert (told["all"]["games"], told["all"]["won"]) == (1, won)
    assert server.get(f"/api/tables/{opened['table']}/replay").status_code == 200


def test_records_of_running_games_hold_no_seed(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM}, seed=77)
    running = server.get(f"/api/tables/{opened['table']}/record", opened["token"]).json()
    assert running["seed"] is None
    with server.sit(opened["table"], opened["token"]) as me:
        me.play_out(seed=7)
    record = server.get(f"/api/tables/{opened['table']}/record")
    assert record.json()["seed"] == "77"
    moment = server.post("/api/replay?step=10&seat=0", {"record": record.text}).json()
    assert moment["step"] == 10 and moment["steps"] == len(record.json()["answers"])
    broken = server.post("/api/replay", {"record": record.text[:200]})
    assert broken.status_code == 400 and broken.json()["code"] == "record-broken"


def test_my_games_and_rematch(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM})
    key = {"table": opened["table"], "token": opened["token"]}
    mine = server.post("/api/mine", {"keys": [key, {"table": "nowhere", "token": "x"}]}).json()
    assert [m["table"]["id"] for m in mine] == [opened["table"]]
    with server.sit(opened["table"], opened["token"]) as me:
        early = me.ask("rematch")
        assert early is not None and early["code"] == "not-over"
        me.play_out(seed=8)
        assert me.ask("rematch", same=True) is None
        again = me.state["table"]["rematch"]
    with server.sit(again, opened["token"]) as me:
        assert me.state["table"]["status"] == "playing"
        assert sorted(me.state["view"]["kingdom"]) == sorted(KINGDOM.split(", "))


def test_a_rematch_with_other_cards_draws_its_lots_again(server: Server) -> None:
    """Ten cards of Dark Ages came with Shelters; that says nothing about ten others."""
    opened = server.open("mine", "random", options={"kingdom": "grim_parade", "max_turns": 1})
    found = []
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.state["table"]["options"]["shelters"] == "yes"
        me.play_out(seed=1)
    table = opened["table"]
    for _ in range(6):
        with server.sit(table, opened["token"]) as me:
            if me.state["table"]["status"] != "over":
                me.play_out(seed=1)
            assert me.ask("rematch", same=False) is None
            table = me.state["table"]["rematch"]
        with server.sit(table, opened["token"]) as me:
            options = me.state["table"]["options"]
            found.append((options["kingdom"].partition(" +")[0], options["shelters"]))
    assert len({kingdom for kingdom, _ in found}) == 6
    assert "no" in [shelters for _, shelters in found]


def test_the_timer_lets_a_bot_decide(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1}, settings={"timer": 1})
    with server.sit(opened["table"], opened["token"]) as me:
        first = me.until("mine")["base"]
        assert me.state["deadline"] is not None
        while me.state["base"] == first:
            me.hear(timeout=10)


def test_points_and_decks_are_shown_only_where_the_table_agrees(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM})
    with server.sit(opened["table"], opened["token"]) as me:
        assert "aids" not in me.state["view"]
        settings = {**me.state["table"]["settings"], "points": True, "tracker": True}
        me.ask("change", settings=settings)
        while "aids" not in me.state["view"]:
            me.hear()
        assert len(me.state["view"]["aids"]["points"]) == 2
        assert me.state["view"]["aids"]["owned"][1]["copper"] >= 7


def test_hot_seat_one_token_plays_several_seats(server: Server) -> None:
    opened = server.open("mine", "mine", options={"kingdom": KINGDOM})
    assert opened["seats"] == [0, 1]
    with server.sit(opened["table"], opened["token"]) as me:
        seats = {me.state["seat"]}
        me.answer([])
        me.until("mine")
        me.answer(None)
        seats.add(me.until("mine")["seat"])
        assert seats == {0, 1}


def test_refusals_say_what_is_wrong(server: Server) -> None:
    def refused(data: dict[str, object]) -> str:
        answer = server.post("/api/tables", data)
        assert answer.status_code == 400
        return str(answer.json()["code"])

    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    assert refused({"game": "chess", "seats": seats}) == "unknown-game"
    assert refused({"game": "dominion", "seats": seats * 4}) == "bad-players"
    assert (
        refused({"game": "dominion", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "x"}]})
        == "unknown-bot"
    )
    eleven = KINGDOM + ", witch"
    assert refused({"game": "dominion", "seats": seats, "options": {"kingdom": eleven}}) == "kingdom-size"
    assert server.get("/api/tables/ZZZZZ").status_code == 404
    assert server.get("/api/nothing").status_code == 404
    assert server.post("/api/tables", {"game": 5}).status_code == 400


@pytest.mark.parametrize("game", ["quacks", "alchemists"])
def test_the_other_games_are_played_too(server: Server, game: str) -> None:
    """Two people at their own pace: each hears the whole log, in the order in which it stays."""
    opened = server.open("mine", "open", "random", game=game, settings={"pauses": False})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    tokens = [opened["token"], joined["token"]]
    with (
        server.sit(opened["table"], tokens[0]) as me,
        server.sit(opened["table"], tokens[1]) as you,
        ThreadPoolExecutor(2) as both,
    ):
        ends = list(both.map(lambda client: client.play_out(seed=1), (me, you)))
        assert [e["table"]["status"] for e in ends] == ["over", "over"]
        for client, token in zip((me, you), tokens, strict=True):
            with server.sit(opened["table"], token) as again:
                assert again.log == client.log
    path = f"/api/tables/{opened['table']}"
    assert server.get(f"{path}/replay?step=3&seat=0").json()["step"] == 3
    assert "with resumed(SPEC, RECORD) as t:" in server.get(f"{path}/scenario").text


def test_a_table_of_quacks_changes_to_drawing_together_when_it_agrees(server: Server) -> None:
    opened = server.open("mine", "brewer", game="quacks", options={"ask_lock_step": True})
    with server.sit(opened["table"], opened["token"]) as me:
        while (prompt := me.until("mine")["prompt"])["verb"] != "together":
            first = prompt["options"][0] if prompt.get("options") and prompt["lo"] else None
            dull = {"brew": "stop", "yes_no": False, "number": prompt["lo"]}
            assert me.answer(dull.get(prompt["verb"], dull.get(prompt["kind"], first))) is None
        assert not me.state["view"]["lock_step"]
        assert me.answer(True) is None
        while me.until("mine")["prompt"]["verb"] != "brew":
            prompt = me.state["prompt"]
            first = prompt["options"][0] if prompt.get("options") and prompt["lo"] else None
            dull = {"yes_no": False, "number": prompt["lo"]}
            assert me.answer(dull.get(prompt["kind"], first)) is None
        assert me.state["view"]["lock_step"]
        assert [e["n"] for e in me.log if e["event"] == "together"] == [1]


def test_the_server_describes_itself(server: Server) -> None:
    assert server.get("/api/health").json()["ok"]
    figures = server.get("/api/metrics").text
    assert "chaudron_answers_total" in figures and 'chaudron_answer_seconds_bucket{le="+Inf"}' in figures
    paths = server.get("/api/schema").json()["paths"]
    assert {"/api/tables", "/api/mine", "/api/replay"} <= set(paths)
    schema = server.get("/api/schema")
    assert "Problem" in schema.text and "cdn" not in schema.text
    for path in (
        "/",
        "/api/games",
        "/api/docs",
        "/companion/",
        "/companion/offline.js",
        "/companion/nothing",
    ):
        headers = server.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["referrer-policy"] == "no-referrer"
    assert server.get("/companion").headers["location"] == "companion/"  # beside which its files lie
    where = server.get("/api/where").json()
    assert where["alone"] and not where["qr"], "nobody else can follow a link to localhost"
    assert "dominion-card-witch" in server.get("/api/locales/fr").text
    assert len(server.get("/api/games/dominion/facts").json()["cards"]) == 228


def test_words_and_facts_come_in_parts(server: Server) -> None:
    """A page asks for what it needs: the words of all games, those of one, and some of what is printed."""
    common = server.get("/api/locales/en?part=common").text
    assert "web-play-now" in common and "error-unknown-game" in common
    assert "dominion-card-witch" not in common and "help-chaudron" not in common
    quacks = server.get("/api/locales/fr?part=quacks").text
    assert "quacks-chip-white-1" in quacks and "web-play-now" not in quacks
    assert "quacks-option-books" not in quacks, "no table needs them"
    assert "quacks-option-books" in server.get("/api/locales/fr?part=quacks-options").text
    assert server.get("/api/locales/en?part=chess").json()["code"] == "unknown-game"
    assert list(server.get("/api/games/dominion/facts?part=kingdoms").json()) == ["kingdoms"]
    assert server.get("/api/games/dominion/facts?part=pawns").json()["code"] == "unknown-part"


def test_rulings_are_said_in_the_language_that_is_asked_for(server: Server) -> None:
    witch = "/api/games/dominion/subjects/card/witch"
    english, french = (server.get(f"{witch}?language={code}").json()["rulings"] for code in ("en", "fr"))
    assert [r["id"] for r in english] == [r["id"] for r in french]
    assert all(a["statement"] != b["statement"] for a, b in zip(english, french, strict=True))
    assert server.get(witch).json()["rulings"] == english
    refused = server.get(f"{witch}?language=xx").json()
    assert refused["code"] == "unknown-language" and "en, fr" in refused["message"]


def test_recommended_kingdoms_come_box_by_box_and_a_first_game_by_itself(server: Server) -> None:
    kingdoms = server.get("/api/games/dominion/facts").json()["kingdoms"]
    assert len(kingdoms) == 69 and kingdoms[0]["id"] == "first_game"
    boxes = [kingdom["box"] for kingdom in kingdoms]
    assert list(dict.fromkeys(boxes)) == [
        "base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands", "dark_ages"
    ]  # fmt: skip
    assert sorted(boxes, key=list(dict.fromkeys(boxes)).index) == boxes
    assert {k["id"]: k["bane"] for k in kingdoms if k["bane"]} == {
        "the_jesters_workshop": "chancellor", "the_spice_of_life": "wishing_well"
    }  # fmt: skip
    options = {o["name"]: o for o in server.get("/api/games").json()[0]["options"]}
    assert options["kingdom"]["default"] == "first_game"
    assert options["alchemy"]["choices"] == ["any", "advised"]
    opened = server.open("mine", "random")
    with server.sit(opened["table"], opened["token"]) as me:
        assert sorted(me.state["view"]["kingdom"]) == sorted(KINGDOM.split(", "))


def test_people_can_read_what_programmes_may_ask(server: Server) -> None:
    """Each route is on the page, with words of its own, and nothing comes from elsewhere."""
    schema = server.get("/api/schema").json()
    english = server.get("/api/docs").text
    routes = [(p, m, route) for p, item in schema["paths"].items() for m, route in item.items()]
    for path, method, route in routes:
        assert f"{method.upper()} {path}<" in english
        assert " " in route["summary"] and " " in route["description"], path
        assert escape(route["summary"]) in english and escape(route["description"]) in english
    for name, body in schema["components"]["schemas"].items():
        assert f'<article id="{name}">' in english and all(
            f"<code>{x}<" in english for x in body["properties"]
        )
    assert "examples" not in schema["components"]["schemas"]["Problem"]
    links = re.findall(r'(?:href|src)="([^"]*)"', english)
    assert all(link.startswith(("#", "/", "?lang=")) for link in links) and "<script" not in english
    assert {link[1:] for link in links if link.startswith("#")} <= set(schema["components"]["schemas"])
    preferring = httpx.get(
        f"{server.url}/api/docs", headers={"accept-language": "de, fr-BE;q=0.9"}, timeout=20
    )
    for french in (server.get("/api/docs?lang=fr"), preferring):
        assert '<html lang="fr">' in french.text and "Chaudron pour les programmes" in french.text
    assert server.get("/api/docs?lang=%3Cb%3E").text == english
    assert "web-api" not in english and "web-api" not in french.text


def keys(*opened: Json) -> Json:
    return {"keys": [{"table": o["table"], "token": o["token"]} for o in opened]}


def test_my_games_and_their_statistics(server: Server) -> None:
    games = []
    for seed in (1, 2, 3):
        games.append(server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=seed))
        with server.sit(games[-1]["table"], games[-1]["token"]) as me:
            end = me.play_out(seed)
    third = server.open("mine", "random", "big-money", options={"kingdom": KINGDOM, "first": 1})
    shared = server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1}, seed=4)
    with server.sit(shared["table"], shared["token"]) as both:
        both.play_out(4)
    mine = server.post("/api/mine", keys(*games, third, shared, {"table": "nowhere", "token": "x"})).json()
    assert [m["table"]["status"] for m in mine].count("over") == 4 and len(mine) == 5
    last = next(m for m in mine if m["table"]["id"] == games[-1]["table"])
    assert last["points"] == [p["points"] for p in end["view"]["players"]]
    assert last["standings"] == end["view"]["standings"]
    forged = {"keys": [{"table": games[0]["table"], "token": "forged"}]}
    assert server.post("/api/mine", forged).json() == []
    assert server.post("/api/mine/statistics", forged).json() == []

    (told,) = server.post("/api/mine/statistics", keys(*games, third, shared)).json()
    assert (told["game"], told["all"]["games"], told["one_screen"]) == ("dominion", 3, 1)
    finished = [m for m in mine if m["standings"] and len(m["seats"]) == 1]
    assert told["all"]["won"] == sum(m["standings"][0] == 1 for m in finished)
    assert abs(told["all"]["points"] - sum(m["points"][0] for m in finished) / 3) < 1e-9
    assert told["all"]["turns"] > 10
    assert [(t["name"], t["games"]) for t in told["by_opponent"]] == [("big-money", 3)]
    assert [(t["name"], t["games"]) for t in told["by_players"]] == [("2", 3)]
    assert [t["games"] for t in told["by_setup"]] == [3]


def test_a_finished_game_taken_back_is_no_longer_counted(server: Server) -> None:
    opened = server.open(
        "mine", "big-money", options={"kingdom": KINGDOM, "max_turns": 3, "first": 1}, seed=6
    )
    with server.sit(opened["table"], opened["token"]) as me:
        me.play_out(6)
        assert server.post("/api/mine/statistics", keys(opened)).json()[0]["all"]["games"] == 1
        assert me.ask("undo") is None
        assert server.post("/api/mine/statistics", keys(opened)).json() == []
        me.until("mine")
        me.play_out(6)
    assert server.post("/api/mine/statistics", keys(opened)).json()[0]["all"]["games"] == 1


def test_a_set_up_is_checked_before_a_table_is_opened(server: Server) -> None:
    wish = {"players": 5, "options": {"books": "set1"}}
    assert server.post("/api/games/quacks/check", wish).json()["code"] == "fifth-player"
    wish["options"] = {"books": "set5", "witches": True}
    assert server.post("/api/games/quacks/check", wish).json() == {"ok": True}
    assert server.post("/api/games/quacks/check", {"players": 9}).json()["code"] == "bad-players"
