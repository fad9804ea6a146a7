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

/** Chips that are alike for the odds; how many of them are drawn is a digit of a number, worth `place`. */
interface Kind {
  white: boolean;
  value: number;
  n: number;
  place: number;
}

function kindsOf(bag: Bag): Kind[] {
  const kinds: Kind[] = [];
  for (const { name, colour, value } of CHIPS) {
    if (!bag[name]) continue;
    const white = colour === "white";
    const alike = kinds.find((k) => k.white === white && k.value === value);
    if (alike) alike.n += bag[name];
    else kinds.push({ white, value, n: bag[name], place: 1 });
  }
  kinds.reduce((place, kind) => (kind.place = place) * (kind.n + 1), 1);
  return kinds;
}

/** Every set of chips drawn is a case of its own: it decides space and whites, whatever the order was. */
export function ending(bag: Bag, { chips = Infinity, risk = 1 }: Policy, pot: Pot): Ending {
  const kinds = kindsOf(bag);
  const out: Ending = { explosion: 0, space: 0 };
  let left = sizeOf(bag);
  let cases = new Map([[0, 1]]);
  for (let drawn = 0; cases.size; drawn++, left--) {
    const following = new Map<number, number>();
    for (const [key, chance] of cases) {
      let { space, white } = pot;
      const inside = kinds.map((kind) => {
        const gone = Math.floor(key / kind.place) % (kind.n + 1);
        space += gone * kind.value;
        if (kind.white) white += gone * kind.value;
        return kind.n - gone;
      });
      space = Math.min(space, LAST_SPACE);
      const bursts = kinds.map((kind) => kind.white && white + kind.value > pot.limit);
      const bad = inside.reduce((sum, n, i) => sum + (bursts[i] ? n : 0), 0);
      if (!left || drawn >= chips || space === LAST_SPACE || bad > risk * left) {
        out.space += chance * space;
        continue;
      }
      kinds.forEach((kind, i) => {
        if (!inside[i]) return;
        const share = (chance * inside[i]) / left;
        if (bursts[i]) {
          out.explosion += share;
          out.space += share * Math.min(space + kind.value, LAST_SPACE);
        } else following.set(key + kind.place, (following.get(key + kind.place) ?? 0) + share);
      });
    }
    cases = following;
  }
  return out;
}
