"""Hinterlands together with the cards of other sets that meet its own at one moment."""

from chaudron.games.dominion.scenario import table

# ---------------------------------------------------------------- costs

PRICES = ["highway", "bridge", "quarry", "peddler"]


def test_highway_bridge_and_quarry_add_up() -> None:
    with table("alice", "bob", kingdom=[*PRICES, "smithy", "talisman"]) as t:
        t.turn(actions=3)
        t.alice.has(hand="highway, bridge, quarry", deck="copper")
        t.alice.plays("highway")
        t.alice.plays("bridge")
        assert [t.costs(c) for c in ("province", "smithy", "estate", "copper")] == [6, 2, 0, 0]
        t.alice.plays_treasures("quarry")
        assert [t.costs(c) for c in ("province", "smithy", "highway")] == [6, 0, 1]


def test_peddler_is_cheaper_in_the_buy_phase_alone_and_never_below_nothing() -> None:
    with table("alice", "bob", kingdom=PRICES) as t:
        t.turn(actions=3)
        t.alice.has(hand="highway*2, bridge, quarry", deck="copper")
        t.alice.plays("highway")
        t.alice.plays("bridge")
        assert t.costs("peddler") == 6  # 8, one for Highway, one for Bridge
        t.alice.passes("play_action")
        assert t.costs("peddler") == 2  # and four for the two Actions in play
        t.alice.plays_treasures("quarry")
        assert t.costs("peddler") == 0
        t.alice.plays_treasures("copper")
        t.alice.buys("peddler")
        t.turn_is(coins=3, buys=1)  # 1 of Bridge, 1 of Quarry, 1 of Copper: nothing was paid


def test_a_bridge_counts_per_play_a_highway_per_card_in_play() -> None:
    with table("alice", "bob", kingdom=[*PRICES, "throne_room"]) as t:
        t.turn(actions=2)
        t.alice.has(hand="throne_room*2, highway, bridge", deck="copper*2")
        t.alice.plays("throne_room")
        t.alice.plays("highway")
        assert t.costs("province") == 7
        t.alice.plays("throne_room")
        assert t.costs("province") == 5


def test_what_haggler_and_border_village_bring_follows_the_lowered_costs() -> None:
    # With a Quarry in play a Border Village costs 4: less than that cost a Market (3), not a Duchy.
    kingdom = ["haggler", "border_village", "quarry", "market"]
    with table("alice", "bob", kingdom=kingdom) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(in_play="haggler, quarry")
        t.alice.buys("border_village")
        t.alice.is_offered("copper, curse, silver, haggler, market")
        t.alice.gains("market")
        t.alice.is_offered("copper, curse, estate, silver, haggler, market")
        t.alice.gains("market")


# ---------------------------------------------------------------- one gain, several cards

GAINS = ["watchtower", "royal_seal", "trader", "nomad_camp"]


def test_trader_comes_before_watchtower_royal_seal_and_nomad_camps_own_place() -> None:
    with table("alice", "bob", kingdom=GAINS) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="watchtower, trader", in_play="royal_seal", deck="copper")
        t.alice.buys("nomad_camp")
        t.alice.reveals("trader")
        # The Silver is a gain of its own, to the discard pile: both others may move it.
        t.alice.shows(deck="copper", discard_pile="silver")
        t.alice.is_offered("watchtower, royal_seal")
        t.alice.lets_first("royal_seal")
        t.alice.accepts("put_on_deck")
        t.alice.is_asked("buy")  # Watchtower has lost sight of it
        t.alice.shows(deck="silver, copper", discard_pile="")
        t.pile_shows("nomad_camp", 10)


def test_watchtower_first_leaves_nothing_to_royal_seal() -> None:
    with table("alice", "bob", kingdom=GAINS) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="watchtower, trader", in_play="royal_seal", deck="copper")
        t.alice.buys("nomad_camp")
        t.alice.reveals("trader")
        t.alice.lets_first("watchtower")
        t.alice.chooses("trash")
        t.alice.is_asked("buy")
        t.trash_shows("silver")
        t.alice.shows(deck="copper", discard_pile="")


def test_nomad_camp_on_the_deck_may_still_be_trashed_by_watchtower() -> None:
    with table("alice", "bob", kingdom=GAINS) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="watchtower, trader", in_play="royal_seal", deck="copper")
        t.alice.buys("nomad_camp")
        t.alice.passes("reveal")  # Trader
        t.alice.shows(deck="nomad_camp, copper")
        t.alice.chooses("trash")
        t.trash_shows("nomad_camp")
        t.alice.shows(deck="copper", discard_pile="")


