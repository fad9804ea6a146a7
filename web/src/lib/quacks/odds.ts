/** Exact odds: what the next draw does, and where drawing on ends. Powers of books are left aside. */
import { CHIP, CHIPS, type Bag } from "./facts";
import { LAST_SPACE } from "./track";

/** What a cauldron is like before the next draw. */
export interface Pot {
  /** The space of the last chip; of the rat or the droplet while there is none. */
  space: number;
  /** The sum of its white chips, and how much it bears. */
  white: number;
  limit: number;
}

export const sizeOf = (bag: Bag): number => Object.values(bag).reduce((sum, n) => sum + n, 0);

const explodes = (name: string, pot: Pot): boolean => {
  const chip = CHIP[name]!;
  return chip.colour === "white" && pot.white + chip.value > pot.limit;
};

export interface Draw {
  chip: string;
  /** How many of them are in the bag. */
  n: number;
  chance: number;
  explodes: boolean;
  /** The space on which it would lie. */
  lands: number;
}

/** What may come out of this bag next, in the order of the chips. */
export function draws(bag: Bag, pot: Pot): Draw[] {
  const all = sizeOf(bag);
  return CHIPS.filter((chip) => bag[chip.name]).map((chip) => ({
    chip: chip.name,
    n: bag[chip.name]!,
    chance: bag[chip.name]! / all,
    explodes: explodes(chip.name, pot),
    lands: Math.min(pot.space + chip.value, LAST_SPACE),
  }));
}

/** How many chips of the bag would explode the cauldron if they came next. */
export const deadly = (bag: Bag, pot: Pot): number =>
  draws(bag, pot).reduce((sum, draw) => sum + (draw.explodes ? draw.n : 0), 0);

/** When to stop: as soon as so many chips were drawn, or as the next draw explodes with more than this chance. */
export interface Policy {
  chips?: number;
  risk?: number;
}

/** Where a policy ends. */
export interface Ending {
  explosion: number;
  /** The space of the last chip on average, exploded or not. */
  space: number;
}

/** White chips of a value; how many of them are drawn is a digit of a number, worth `place`. */
interface White {
  value: number;
  n: number;
  place: number;
}

function whitesOf(bag: Bag): White[] {
  const whites = CHIPS.filter((chip) => chip.colour === "white" && bag[chip.name]);
  let place = 1;
  return whites.map(({ name, value }) => {
    const white = { value, n: bag[name]!, place };
    place *= white.n + 1;
    return white;
  });
}

/** For n coloured chips out of a bag: the chance of each sum of their values below the last space. */
function sumsByCount(values: number[]): number[][] {
  const ways = Array.from({ length: Math.min(values.length + 1, LAST_SPACE) }, () => Array<number>(LAST_SPACE).fill(0));
  ways[0]![0] = 1;
  for (const value of values)
    for (let n = ways.length - 1; n > 0; n--)
      for (let sum = value; sum < LAST_SPACE; sum++) ways[n]![sum]! += ways[n - 1]![sum - value]!;
  let all = 1; // sets of n chips
  return ways.map((row, n) => {
    if (n) all *= (values.length - n + 1) / n;
    return row.map((count) => count / all);
  });
}

/** Which whites are out, and how many other chips, decides whether one stops: which others, only where one lies. */
export function ending(bag: Bag, { chips = Infinity, risk = 1 }: Policy, pot: Pot): Ending {
  const whites = whitesOf(bag);
  const colours = CHIPS.filter((c) => c.colour !== "white").flatMap((c) =>
    Array<number>(bag[c.name] ?? 0).fill(c.value),
  );
  const sums = sumsByCount(colours);
  const size = sizeOf(bag);
  const out: Ending = { explosion: 0, space: 0 };
  let ended = 0; // before the last space
  let cases = new Map([[0, 1]]); // whites that are out, and how likely that is
  for (let drawn = 0; cases.size; drawn++) {
    const left = size - drawn;
    const following = new Map<number, number>();
    const add = (key: number, chance: number): void => void following.set(key, (following.get(key) ?? 0) + chance);
    for (const [key, chance] of cases) {
      const gone = whites.map((w) => Math.floor(key / w.place) % (w.n + 1));
      const white = gone.reduce((sum, n, i) => sum + n * whites[i]!.value, 0);
      const others = gone.reduce((n, whites) => n - whites, drawn);
      /** How often one is not on the last space yet, and the space of those cases with one more white chip. */
      const reach = sums[others]?.slice(0, Math.max(0, LAST_SPACE - pot.space - white)) ?? [];
      const alive = reach.reduce((sum, share) => sum + share, 0);
      if (!alive) continue;
      const spaces = (more: number): number =>
        reach.reduce((all, share, sum) => all + share * Math.min(pot.space + white + sum + more, LAST_SPACE), 0);
      const bursts = whites.map((w) => pot.white + white + w.value > pot.limit);
      const bad = whites.reduce((n, w, i) => n + (bursts[i] ? w.n - gone[i]! : 0), 0);
      if (!left || drawn >= chips || bad > risk * left) {
        out.space += chance * spaces(0);
        ended += chance * alive;
        continue;
      }
      if (others < colours.length) add(key, (chance * (colours.length - others)) / left);
      whites.forEach((w, i) => {
        const share = (chance * (w.n - gone[i]!)) / left;
        if (!share) return;
        if (bursts[i]) {
          out.explosion += share * alive;
          out.space += share * spaces(w.value);
          ended += share * alive;
        } else add(key + w.place, share);
      });
    }
    cases = following;
  }
  out.space += (1 - ended) * LAST_SPACE;
  return out;
}
