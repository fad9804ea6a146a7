/** What follows from what was seen: for certain, and how likely the rest is. */
import { ALL_EIGHT, PAIRS } from "./algebra";
import { bits, keyOf, type Fact } from "./facts";
import { Worlds } from "./worlds";

/** What can still be, as bits. */
export interface Checks {
  /** The alchemicals of each ingredient. */
  alchemicals: number[];
  /** The potions of each pair, in the order of PAIRS. */
  potions: number[];
  /** How the golem may react to each ingredient; nothing without a golem. */
  reactions: number[];
  /** Of each pair, in the order of PAIRS: whether it may leave the golem asleep (1), or wake it (2). */
  waking: number[];
  /** The golems. */
  golems: number;
  /** A smallest group of facts that cannot all be true; empty if they can. */
  contradiction: Fact[];
}

/** How likely it is, from 0 to 1. */
export interface Chances {
  /** How many worlds are left. */
  worlds: number;
  /** By ingredient and alchemical. */
  alchemicals: number[][];
  /** By pair, in the order of PAIRS, and potion. */
  potions: number[][];
  /** By ingredient and reaction; nothing without a golem. */
  reactions: number[][];
  /** That each pair wakes the golem. */
  waking: number[];
  /** By golem. */
  golems: number[];
  /** The expected information of mixing each pair, in bits: it divides the worlds left by 2 to this power. */
  mixing: number[];
  /** The same of testing each ingredient on the golem. */
  testing: number[];
}

export interface Deduction {
  checks: Checks;
  /** Only where the table and the player want figures. */
  chances?: Chances;
}

/** Everything about a set of worlds that these facts left. */
export function deduce(worlds: Worlds, facts: readonly Fact[], golem: boolean, figures: boolean): Deduction {
  const alchemicals = worlds.identities();
  const potions = worlds.potions();
  const reactions = golem ? worlds.reactions() : [];
  const animators = golem ? worlds.animators() : [];
  const golems = golem ? worlds.golemsLeft() : [];
  const some = (counts: number[]): number => bits(counts.length, (i) => counts[i]! > 0);
  const checks: Checks = {
    alchemicals: alchemicals.map(some),
    potions: potions.map(some),
    reactions: reactions.map(some),
    waking: animators.map((n) => Number(n < worlds.count) + 2 * Number(n > 0)),
    golems: some(golems),
    contradiction: worlds.count ? [] : contradiction(facts, golem),
  };
  if (!figures || !worlds.count) return { checks };
  const shares = (counts: number[]): number[] => counts.map((n) => n / worlds.count);
  const chances: Chances = {
    worlds: worlds.count,
    alchemicals: alchemicals.map(shares),
    potions: potions.map(shares),
    reactions: reactions.map(shares),
    waking: shares(animators),
    golems: shares(golems),
    mixing: potions.map(entropy),
    testing: reactions.map(entropy),
  };
  return { checks, chances };
}

/** The expected information of an answer with these counts, in bits. */
export function entropy(counts: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const told = counts.map((n) => (n ? (n / all) * Math.log2(all / n) : 0));
  return told.reduce((sum, n) => sum + n, 0);
}

/** The pairs that a hand can mix, as places in PAIRS, what tells most first. */
export function bestMixes(chances: Chances, hand: readonly number[]): number[] {
  const places = PAIRS.map((_, n) => n).filter((n) => PAIRS[n]!.every((i) => hand.includes(i)));
  return places.sort((m, n) => rounded(chances.mixing[n]!) - rounded(chances.mixing[m]!));
}

/** The ingredients of a hand, the one whose test on the golem tells most first. */
export function bestTests(chances: Chances, hand: readonly number[]): number[] {
  const have = ALL_EIGHT.filter((i) => hand.includes(i));
  return have.sort((i, j) => rounded(chances.testing[j]!) - rounded(chances.testing[i]!));
}

const rounded = (information: number): number => Math.round(information * 1e9) / 1e9;

// ---------------------------------------------------------------- why

/** The facts that leave none of these worlds, if they do: a smallest group, found by leaving out one after the other. */
function emptying(worlds: Worlds, facts: readonly Fact[]): Fact[] {
  if (worlds.knowingAll(facts).count) return [];
  const group: Fact[] = [];
  let left = worlds; // as much as the group leaves
  facts.forEach((fact, n) => {
    if (!left.knowingAll(facts.slice(n + 1)).count) return;
    group.push(fact);
    left = left.knowing(fact);
  });
  return group;
}

/** A smallest group of these facts that cannot all be true; empty if they can. */
export const contradiction = (facts: readonly Fact[], golem: boolean): Fact[] => emptying(Worlds.all(golem), facts);

/** A smallest group of facts that settles whether an ingredient is an alchemical; empty if it is open. */
export function reasons(facts: readonly Fact[], golem: boolean, ingredient: number, alchemical: number): Fact[] {
  const all = Worlds.all(golem);
  const against = emptying(all.being(ingredient, 1 << alchemical), facts);
  return against.length ? against : emptying(all.being(ingredient, 255 & ~(1 << alchemical)), facts);
}

// ---------------------------------------------------------------- one after the other

/** Keeps what it worked out: a fact more is one filter more, and only what was taken back begins anew. */
export class Deducer {
  #known = new Set<string>();
  #worlds: Worlds;

  constructor(readonly golem: boolean) {
    this.#worlds = Worlds.all(golem);
  }

  deduce(facts: readonly Fact[], figures: boolean): Deduction {
    const keys = new Set(facts.map(keyOf));
    if ([...this.#known].some((key) => !keys.has(key))) {
      this.#known.clear();
      this.#worlds = Worlds.all(this.golem);
    }
    for (const fact of facts) {
      if (this.#known.has(keyOf(fact))) continue;
      this.#known.add(keyOf(fact));
      this.#worlds = this.#worlds.knowing(fact);
    }
    return deduce(this.#worlds, facts, this.golem, figures);
  }
}
