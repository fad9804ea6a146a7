/** The names of things and what is printed on them. */
import { first, listed, say } from "../../lib/words.svelte";
import type { View } from "./shapes";

const message = (kind: string, id: string): string =>
  kind === "potion"
    ? `alchemists-potion-${id.replace("+", "-plus").replace(/-$/, "-minus")}`
    : kind === "board"
      ? `alchemists-order-board-${id}`
      : `alchemists-${kind}-${id}`;

export const nameOf = (kind: string, id: string): string => say(message(kind, id));

/** What is printed on a thing, with the figures of this table. */
export function textOf(kind: string, id: string, of: Pick<View, "own"> = {}): string {
  const own = of.own?.figures[thing(kind, id)];
  if (own && kind === "startup")
    return say("alchemists-own-startup", { what: listed(Object.entries(own).map(amount)) });
  if (own?.per_book) return say("alchemists-own-per-book", { n: own.per_book });
  const text = first(`${message(kind, id)}.text`);
  return text ? say(text) : "";
}

/** What is looked at is named by its kind and id. */
export const thing = (kind: string, id: string): string => `${kind}/${id}`;
export const apart = (what: string): [string, string] => what.split("/", 2) as [string, string];

export const spaceName = (id: string): string => say(`alchemists-space-${id}.short`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
const amount = ([what, n]: [string, number]): string =>
  say(`alchemists-amount-${what}`, { n: signed(n), k: Math.abs(n) });
