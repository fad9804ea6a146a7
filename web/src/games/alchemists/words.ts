/** The names of things and what is printed on them. */
import { first, say } from "../../lib/words.svelte";

const message = (kind: string, id: string): string =>
  kind === "potion"
    ? `alchemists-potion-${id.replace("+", "-plus").replace(/-$/, "-minus")}`
    : kind === "board"
      ? `alchemists-order-board-${id}`
      : `alchemists-${kind}-${id}`;

export const nameOf = (kind: string, id: string): string => say(message(kind, id));

export function textOf(kind: string, id: string): string {
  const text = first(`${message(kind, id)}.text`);
  return text ? say(text) : "";
}

/** What is looked at is named by its kind and id. */
export const thing = (kind: string, id: string): string => `${kind}/${id}`;
export const apart = (what: string): [string, string] => what.split("/", 2) as [string, string];

export const spaceName = (id: string): string => say(`alchemists-space-${id}.short`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
