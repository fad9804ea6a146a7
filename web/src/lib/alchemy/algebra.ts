/** Alchemy as pure algebra, by small numbers: ingredients and alchemicals 0 to 7, colours 0 to 2, potions 0 to 6
 *  (twice the colour, and one more for minus; 6 is neutral), golems 0 to 23. */

export const INGREDIENTS = [
  "mushroom",
  "fern",
  "toad",
  "bird_claw",
  "flower",
  "mandrake_root",
  "scorpion",
  "raven_feather",
] as const;
export const ALCHEMICALS = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"] as const;
export const COLOURS = ["red", "green", "blue"] as const;
export const SIGNS = ["+", "-"] as const;
export const POTIONS = ["red+", "red-", "green+", "green-", "blue+", "blue-", "neutral"] as const;
export const QUALITIES = ["exact", "sign", "neutral", "opposite"] as const;
export const LIGHTS = ["solar", "lunar"] as const;
export const REACTIONS = ["none", "chest", "ears", "both"] as const;
export const NEUTRAL = 6;
export const GOLEMS = 24;
/** The ways to give the eight alchemicals to the eight ingredients. */
export const ASSIGNMENTS = 40320;

export const ALL_EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The signs of each alchemical in red, green and blue: 0 is plus, 1 is minus. */
export const ELEMENTS: readonly (readonly number[])[] = [
  [1, 0, 1],
  [0, 1, 0],
  [0, 1, 1],
  [1, 0, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [0, 0, 0],
];

export const sign = (alchemical: number, colour: number): number => ELEMENTS[alchemical]![colour]!;

/** 0 is large, 1 small: an element is large if the next colour has the same sign. */
export const size = (alchemical: number, colour: number): number =>
  sign(alchemical, colour) === sign(alchemical, (colour + 1) % 3) ? 0 : 1;

/** 0 is solar, 1 lunar: with one or three minus signs. */
export const light = (alchemical: number): number =>
  (sign(alchemical, 0) + sign(alchemical, 1) + sign(alchemical, 2)) % 2;

/** The potion of two different alchemicals: the colour of equal signs and different sizes. */
export function mix(a: number, b: number): number {
  const colour = [0, 1, 2].find((c) => sign(a, c) === sign(b, c) && size(a, c) !== size(b, c));
  return colour === undefined ? NEUTRAL : 2 * colour + sign(a, colour);
}

/** How good a brew is to somebody who wanted another potion: a place in QUALITIES. */
export function quality(wanted: number, made: number): number {
  if (made === wanted) return 0;
  if (made === NEUTRAL) return 2;
  return made % 2 === wanted % 2 ? 1 : 3;
}

/** The potion of two alchemicals, at 8 × the first + the second. */
export const MIX = Uint8Array.from({ length: 64 }, (_, i) => mix(i >> 3, i & 7));

/** The twenty-eight pairs of ingredients, the lesser number first. */
export const PAIRS: readonly (readonly [number, number])[] = ALL_EIGHT.flatMap((i) =>
  ALL_EIGHT.slice(i + 1).map((j) => [i, j] as const),
);

/** The place of a pair in PAIRS. */
export function pairIndex(first: number, second: number): number {
  const [i, j] = first < second ? [first, second] : [second, first];
  return (i * (15 - i)) / 2 + j - i - 1;
}

// ---------------------------------------------------------------- the golem

/** What the chest (0) or the ears (1) of a golem react to. */
export interface Trigger {
  colour: number;
  size: number;
}

export function trigger(golem: number, part: number): Trigger {
  const chest = golem >> 3;
  const others = [0, 1, 2].filter((c) => c !== chest);
  return part ? { colour: others[(golem >> 2) & 1]!, size: golem & 1 } : { colour: chest, size: (golem >> 1) & 1 };
}

/** Which parts react, as a place in REACTIONS; signs do not matter. */
export function reaction(golem: number, alchemical: number): number {
  const reacts = (part: number): boolean => {
    const wanted = trigger(golem, part);
    return size(alchemical, wanted.colour) === wanted.size;
  };
  return Number(reacts(0)) + 2 * Number(reacts(1));
}

/** Whether it is one of the two alchemicals that animate the golem: large wants plus, small minus. */
export const wakes = (golem: number, alchemical: number): boolean =>
  [0, 1].every((part) => {
    const wanted = trigger(golem, part);
    return sign(alchemical, wanted.colour) === wanted.size;
  });
