"""The long example turn of the Dark Ages rulebook: Alice plays, Vincent suffers."""

from collections.abc import Iterator
from contextlib import contextmanager

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling

KINGDOM = ["hermit", "procession", "cultist", "counterfeit", "beggar"]


@contextmanager
def example() -> Iterator[Scenario]:
    """The table as the example finds it."""
    with table("alice", "vincent", kingdom=KINGDOM, shelters=True) as t:
        t.alice.has(
            hand="necropolis, hermit, procession, cultist, silver",
            discard_pile="hovel, overgrown_estate",
            deck="copper, copper, duchy, cultist, counterfeit, copper, province, "
            "copper*2, cultist, estate*5, gold",
        )
        t.vincent.has(hand="beggar, copper*4")
        t.pile("ruins", "ruined_village, abandoned_mine, ruined_village, survivors")
        yield t


def play_hermit(t: Scenario) -> None:
    t.alice.plays("necropolis")
    t.alice.plays("hermit")
    t.alice.trashes("overgrown_estate")
    t.alice.gains("hermit")


def play_procession(t: Scenario) -> None:
    play_hermit(t)
    t.alice.plays("procession")
    t.alice.plays("cultist")


def play_cultists(t: Scenario) -> None:
    play_procession(t)
    t.vincent.accepts("discard")
    t.alice.plays("cultist")


def play_treasures(t: Scenario) -> None:
    play_cultists(t)
    t.alice.plays_treasures("counterfeit, silver, copper*5")
    t.alice.plays("copper")


@ruling("DA-084")
def test_the_example_turn_in_full() -> None:
    with example() as t:
        play_treasures(t)
        t.alice.buys("province")
        t.alice.passes("buy")
        t.trash_shows("overgrown_estate, cultist, copper")
        t.alice.shows(
            discard_pile="hovel, hermit*2, province*2, duchy, cultist*2, necropolis, procession, "
            "counterfeit, silver, copper*4",
            hand="estate*5",
            deck="gold",
            in_play="",
        )
        t.vincent.shows(
            hand="copper*4",
            deck="silver",
            discard_pile="beggar, silver, ruined_village*2, abandoned_mine",
        )
        t.turn_is(player=t.vincent)


@ruling("DA-085")
def test_necropolis_gives_the_two_actions_that_hermit_and_procession_use() -> None:
    with example() as t:
        t.alice.plays("necropolis")
        t.turn_is(actions=2)
        t.alice.plays("hermit")
        t.turn_is(actions=1)
        t.alice.trashes("overgrown_estate")
        t.alice.gains("hermit")
        t.alice.plays("procession")
        t.turn_is(actions=0)
        t.alice.passes("play")


@ruling("DA-086", "DA-087")
def test_overgrown_estate_draws_before_hermit_gains() -> None:
    with example() as t:
        t.alice.plays("necropolis")
        t.alice.plays("hermit")
        t.alice.trashes("overgrown_estate")
        t.alice.is_asked("gain")
        t.trash_shows("overgrown_estate")
        t.alice.shows(hand="procession, cultist, silver, copper", discard_pile="hovel")
        t.alice.is_offered("copper, silver, curse, estate, hermit, beggar, ruined_village")
        t.alice.gains("hermit")
        t.alice.shows(discard_pile="hovel, hermit")


@ruling("DA-088", "DA-089")
def test_vincent_reacts_with_beggar_before_the_cultist_does_anything() -> None:
    with example() as t:
        play_procession(t)
        t.vincent.is_asked("discard")
        t.alice.shows(hand="silver, copper", in_play="necropolis, hermit, procession, cultist")
        t.vincent.accepts("discard")
        # The first play, and the second up to the Cultist that it drew:
        t.vincent.shows(deck="silver")
        order = [c.name for c in t.vincent.player.discard_pile]
        assert order == ["beggar", "silver", "ruined_village", "abandoned_mine"]
        assert [c.name for c in t.alice.player.hand][2:4] == ["copper", "duchy"]
        t.alice.passes("play")


@ruling("DA-394")
def test_beggar_does_not_protect_vincent() -> None:
    with example() as t:
        play_procession(t)
        t.vincent.accepts("discard")
        assert [c.name for c in t.vincent.player.discard_pile][2] == "ruined_village"
        t.alice.passes("play")


@ruling("DA-090", "DA-091")
def test_the_same_cultist_is_played_a_second_time_without_a_reaction() -> None:
    with example() as t:
        play_procession(t)
        t.vincent.accepts("discard")
        t.alice.is_asked("play")  # of Vincent nothing more is asked
        t.alice.shows(
            hand="silver, copper, copper, duchy, cultist, counterfeit",
            in_play="necropolis, hermit, procession, cultist",
        )
        t.pile_shows("ruins", 2)
        t.alice.passes("play")


@ruling("DA-092")
def test_the_drawn_cultist_is_played_for_no_action() -> None:
    with example() as t:
        play_procession(t)
        t.vincent.accepts("discard")
        t.turn_is(actions=0)
        t.alice.plays("cultist")
        t.turn_is(actions=0)
        t.vincent.shows(discard_pile="beggar, silver, ruined_village*2, abandoned_mine")
        assert [c.name for c in t.alice.player.hand].count("province") == 1


@ruling("DA-093", "DA-094")
def test_procession_trashes_the_first_cultist_last_and_gains_nothing() -> None:
    with example() as t:
        play_procession(t)
        t.vincent.accepts("discard")
        t.trash_shows("overgrown_estate")  # while the second play still goes on
        t.alice.plays("cultist")
        t.trash_shows("overgrown_estate, cultist")
        t.alice.shows(
            hand="silver, copper*5, duchy, counterfeit, province, cultist",
            in_play="necropolis, hermit, procession, cultist",
            discard_pile="hovel, hermit",
        )


@ruling("DA-095")
def test_without_an_action_left_the_last_cultist_stays_in_hand() -> None:
    with example() as t:
        play_cultists(t)
        t.turn_is(actions=0, phase="treasures")
        t.alice.is_asked("play_treasures")


@ruling("DA-096", "DA-097")
def test_nine_coins_two_buys_and_one_province() -> None:
    with example() as t:
        play_treasures(t)
        t.turn_is(coins=9, buys=2)
        t.trash_shows("overgrown_estate, cultist, copper")
        t.alice.buys("province")
        t.turn_is(coins=1, buys=1)
        t.alice.passes("buy")
        t.turn_is(player=t.vincent)


@ruling("DA-098")
def test_hermit_is_discarded_because_a_province_was_bought() -> None:
    with example() as t:
        play_treasures(t)
        t.alice.buys("province")
        t.alice.passes("buy")
        assert [c.name for c in t.alice.player.discard_pile].count("hermit") == 2
        t.pile_shows("madman", 10)
