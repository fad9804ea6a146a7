/** What follows from what was seen, as far as the table tells it. */
export interface Deduced {
  /** How many worlds fit; only where chances are told. */
  worlds: number;
  /** By ingredient and alchemical, from nought to one; of one that is open nothing but that, where only checks are told. */
  chances: Record<string, Record<string, number | undefined>>;
  /** By pair: each potion's chance, in the order of the potions. */
  mixes: Record<string, number[]>;
  /** By ingredient and colour, a sign that is certain. */
  signs: Record<string, string>;
  lights: Record<string, string>;
  /** By part of the golem and trigger. */
  golem: Record<string, Record<string, number | undefined>>;
}
