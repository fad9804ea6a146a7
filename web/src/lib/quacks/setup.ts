/** Setting up a real table: which books, witches and patients, and what lies where. */
import { COLOURS, type Colour } from "../../games/quacks/chips";
import {
  BOOKS,
  CHIP,
  CHIPS,
  FORTUNES,
  GROUPS,
  PATIENTS,
  START_BAG,
  WITCHES,
  inPlay,
  type Bag,
  type Book,
  type Boxes,
} from "./facts";

/** A whole number from 0 up to, not including, this one: by chance. */
export type Chance = (below: number) => number;

const RUBIES_IN_BOX = 20;
const DRAWN_PATIENTS = 3;
export const FEWEST = 2;
export const mostPlayers = (boxes: Boxes): number => (boxes.witches ? 5 : 4);

// ---------------------------------------------------------------- books

/** The colours that have books to choose from. */
export const CHOSEN = ["green", "blue", "red", "yellow", "purple", "black", "locoweed"] as const;
export type ChosenColour = (typeof CHOSEN)[number];
/** The number of each colour's book; no locoweed without a box that has it. */
export type Books = Partial<Record<ChosenColour, string>>;

/** The books there are for a colour, by their numbers. */
export const numbersOf = (colour: ChosenColour, boxes: Boxes): string[] => [
  ...new Set(BOOKS.filter((b) => b.colour === colour && inPlay(b.box, boxes)).map((b) => b.number)),
];

/** The sets of books that the rulebooks put together. */
export const setsIn = (boxes: Boxes): string[] => numbersOf("green", boxes);

function booksBy(boxes: Boxes, choose: (numbers: string[], colour: ChosenColour) => string): Books {
  const all = CHOSEN.map((colour) => [colour, numbersOf(colour, boxes)] as const);
  return Object.fromEntries(all.filter(([, ns]) => ns.length).map(([colour, ns]) => [colour, choose(ns, colour)]));
}

/** The books of a set; where it has none of its own, the first there is. */
export const setOf = (number: string, boxes: Boxes): Books =>
  booksBy(boxes, (numbers) => (numbers.includes(number) ? number : numbers[0]!));

export const booksByLot = (boxes: Boxes, below: Chance): Books =>
  booksBy(boxes, (numbers) => numbers[below(numbers.length)]!);

/** These books as far as the boxes have them, and others instead of the rest. */
export const booksWithin = (books: Books, boxes: Boxes): Books =>
  booksBy(boxes, (numbers, colour) => {
    const wanted = books[colour];
    return wanted !== undefined && numbers.includes(wanted) ? wanted : numbers[0]!;
  });

/** Every book on the table, those that are always in play included, by colour. */
export function laidOut(books: Books, players: number, boxes: Boxes): Book[] {
  const id = (colour: Colour): string => {
    if (colour === "orange") return boxes.witches ? "orange-hw" : "orange-base";
    const number = books[colour as ChosenColour];
    if (colour === "black" && number === "base") return players === 2 ? "black-base-2p" : "black-base-3p";
    return `${colour}-${number}`;
  };
  return COLOURS.flatMap((colour) => BOOKS.filter((b) => b.id === id(colour)));
}

// ---------------------------------------------------------------- cards

export const witchesOf = (group: string): string[] => WITCHES.filter((w) => w.group === group).map((w) => w.id);

/** One witch of each kind. */
export const witchesByLot = (below: Chance): string[] =>
  GROUPS.map((group) => {
    const all = witchesOf(group);
    return all[below(all.length)]!;
  });

export function patientsByLot(below: Chance): string[] {
  const left = Object.keys(PATIENTS);
  return Array.from({ length: DRAWN_PATIENTS }, () => left.splice(below(left.length), 1)[0]!);
}

/** How many fortune cards are in use: what is marked for a box that is not there stays out. */
export const fortuneCards = (boxes: Boxes): number =>
  FORTUNES.filter((card) => inPlay(card.module, boxes) && inPlay(card.needs ?? "base", boxes)).length;

export const rubiesIn = (boxes: Boxes): number => (boxes.witches ? 2 : 1) * RUBIES_IN_BOX;

// ---------------------------------------------------------------- chips

/** What a first bag holds; some patients add to it. */
export function firstBag(patient = ""): Bag {
  const bag: Record<string, number> = { ...START_BAG };
  for (const chip of PATIENTS[patient] ?? []) bag[chip] = (bag[chip] ?? 0) + 1;
  return bag;
}

export interface Stock {
  /** On the market, with a white 1 for each player. */
  supply: Bag;
  /** White chips nobody needs. */
  removed: Bag;
}

/** All chips of the boxes, less the first bags. */
export function stock(players: number, boxes: Boxes, patients: readonly string[] = []): Stock {
  const supply: Record<string, number> = {};
  const removed: Record<string, number> = {};
  const bags = Array.from({ length: players }, (_, i) => firstBag(patients[i]));
  for (const chip of CHIPS) {
    const all = chip.base + (boxes.witches ? chip.witches : 0) + (boxes.patients ? chip.patients : 0);
    const left = bags.reduce((n, bag) => n - (bag[chip.name] ?? 0), all);
    const kept = chip.colour !== "white" ? left : chip.value === 1 ? players : 0;
    if (kept) supply[chip.name] = kept;
    if (left > kept) removed[chip.name] = left - kept;
  }
  return { supply, removed };
}

