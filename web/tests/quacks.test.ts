import { describe, expect, test } from "vitest";
import { asker, choices, hint, inTray, optionName, title } from "../src/games/quacks/ask";
import { counted } from "../src/games/quacks/chips";
import { tally } from "../src/games/quacks/history";
import { narrate } from "../src/games/quacks/narrate";
import { reached, sheet } from "../src/games/quacks/sheet";
import type { Prompt, Told, View } from "../src/games/quacks/shapes";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { question, speak } from "./asked";

speak("quacks");

const ask = question<Prompt>;
const yes = (verb: string, more: Partial<Prompt> = {}): Prompt => ask(verb, { kind: "yes_no", ...more });
const told = (event: string, phase: string, more: Partial<Told> = {}): Told => ({
  event,
  phase,
  player: 0,
  n: 0,
  ...more,
});
const names = ["Ada", "Ben"];
const text = (log: Told[], you = 0): string[] =>
  narrate(log, names, you).map((l) => l.parts.map((p) => p.text).join(""));

describe("a question of the Quacks", () => {
  test("has the answer that costs nothing in the corner", () => {
    const safe = (p: Prompt): string => choices(p).find((c) => c.primary)!.text;
    expect(safe(yes("rat", { n: 3 }))).toBe("Put the rat in");
    expect(safe(yes("pay_ruby", { n: 3 }))).toBe("Keep the ruby");
    expect(safe(yes("call", { source: "W-B1" }))).toBe("Not now");
    expect(safe(yes("go_on"))).toBe("Stay stopped");
    expect(safe(ask("spend", { options: ["droplet"], n: 2 }))).toBe("Keep the rubies");
    expect(safe(ask("settle", { kind: "number", hi: 4, place: "number" }))).toBe("Stay on 4");
  });

  test("says what each choice brings and costs", () => {
    const score = choices(ask("score", { lo: 1, options: ["points", "coins"], amounts: [7, 22] }));
    expect(score.map((c) => c.text)).toEqual(["7 VP", "22 coins"]);
    expect(choices(ask("spend", { options: ["droplet"], n: 1 }))[0]).toMatchObject({ more: "for 1 ruby" });
    expect(choices(yes("call", { source: "W-B1" }))[1]).toMatchObject({ more: "2 VP at the end" });
    expect(choices(yes("call", { source: "W-B1" }), "W-B1")[1]).toMatchObject({ more: "" });
    const tier = choices(ask("tier", { kind: "number", lo: 2, hi: 3, source: "purple-4", place: "number" }));
    expect(tier.map((c) => c.text)).toEqual(["For a 2", "For a 4"]);
  });

  test("names its options, and who asks", () => {
    expect(optionName(ask("take_back"), "white-2@7")).toBe("white 2 on space 7");
    expect(optionName(ask("brew"), "laid")).toBe("place a chip laid aside");
    const score = ask("score", { options: ["points", "coins"], amounts: [3, 11] });
    expect(choices(score).map(({ text }) => text)).toEqual(expect.arrayContaining(["3 VP", "11 coins"]));
    expect(["points", "coins"].map((word) => optionName(ask("score", { amounts: [3, 11] }), word))).toEqual([
      "victory points",
      "coins",
    ]);
    expect(asker(ask("place", { source: "blue-1" }))).toMatchObject({ by: "Crow skull", chip: "blue" });
    expect(asker(yes("elixir", { source: "carrot_nose" }))).toMatchObject({ sign: "carrot" });
    expect(title(yes("move_further", { chip: "red-2", n: 4 }))).toContain("red 2");
    expect(hint(ask("choose", { source: "F-P06" }))).toContain("4 VP");
    expect(inTray(ask("place", { place: "drawn" }))).toBe(true);
  });

  test("is asked in French with the French key", async () => {
    settings.lang = "fr";
    await words.load("quacks");
    expect(choices(yes("pay_ruby", { n: 3 }))[0]).toMatchObject({ key: "O", text: "Payer 1 rubis" });
    settings.lang = "";
  });
});

