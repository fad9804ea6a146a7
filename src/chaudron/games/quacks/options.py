"""The named readings of the rules: where editions differ, the rulebook's reading is the default."""

from __future__ import annotations

from typing import Final

from chaudron.kernel.catalogue import whole_numbers

REVOCABLE: Final = "revocable"
FINAL_STOP: Final = "final"
LOCK_STEP: Final = "lockstep"


class Readings:
    """How a table reads the rules. The names are those of the facts' `options` (O-01 to O-39)."""

    def __init__(self) -> None:
        self.flask_white_only = False  # O-01
        self.r9_exploded_coins = False  # O-02
        self.purple_before_rats = True  # O-03
        self.black_zero_tie = False  # O-04
        self.purple3_by_index = False  # O-05
        self.yellow2_doubles_value = False  # O-06
        self.price_green3_4 = 21  # O-07
        self.price_blue4_4 = 19  # O-08
        self.strong_ingredient_phase_b = False  # O-09
        self.second_chance_full = False  # O-10
        self.loco6_full_copy = True  # O-11
        self.cup_whites_count = True  # O-12
        self.gains_need_open_book = "cards"  # O-13
        self.supply_order_random = False  # O-14
        self.vampirism_coins = [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10]  # O-15: by space
        self.alls_well_value = False  # O-16
        self.witch_colours_vp = [0, 3, 3, 3, 3, 4, 7, 10, 14]  # O-17: by number of colours
        self.yellow1_gap = True  # O-18
        self.flask_full_undo = True  # O-19
        self.r9_tube_rubies = False  # O-20
        self.stop_mode = REVOCABLE  # O-21
        self.green5_max_starters = 2  # O-22
        self.black5_text_only = True  # O-23
        self.ws4_after_vp = False  # O-24
        self.wp1_after_buy = False  # O-25
        self.decline_bonus_moves = True  # O-26
        self.unmarked_cards_always = False  # O-27
        self.card_tails_always = True  # O-28
        self.locoweed_from_round = 1  # O-29
        self.yellow3_recount = False  # O-30
        self.pot_full_all_rolls = True  # O-31
        self.wheel_deal_orange = True  # O-32
        self.ruby_box = False  # O-33
        self.red6_late_acts = True  # O-34
        self.hump_exploding_chip = True  # O-35
        self.wb1_draw_on = True  # O-36
        self.quota_while_brewing = False  # O-37
        self.ask_gains = False  # O-38
        self.ask_lock_step = False  # O-39


# Every reading by its name: the id of the facts, the kind of option, the default, what there is.
FLAGS: Final[dict[str, tuple[str, bool]]] = {
    "flask_white_only": ("O-01", False),
    "r9_exploded_coins": ("O-02", False),
    "purple_before_rats": ("O-03", True),
    "black_zero_tie": ("O-04", False),
    "strong_ingredient_phaseB": ("O-09", False),
    "loco6_full_copy": ("O-11", True),
    "cup_whites_count": ("O-12", True),
    "yellow1_gap": ("O-18", True),
    "flask_full_undo": ("O-19", True),
    "r9_tube_rubies": ("O-20", False),
    "ws4_after_vp": ("O-24", False),
    "wp1_after_buy": ("O-25", False),
    "decline_bonus_moves": ("O-26", True),
    "unmarked_cards_always": ("O-27", False),
    "card_tails_always": ("O-28", True),
    "pot_full_all_rolls": ("O-31", True),
    "wheel_deal_orange": ("O-32", True),
    "red6_late_acts": ("O-34", True),
    "hump_exploding_chip": ("O-35", True),
    "wb1_draw_on": ("O-36", True),
    "ask_gains": ("O-38", False),
    "ask_lock_step": ("O-39", False),
}
CHOICES: Final[dict[str, tuple[str, list[str]]]] = {  # the first is the default
    "purple3_by": ("O-05", ["coins", "index"]),
    "yellow2_doubles": ("O-06", ["move", "value"]),
    "second_chance_restore": ("O-10", ["chips", "full"]),
    "gains_need_open_book": ("O-13", ["cards", "all", "none"]),
    "supply_order": ("O-14", ["start_player", "random"]),
    "alls_well": ("O-16", ["move", "value"]),
    "stop_mode": ("O-21", [REVOCABLE, FINAL_STOP, LOCK_STEP]),
    "black5_scope": ("O-23", ["text", "all"]),
    "yellow3_limit_after_return": ("O-30", ["kept", "recount"]),
    "ruby_supply": ("O-33", ["unlimited", "box"]),
    "supply_while_brewing": ("O-37", ["arrival", "quota"]),
}
NUMBERS: Final[dict[str, tuple[str, int, int, int]]] = {  # default, lowest, highest
    "price.green-3.4": ("O-07", 21, 1, 35),
    "price.blue-4.4": ("O-08", 19, 1, 35),
    "green5_max_starters": ("O-22", 2, 1, 2),
    "locoweed_from_round": ("O-29", 1, 1, 3),
}
NUMBER_LISTS: Final[dict[str, tuple[str, str]]] = {  # numbers, divided by commas
    "vampirism_coins": ("O-15", "space"),
    "witch_colours_vp": ("O-17", "0,3,3,3,3,4,7,10,14"),
}


