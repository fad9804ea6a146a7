import { beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../src/companion/sheet/desk.svelte";
import { clash, drawn, phrase, sentence } from "../src/companion/sheet/said";
import {
  begun,
  EMPTY,
  forgotten,
  learnt,
  mixOf,
  opened,
  pencilled,
  read,
  renamed,
  thrownAway,
  turnedTo,
} from "../src/companion/sheet/shelf";
import { most, within } from "../src/companion/sheet/telling";
import { KINDS, SHAPES, type Fact } from "../src/lib/alchemy/facts";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { speak } from "./asked";

speak("alchemists");

const mixed = (first: string, second: string, answer: string): Fact => ({ kind: "mixed", first, second, answer });
const one = begun(EMPTY, "Monday", false);

/** A fact of a kind, with the last answer there is. */
function some(kind: Fact["kind"]): Fact {
  const { two, asked, answers } = SHAPES[kind];
  return {
    kind,
    first: "fern",
    ...(two ? { second: "toad" } : {}),
    ...(asked.length ? { asked: asked[0]! } : {}),
    answer: answers.at(-1)!,
  };
}

describe("a shelf", () => {
  test("holds several sheets, one of them open", () => {
    const two = begun(one, "Tuesday", true);
    expect(two.sheets.map((s) => [s.id, s.name, s.golem])).toEqual([
      [1, "Monday", false],
      [2, "Tuesday", true],
    ]);
    expect(opened(two)?.name).toBe("Tuesday");
    expect(opened(turnedTo(two, 1))?.name).toBe("Monday");
    expect(opened(renamed(two, 2, "Wednesday"))?.name).toBe("Wednesday");
    expect(opened(thrownAway(two, 2))?.name).toBe("Monday");
    expect(opened(thrownAway(two, 1))?.name).toBe("Tuesday");
    expect(opened(thrownAway(one, 1))).toBeUndefined();
  });

  test("knows the same mix however it is told, and changes it in its place", () => {
    let shelf = learnt(one, mixed("toad", "fern", "red+"));
    expect(opened(shelf)!.facts).toEqual([mixed("fern", "toad", "red+")]);
    expect(learnt(shelf, mixed("fern", "toad", "red+"))).toBe(shelf);
    shelf = learnt(shelf, mixed("flower", "toad", "neutral"));
    const before = mixOf(opened(shelf)!, "fern+toad")!;
    shelf = learnt(shelf, mixed("fern", "toad", "blue-"), before);
    expect(opened(shelf)!.facts.map((f) => f.answer)).toEqual(["blue-", "neutral"]);
    const changed = learnt(shelf, mixed("toad", "flower", "neutral"), mixed("fern", "toad", "blue-"));
    expect(opened(changed)!.facts.map((f) => f.answer)).toEqual(["neutral"]);
    expect(opened(forgotten(shelf, mixed("toad", "fern", "blue-")))!.facts).toHaveLength(1);
  });

  test("is pencilled on apart from what was learnt", () => {
    const noted = pencilled(pencilled(one, "toad:A3", "maybe"), "fern:A1", "no");
    expect(opened(noted)!.marks).toEqual({ "toad:A3": "maybe", "fern:A1": "no" });
    expect(opened(pencilled(noted, "toad:A3", ""))!.marks).toEqual({ "fern:A1": "no" });
    expect(opened(noted)!.facts).toEqual([]);
  });

  test("is read back whole; what is damaged is left out, and said to be", () => {
    const full = pencilled(learnt(begun(one, "Tuesday", true), some("reaction")), "toad:A3", "yes");
    const text = JSON.stringify(full);
    expect(read(JSON.parse(text))).toEqual({ shelf: full, whole: true });
    const [first, second] = full.sheets;
    for (const bad of [
      { ...second, golem: false }, // a golem's fact without a golem
      { ...second, facts: [{ kind: "mixed" }] },
      { ...second, marks: { "toad:A9": "yes" } },
      { ...second, marks: { "toad:A1": "perhaps" } },
      { ...second, id: "2" },
      { ...second, name: 7 },
      { ...first },
      null,
    ])
      expect(read({ sheets: [first, bad], open: 2 }), JSON.stringify(bad)).toEqual({
        shelf: { sheets: [first], open: 1 },
        whole: false,
      });
    for (const nonsense of [undefined, null, 7, "x", [], {}, { sheets: 3 }])
      expect(read(nonsense)).toEqual({ shelf: EMPTY, whole: false });
  });
});

describe("a desk", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
  });
  const KEY = "chaudron.companion.sheet";

  test("takes every step back and forth, and keeps the present on the phone", () => {
    const desk = new Desk();
    expect([desk.damaged, desk.canUndo, desk.canRedo]).toEqual([false, false, false]);
    desk.change(begun(desk.shelf, "Monday", false));
    desk.change(learnt(desk.shelf, mixed("toad", "fern", "red+")));
    desk.change(pencilled(desk.shelf, "toad:A3", "no"));
    desk.change(begun(desk.shelf, "Tuesday", true));
    desk.change(thrownAway(desk.shelf, 1));
    const last = desk.shelf;
    expect(new Desk().shelf).toEqual(last);
    for (let n = 5; n; n--) desk.undo();
    expect([desk.shelf, desk.canUndo]).toEqual([EMPTY, false]);
    desk.undo();
    desk.redo();
    desk.redo();
    expect(desk.sheet!.facts).toHaveLength(1);
    for (let n = 3; n; n--) desk.redo();
    expect([desk.shelf, desk.canRedo]).toEqual([last, false]);
    desk.undo();
    desk.change(desk.shelf); // nothing is no step
    expect(desk.canRedo).toBe(true);
    desk.change(pencilled(desk.shelf, "toad:A3", "yes"));
    expect(desk.canRedo).toBe(false);
  });

  test("looking at another sheet is no step", () => {
    const desk = new Desk();
    desk.change(begun(desk.shelf, "Monday", false));
    desk.change(begun(desk.shelf, "Tuesday", false));
    desk.turn(turnedTo(desk.shelf, 1));
    expect(new Desk().sheet!.name).toBe("Monday");
    desk.undo();
    expect(desk.shelf.sheets).toHaveLength(1);
  });

  test("sets what is damaged aside, and begins with what is whole", () => {
    for (const [text, sheets] of [
      ["{", 0],
      ["null", 0],
      [JSON.stringify({ sheets: [...one.sheets, { id: 2 }], open: 2 }), 1],
    ] as const) {
      store.set(KEY, text);
      const desk = new Desk();
      expect([desk.damaged, desk.shelf.sheets.length]).toEqual([true, sheets]);
      expect(store.get(`${KEY}.damaged`)).toBe(text);
      expect(new Desk().damaged).toBe(false);
    }
  });

  test("says so where nothing can be kept", () => {
    const desk = new Desk();
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    desk.change(begun(desk.shelf, "Monday", false));
    expect([desk.safe, desk.sheet!.name]).toEqual([false, "Monday"]);
  });

  test("remembers how much shall be told", () => {
    new Desk().wish({ aid: "chances", hand: ["toad"] });
    expect(new Desk().wishes).toEqual({ aid: "chances", hand: ["toad"] });
    store.set("chaudron.companion.sheet-wishes", JSON.stringify({ aid: "everything", hand: ["unicorn"] }));
    expect(new Desk().wishes).toEqual({ aid: "checks", hand: [] });
  });
});

