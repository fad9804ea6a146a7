/** The names and texts of cards. */
import { knows, listed, marked, readable, say } from "../../lib/words.svelte";

export const cardName = (id: string): string =>
  knows(`dominion-card-${id}`) ? say(`dominion-card-${id}`) : pileName(id);

export const cardText = (id: string): string => say(`dominion-card-${id}.text`);

export function pileName(id: string): string {
  for (const message of [`dominion-pile-${id}`, `dominion-zone-${id}`]) if (knows(message)) return say(message);
  return readable(id);
}

/** "a Witch, two Coppers and a Moat": names counted as the language does, each marked as a card's. */
export function cardsPhrase(ids: string[]): string {
  const count = new Map<string, number>();
  for (const id of ids) count.set(id, (count.get(id) ?? 0) + 1);
  return listed([...count].map(([id, n]) => marked(id, say(`dominion-card-${id}.counted`, { n }))));
}

/** The ten cards of a kingdom as it is written: `moat, witch, … + bane cellar + colonies`. */
export const cardsOf = (kingdom: string): string[] =>
  kingdom
    .split("+")[0]!
    .split(",")
    .map((c) => c.trim())
    .filter(Boolean);