def readings(options: dict[str, object]) -> Readings:
    """The readings that these settled options name; what they do not name stays as in the rulebook."""
    r = Readings()
    flag = {name: bool(options.get(name, row[1])) for name, row in FLAGS.items()}
    word = {name: str(options.get(name, row[1][0])) for name, row in CHOICES.items()}
    number = {name: int(str(options.get(name, row[1]))) for name, row in NUMBERS.items()}
    numbers = {name: str(options.get(name, row[1])).split(",") for name, row in NUMBER_LISTS.items()}
    r.flask_white_only = flag["flask_white_only"]
    r.r9_exploded_coins = flag["r9_exploded_coins"]
    r.purple_before_rats = flag["purple_before_rats"]
    r.black_zero_tie = flag["black_zero_tie"]
    r.purple3_by_index = word["purple3_by"] == "index"
    r.yellow2_doubles_value = word["yellow2_doubles"] == "value"
    r.price_green3_4 = number["price.green-3.4"]
    r.price_blue4_4 = number["price.blue-4.4"]
    r.strong_ingredient_phase_b = flag["strong_ingredient_phaseB"]
    r.second_chance_full = word["second_chance_restore"] == "full"
    r.loco6_full_copy = flag["loco6_full_copy"]
    r.cup_whites_count = flag["cup_whites_count"]
    r.gains_need_open_book = word["gains_need_open_book"]
    r.supply_order_random = word["supply_order"] == "random"
    if numbers["vampirism_coins"] != ["space"]:
        r.vampirism_coins = whole_numbers("vampirism_coins", numbers["vampirism_coins"], 11)
    r.alls_well_value = word["alls_well"] == "value"
    r.witch_colours_vp = whole_numbers("witch_colours_vp", numbers["witch_colours_vp"], 9)
    r.yellow1_gap = flag["yellow1_gap"]
    r.flask_full_undo = flag["flask_full_undo"]
    r.r9_tube_rubies = flag["r9_tube_rubies"]
    r.stop_mode = word["stop_mode"]
    r.green5_max_starters = number["green5_max_starters"]
    r.black5_text_only = word["black5_scope"] == "text"
    r.ws4_after_vp = flag["ws4_after_vp"]
    r.wp1_after_buy = flag["wp1_after_buy"]
    r.decline_bonus_moves = flag["decline_bonus_moves"]
    r.unmarked_cards_always = flag["unmarked_cards_always"]
    r.card_tails_always = flag["card_tails_always"]
    r.locoweed_from_round = number["locoweed_from_round"]
    r.yellow3_recount = word["yellow3_limit_after_return"] == "recount"
    r.pot_full_all_rolls = flag["pot_full_all_rolls"]
    r.wheel_deal_orange = flag["wheel_deal_orange"]
    r.ruby_box = word["ruby_supply"] == "box"
    r.red6_late_acts = flag["red6_late_acts"]
    r.hump_exploding_chip = flag["hump_exploding_chip"]
    r.wb1_draw_on = flag["wb1_draw_on"]
    r.quota_while_brewing = word["supply_while_brewing"] == "quota"
    r.ask_gains = flag["ask_gains"]
    r.ask_lock_step = flag["ask_lock_step"]
    return r
