import { describe, expect, test } from "vitest";
import type { Fact as Shown } from "../src/games/alchemists/shapes";
import { ALL_EIGHT, GOLEMS, MIX, PAIRS, light, pairIndex, reaction, wakes } from "../src/lib/alchemy/algebra";
import { Deducer, bestMixes, bestTests, contradiction, deduce, entropy, reasons } from "../src/lib/alchemy/deduction";
import type { Deduction } from "../src/lib/alchemy/deduction";
import { bits, isFact, KINDS, type Fact } from "../src/lib/alchemy/facts";
import { Laboratory, aidOf, type Answer, type Assistant, type Question } from "../src/lib/alchemy/laboratory";
import { Worlds } from "../src/lib/alchemy/worlds";
import text from "./alchemy.json?raw";

interface Case {
  golem: boolean;
  facts: Fact[];
  worlds: number;
  identities: number[][];
  potions: number[][];
  reactions: number[][];
  animators: number[];
  golems: number[];
  mixes: number[];
  tests: number[];
  contradiction: number[];
  reasons: [number, number, number[]][];
}
interface Vectors {
  mix: number[][];
  light: number[];
  reactions: number[][];
  wakes: number[];
  cases: Case[];
}
const vectors = JSON.parse(text) as Vectors;
const { cases } = vectors;
const all = (c: Case): Worlds => Worlds.all(c.golem).knowingAll(c.facts);

test("alchemy is the rules'", () => {
  expect(ALL_EIGHT.map((a) => ALL_EIGHT.map((b) => MIX[a * 8 + b]))).toEqual(vectors.mix);
  expect(ALL_EIGHT.map(light)).toEqual(vectors.light);
  const golems = Array.from({ length: GOLEMS }, (_, g) => g);
  expect(golems.map((g) => ALL_EIGHT.map((a) => reaction(g, a)))).toEqual(vectors.reactions);
  expect(golems.map((g) => bits(8, (a) => wakes(g, a)))).toEqual(vectors.wakes);
  expect(PAIRS.map(([i, j]) => pairIndex(j, i))).toEqual(PAIRS.map((_, n) => n));
});

