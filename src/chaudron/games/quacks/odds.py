"""Exact odds: what the next draw does, and where "draw until…" ends."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.chips import ORANGE, WHITE, Chip
from chaudron.games.quacks.track import COINS, LAST_SPACE, POINTS

NEVER: Final = 1000
DIGIT: Final = 6  # bits per kind of chip in a packed count
MASK: Final = 63


def explosion_odds(bag: list[Chip], white: int, limit: int) -> float:
    """The probability that the next chip out of this bag explodes the cauldron."""
    if not bag:
        return 0.0
    room = limit - white
    bad = 0
    for chip in bag:
        if chip.colour == WHITE and chip.value > room:
            bad += 1
    return bad / len(bag)


class Policy:
    """When to stop: as soon as one of these is reached. What is not given never stops."""

    def __init__(self, risk: float = 1.0, white: int = NEVER, space: int = NEVER, chips: int = NEVER) -> None:
        self.risk = risk  # the next draw explodes with more than this probability
        self.white = white  # the white chips total this much
        self.space = space  # the last chip lies on this space or further
        self.chips = chips  # so many chips were drawn

    def __repr__(self) -> str:
        return f"Policy(risk={self.risk}, white={self.white}, space={self.space}, chips={self.chips})"


class Ending:
    """Where a policy ends: probabilities by the space of the last chip."""

    def __init__(self) -> None:
        self.stopped: list[float] = [0.0] * (LAST_SPACE + 1)
        self.burst: list[float] = [0.0] * (LAST_SPACE + 1)

    @property
    def explosion(self) -> float:
        """The probability that the cauldron explodes."""
        return sum(self.burst)

    def mean_space(self) -> float:
        """The expected space of the last chip, exploded or not."""
        total = 0.0
        for space in range(LAST_SPACE + 1):
            total += space * (self.stopped[space] + self.burst[space])
        return total

    def worth(self, point: float, coin: float) -> float:
        """The expected worth of points and coins; an exploded player takes the better of the two."""
        total = 0.0
        for space in range(LAST_SPACE + 1):
            points = point * POINTS[space + 1]
            coins = coin * COINS[space + 1]
            total += self.stopped[space] * (points + coins)
            total += self.burst[space] * max(points, coins)
        return total


class Kind:
    """Chips of the bag that are alike for the odds."""

    def __init__(self, white: int, move: int, place: int) -> None:
        self.white = white  # what it adds to the white total
        self.move = move
        self.place = place  # where its count lies in a packed count
        self.n = 0


def kinds_of(bag: list[Chip], whites: bool, pumpkin_steps: int) -> list[Kind]:
    """The white (or the other) chips by how far they move; colours alone change nothing."""
    kinds: list[Kind] = []
    for chip in bag:
        if (chip.colour == WHITE) != whites:
            continue
        move = chip.value + (pumpkin_steps if chip.colour == ORANGE else 0)
        for k in kinds:
            if k.move == move:
                k.n += 1
                break
        else:
            kind = Kind(chip.value if whites else 0, move, DIGIT * len(kinds))
            kind.n = 1
            kinds.append(kind)
    return kinds


def drawn_total(kinds: list[Kind], key: int) -> int:
    """The spaces that this packed count of chips has moved."""
    total = 0
    for k in kinds:
        total += ((key >> k.place) & MASK) * k.move
    return total


def ending(
    bag: list[Chip],
    policy: Policy,
    position: int = 0,
    white: int = 0,
    limit: int = 7,
    pumpkin_steps: int = 0,
) -> Ending:
    """Where this policy ends, exactly: chips move their printed value, books left aside.

    Dynamic programming over the chips drawn so far: which chips are out decides position and white
    total, whatever their order was. Where the space decides nothing, how many coloured chips are out
    is enough, and which ones is a matter of counting.
    """
    far = position
    for chip in bag:
        far += chip.value + (pumpkin_steps if chip.colour == ORANGE else 0)
    if policy.space == NEVER and far < LAST_SPACE:
        return ending_by_counts(bag, policy, position, white, limit, pumpkin_steps)
    return ending_by_chips(bag, policy, position, white, limit, pumpkin_steps)


def ending_by_counts(
    bag: list[Chip], policy: Policy, position: int, white: int, limit: int, pumpkin_steps: int
) -> Ending:
    """The policy looks at whites and counts only, and the last space is out of reach."""
    whites = kinds_of(bag, True, pumpkin_steps)
    out = Ending()
    colours = [c for c in bag if c.colour != WHITE]
    many = len(colours)
    sums = sums_by_count(colours, pumpkin_steps)
    layer: dict[int, list[float]] = {0: [1.0] + [0.0] * many}  # whites drawn -> by coloured chips drawn
    for drawn in range(len(bag) + 1):
        left = len(bag) - drawn
        following: dict[int, list[float]] = {}
        for key, row in layer.items():
            total = drawn_total(whites, key)
            room = limit - white - total
            bad = 0
            for k in whites:
                if k.white > room:
                    bad += k.n - ((key >> k.place) & MASK)
            stops = left == 0 or drawn >= policy.chips or white + total >= policy.white
            if stops or bad > policy.risk * left:
                for n in range(many + 1):
                    if row[n]:
                        spread(out.stopped, sums[n], position + total, row[n])
                continue
            for n in range(many + 1):
                chance = row[n]
                if not chance:
                    continue
                if n < many:
                    into(following, key, many)[n + 1] += chance * (many - n) / left
                for k in whites:
                    more = k.n - ((key >> k.place) & MASK)
                    if more and k.white > room:
                        spread(out.burst, sums[n], position + total + k.move, chance * more / left)
                    elif more:
                        into(following, key + (1 << k.place), many)[n] += chance * more / left
        layer = following
    return out


def into(layer: dict[int, list[float]], key: int, many: int) -> list[float]:
    row = layer.get(key)
    if row is None:
        row = layer[key] = [0.0] * (many + 1)
    return row


def spread(spaces: list[float], sums: dict[int, float], start: int, chance: float) -> None:
    """Add a probability to the spaces that so many coloured chips may reach."""
    for steps, share in sums.items():
        space = start + steps
        spaces[space if space < LAST_SPACE else LAST_SPACE] += chance * share


def sums_by_count(colours: list[Chip], pumpkin_steps: int) -> list[dict[int, float]]:
    """For n coloured chips out of the bag: the probability of each sum of their moves."""
    ways: list[dict[int, float]] = [{0: 1.0}] + [{} for _ in colours]
    for i, chip in enumerate(colours):
        move = chip.value + (pumpkin_steps if chip.colour == ORANGE else 0)
        for n in range(i, -1, -1):
            target = ways[n + 1]
            for steps, count in ways[n].items():
                target[steps + move] = target.get(steps + move, 0.0) + count
    for row in ways:
        total = sum(row.values())
        for steps in row:
            row[steps] /= total
    return ways


def ending_by_chips(
    bag: list[Chip], policy: Policy, position: int, white: int, limit: int, pumpkin_steps: int
) -> Ending:
    """The space matters on the way: every set of chips drawn is a case of its own."""
    whites = kinds_of(bag, True, pumpkin_steps)
    colours = kinds_of(bag, False, pumpkin_steps)
    out = Ending()
    moved: dict[int, int] = {}  # packed coloured chips -> spaces
    layer: dict[int, dict[int, float]] = {0: {0: 1.0}}  # whites drawn -> coloured drawn -> probability
    drawn = 0
    while layer:
        left = len(bag) - drawn
        following: dict[int, dict[int, float]] = {}
        for key, cases in layer.items():
            total = drawn_total(whites, key)
            room = limit - white - total
            bad = 0
            for k in whites:
                if k.white > room:
                    bad += k.n - ((key >> k.place) & MASK)
            stops = left == 0 or drawn >= policy.chips or white + total >= policy.white
            stops = stops or bad > policy.risk * left
            same = following.get(key)
            if same is None:
                same = following[key] = {}
            for coloured, chance in cases.items():
                steps = moved.get(coloured, -1)
                if steps < 0:
                    steps = moved[coloured] = drawn_total(colours, coloured)
                space = position + total + steps
                space = min(space, LAST_SPACE)
                if stops or space >= policy.space or space == LAST_SPACE:
                    out.stopped[space] += chance
                    continue
                share = chance / left
                for k in colours:
                    more = k.n - ((coloured >> k.place) & MASK)
                    if more:
                        new = coloured + (1 << k.place)
                        same[new] = same.get(new, 0.0) + share * more
                for k in whites:
                    more = k.n - ((key >> k.place) & MASK)
                    if more and k.white > room:
                        far = space + k.move
                        out.burst[far if far < LAST_SPACE else LAST_SPACE] += share * more
                    elif more:
                        other = following.get(key + (1 << k.place))
                        if other is None:
                            other = following[key + (1 << k.place)] = {}
                        other[coloured] = other.get(coloured, 0.0) + share * more
        layer = {key: cases for key, cases in following.items() if cases}
        drawn += 1
    return out