describe("what was learnt", () => {
  test("is said in sentences, every kind of it in both languages", async () => {
    expect(sentence(mixed("fern", "toad", "red-"))).toBe("Mixing fern and toad gave red minus.");
    for (const lang of ["en", "fr"]) {
      settings.lang = lang;
      await words.load("alchemists");
      for (const kind of KINDS)
        for (const answer of SHAPES[kind].answers) {
          const said = phrase({ ...some(kind), answer });
          expect(said, kind).not.toMatch(/…|undefined|companion-/);
          expect(drawn({ ...some(kind), answer }).length).toBeGreaterThan(1);
        }
      const all = KINDS.map((kind) => phrase(some(kind)));
      expect(new Set(all).size).toBe(KINDS.length);
    }
    settings.lang = "en";
  });

  test("contradicts itself by name: the last thing against those before it", () => {
    const [a, b, c] = [mixed("fern", "toad", "red-"), mixed("fern", "flower", "blue+"), some("light")];
    expect(clash([a, b])).toBe(
      "Mixing fern and toad gave red minus, but mixing fern and flower gave blue plus: that cannot all be true.",
    );
    expect(clash([a, b, c])).toContain("gave red minus and mixing fern and flower gave blue plus, but a book said");
    expect(clash([a])).toBe("It can never be that mixing fern and toad gave red minus.");
  });
});

test("what tells most is asked of what is held", () => {
  const tells = { "fern+toad": 1, "fern+flower": 2, "toad+flower": 3, "toad+scorpion": 0 };
  expect(most(within(tells, ["fern", "toad", "flower", "scorpion"]))).toEqual([
    ["toad+flower", 3],
    ["fern+flower", 2],
    ["fern+toad", 1],
  ]);
  expect(most(within(tells, ["toad", "scorpion"]))).toEqual([]);
  expect(most(within({ toad: 1, fern: 2 }, ["toad"]))).toEqual([["toad", 1]]);
});