def test_when_gain_effects_happen_though_watchtower_trashed_the_card() -> None:
    with table("alice", "bob", kingdom=["watchtower", "cache"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(hand="watchtower")
        t.alice.buys("cache")
        t.alice.lets_first("watchtower")
        t.alice.chooses("trash")
        t.alice.passes("choose")
        t.alice.passes("choose")
        t.trash_shows("cache")
        t.alice.shows(discard_pile="copper*2")


def test_coppers_cover_the_cache_that_brought_them() -> None:
    with table("alice", "bob", kingdom=["watchtower", "cache"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(hand="watchtower")
        t.alice.buys("cache")
        t.alice.lets_first("cache")
        t.alice.passes("choose")  # the first Copper
        t.alice.passes("choose")  # the second
        t.alice.is_asked("buy")  # the Cache is out of sight
        t.alice.shows(discard_pile="cache, copper*2")


def test_what_others_gain_needs_no_order_with_watchtower() -> None:
    for card, gift in (("embassy", "silver"), ("ill_gotten_gains", "curse")):
        with table("alice", "bob", kingdom=["watchtower", card]) as t:
            t.turn(phase="buy", coins=5, buys=2)
            t.alice.has(hand="watchtower")
            t.alice.buys(card)
            t.bob.shows(discard_pile=gift)
            t.alice.chooses("deck")
            t.alice.shows(deck=card)


def test_mandarin_may_take_the_royal_seal_away_before_it_is_used() -> None:
    with table("alice", "bob", kingdom=["royal_seal", "mandarin"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(in_play="royal_seal", deck="copper")
        t.alice.buys("mandarin")
        t.alice.lets_first("mandarin")
        t.alice.is_asked("buy")
        t.alice.shows(deck="royal_seal, copper", discard_pile="mandarin", in_play="")
    with table("alice", "bob", kingdom=["royal_seal", "mandarin"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(in_play="royal_seal", deck="copper")
        t.alice.buys("mandarin")
        t.alice.lets_first("royal_seal")
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="royal_seal, mandarin, copper", discard_pile="", in_play="")


def test_duchess_is_put_in_order_with_watchtower_for_a_duchy_alone() -> None:
    with table("alice", "bob", kingdom=["duchess", "watchtower"]) as t:
        t.turn(phase="buy", coins=11, buys=3)
        t.alice.has(hand="watchtower")
        t.alice.buys("gold")
        t.alice.passes("choose")  # nothing to order
        t.alice.buys("duchy")
        t.alice.lets_first("duchess")
        t.alice.accepts("gain")
        t.alice.chooses("trash")
        t.trash_shows("duchess")
        # She covered the Duchy, though: it is out of sight.
        t.alice.shows(discard_pile="gold, duchy")


# ---------------------------------------------------------------- Possession


def test_a_possessed_nomad_camp_goes_onto_the_possessors_deck() -> None:
    with table("alice", "bob", kingdom=["possession", "nomad_camp"]) as t:
        t.alice.has(hand="possession", deck="copper*6")
        t.bob.has(hand="gold, silver", deck="copper*6")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.buys("nomad_camp")
        t.alice.shows(deck="nomad_camp, copper")
        t.bob.shows(deck="copper", discard_pile="gold, silver")


def test_possessor_and_possessed_may_both_hold_a_trader() -> None:
    with table("alice", "bob", kingdom=["possession", "trader"]) as t:
        t.alice.has(hand="possession", deck="trader, copper*4")
        t.bob.has(hand="trader, gold*2", deck="copper*6")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.buys("gold")
        t.bob.is_offered("trader, possession")
        t.bob.lets_first("possession")
        # It is Alice's gain now: her Trader may be shown, Bob's has no say any more.
        t.alice.reveals("trader")
        t.alice.shows(hand="trader, copper*4", discard_pile="possession, silver")


def test_a_possessed_cache_brings_its_coppers_to_the_possessor() -> None:
    with table("alice", "bob", kingdom=["possession", "cache"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.bob.has(hand="gold, silver", deck="estate*6")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.buys("cache")
        t.alice.shows(discard_pile="possession, cache, copper*2")
        t.bob.shows(discard_pile="gold, silver")
