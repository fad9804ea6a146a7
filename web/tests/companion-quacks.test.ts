import { describe, expect, test } from "vitest";
import { CHIPS, GROUPS, PATIENTS, START_BAG, TRACK, type Bag } from "../src/lib/quacks/facts";
import { MOST_CHIPS, isBrew, isGame } from "../src/lib/quacks/checks";
import { deadly, draws, ending, sizeOf, type Pot } from "../src/lib/quacks/odds";
import {
  beginner,
  freshEntry,
  goOn,
  newGame,
  places,
  pointsAfter,
  pointsBefore,
  rollers,
  tails,
  type Entry,
} from "../src/lib/quacks/score";
import {
  CHOSEN,
  booksByLot,
  booksWithin,
  firstBag,
  fitted,
  fortuneCards,
  freshPlan,
  laidOut,
  numbersOf,
  patientsByLot,
  rubiesIn,
  setOf,
  setsIn,
  setupList,
  stillDone,
  stock,
  witchesByLot,
  witchesOf,
} from "../src/lib/quacks/setup";
import { SPOON, spaceShowing, tailsBetween } from "../src/lib/quacks/track";
import text from "./brewing.json?raw";

interface SetUp {
  players: number;
  witches: boolean;
  patients: boolean;
  supply: Bag;
  removed: Bag;
  cards: number;
  rubies: number;
  numbers: Record<string, string[]>;
  sets: Record<string, string[]>;
}
interface Scored {
  players: number;
  first: number;
  rounds: { entries: Entry[]; tails: number[]; rollers: number[]; first: number; points: number[] }[];
  places: number[];
}
interface Odds extends Pot {
  bag: Bag;
  next: number;
  endings: [number, number][];
}
interface Vectors {
  track: [number, number, number][];
  tails: number[][];
  witches: [string, string[]][];
  patients: [string, string[]][];
  setups: SetUp[];
  games: Scored[];
  ends: [number[], number[], number[]][];
  bags: Odds[];
}
const vectors = JSON.parse(text) as Vectors;
const chance = (below: number): number => Math.floor(Math.random() * below);
const BOTH = { witches: true, patients: true };

describe("the same as the rules of the library", () => {
  test("spaces and rat tails", () => {
    expect(TRACK.map((s) => [s.coins, s.vp, s.ruby])).toEqual(vectors.track);
    vectors.tails.forEach((row, lead) => expect(row.map((_, p) => tailsBetween(p, lead))).toEqual(row));
  });

  test("witches and patients", () => {
    expect(GROUPS.map(witchesOf)).toEqual(vectors.witches.map(([, ids]) => ids));
    expect(Object.entries(PATIENTS)).toEqual(vectors.patients);
  });

  test.each(vectors.setups)("set-up: $players players, witches $witches, patients $patients", (s) => {
    expect(stock(s.players, s)).toEqual({ supply: s.supply, removed: s.removed });
    expect(fortuneCards(s)).toBe(s.cards);
    expect(rubiesIn(s)).toBe(s.rubies);
    expect(Object.fromEntries(CHOSEN.map((c) => [c, numbersOf(c, s)]))).toEqual(s.numbers);
    expect(setsIn(s)).toEqual(Object.keys(s.sets));
    for (const [set, ids] of Object.entries(s.sets))
      expect(laidOut(setOf(set, s), s.players, s).map((b) => b.id)).toEqual(ids);
  });

  test.each(vectors.games.map((g, i) => [i, g] as const))("the score of game %i", (_, g) => {
    const plan = { ...freshPlan(chance), names: Array<string>(g.players).fill(""), first: g.first };
    const game = { ...newGame(plan), rounds: g.rounds.map((r) => r.entries) };
    g.rounds.forEach((r, i) => {
      expect(tails(pointsBefore(game, i + 1), i + 1)).toEqual(r.tails);
      expect(rollers(r.entries)).toEqual(r.rollers);
      expect(beginner(plan, i + 1)).toBe(r.first);
      expect(pointsAfter(game, i + 1)).toEqual(r.points);
    });
    expect(places(game)).toEqual(g.places);
  });

  test.each(vectors.ends)("who wins with %j points, the last potions on %j", (points, spaces, won) => {
    const last = points.map((more, i): Entry => ({
      ...freshEntry(),
      space: spaces[i]!,
      exploded: true,
      left: "coins",
      more,
    }));
    expect(places({ ...newGame({ ...freshPlan(chance), names: points.map(String) }), rounds: [last] })).toEqual(won);
  });

  test.each(vectors.bags.map((b, i) => [i, b] as const))("the odds of bag %i", (_, b) => {
    const { bag } = b;
    expect(deadly(bag, b) / sizeOf(bag)).toBeCloseTo(b.next, 12);
    const policies = [{ chips: 1 }, { chips: 3 }, { risk: 0 }, { risk: 0.35 }, {}];
    policies.forEach((policy, i) => {
      const end = ending(bag, policy, b);
      expect(end.explosion).toBeCloseTo(b.endings[i]![0], 9);
      expect(end.space).toBeCloseTo(b.endings[i]![1], 9);
    });
  });
});

test("chances of the next draw are one together, and say where each chip would lie", () => {
  const all = draws(START_BAG, { space: 50, white: 5, limit: 7 });
  expect(all.reduce((sum, d) => sum + d.chance, 0)).toBeCloseTo(1, 12);
  expect(all.filter((d) => d.explodes).map((d) => d.chip)).toEqual(["white-3"]);
  expect(all.map((d) => d.lands)).toEqual([51, 52, 52, 51, 51]);
  expect(draws({}, { space: 0, white: 0, limit: 7 })).toEqual([]);
  expect(ending({}, { chips: 3 }, { space: 4, white: 0, limit: 7 })).toEqual({ explosion: 0, space: 4 });
});

