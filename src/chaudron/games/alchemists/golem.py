"""The Golem Project: studying, animating, progress reports."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import CHEST, EARS, EVERY_PAIR, INGREDIENTS, PARTS, TRIGGERS
from chaudron.games.alchemists.choices import ANIMATE, NOTHING_YET, REPORT, STUDY
from chaudron.games.alchemists.events import Reported, StudiedGolem, WokeGolem
from chaudron.games.alchemists.knowledge import animation, reaction_to
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player, without

AWAKEN: Final = "animate"
TESTS_NEEDED: Final = 2
ASLEEP: Final = 2  # reputation lost with a golem that does not wake


def study(game: Laboratory, you: Player) -> bool:
    """Test an ingredient; after two tests one may try to animate the golem instead (A-250)."""
    words = [INGREDIENTS[i] for i in sorted(you.hand)]
    if you.tests >= TESTS_NEEDED and not you.animated:
        words.append(AWAKEN)
    word = game.maybe(you, STUDY, words, "study_golem")
    if not word:
        return False
    for favour in game.favours_at_hand(you):
        favour.on_study(game, you)
    if word == AWAKEN:
        animate(game, you)
    else:
        test(game, you, INGREDIENTS.index(word))
    return True


def test(game: Laboratory, you: Player, ingredient: int) -> None:
    """The reaction is for your eyes only; the ingredient is discarded, Mortar or not (A-247, A-251)."""
    assert game.golem is not None
    reaction = game.golem.reaction(game.assignment[ingredient])
    game.news += 1
    game.learn(you, reaction_to(ingredient, reaction))
    game.tell(StudiedGolem(you.index, ingredient, reaction))
    game.throw(you, ingredient)
    you.tests = min(you.tests + 1, TESTS_NEEDED)
    take_token(game, you)


def take_token(game: Laboratory, you: Player) -> None:
    if game.on_study:
        game.on_study -= 1
        game.gain_approval(you)


def animate(game: Laboratory, you: Player) -> None:
    """Two ingredients named in secret, no cards; everybody sees whether it wakes (A-255, A-256)."""
    assert game.golem is not None
    pair = game.pair(you, ANIMATE, EVERY_PAIR, "study_golem", NOTHING_YET)
    a, b = game.assignment[pair.first], game.assignment[pair.second]
    awake = game.golem.wakes(a) and game.golem.wakes(b)
    game.news += 1
    game.learn(you, animation(pair.first, pair.second, awake))
    game.tell(WokeGolem(you.index, pair, awake))
    if awake:
        you.animated = True
        take_token(game, you)
    else:
        game.change_reputation(you, -ASLEEP)


# ---------------------------------------------------------------- progress reports


def report_words(you: Player) -> list[str]:
    """What a player may report: one or two tokens on an empty part, or one of two taken back."""
    out: list[str] = []
    for part in (CHEST, EARS):
        mine, other = you.report(part), you.report(1 - part)
        if len(mine) == 2:
            out += [f"take_back:{PARTS[part]}:{TRIGGERS[t]}" for t in mine]
        if mine:
            continue
        left = [t for t in range(6) if t not in other]
        out += [f"{PARTS[part]}:{TRIGGERS[t]}" for t in left]
        for n, t in enumerate(left):
            out += [f"{PARTS[part]}:{TRIGGERS[t]}/{TRIGGERS[u]}" for u in left[n + 1 :]]
    return out


def report(game: Laboratory, you: Player) -> None:
    """One report step a round, only after two tests, true or not (A-260 to A-263)."""
    if you.tests < TESTS_NEEDED:
        return
    word = game.maybe(you, REPORT, report_words(you), "report")
    if not word:
        return
    parts = word.split(":")
    back = parts[0] == "take_back"
    part = PARTS.index(parts[-2])
    tokens = [TRIGGERS.index(t) for t in parts[-1].split("/")]
    placed = without(you.report(part), *tokens) if back else tokens
    if part == CHEST:
        you.chest = placed
    else:
        you.ears = placed
    game.tell(Reported(you.index, part, len(placed), tokens))


def report_halves(you: Player) -> int:
    """What the reports count at the second conference, in halves (A-267)."""
    total = 0
    for part in (CHEST, EARS):
        n = len(you.report(part))
        total += 2 if n == 1 else 1 if n == 2 else 0
    return total


def report_points(game: Laboratory, you: Player, part: int) -> int:
    """Victory points of a report (A-274)."""
    tokens = you.report(part)
    if not tokens or game.golem is None:
        return 0
    right = game.golem.trigger(part) in tokens
    if len(tokens) == 1:
        return 4 if right else -8
    return 2 if right else -6
