/** The reader that stands in for the publisher's app: codes, and the answers a code holds. Phones with the same code
 *  agree with each other, and with `chaudron reader`, without any network. */
import { below, shuffled } from "../chance";
import { ALL_EIGHT, ASSIGNMENTS, GOLEMS, MIX, light, quality, reaction, sign, trigger, wakes } from "./algebra";
import type { Trigger } from "./algebra";

export const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const DROPPED = " .-_\t";
const [BASE, WITH_GOLEM] = [4, 5];
const STEP = 0x9e3779b9;
const ROUNDS = 10;
const LEFT_HALF = 576;
const LIBRARY_OFFER = 4;

/** What all phones show for one code: a sign in a colour. */
export const GLYPHS = [
  "sun",
  "moon",
  "star",
  "heart",
  "spade",
  "club",
  "diamond",
  "note",
  "anchor",
  "swords",
  "crown",
  "blossom",
  "clover",
  "scales",
  "umbrella",
  "snowflake",
] as const;
export const GLYPH_COLOURS = ["red", "green", "blue", "yellow", "white", "violet"] as const;

/** Why something is refused; `alchemists-error-` says it in words. */
export type Reason = "code-length" | "code-letter" | "code-unused" | "code-needs-golem" | "same-ingredient";

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    /** The code as it was written. */
    readonly code = "",
  ) {
    super(reason);
  }
}

// ---------------------------------------------------------------- codes

const keyOf = (width: number): number => (width === BASE ? 0x0c4a4d01 : 0x0c4a4d02);
const rightHalf = (width: number): number => (width === BASE ? LEFT_HALF : LEFT_HALF * GOLEMS);
const remainder = (n: number, of: number): number => ((n % of) + of) % of;

/** How many secrets there are: a new game draws one of them. */
export const limit = (golem: boolean): number => (golem ? ASSIGNMENTS * GOLEMS : ASSIGNMENTS);

/** Spread the bits of a 32-bit word. */
export function mix32(word: number): number {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0xd35a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

export const subkey = (width: number, round: number): number => mix32(keyOf(width) + round * STEP);

/** The halves of a number after a round of the scrambler, forwards (1) or backwards (−1). */
function turned([left, right]: [number, number], width: number, round: number, way: 1 | -1): [number, number] {
  const spread = (half: number): number => way * mix32(half + subkey(width, round));
  return round % 2
    ? [left, remainder(right + spread(left), rightHalf(width))]
    : [remainder(left + spread(right), LEFT_HALF), right];
}

function scrambled(value: number, width: number, rounds: readonly number[], way: 1 | -1): number {
  const b = rightHalf(width);
  let halves: [number, number] = [Math.floor(value / b), value % b];
  for (const round of rounds) halves = turned(halves, width, round, way);
  return halves[0] * b + halves[1];
}

const FORWARDS = Array.from({ length: ROUNDS }, (_, round) => round);
const BACKWARDS = FORWARDS.toReversed();

function numberOf(code: string): number {
  return [...code].reduce((n, letter) => n * LETTERS.length + LETTERS.indexOf(letter), 0);
}

/** The code as it is compared: capitals without blanks, dots and dashes; or a refusal. */
function tidy(code: string): string {
  const out = [...code.toUpperCase()].filter((letter) => !DROPPED.includes(letter));
  if (out.length !== BASE && out.length !== WITH_GOLEM) throw new Refusal("code-length", code);
  if (out.some((letter) => !LETTERS.includes(letter))) throw new Refusal("code-letter", code);
  return out.join("");
}

/** The code of the secret of this number, from 0 to limit(golem) − 1. */
export function codeOf(number: number, golem: boolean): string {
  const width = golem ? WITH_GOLEM : BASE;
  let left = scrambled(number, width, FORWARDS, 1);
  let out = "";
  for (let k = 0; k < width; k++) {
    out = LETTERS[left % LETTERS.length] + out;
    left = Math.floor(left / LETTERS.length);
  }
  return out;
}

/** The assignment of a number, in the order of the alphabet. */
function unrank(number: number): number[] {
  const digits: number[] = [];
  for (let left = number, k = 1; k <= ALL_EIGHT.length; k++) {
    digits.unshift(left % k);
    left = Math.floor(left / k);
  }
  const alchemicals: number[] = [...ALL_EIGHT];
  return digits.map((digit) => alchemicals.splice(digit, 1)[0]!);
}

/** The secret of a code, or a refusal that says what is wrong with it. */
export function decode(code: string): Secret {
  const written = tidy(code);
  const golem = written.length === WITH_GOLEM;
  const value = scrambled(numberOf(written), written.length, BACKWARDS, -1);
  if (value >= limit(golem)) throw new Refusal("code-unused", code);
  return golem
    ? new Secret(written, unrank(Math.floor(value / GOLEMS)), value % GOLEMS)
    : new Secret(written, unrank(value), null);
}

// ---------------------------------------------------------------- answers

/** What a code holds, and everything a reader can be asked. Never changes. */
export class Secret {
  readonly #assignment: readonly number[];
  readonly #golem: number | null;

  constructor(
    readonly code: string,
    assignment: readonly number[],
    golem: number | null,
  ) {
    this.#assignment = assignment;
    this.#golem = golem;
  }

  /** The check glyph, 0 to 95: it follows from the letters, not from what they hide. */
  get glyph(): number {
    return mix32(numberOf(this.code) * 5 + this.code.length) % (GLYPHS.length * GLYPH_COLOURS.length);
  }

  get hasGolem(): boolean {
    return this.#golem !== null;
  }

  #theGolem(): number {
    if (this.#golem === null) throw new Refusal("code-needs-golem", this.code);
    return this.#golem;
  }

  #pair(first: number, second: number): [number, number] {
    if (first === second) throw new Refusal("same-ingredient");
    return [this.#assignment[first]!, this.#assignment[second]!];
  }

  /** The potion of two different ingredients. */
  mix(first: number, second: number): number {
    const [a, b] = this.#pair(first, second);
    return MIX[a * 8 + b]!;
  }

  /** How good the brew is to the adventurer; not even the seller learns more. */
  sale(first: number, second: number, wanted: number): number {
    return quality(wanted, this.mix(first, second));
  }

  /** An apprentice's demonstration. */
  sign(ingredient: number, colour: number): number {
    return sign(this.#assignment[ingredient]!, colour);
  }

  /** A master's demonstration, and the exhibition. */
  isTrue(first: number, second: number, potion: number): boolean {
    return this.mix(first, second) === potion;
  }

  /** What a book of the library says. */
  light(ingredient: number): number {
    return light(this.#assignment[ingredient]!);
  }

  /** The golem's reaction to an ingredient. */
  reaction(ingredient: number): number {
    return reaction(this.#theGolem(), this.#assignment[ingredient]!);
  }

  /** Whether these two ingredients wake the golem. */
  animates(first: number, second: number): boolean {
    return this.#pair(first, second).every((alchemical) => wakes(this.#theGolem(), alchemical));
  }

  /** The whole assignment: for the end of the game. */
  revelation(): readonly number[] {
    return this.#assignment;
  }

  /** What the chest (0) or the ears (1) react to: for the end of the game. */
  trigger(part: number): Trigger {
    return trigger(this.#theGolem(), part);
  }
}

// ---------------------------------------------------------------- this phone's own chance

/** The code of a new game. */
export const newCode = (golem: boolean): string => codeOf(below(limit(golem)), golem);

/** Four different ingredients to pick from, drawn on this phone alone. */
export const libraryOffer = (): number[] => shuffled(ALL_EIGHT).slice(0, LIBRARY_OFFER).sort();
