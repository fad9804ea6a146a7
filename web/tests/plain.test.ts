import { describe, expect, test } from "vitest";
import { outline, type Branch } from "../src/games/plain/outline";
import { generic } from "../src/games/plain/speech";
import { speech as alchemists } from "../src/games/alchemists/speech";
import type { Prompt } from "../src/lib/protocol";
import { question, speak } from "./asked";

speak("alchemists");

const names = ["Ada", "Ben"];
const ask = question<Prompt>("brew", { lo: 1, options: ["draw"] });
const said = (line: { parts: { text: string }[] } | null): string => line!.parts.map((p) => p.text).join("");
const view = { game: "quacks", seat: 0, over: false, standings: null };
const at = (branches: Branch[], key: string): Branch => branches.find((b) => b.key === key)!;

describe("a game that nobody gave words", () => {
  const marbles = generic("marbles");

  test("is asked, told and outlined by its ids", () => {
    expect(marbles.ask({ ...ask, verb: "take_marbles" }, names, view)).toBe("Take marbles");
    expect(marbles.option(ask, "big_one", view)).toBe("big one");
    expect(said(marbles.tell({ event: "take", player: 1, n: 3 } as never, names, 0))).toBe("Ben: take (N 3)");
    const pile = { ...view, game: "marbles", left: 7, gone: [], players: [{ seat: 1, marbles: 2 }] };
    const tree = outline(pile, marbles, names);
    expect(tree.map((b) => b.key)).toEqual(["left", "players"]);
    expect(at(tree, "players").branches[0]).toMatchObject({ label: "Ben", text: "Marbles 2" });
  });
});

describe("Alchemists on the plain board", () => {
  const drawn = { event: "draw", player: 0, n: 2, ingredients: ["toad", "toad"] };

  test("speak to whoever looks, and tell a secret only where it is told", () => {
    expect(said(alchemists.tell(drawn as never, names, 0))).toBe("You have drawn toad ×2");
    expect(said(alchemists.tell({ event: "draw", player: 0, n: 2 } as never, names, 1))).toContain("Ada has drawn");
  });

  test("name pairs, potions and what was shown", () => {
    expect(alchemists.option({ ...ask, verb: "mix" }, "toad+fern", view)).toBe("toad + fern");
    expect(alchemists.word("red+", "potions")).toMatch(/^R\+ /);
    const fact = { kind: "mixed", first: "toad", second: "fern", answer: "blue-" };
    expect(alchemists.phrase!("facts", fact)).toMatch(/^toad \+ fern = B- /);
  });
});

describe("the outline of a view", () => {
  const marbles = generic("marbles", { all: ["word"], under: {} });

  test("counts what is there several times, and leaves out what holds nothing", () => {
    const bag = { ...view, game: "marbles", bag: ["red", "red", "blue"], none: [], gone: { red: null } };
    const tree = outline(bag as never, marbles, names);
    expect(tree.map((b) => `${b.label} ${b.text}`)).toEqual(["Bag red × 2, blue"]);
  });
});