// ---------------------------------------------------------------- the list

/** A table as it is planned. */
export interface Plan extends Boxes {
  /** As many as there are players; a name may be empty. */
  names: string[];
  /** Who begins the first round. */
  first: number;
  /** The cauldrons' reverse side. */
  tubes: boolean;
  books: Books;
  /** One witch of each kind. */
  coven: string[];
  /** The three patients, and whom each player treats ("" while that is open). */
  ward: string[];
  treats: string[];
}

export const PLACES = ["middle", "each", "box"] as const;

/** Something to put somewhere. */
export interface Item {
  /** Also the name of its sentence, up to a colon. */
  id: string;
  n: number;
  /** In the middle, before each player, or back into the box. */
  place: (typeof PLACES)[number];
  chips: [string, number][];
  book?: Book;
  /** The player it is for, where it is for one. */
  seat?: number;
  /** Witches or patients by their ids. */
  names: string[];
}

const chipsOf = (bag: Bag, which: (name: string) => boolean = () => true): [string, number][] =>
  CHIPS.filter((c) => bag[c.name] && which(c.name)).map((c) => [c.name, bag[c.name]!]);

/** Everything to do before the first round, in the order in which it is done. */
export function setupList(plan: Plan): Item[] {
  const players = plan.names.length;
  const { supply, removed } = stock(players, plan, plan.patients ? plan.treats : []);
  const put = (place: Item["place"], id: string, more: Partial<Item> = {}): Item => ({
    id,
    n: 1,
    place,
    chips: [],
    names: [],
    ...more,
  });
  const heaps = [1, 2, 4, 6].map((value) =>
    chipsOf(supply, (name) => name !== "locoweed" && CHIP[name]!.value === value),
  );
  const extras = plan.patients
    ? plan.treats.flatMap((patient, seat) => {
        const chips = PATIENTS[patient] ?? [];
        return chips.length ? [put("each", `extra:${seat}`, { seat, chips: chips.map((c) => [c, 1]) })] : [];
      })
    : [];
  return [
    put("middle", "board"),
    put("middle", "seals", { n: players }),
    put("middle", "rubies", { n: rubiesIn(plan) }),
    put("middle", "cards", { n: fortuneCards(plan), seat: plan.first }),
    ...laidOut(plan.books, players, plan).map((book) =>
      put("middle", `${book.opens > 1 ? "aside" : "open"}:${book.id}`, { book, n: book.opens }),
    ),
    ...heaps.flatMap((chips, i) =>
      chips.length ? [put("middle", `heap:${[1, 2, 4, 6][i]}`, { chips, n: [1, 2, 4, 6][i]! })] : [],
    ),
    ...(supply.locoweed ? [put("middle", "locoweed", { chips: [["locoweed", supply.locoweed]] })] : []),
    ...(plan.witches ? [put("middle", "witches", { names: plan.coven })] : []),
    ...(plan.patients ? [put("middle", "patients", { names: plan.ward })] : []),
    put("each", plan.tubes ? "tubes" : "cauldron"),
    put("each", "flask"),
    put("each", "ruby"),
    put("each", "bag", { chips: chipsOf(START_BAG) }),
    ...(plan.witches ? [put("each", "bowl"), put("each", "pennies", { n: GROUPS.length })] : []),
    ...(plan.patients ? [put("each", "still"), put("each", "elixirs", { n: DRAWN_PATIENTS })] : []),
    ...extras,
    ...(players > 4 ? [put("each", "fifth")] : []),
    put("box", "whites", { chips: chipsOf(removed) }),
    ...(plan.witches
      ? [put("box", "other-witches", { n: WITCHES.length - GROUPS.length }), put("box", "old-pumpkins")]
      : []),
    ...(plan.patients ? [put("box", "other-patients", { n: Object.keys(PATIENTS).length - DRAWN_PATIENTS })] : []),
  ];
}

/** A plan as its boxes and its number of players allow it. */
export function fitted(plan: Plan): Plan {
  const players = plan.names.length;
  return {
    ...plan,
    first: Math.min(plan.first, players - 1),
    books: booksWithin(plan.books, plan),
    treats: plan.names.map((_, seat) => {
      const patient = plan.treats[seat] ?? "";
      return plan.ward.includes(patient) ? patient : "";
    }),
  };
}

/** What of a list is done although the plan has changed: what is still the same. */
export function stillDone(done: readonly string[], before: Plan, after: Plan): string[] {
  const old = new Map(setupList(before).map((item) => [item.id, JSON.stringify(item)]));
  return setupList(after)
    .filter((item) => done.includes(item.id) && old.get(item.id) === JSON.stringify(item))
    .map((item) => item.id);
}

/** Two players with the books of a first game. */
export function freshPlan(below: Chance): Plan {
  const boxes: Boxes = { witches: false, patients: false };
  return {
    ...boxes,
    names: Array<string>(FEWEST).fill(""),
    first: 0,
    tubes: false,
    books: setOf("1", boxes),
    coven: witchesByLot(below),
    ward: patientsByLot(below),
    treats: Array<string>(FEWEST).fill(""),
  };
}