describe("the log of the Quacks", () => {
  test("has one growing line for each brewer", () => {
    const log = [
      told("round", "fortune", { n: 1 }),
      told("place", "brewing", { chips: ["white-1"], n: 1 }),
      told("place", "brewing", { chips: ["orange-1"], n: 1, player: 1 }),
      told("place", "brewing", { chips: ["green-1"], n: 2 }),
      told("stop", "brewing"),
    ];
    expect(text(log)).toEqual(["Round 1", "Ada white 1green 1stops", "Ben orange 1"]);
    expect(text(log.slice(0, 3))[1]).toBe("Ada white 1"); // what was taken back is gone
    expect(text([...log, told("round", "fortune", { n: 2 }), log[1]!])).toHaveLength(5);
  });

  test("tells payments as such, and names what can be looked at", () => {
    const [paid] = narrate([told("rubies", "end_of_round", { n: -2, player: 1 })], names, 0);
    expect(paid!.parts[0]!.text).toBe("Ben pays 2 rubies.");
    const [card] = narrate([told("fortune", "fortune", { word: "F-P06" })], names, 0);
    expect(card!.parts.some((p) => p.card === "F-P06")).toBe(true);
    expect(narrate([told("scoring", "bonus_die", { n: 3 })], names, 0)).toEqual([]);
  });
});

const LOG = [
  told("points", "brewing", { n: 1, source: "blue-4" }),
  told("round", "fortune", { n: 1 }),
  told("points", "fortune", { n: 4, source: "F-P06" }),
  told("explode", "brewing", { n: 8 }),
  told("scoring", "bonus_die", { n: 12 }),
  told("scoring", "bonus_die", { n: 9, player: 1 }),
  told("die", "bonus_die", { player: 1, word: "points" }),
  told("points", "bonus_die", { n: 2, player: 1 }),
  told("rubies", "chip_actions", { n: 1, source: "green-1" }),
  told("points", "victory_points", { n: 2 }),
  told("witch", "victory_points", { word: "W-P1" }),
  told("points", "victory_points", { n: 3 }),
  told("buy", "buying", { n: 4, chips: ["green-1"] }),
];
const VIEW = {
  patients: [],
  round: 1,
  players: [
    { seat: 0, points: 10 },
    { seat: 1, points: 2 },
  ],
} as unknown as View;

describe("what is read from the log", () => {
  test("is the sheet of a round: rows by phase, points before and after", () => {
    const found = sheet(LOG, VIEW)!;
    expect(found.round).toBe(1);
    expect(found.rows.map((r) => r.row)).toEqual([
      "die",
      "black",
      "green",
      "purple",
      "rubies",
      "points",
      "shop",
      "spend",
    ]);
    expect(found.rows[0]!.cells.map((c) => c.length)).toEqual([0, 2]);
    expect(found.rows[2]!.cells[0]![0]).toMatchObject({ event: "rubies" });
    expect([found.before, found.after]).toEqual([
      [5, 0],
      [10, 2],
    ]);
    expect(found.rows[reached(found)]!.row).toBe("shop");
    expect(sheet([], VIEW)).toBeNull();
  });

  test("is where points came from, explosions and the furthest space", () => {
    const ada = tally(LOG, 0);
    expect(ada).toMatchObject({ explosions: 1, furthest: 12 });
    expect(ada.points).toMatchObject({ chips: 1, cards: 4, spaces: 2, witches: 3 });
    expect(tally(LOG, 1).points.die).toBe(2);
  });

  test("chips are counted as people sort them", () => {
    expect(counted(["red-1", "white-2", "white-1", "red-1"])).toEqual([
      ["white-1", 1],
      ["white-2", 1],
      ["red-1", 2],
    ]);
  });
});
