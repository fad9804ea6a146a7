"""The modules and the named readings of the rules: where sources differ, the facts' default holds."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.facts import facts
from chaudron.kernel.catalogue import CHOICE, FLAG, LIST, NUMBER, Option, whole_numbers
from chaudron.kernel.errors import Refusal

APPRENTICE: Final = "apprentice"
MASTER: Final = "master"

# How much of the deduction the program does for people: what they saw written in; what follows
# from it for certain; chances and the best experiments. No rule depends on it.
PAPER: Final = "paper"
CHECKS: Final = "checks"
CHANCES: Final = "chances"
AIDS: Final = [PAPER, CHECKS, CHANCES]

# Modules of The King's Golem, and what each cannot do without.
MODULES: Final = ["startup_funding", "busy_days", "encyclopedia", "golem"]
NEEDS: Final[dict[str, str]] = {"golem": "encyclopedia"}

# Readings that are data of their own in facts.json, and edited there.
EDITED_IN_FACTS: Final = ["grants", "startup_cards", "order_boards", "mood_tiles", "golem_cards"]
LOWEST: Final = -99


class Readings:
    """How a table reads the rules. The names are those of the facts' `open_questions`."""

    def __init__(self) -> None:
        self.endorse_reputation = 0
        self.one_sale_2p = False
        self.sale_square_pattern = "left_middle_shared"
        self.bid_smileys: list[int] = [1, 2, 3, 4]
        self.adventurer_preview = True
        self.thinking_cap_public = False
        self.exhibition_shows_potion = False
        self.boots_repeat_exhibition = True
        self.favors_after_round_6 = True
        self.first_associate_on_top = False
        self.conflict_repeat_succeeds = False
        self.reputation_floor = 0
        self.article_seal_limit = 3
        self.golem_second_theories_gap = 0
        self.study_golem_cubes: list[int] = [1, 2]
        self.visit_library_cubes: list[int] = [1, 2]
        self.library_prefers_unknown = False
        self.gold_public = True
        self.replicator_at_ends_of_rounds = False


def option_list() -> list[Option]:
    out = [
        Option("mode", CHOICE, APPRENTICE, [APPRENTICE, MASTER]),
        Option("startup_funding", FLAG, False, flag="funding"),
        Option("busy_days", FLAG, False),
        Option("encyclopedia", FLAG, False),
        Option("golem", FLAG, False),
        Option("apprentice_debunking", FLAG, False),  # in a master game, if the table agrees
        Option("first", NUMBER, 0, None, 0, 4),  # the starting player, from 1; 0: by lot
        Option("aid", CHOICE, CHANCES, AIDS),
        Option("values", LIST, []),
    ]
    for row in facts()["open_questions"]:
        name = cast(str, row["option"])
        default, choices = row["default"], row["choices"]
        if name in EDITED_IN_FACTS:
            continue
        if isinstance(default, bool):
            out.append(Option(name, FLAG, default))
        elif isinstance(default, int) and isinstance(choices, list):
            out.append(Option(name, NUMBER, default, None, min(choices), max(choices)))
        elif isinstance(default, int):
            out.append(Option(name, NUMBER, default, None, LOWEST, 10))
        elif isinstance(default, list):
            out.append(Option(name, LIST, [str(n) for n in default]))
        else:
            out.append(Option(name, CHOICE, default, list(choices)))
    return out


def readings(options: dict[str, object]) -> Readings:
    """The readings that the options name."""
    r = Readings()
    r.endorse_reputation = cast(int, options["endorse_reputation"])
    r.one_sale_2p = options["sale_squares_2p"] == "one"
    r.sale_square_pattern = cast(str, options["sale_square_pattern"])
    r.bid_smileys = whole_numbers("bid_smileys", cast("list[str]", options["bid_smileys"]), 4, 0)
    r.adventurer_preview = bool(options["adventurer_preview"])
    r.thinking_cap_public = bool(options["thinking_cap_public"])
    r.exhibition_shows_potion = bool(options["exhibition_shows_potion"])
    r.boots_repeat_exhibition = bool(options["boots_repeat_exhibition"])
    r.favors_after_round_6 = bool(options["favors_after_round_6"])
    r.first_associate_on_top = options["associate_stack"] == "first_on_top"
    r.conflict_repeat_succeeds = options["conflict_repeat"] == "succeeds"
    r.reputation_floor = cast(int, options["reputation_floor"])
    r.article_seal_limit = cast(int, options["article_seal_limit"])
    r.golem_second_theories_gap = cast(int, options["golem_second_theories_gap"])
    r.study_golem_cubes = whole_numbers(
        "study_golem_cubes", cast("list[str]", options["study_golem_cubes"]), 0, 1
    )
    r.visit_library_cubes = whole_numbers(
        "visit_library_cubes", cast("list[str]", options["visit_library_cubes"]), 0, 1
    )
    r.library_prefers_unknown = options["library_offer"] == "prefer_unknown"
    r.gold_public = bool(options["gold_public"])
    r.replicator_at_ends_of_rounds = options["starting_replicator"] == "ends_of_rounds"
    return r


def check_modules(options: dict[str, object]) -> None:
    """Refuse what the rulebook forbids: the golem without the encyclopedia."""
    for module, needs in NEEDS.items():
        if options[module] and not options[needs]:
            raise Refusal(
                "module-missing",
                f"{module} cannot be played without {needs}",
                {"module": module, "needs": needs},
            )
