/** Sets of worlds: the 8! assignments, each with the golems that are possible with it, as 24 bits.
 *
 *  Every answer is found by counting, never by sampling.
 */
import { ALL_EIGHT, ASSIGNMENTS, GOLEMS, MIX, PAIRS, reaction, wakes } from "./algebra";
import { bits, meaning, type Fact } from "./facts";

const ALL_GOLEMS = (1 << GOLEMS) - 1;
const NO_GOLEM = 1; // where none is in the game, each assignment is one world

/** The alchemical of each ingredient, assignment by assignment in the order of the alphabet. */
const COLUMNS = columns();

function columns(): Uint8Array[] {
  const out = ALL_EIGHT.map(() => new Uint8Array(ASSIGNMENTS));
  const chosen = new Uint8Array(8);
  let row = 0;
  const fill = (ingredient: number, left: number): void => {
    if (ingredient === 8) {
      for (const i of ALL_EIGHT) out[i]![row] = chosen[i]!;
      row++;
    }
    for (const a of ALL_EIGHT)
      if ((left >> a) & 1) {
        chosen[ingredient] = a;
        fill(ingredient + 1, left & ~(1 << a));
      }
  };
  fill(0, 255);
  return out;
}

/** The golems, as bits, that react in each way to each alchemical, and that each helps to wake. */
const REACTING = [0, 1, 2, 3].map((r) => Uint32Array.from(ALL_EIGHT, (a) => bits(GOLEMS, (g) => reaction(g, a) === r)));
const WAKING = Uint32Array.from(ALL_EIGHT, (a) => bits(GOLEMS, (g) => wakes(g, a)));

/** How many bits of these 24 are set. */
function count(mask: number): number {
  let n = mask - ((mask >> 1) & 0x555555);
  n = (n & 0x333333) + ((n >> 2) & 0x333333);
  n = (n + (n >> 4)) & 0x0f0f0f;
  return (n + (n >> 8) + (n >> 16)) & 31;
}

/** A set of worlds. Never changes: `knowing` gives a smaller one. */
export class Worlds {
  /** How many golems are left with each assignment. */
  readonly #weights: Uint8Array;
  readonly count: number;

  private constructor(
    /** The numbers of the assignments left. */
    readonly rows: Uint16Array,
    /** The golems left with each. */
    readonly golems: Uint32Array,
  ) {
    this.#weights = new Uint8Array(golems.length);
    let all = 0;
    for (let i = 0; i < golems.length; i++) all += this.#weights[i] = count(golems[i]!);
    this.count = all;
  }

  static readonly #all = new Map<boolean, Worlds>();

  /** Every world: 40,320, or 967,680 with a golem. */
  static all(golem: boolean): Worlds {
    let all = this.#all.get(golem);
    if (!all) {
      const rows = Uint16Array.from(COLUMNS[0]!, (_, row) => row);
      all = new Worlds(rows, new Uint32Array(ASSIGNMENTS).fill(golem ? ALL_GOLEMS : NO_GOLEM));
      this.#all.set(golem, all);
    }
    return all;
  }

  /** The worlds of this set in which the fact is true. */
  knowing(fact: Fact): Worlds {
    const known = meaning(fact);
    const first = COLUMNS[known.first]!;
    switch (known.of) {
      case "ingredient":
        return this.#left((row) => ((known.alchemicals >> first[row]!) & 1 ? ALL_GOLEMS : 0));
      case "pair": {
        const second = COLUMNS[known.second]!;
        return this.#left((row) => ((known.potions >> MIX[first[row]! * 8 + second[row]!]!) & 1 ? ALL_GOLEMS : 0));
      }
      case "reaction": {
        const reacting = REACTING[known.reaction]!;
        return this.#left((row) => reacting[first[row]!]!);
      }
      case "animation": {
        const second = COLUMNS[known.second]!;
        const both = (row: number): number => WAKING[first[row]!]! & WAKING[second[row]!]!;
        return this.#left(known.awake ? both : (row) => ~both(row));
      }
    }
  }

  knowingAll(facts: readonly Fact[]): Worlds {
    return facts.reduce<Worlds>((worlds, fact) => worlds.knowing(fact), this);
  }

  /** The worlds whose golems these bits allow. */
  #left(allowed: (row: number) => number): Worlds {
    const rows = new Uint16Array(this.rows.length);
    const golems = new Uint32Array(this.rows.length);
    let n = 0;
    for (let i = 0; i < this.rows.length; i++) {
      const left = this.golems[i]! & allowed(this.rows[i]!);
      if (left) {
        rows[n] = this.rows[i]!;
        golems[n++] = left;
      }
    }
    return new Worlds(rows.slice(0, n), golems.slice(0, n));
  }

  // ---------------------------------------------------------------- counting
  // Plain loops over rows: a function called for every row would cost more than all the counting.

  /** How many worlds give each alchemical to each ingredient. */
  identities(): number[][] {
    return COLUMNS.map((column) => {
      const out = new Uint32Array(8);
      for (let k = 0; k < this.rows.length; k++) out[column[this.rows[k]!]!]! += this.#weights[k]!;
      return [...out];
    });
  }

  /** How many worlds make each potion of each pair, in the order of PAIRS. */
  potions(): number[][] {
    return PAIRS.map(([i, j]) => {
      const [first, second] = [COLUMNS[i]!, COLUMNS[j]!];
      const out = new Uint32Array(7);
      for (let k = 0; k < this.rows.length; k++) {
        const row = this.rows[k]!;
        out[MIX[(first[row]! << 3) | second[row]!]!]! += this.#weights[k]!;
      }
      return [...out];
    });
  }

  /** How many worlds make the golem react to each ingredient in each way. */
  reactions(): number[][] {
    return COLUMNS.map((column) =>
      REACTING.map((reacting) => {
        let sum = 0;
        for (let k = 0; k < this.rows.length; k++) sum += count(this.golems[k]! & reacting[column[this.rows[k]!]!]!);
        return sum;
      }),
    );
  }

  /** How many worlds wake the golem with each pair, in the order of PAIRS. */
  animators(): number[] {
    return PAIRS.map(([i, j]) => {
      const [first, second] = [COLUMNS[i]!, COLUMNS[j]!];
      let sum = 0;
      for (let k = 0; k < this.rows.length; k++) {
        const row = this.rows[k]!;
        const both = this.golems[k]! & WAKING[first[row]!]! & WAKING[second[row]!]!;
        if (both) sum += count(both);
      }
      return sum;
    });
  }

  /** How many worlds have each of the 24 golems. */
  golemsLeft(): number[] {
    const out = new Uint32Array(GOLEMS);
    for (let k = 0; k < this.rows.length; k++)
      for (let left = this.golems[k]!; left; left &= left - 1) out[31 - Math.clz32(left & -left)]!++;
    return [...out];
  }
}
