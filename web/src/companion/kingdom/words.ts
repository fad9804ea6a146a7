/** What the companion says of kingdoms. */
import { find, isCard, type Refusal } from "../../lib/dominion/cards";
import { recommended, type Kingdom } from "../../lib/dominion/kingdoms";
import { capital, listed, say, words } from "../../lib/words.svelte";
import { cardName } from "../../games/dominion/words";

export const setName = (set: string): string => say(`dominion-set-${set}`);

/** Why something cannot be, with the names of cards and sets. */
export function refused({ code, args }: Refusal): string {
  const told = { ...args };
  if (typeof told.name === "string" && isCard(told.name)) told.name = cardName(told.name);
  if (typeof told.set === "string" && told.set) told.set = setName(told.set);
  return `${capital(say(`error-${code}`, told))}.`;
}

/** As people lay them out: by cost, then by name. */
export const inOrder = (cards: readonly string[]): string[] => {
  const { compare } = new Intl.Collator(words.lang);
  const weight = (name: string): number => find(name).cost + find(name).potion / 2;
  return [...cards].sort((a, b) => weight(a) - weight(b) || compare(cardName(a), cardName(b)));
};

/** The name of a recommended kingdom; any other has the names of its sets, or their number. */
export function kingdomName(kingdom: Kingdom): string {
  const known = recommended(kingdom);
  const sets = [...new Set(kingdom.cards.map((card) => find(card).set))];
  if (known) return say(`dominion-kingdom-${known.id}`);
  return sets.length > 2 ? say("companion-kingdom-of-sets", { n: sets.length }) : listed(sets.map(setName));
}
