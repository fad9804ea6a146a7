/** The Quacks' things in words: their names, what is printed on them, and amounts. */
import { first, say } from "../../lib/words.svelte";

export const chipName = (chip: string): string => say(`quacks-chip-${chip}`);

/** The message of anything that can ask: a card, a witch, a patient, a book. Books share their ids with chips. */
const messageOf = (id: string): string | undefined =>
  first(...["fortune", "witch", "patient", "book"].map((kind) => `quacks-${kind}-${id}`));

export function called(id: string): string {
  const message = messageOf(id);
  return message ? say(message) : "";
}

/** What is printed on it. */
export function textOf(id: string): string {
  const message = messageOf(id);
  return message ? say(`${message}.text`) : "";
}

export const coins = (n: number): string => say("quacks-coins", { n });
export const points = (n: number): string => say("quacks-points", { n });
export const rubies = (n: number): string => say("quacks-rubies", { n });
/** Several amounts in one line. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
