import { describe, expect, test } from "vitest";
import { optionName, title } from "../src/games/dominion/ask";
import { narrate, recap } from "../src/games/dominion/narrate";
import type { Prompt, Told } from "../src/games/dominion/shapes";
import { question, speak } from "./asked";

speak("dominion");

const said = (line: { parts: { text: string; after?: string }[] }): string =>
  line.parts.map((p) => p.text + (p.after ?? "")).join("");
const names = ["Ada", "Ben"];

describe("a question of Dominion", () => {
  const ask = question<Prompt>("discard", { kind: "some", hi: 2, place: "hand", options: ["copper"] });

  const decision: Prompt = { ...ask, kind: "yes_no", verb: "reveal", hi: 1, place: "words" };

  test.each([
    [{ ...ask, source: "cellar" }, "Cellar: discard any number of cards, then draw as many."],
    [{ ...ask, source: "militia", lo: 2, by: 1 }, "Ben’s Militia: discard 2 cards; you keep 3."],
    [{ ...ask, verb: "pass", kind: "one", source: "masquerade", of: 1 }, "Masquerade: pass a card to Ben."],
    [{ ...ask, verb: "play", kind: "one", source: "golem" }, "Golem: which of these is played first?"],
    [
      { ...decision, source: "moat", subject: "moat", of: 1, concerning: "militia" },
      "Moat: reveal it against Ben’s Militia?",
    ],
    [
      { ...decision, source: "trader", subject: "trader", concerning: "native_village" },
      "Trader: instead of the Native Village, gain a Silver?",
    ],
    [{ ...ask, verb: "buy" }, "Buy a card, or end your turn."],
  ] satisfies [Prompt, string][])("is a sentence that says who asks and what it leads to", (prompt, sentence) => {
    expect(title(prompt, names)).toBe(sentence);
  });

  test("says for whom somebody else decides", () => {
    expect(title({ ...ask, player: 1, verb: "buy" }, names)).toBe("For Ben: Buy a card, or end your turn.");
  });

  test("names a card that is another one, and a second unlike copy", () => {
    expect(optionName(ask, "band_of_misfits=village#2")).toContain("Village");
    expect(optionName(ask, "band_of_misfits=village#2")).toMatch(/#2$/);
  });
});

describe("the log of Dominion", () => {
  const log: Told[] = [
    { event: "play", player: 0, n: 1, cards: ["smithy"] },
    { event: "draw", player: 0, n: 3, depth: 1 },
    { event: "buy", player: 0, n: 1, cards: ["silver"] },
    { event: "gain", player: 0, n: 1, cards: ["silver"], zone: "discard_pile" },
    { event: "turn", player: 1, n: 1 },
  ];

  test("begins with the first turn and leaves out what goes without saying", () => {
    const lines = narrate(log, names, 1, 1);
    expect(lines.map((l) => l.event)).toEqual(["turn", "play", "draw", "buy", "turn"]);
    expect(said(lines[1]!)).toBe("Ada plays a Smithy.");
  });

  test("tells afterwards what others did, without their draws", () => {
    expect(recap(narrate(log, names, 1, 1), 1).lines.map((l) => l.event)).toEqual(["play", "buy"]);
  });
});
