/** Chance that nobody can foretell, of this very device. */

/** A number from 0 to n - 1. */
export type Below = (n: number) => number;

const WORD = 2 ** 32;

export const below: Below = (n) => {
  const fair = WORD - (WORD % n); // from here on some numbers would come more often than others
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= fair);
  return word[0]! % n;
};

export function shuffled<T>(items: readonly T[], chance: Below = below): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
