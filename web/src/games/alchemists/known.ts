/** What follows from what was seen, by name, as far as the table and the player want it told. */
import {
  ALCHEMICALS,
  COLOURS,
  GOLEMS,
  INGREDIENTS,
  light,
  LIGHTS,
  PAIRS,
  POTIONS,
  REACTIONS,
  sign,
  SIGNS,
  trigger,
} from "../../lib/alchemy/algebra";
import type { Deduction } from "../../lib/alchemy/deduction";
import { PARTS, TRIGGERS } from "./alchemy";
import type { Fact } from "./shapes";

/** How likely, from nought to one; of what is open nothing, where only checks are told. */
export type Chance = number | undefined;

export interface Deduced {
  /** How many worlds fit; only where figures are told. */
  worlds?: number | undefined;
  /** By ingredient and alchemical. */
  chances: Record<string, Record<string, Chance>>;
  /** By pair: each potion's, in the order of the potions. */
  mixes: Record<string, Chance[]>;
  /** By ingredient and colour, a sign that is certain. */
  signs: Record<string, string>;
  lights: Record<string, string>;
  reactions: Record<string, string>;
  /** By part of the golem and trigger. */
  golem: Record<string, Record<string, Chance>>;
  /** How much a mix of two tells, in bits; only where figures are told. */
  tells: Record<string, number>;
  /** The same of a test of one on the golem. */
  testing: Record<string, number>;
  /** How likely each pair wakes the golem. */
  waking: Record<string, number>;
  /** Facts that cannot all be true. */
  contradiction: Fact[];
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const among = (mask: number, n: number): number[] => numbers(n).filter((i) => mask & (1 << i));

/** What can be or must be, of so many; or the figures, if they are told. */
function shares(mask: number, n: number, figures?: number[]): Chance[] {
  if (figures) return figures;
  const left = among(mask, n);
  return numbers(n).map((i) => (!left.includes(i) ? 0 : left.length === 1 ? 1 : undefined));
}

/** The one thing that all these have, if it is one. */
function agreed<T>(of: number[], what: (i: number) => T): T | undefined {
  const [first] = of;
  return first !== undefined && of.every((i) => what(i) === what(first)) ? what(first) : undefined;
}

const named = <T>(names: readonly string[], values: T[]): Record<string, T> =>
  Object.fromEntries(names.map((name, i) => [name, values[i]!]));

const told = (entries: [string, string | undefined][]): Record<string, string> =>
  Object.fromEntries(entries.filter((e): e is [string, string] => e[1] !== undefined));

export const pairName = ([a, b]: readonly [number, number]): string => `${INGREDIENTS[a]}+${INGREDIENTS[b]}`;

/** The potion that a pair makes for certain, if it is deduced. */
export const certainMix = (deduced: Deduced | null, pair: string): string =>
  POTIONS[deduced?.mixes[pair]?.indexOf(1) ?? -1] ?? "";

/** The worker's numbers as names. */
export function deducedOf({ checks, chances }: Deduction): Deduced {
  const left = checks.alchemicals.map((mask) => among(mask, 8));
  const golems = among(checks.golems, GOLEMS);
  const named3 = INGREDIENTS.flatMap((name, i) =>
    COLOURS.map((colour, c): [string, string | undefined] => {
      const found = agreed(left[i]!, (a) => sign(a, c));
      return [`${name}:${colour}`, found === undefined ? undefined : SIGNS[found]];
    }),
  );
  const lights = INGREDIENTS.map((name, i): [string, string | undefined] => {
    const found = agreed(left[i]!, light);
    return [name, found === undefined ? undefined : LIGHTS[found]];
  });
  const reactions = checks.reactions.map((mask, i): [string, string | undefined] => {
    const one = among(mask, 4);
    return [INGREDIENTS[i]!, one.length === 1 ? REACTIONS[one[0]!] : undefined];
  });
  const isTrigger = (golem: number, part: number, t: number): boolean => {
    const { colour, size } = trigger(golem, part);
    return t === 2 * colour + size;
  };
  const part = (p: number): Chance[] =>
    TRIGGERS.map((_, t) => {
      const fit = golems.filter((g) => isTrigger(g, p, t));
      if (chances) return fit.reduce((sum, g) => sum + chances.golems[g]!, 0);
      return fit.length === golems.length ? 1 : fit.length ? undefined : 0;
    });
  return {
    worlds: chances?.worlds,
    chances: named(
      INGREDIENTS,
      checks.alchemicals.map((mask, i) => named(ALCHEMICALS, shares(mask, 8, chances?.alchemicals[i]))),
    ),
    mixes: Object.fromEntries(
      PAIRS.map((pair, n) => [pairName(pair), shares(checks.potions[n]!, POTIONS.length, chances?.potions[n])]),
    ),
    signs: told(named3),
    lights: told(lights),
    reactions: told(reactions),
    golem: checks.reactions.length
      ? named(
          PARTS,
          [part(0), part(1)].map((values) => named(TRIGGERS, values)),
        )
      : {},
    tells: Object.fromEntries(PAIRS.map((pair, n) => [pairName(pair), chances?.mixing[n] ?? 0])),
    testing: chances ? named(INGREDIENTS, chances.testing) : {},
    waking: chances ? named(PAIRS.map(pairName), chances.waking) : {},
    contradiction: checks.contradiction,
  };
}
