/** What is in the boxes and printed on their parts: the package's own facts. */
import facts from "../../../../src/chaudron/games/quacks/quacks.json";
import type { Colour } from "../../games/quacks/chips";

/** The boxes on the table beside the base game. */
export interface Boxes {
  /** The Herb Witches. */
  witches: boolean;
  /** The Alchemists. */
  patients: boolean;
}

export const inPlay = (box: string, { witches, patients }: Boxes): boolean =>
  box === "base" || (box === "herb_witches" && witches) || (box === "alchemists" && patients);

const chipNamed = (colour: string, value: number | null): string => (value === null ? colour : `${colour}-${value}`);

export interface Chip {
  name: string;
  colour: Colour;
  /** What it moves and counts; locoweed, which has none printed, has 1. */
  value: number;
  /** How many the boxes hold. */
  base: number;
  witches: number;
  patients: number;
}

export const CHIPS: readonly Chip[] = facts.chips.map((row) => ({
  name: chipNamed(row.colour, row.value),
  colour: row.colour as Colour,
  value: row.value ?? 1,
  base: row.base,
  witches: row.herb_witches_adds,
  patients: row.alchemists_adds,
}));
export const CHIP: Readonly<Record<string, Chip>> = Object.fromEntries(CHIPS.map((c) => [c.name, c]));

/** How many of each kind; what is not named is not there. */
export type Bag = Readonly<Record<string, number>>;

export const START_BAG: Bag = Object.fromEntries(facts.start_bag.map((c) => [chipNamed(c.colour, c.value), c.n]));

export interface Book {
  id: string;
  colour: Colour;
  /** What tells it from the other books of its colour: a number, a letter, or "base". */
  number: string;
  box: string;
  /** The round from which on its chips are on sale. */
  opens: number;
}

export const BOOKS: readonly Book[] = facts.books.map((b) => ({
  id: b.id,
  colour: b.colour as Colour,
  number: String(b.set),
  box: b.module,
  opens: b.buyable_from_round,
}));

export const FORTUNES: readonly { module: string; needs?: string }[] = facts.fortune_cards;

export const WITCHES: readonly { id: string; group: string; penny: string }[] = facts.witches;
/** The three kinds of witches, and of pennies that call them. */
export const GROUPS = [...new Set(WITCHES.map((w) => w.group))];

/** Every patient, with the chips that its doctor has besides. */
export const PATIENTS: Readonly<Record<string, string[]>> = Object.fromEntries(
  facts.patients.map((p) => [
    p.id,
    (p.start_chips as [string, number][]).map(([colour, value]) => chipNamed(colour, value)),
  ]),
);

export interface Space {
  /** The number printed on it. */
  coins: number;
  vp: number;
  ruby: number;
}
export const TRACK: readonly Space[] = facts.track;
/** A rat tail lies right after each of these points, in every lap. */
export const TAILS_AFTER: readonly number[] = facts.tails_after;
