/** The sheets of a phone: what was learnt and pencilled on each. Nothing here ever changes; each deed gives a new shelf. */
import { ALCHEMICALS, INGREDIENTS } from "../../lib/alchemy/algebra";
import { isFact, keyOf, SHAPES, type Fact } from "../../lib/alchemy/facts";
import type { Mark, Marks } from "../../games/alchemists/pencil";

export interface Sheet {
  id: number;
  name: string;
  golem: boolean;
  /** In the order in which they were learnt. */
  facts: Fact[];
  marks: Marks;
}

export interface Shelf {
  sheets: Sheet[];
  /** The number of the one that lies open. */
  open: number;
}

export const EMPTY: Shelf = { sheets: [], open: 0 };
export const MARKS: readonly Mark[] = ["no", "yes", "maybe"];
export const LONGEST_NAME = 40;

export const opened = (shelf: Shelf): Sheet | undefined => shelf.sheets.find((sheet) => sheet.id === shelf.open);

// ---------------------------------------------------------------- sheets

/** A number for the next sheet. */
export const nextId = (shelf: Shelf): number => Math.max(0, ...shelf.sheets.map((sheet) => sheet.id)) + 1;

export function begun(shelf: Shelf, name: string, golem: boolean): Shelf {
  const sheet: Sheet = { id: nextId(shelf), name: name.slice(0, LONGEST_NAME), golem, facts: [], marks: {} };
  return { sheets: [...shelf.sheets, sheet], open: sheet.id };
}

export const turnedTo = (shelf: Shelf, id: number): Shelf => ({ ...shelf, open: id });

export function thrownAway(shelf: Shelf, id: number): Shelf {
  const sheets = shelf.sheets.filter((sheet) => sheet.id !== id);
  return { sheets, open: shelf.open === id ? (sheets.at(-1)?.id ?? 0) : shelf.open };
}

function changed(shelf: Shelf, id: number, change: (sheet: Sheet) => Partial<Sheet>): Shelf {
  return { ...shelf, sheets: shelf.sheets.map((s) => (s.id === id ? { ...s, ...change(s) } : s)) };
}

export const renamed = (shelf: Shelf, id: number, name: string): Shelf =>
  changed(shelf, id, () => ({ name: name.slice(0, LONGEST_NAME) }));

// ---------------------------------------------------------------- on the open sheet

/** Two ingredients in the order of the sheet, so that the same fact is always written the same way. */
export function inOrder(fact: Fact): Fact {
  const place = (name: string): number => INGREDIENTS.findIndex((i) => i === name);
  const { first, second } = fact;
  return second && place(second) < place(first) ? { ...fact, first: second, second: first } : fact;
}

export const sameFact = (one: Fact, other: Fact): boolean => keyOf(inOrder(one)) === keyOf(inOrder(other));

/** One fact more, or in place of another; the same shelf if it is known already. */
export function learnt(shelf: Shelf, fact: Fact, instead?: Fact): Shelf {
  const known = opened(shelf)?.facts ?? [];
  if (known.some((f) => sameFact(f, fact)))
    return instead && !sameFact(instead, fact) ? forgotten(shelf, instead) : shelf;
  const found = inOrder(fact);
  const replaced = instead && known.some((f) => sameFact(f, instead));
  return changed(shelf, shelf.open, ({ facts }) => ({
    facts: replaced ? facts.map((f) => (sameFact(f, instead) ? found : f)) : [...facts, found],
  }));
}

export const forgotten = (shelf: Shelf, fact: Fact): Shelf =>
  changed(shelf, shelf.open, ({ facts }) => ({ facts: facts.filter((f) => !sameFact(f, fact)) }));

/** A pencil mark in a cell; none if it is empty. */
export const pencilled = (shelf: Shelf, cell: string, mark: Mark | ""): Shelf =>
  changed(shelf, shelf.open, ({ marks }) => {
    const others = Object.fromEntries(Object.entries(marks).filter(([at]) => at !== cell));
    return { marks: mark ? { ...others, [cell]: mark } : others };
  });

/** The mix that was noted of a pair. */
export const mixOf = (sheet: Sheet, pair: string): Fact | undefined =>
  sheet.facts.find((f) => f.kind === "mixed" && `${f.first}+${f.second}` === pair);

// ---------------------------------------------------------------- kept

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const CELLS = new Set(INGREDIENTS.flatMap((i) => ALCHEMICALS.map((a) => `${i}:${a}`)));

function isSheet(value: unknown): value is Sheet {
  if (!isObject(value)) return false;
  const { id, name, golem, facts, marks } = value;
  return (
    Number.isSafeInteger(id) &&
    (id as number) > 0 &&
    typeof name === "string" &&
    typeof golem === "boolean" &&
    Array.isArray(facts) &&
    facts.every((fact) => isFact(fact) && (golem || !SHAPES[fact.kind].golem)) &&
    isObject(marks) &&
    Object.entries(marks).every(([cell, mark]) => CELLS.has(cell) && MARKS.some((m) => m === mark))
  );
}

/** What can be read of something that was kept: every whole sheet, and whether something was not whole. */
export function read(value: unknown): { shelf: Shelf; whole: boolean } {
  const { sheets, open } = isObject(value) ? value : {};
  if (!Array.isArray(sheets)) return { shelf: EMPTY, whole: false };
  const found = sheets.filter(isSheet).filter((sheet, n, all) => all.findIndex((s) => s.id === sheet.id) === n);
  const last = found.find((sheet) => sheet.id === open) ?? found.at(-1);
  return { shelf: { sheets: found, open: last?.id ?? 0 }, whole: found.length === sheets.length };
}
