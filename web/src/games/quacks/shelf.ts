/** The books of a table that is being set: what the option `books` means, colour by colour. */
export interface Printed {
  id: string;
  colour: string;
  /** Its number, or the letter of a locoweed book. */
  set: string;
  module: string;
}

export const RANDOM = "random";
const MIXED = ["green", "blue", "red", "yellow", "purple"];
export const SHELF = [...MIXED, "black", "locoweed"];
const BASE = "base";

/** The numbers there are of a colour, with these boxes; those of the first box first. */
export function offered(all: Printed[], colour: string, witches: boolean, patients: boolean): string[] {
  const boxes = [BASE, ...(witches ? ["herb_witches"] : []), ...(patients ? ["alchemists"] : [])];
  return [...new Set(all.filter((b) => b.colour === colour && boxes.includes(b.module)).map((b) => b.set))];
}

/** The number of every colour's book, as the server reads it; nothing if lots decide. */
export function chosen(books: string, offer: (colour: string) => string[]): Record<string, string> {
  const named = Object.fromEntries(books.split(",").map((part) => part.split("=").map((p) => p.trim())));
  const whole = /^set(\d)$/.exec(books.trim())?.[1] ?? "";
  const own = (colour: string): string => (offer(colour).includes(whole) ? whole : (offer(colour)[0] ?? ""));
  const usual = (colour: string): string => (MIXED.includes(colour) ? whole || "1" : own(colour));
  return Object.fromEntries(SHELF.map((c) => [c, named[c] ?? usual(c)]).filter(([, number]) => number));
}

/** The option that says this. */
export const written = (numbers: Record<string, string>): string =>
  Object.entries(numbers)
    .map(([colour, number]) => `${colour}=${number}`)
    .join(",");
