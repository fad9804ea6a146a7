/** Sets of worlds: the 8! assignments, together with the golems that are possible with each, as 24 bits.
 *
 *  Every answer is found by counting, never by sampling. An assignment is a number of eight digits to the base of
 *  eight, one for the alchemical of each ingredient, the first one last.
 */
import { ALL_EIGHT, ASSIGNMENTS, GOLEMS, MIX, PAIRS, reaction, wakes } from "./algebra";
import { bits, meaning, type Fact, type Meaning } from "./facts";

const ALL_GOLEMS = (1 << GOLEMS) - 1;
const NO_GOLEM = 1; // where none is in the game, each assignment is one world

/** Every assignment, each found from the one before it as the next in the order of the alphabet. */
function assignments(): Uint32Array {
  const out = new Uint32Array(ASSIGNMENTS);
  const one = Uint8Array.from(ALL_EIGHT);
  const swap = (i: number, j: number): void => {
    const kept = one[i]!;
    one[i] = one[j]!;
    one[j] = kept;
  };
  for (let n = 0; ; n++) {
    let digits = 0;
    for (let i = 7; i >= 0; i--) digits = (digits << 3) | one[i]!;
    out[n] = digits;
    // The last place that can grow takes the least that is greater from behind it; what is behind begins anew.
    let i = 6;
    while (i >= 0 && one[i]! > one[i + 1]!) i--;
    if (i < 0) return out;
    let j = 7;
    while (one[j]! < one[i]!) j--;
    swap(i, j);
    for (let k = i + 1, l = 7; k < l; k++, l--) swap(k, l);
  }
}

/** The golems, as bits, that react in each way to each alchemical, at 4 × the alchemical + the reaction. */
const REACTING = Uint32Array.from({ length: 32 }, (_, n) => bits(GOLEMS, (g) => reaction(g, n >> 2) === (n & 3)));
/** Those that two alchemicals wake, at 8 × the one + the other. */
const WOKEN = ALL_EIGHT.map((a) => bits(GOLEMS, (g) => wakes(g, a)));
const WAKING = Uint32Array.from({ length: 64 }, (_, n) => WOKEN[n >> 3]! & WOKEN[n & 7]!);

/** The golems, as bits, with which this is true if its ingredients are these alchemicals; of one, both are the same. */
function golemsWith(known: Meaning, first: number, second: number): number {
  switch (known.of) {
    case "ingredient":
      return (known.alchemicals >> first) & 1 ? ALL_GOLEMS : 0;
    case "pair":
      return (known.potions >> MIX[8 * first + second]!) & 1 ? ALL_GOLEMS : 0;
    case "reaction":
      return REACTING[4 * first + known.reaction]!;
    case "animation":
      return known.awake ? WAKING[8 * first + second]! : ALL_GOLEMS & ~WAKING[8 * first + second]!;
  }
}

/** How many bits of these 24 are set. */
function count(mask: number): number {
  let n = mask - ((mask >> 1) & 0x555555);
  n = (n & 0x333333) + ((n >> 2) & 0x333333);
  n = (n + (n >> 4)) & 0x0f0f0f;
  return (n + (n >> 8) + (n >> 16)) & 31;
}

/** Assignments with which the same golems are possible: without a fact about the golem, all of them. */
interface Group {
  golems: number;
  assignments: Uint32Array;
}

/** What is counted of a set of worlds, one after the other by ingredient, pair or golem. */
interface Counts {
  identities: Uint32Array;
  potions: Uint32Array;
  reactions: Uint32Array;
  animators: Uint32Array;
  golems: Uint32Array;
}

/** A set of worlds. Never changes: `knowing` gives a smaller one. */
export class Worlds {
  readonly count: number;
  #counts: Counts | undefined;

  private constructor(readonly groups: readonly Group[]) {
    this.count = groups.reduce((sum, group) => sum + group.assignments.length * count(group.golems), 0);
  }

  static readonly #all = new Map<boolean, Worlds>();

  /** Every world: 40,320, or 967,680 with a golem. */
  static all(golem: boolean): Worlds {
    let all = this.#all.get(golem);
    if (!all) {
      const every = this.#all.get(!golem)?.groups[0]?.assignments ?? assignments();
      all = new Worlds([{ golems: golem ? ALL_GOLEMS : NO_GOLEM, assignments: every }]);
      this.#all.set(golem, all);
    }
    return all;
  }

  /** The worlds of this set in which the fact is true. */
  knowing(fact: Fact): Worlds {
    return this.#where(meaning(fact));
  }

  knowingAll(facts: readonly Fact[]): Worlds {
    return facts.reduce<Worlds>((worlds, fact) => worlds.knowing(fact), this);
  }

  /** The worlds in which an ingredient is one of these alchemicals, as bits. */
  being(ingredient: number, alchemicals: number): Worlds {
    return this.#where({ of: "ingredient", first: ingredient, alchemicals });
  }