describe.each(cases.map((c, i) => [i, c] as const))("vector %i", (_, c) => {
  const worlds = all(c);
  test("counts the same worlds", () => {
    expect(worlds.count).toBe(c.worlds);
    expect(worlds.identities()).toEqual(c.identities);
    expect(worlds.potions()).toEqual(c.potions);
    if (!c.golem) return;
    expect(worlds.reactions()).toEqual(c.reactions);
    expect(worlds.animators()).toEqual(c.animators);
    expect(worlds.golemsLeft()).toEqual(c.golems);
  });

  test("draws the same conclusions", () => {
    const { checks, chances } = deduce(worlds, c.facts, c.golem, true);
    expect(checks.contradiction).toEqual(c.contradiction.map((i) => c.facts[i]));
    expect(checks.alchemicals).toEqual(c.identities.map((row) => bits(8, (a) => row[a]! > 0)));
    expect(checks.potions).toEqual(c.potions.map((row) => bits(7, (p) => row[p]! > 0)));
    if (!chances) return expect(c.worlds).toBe(0);
    expect(chances.worlds).toBe(c.worlds);
    expect(chances.alchemicals[0]!.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(bestMixes(chances, ALL_EIGHT)).toEqual(c.mixes);
    if (c.golem) expect(bestTests(chances, ALL_EIGHT)).toEqual(c.tests);
  });

  test("gives the same reasons", () => {
    for (const [ingredient, alchemical, group] of c.reasons)
      expect(reasons(c.facts, c.golem, ingredient, alchemical)).toEqual(group.map((i) => c.facts[i]));
  });
});

const mixed = (first: string, second: string, answer: string): Shown => ({ kind: "mixed", first, second, answer });

test("every kind of fact is among the vectors", () => {
  const kinds = new Set(cases.flatMap((c) => c.facts.map((f) => f.kind)));
  expect([...kinds].sort()).toEqual(KINDS.toSorted());
  expect(cases.filter((c) => c.contradiction.length).map((c) => c.golem)).toContain(true);
  expect(cases.flatMap((c) => c.reasons.filter(([i, a]) => c.identities[i]![a] === c.worlds)).length).toBeGreaterThan(
    3,
  );
});

test("a fact is told from what is none", () => {
  expect(cases.flatMap((c) => c.facts).filter((f) => !isFact(f))).toEqual([]);
  const fact = mixed("toad", "fern", "red+");
  for (const none of [
    null,
    "toad",
    {},
    { ...fact, kind: "dreamt" },
    { ...fact, kind: "toString" },
    { ...fact, first: "unicorn" },
    { ...fact, second: "toad" },
    { ...fact, second: undefined },
    { ...fact, answer: "violet+" },
    { ...fact, answer: true },
    { ...fact, asked: "red+" },
    { kind: "light", first: "toad", second: "fern", answer: "solar" },
    { kind: "sale", first: "toad", second: "fern", asked: "neutral", answer: "exact" },
  ])
    expect(isFact(none), JSON.stringify(none)).toBe(false);
});

test("with checks there are no figures, and what is open has no reason", () => {
  const facts = [mixed("toad", "fern", "red+")];
  expect(deduce(Worlds.all(false).knowingAll(facts), facts, false, false).chances).toBeUndefined();
  expect(reasons(facts, false, 0, 0)).toEqual([]);
  expect(contradiction(facts, false)).toEqual([]);
  expect(entropy([1, 1, 1, 1])).toBe(2);
});

test("a deducer goes on from what it knows, and begins anew when something was taken back", () => {
  const deducer = new Deducer(true);
  const [one, two, three] = [
    mixed("toad", "fern", "red+"),
    mixed("flower", "fern", "neutral"),
    mixed("toad", "scorpion", "blue-"),
  ] as [Shown, Shown, Shown];
  const fresh = (facts: Fact[]): Deduction => new Deducer(true).deduce(facts, true);
  for (const facts of [[one], [two, one], [two, one], [two, one, three], [two, three], []])
    expect(deducer.deduce(facts, true)).toEqual(fresh(facts));
});

describe("a laboratory", () => {
  class Hand implements Assistant {
    asked: Question[] = [];
    done = false;
    onmessage: Assistant["onmessage"] = null;
    postMessage = (question: Question): void => void this.asked.push(question);
    terminate = (): void => void (this.done = true);
    answers(id: number): void {
      const deduction = new Deducer(false).deduce([], true);
      this.onmessage?.({ data: { id, deduction } } as MessageEvent<Answer>);
    }
  }

  test("starts nobody on paper, and lets them go", () => {
    const hired: Hand[] = [];
    const told: (Deduction | null)[] = [];
    const laboratory = new Laboratory(
      (d) => void told.push(d),
      () => (hired.push(new Hand()), hired.at(-1)!),
    );
    laboratory.ask([], false, "paper");
    expect([hired.length, told]).toEqual([0, [null]]);
    laboratory.ask([], false, "checks");
    laboratory.ask([], false, "chances");
    expect(hired[0]!.asked.map((q) => "figures" in q && q.figures)).toEqual([false, true]);
    hired[0]!.answers(2); // to an older question
    expect(told.length).toBe(1);
    hired[0]!.answers(3);
    expect(told.length).toBe(2);
    laboratory.ask([], false, "paper");
    hired[0]!.answers(3);
    expect([hired.length, hired[0]!.done, told.length]).toEqual([1, true, 3]);
  });

  test("gives reasons, each to whoever asked, and none on paper", async () => {
    const hand = new Hand();
    const told: (Deduction | null)[] = [];
    const laboratory = new Laboratory(
      (d) => void told.push(d),
      () => hand,
    );
    const fact = mixed("toad", "fern", "red+");
    expect(await laboratory.why([fact], false, 2, 0)).toEqual([]);
    laboratory.ask([fact], false, "checks");
    const first = laboratory.why([fact], false, 2, 0);
    const second = laboratory.why([fact], false, 2, 1);
    const third = laboratory.why([fact], false, 2, 2);
    const [asked, one, two] = hand.asked.map((q) => q.id) as [number, number, number];
    const says = (id: number, reasons: Fact[]): void =>
      hand.onmessage?.({ data: { id, reasons } } as MessageEvent<Answer>);
    says(two, [fact]);
    says(one, []);
    expect([await first, await second]).toEqual([[], [fact]]);
    hand.answers(asked); // still the newest question of its kind
    expect(told.length).toBe(1);
    laboratory.close();
    expect(await third).toEqual([]);
  });

  test("tells nobody more than the table and the player want", () => {
    expect(aidOf("paper", "chances")).toBe("paper");
    expect(aidOf("chances", "checks")).toBe("checks");
    expect([aidOf("checks"), aidOf("chances", "everything"), aidOf("")]).toEqual(["checks", "chances", "paper"]);
  });
});