test("the largest bag is answered at once", () => {
  const bag = Object.fromEntries(CHIPS.map((chip) => [chip.name, MOST_CHIPS]));
  const end = ending(bag, { risk: 0.35 }, { space: 0, white: 0, limit: 9 });
  expect(end.space).toBeGreaterThan(20);
  expect(end.space).toBeLessThan(52);
});

test("a number on the cauldron is its first space", () => {
  expect([0, 14, 15, 16, 33, 34, 35, 99].map(spaceShowing)).toEqual([0, 14, 15, 17, 51, 52, SPOON, SPOON]);
});

test("what is drawn by lot is in the boxes, and no patient comes twice", () => {
  for (let i = 0; i < 50; i++) {
    const books = booksByLot(BOTH, chance);
    expect(booksWithin(books, BOTH)).toEqual(books);
    expect(witchesByLot(chance).every((w, g) => witchesOf(GROUPS[g]!).includes(w))).toBe(true);
    expect(new Set(patientsByLot(chance)).size).toBe(3);
  }
  const less = booksWithin(setOf("5", BOTH), { witches: false, patients: false });
  expect(less).toEqual(setOf("1", { witches: false, patients: false }));
});

test("the list counts every chip of the boxes", () => {
  const plan = {
    ...freshPlan(chance),
    ...BOTH,
    names: ["Ada", "Ben", "Cleo", "Dan", "Eve"],
    books: setOf("6", BOTH),
    ward: ["carrot_nose", "forgetfulness", "vampirism"],
    treats: ["carrot_nose", "forgetfulness", "vampirism", "forgetfulness", ""],
  };
  const items = setupList(plan);
  const laid = items.flatMap((item) => item.chips.map(([, n]) => n * (item.id === "bag" ? 5 : 1)));
  const all = Object.values(stock(0, BOTH).supply).concat(Object.values(stock(0, BOTH).removed));
  const sum = (ns: number[]): number => ns.reduce((a, b) => a + b, 0);
  expect(sum(laid)).toBe(sum(all));
  expect(items.filter((i) => i.seat !== undefined && i.place === "each").map((i) => i.seat)).toEqual([0, 1, 3]);
  expect(items.map((i) => i.id)).toContain("fifth");
  expect(firstBag("forgetfulness")).toEqual({ ...START_BAG, "blue-1": 1, "red-1": 1 });

  const other = { ...plan, names: plan.names.slice(1), treats: plan.treats.slice(1) };
  const done = ["board", "seals", "open:green-6", "heap:1", "gone"];
  expect(stillDone(done, plan, other)).toEqual(["board", "open:green-6"]);
});

test("a plan follows its boxes and its players", () => {
  const four = {
    ...freshPlan(chance),
    ...BOTH,
    names: ["Ada", "Ben", "Cleo", "Dan"],
    first: 3,
    books: setOf("5", BOTH),
    ward: ["carrot_nose", "ear_worm", "vampirism"],
    treats: ["carrot_nose", "forgetfulness"],
  };
  const fit = fitted(four);
  expect(fit.treats).toEqual(["carrot_nose", "", "", ""]);
  expect(isGame(newGame(fit))).toBe(true);
  const less = fitted({ ...fit, witches: false, names: ["Ada", "Ben"] });
  expect(less.first).toBe(1);
  expect(less.books).toEqual(setOf("1", { witches: false, patients: true }));
  expect(isGame(newGame(less))).toBe(true);
});

test("a game goes on through nine rounds to its end", () => {
  let game = goOn(newGame(freshPlan(chance)));
  const seen = [game.stage as string];
  while (game.stage !== "over") seen.push((game = goOn(game)).stage);
  expect(seen).toHaveLength(19);
  expect(game.rounds).toHaveLength(9);
  expect(isGame(JSON.parse(JSON.stringify(game)))).toBe(true);
});

test("what was damaged is not taken for a game", () => {
  const game = goOn(newGame(freshPlan(chance)));
  const plan = game.plan;
  const damaged: unknown[] = [
    null,
    [],
    "x",
    { ...game, stage: "?" },
    { ...game, rounds: [] },
    { ...game, rounds: [[freshEntry()]] },
    { ...game, rounds: [plan.names.map(() => ({ ...freshEntry(), space: 54 }))] },
    { ...game, rounds: [plan.names.map(() => ({ ...freshEntry(), more: 0.5 }))] },
    { ...game, plan: { ...plan, names: ["Ada"] } },
    { ...game, plan: { ...plan, names: ["A", "B", "C", "D", "E"], treats: ["", "", "", "", ""] } },
    { ...game, plan: { ...plan, books: { ...plan.books, green: "7" } } },
    { ...game, plan: { ...plan, coven: ["W-B1", "W-B1", "W-P1"] } },
    { ...game, plan: { ...plan, ward: ["toString", "ear_worm", "vampirism"] } },
  ];
  expect(isGame(game)).toBe(true);
  expect(damaged.filter(isGame)).toEqual([]);
  const brew = { bag: START_BAG, drawn: ["white-1"], start: 3, limit: 7 };
  expect(isBrew(brew)).toBe(true);
  expect(
    [{ ...brew, bag: { toString: 1 } }, { ...brew, bag: { "white-1": -1 } }, { ...brew, limit: 70 }, 7].filter(isBrew),
  ).toEqual([]);
});
