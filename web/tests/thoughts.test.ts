import { beforeAll, describe, expect, test } from "vitest";
import type { Prompt, Reasoned } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { decline, optionName } from "../src/games/dominion/ask";
import type { Prompt as DominionPrompt } from "../src/games/dominion/shapes";
import type { Own } from "../src/shell/question.svelte";
import { answerLabel, estimates, sentence } from "../src/shell/thoughts";
import { question } from "./asked";

const own: Own<DominionPrompt> = { optionName, decline };
const buy = question<DominionPrompt>("buy", { options: [] });
const reason: Reasoned = {
  message: "dominion-why-search",
  args: { card: "dominion-card-gold", playouts: 400 },
  thought_of: [
    { answer: "gold", worth: 0.625 },
    { answer: null, worth: 0.25 },
  ],
  unit: "win",
};

describe("what a bot thinks", () => {
  beforeAll(async () => {
    await words.load("dominion");
  });

  test("is said with the names of things", () => {
    expect(sentence(reason)).toBe("It played on 400 times after each of the best purchases: Gold won most.");
    expect(estimates(own, buy, reason)).toEqual(["Gold, 63 % of games won", `${decline(buy)}, 25 % of games won`]);
  });

  test("is told in hundredths where it is a chance", () => {
    expect(estimates(own, buy, { ...reason, unit: "chance" })[0]).toBe("Gold, a chance of 63 %");
  });

  test("is one thing or several, yes or no, a number, or nothing", () => {
    const said = (answer: unknown): string => answerLabel(own, buy, answer);
    expect(said(["copper", "copper", "estate"])).toBe("Copper ×2 and Estate");
    expect([said(true), said(false), said(3), said([])]).toEqual(["yes", "no", "3", "nothing"]);
    const plain: Own<Prompt> = { optionName: (_, option) => option, yesNo: () => ["Draw", "Stop"] };
    expect(answerLabel(plain, buy, false)).toBe("Stop");
  });

  test("has no sign where it is nothing", () => {
    const nothing: Reasoned = {
      message: "quacks-why-score",
      args: { points: -0, coins: 3 },
      thought_of: [
        { answer: "gold", worth: -0.04 },
        { answer: "silver", worth: -0.06 },
      ],
      unit: "points",
    };
    expect(estimates(own, buy, nothing)).toEqual(["Gold, 0.0 points", "Silver, −0.1 points"]);
    expect(sentence({ ...nothing, message: "thought-points", args: { answer: "Gold", n: -0 } })).toBe("Gold, 0 points");
  });

  test("has a comma in French, and no alternatives where there is one answer", async () => {
    settings.lang = "fr";
    await words.load("dominion");
    expect(estimates(own, buy, { ...reason, unit: "points" })[0]).toBe("Or, 0,6 points");
    expect(estimates(own, buy, { ...reason, thought_of: reason.thought_of.slice(0, 1) })).toEqual([]);
    settings.lang = "en";
  });
});