  #where(known: Meaning): Worlds {
    const allowed = Uint32Array.from({ length: 64 }, (_, n) => golemsWith(known, n >> 3, n & 7));
    const [first, second] = [3 * known.first, 3 * ("second" in known ? known.second : known.first)];
    const found = new Map<number, Uint32Array[]>();
    for (const group of this.groups)
      for (const { golems, assignments } of divided(group, allowed, first, second)) {
        const same = found.get(golems);
        if (same) same.push(assignments);
        else found.set(golems, [assignments]);
      }
    return new Worlds([...found].map(([golems, several]) => ({ golems, assignments: joined(several) })));
  }

  // ---------------------------------------------------------------- counting

  /** How many worlds give each alchemical to each ingredient. */
  identities(): number[][] {
    return rows(this.#counted().identities, 8);
  }

  /** How many worlds make each potion of each pair, in the order of PAIRS. */
  potions(): number[][] {
    return rows(this.#counted().potions, 7);
  }

  /** How many worlds make the golem react to each ingredient in each way. */
  reactions(): number[][] {
    return rows(this.#counted().reactions, 4);
  }

  /** How many worlds wake the golem with each pair, in the order of PAIRS. */
  animators(): number[] {
    return [...this.#counted().animators];
  }

  /** How many worlds have each of the 24 golems. */
  golemsLeft(): number[] {
    return [...this.#counted().golems];
  }

  #counted(): Counts {
    if (this.#counts) return this.#counts;
    const counts: Counts = {
      identities: new Uint32Array(64),
      potions: new Uint32Array(7 * PAIRS.length),
      reactions: new Uint32Array(32),
      animators: new Uint32Array(PAIRS.length),
      golems: new Uint32Array(GOLEMS),
    };
    for (const group of this.groups) add(counts, group);
    return (this.#counts = counts);
  }
}

const rows = (counts: Uint32Array, width: number): number[][] =>
  Array.from({ length: counts.length / width }, (_, n) => [...counts.subarray(n * width, (n + 1) * width)]);

/** A group divided by the golems that are allowed with two of its alchemicals, which are found at these bits. */
function divided(group: Group, allowed: Uint32Array, first: number, second: number): Group[] {
  const left = allowed.map((golems) => golems & group.golems);
  const kinds = [0, ...new Set(left.filter((golems) => golems))]; // what is possible with none falls away
  const kindOf = Uint8Array.from(left, (golems) => kinds.indexOf(golems));
  const { assignments } = group;
  const drawn = new Uint8Array(assignments.length);
  const sizes = new Uint32Array(kinds.length);
  for (let n = 0; n < assignments.length; n++) {
    const digits = assignments[n]!;
    sizes[(drawn[n] = kindOf[(((digits >> first) & 7) << 3) | ((digits >> second) & 7)]!)]!++;
  }
  const ends = new Uint32Array(kinds.length);
  for (let kind = 2; kind < kinds.length; kind++) ends[kind] = ends[kind - 1]! + sizes[kind - 1]!;
  const out = new Uint32Array(assignments.length - sizes[0]!);
  for (let n = 0; n < assignments.length; n++) if (drawn[n]) out[ends[drawn[n]!]!++] = assignments[n]!;
  return kinds.flatMap((golems, kind) =>
    kind && sizes[kind] ? [{ golems, assignments: out.subarray(ends[kind]! - sizes[kind]!, ends[kind]) }] : [],
  );
}

function joined(several: Uint32Array[]): Uint32Array {
  if (several.length === 1) return several[0]!;
  const out = new Uint32Array(several.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of several) {
    out.set(one, at);
    at += one.length;
  }
  return out;
}

/** How many assignments give two alchemicals to each pair, at 64 × the pair + 8 × the one + the other.
 *  Plain loops: this is nearly all the work, and a function called for every assignment would double it. */
function pairs(assignments: Uint32Array): Uint32Array {
  const out = new Uint32Array(64 * PAIRS.length);
  for (let n = 0; n < assignments.length; n++) {
    const digits = assignments[n]!;
    let at = 0;
    for (let i = 0; i < 21; i += 3) {
      const first = ((digits >> i) & 7) << 3;
      for (let j = i + 3; j < 24; j += 3, at += 64) out[at | first | ((digits >> j) & 7)]!++;
    }
  }
  return out;
}

/** Counts the worlds of a group: all that is asked of them follows from their pairs. */
function add(counts: Counts, { golems, assignments }: Group): void {
  const weight = count(golems);
  const waking = WAKING.map((wakes) => count(wakes & golems));
  const reacting = REACTING.map((reacts) => count(reacts & golems));
  const found = pairs(assignments);
  const ones = new Uint32Array(64);
  PAIRS.forEach(([i, j], pair) => {
    for (let n = 0; n < 64; n++) {
      const times = found[64 * pair + n]!;
      if (!times) continue;
      counts.potions[7 * pair + MIX[n]!]! += weight * times;
      counts.animators[pair]! += waking[n]! * times;
      if (j === 7) ones[8 * i + (n >> 3)]! += times;
      if (i === 0 && j === 7) ones[56 + (n & 7)]! += times;
    }
  });
  for (let n = 0; n < 64; n++) {
    counts.identities[n]! += weight * ones[n]!;
    for (let r = 0; r < 4; r++) counts.reactions[4 * (n >> 3) + r]! += reacting[4 * (n & 7) + r]! * ones[n]!;
  }
  for (let g = 0; g < GOLEMS; g++) counts.golems[g]! += ((golems >> g) & 1) * assignments.length;
}
