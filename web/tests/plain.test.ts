import { beforeAll, describe, expect, test } from "vitest";
import { outline, type Branch } from "../src/games/plain/outline";
import { generic } from "../src/games/plain/speech";
import { speech as alchemists } from "../src/games/alchemists/speech";
import { speech as quacks } from "../src/games/quacks/speech";
import type { Prompt } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await Promise.all([words.load(""), words.load("quacks"), words.load("alchemists")]);
});

const names = ["Ada", "Ben"];
const ask: Prompt = {
  player: 0,
  decider: 0,
  kind: "one",
  verb: "brew",
  lo: 1,
  hi: 1,
  place: "words",
  options: ["draw"],
};
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

describe("the Quacks on the plain board", () => {
  test("ask as the terminal does", () => {
    expect(quacks.ask({ ...ask, verb: "spend", lo: 0 }, names, view)).toBe("What do you do with your rubies?");
    expect(quacks.option({ ...ask, verb: "spend" }, "flask", view)).toBe("refill the flask");
    expect(quacks.option({ ...ask, verb: "take_back" }, "white-2@7", view)).toBe("white 2 on space 7");
  });

  test("tell what happened, and payments as such", () => {
    const told = { event: "rubies", player: 1, n: -2 };
    expect(said(quacks.tell(told as never, names, 0))).toBe("Ben pays 2 rubies.");
    expect(quacks.tell({ event: "scoring", player: 0, n: 3 } as never, names, 0)).toBeNull();
    expect(quacks.tell({ event: "round", player: 0, n: 2 } as never, names, 0)).toMatchObject({ heading: true });
  });

  test("are outlined in words: chips counted, books with their texts, seats by name", () => {
    const tree = outline(
      {
        ...view,
        first: 1,
        books: ["green-1"],
        supply: { "green-1": { left: 24, price: 4, open: true } },
        players: [{ seat: 0, points: 3, exploded: false, bag: ["white-1", "white-1", "orange-1"] }],
      } as never,
      quacks,
      names,
    );
    expect(at(tree, "first")).toMatchObject({ label: "Begins", text: "Ben" });
    expect(at(tree, "books").branches[0]!.note).not.toBe("");
    expect(at(tree, "supply").branches[0]).toMatchObject({ label: "Green 1", text: "Left 24 · Price 4 · For sale" });
    const ada = at(tree, "players").branches[0]!;
    expect(ada.label).toBe("Ada");
    expect(ada.branches.map((b) => `${b.label} ${b.text}`)).toEqual(["Points 3", "Bag white 1 × 2, orange 1"]);
  });

  test("leave out what holds nothing", () => {
    const empty = { ...view, supply: { "green-1": null, "red-1": null }, books: [] };
    expect(outline(empty as never, quacks, names)).toEqual([]);
  });

  test("speak French at once when they are asked to", async () => {
    settings.lang = "fr";
    await words.load("quacks");
    expect(words.lang).toBe("fr");
    expect(quacks.option(ask, "draw", view)).toBe("piocher un jeton");
    settings.lang = "";
  });
});
