import { describe, expect, test } from "vitest";
import { alchemicalsFor, entriesFor, NOTHING, stepsOf, type Draft } from "../src/games/alchemists/chain";
import { Lights } from "../src/games/alchemists/lights.svelte";
import { best, holds, praised } from "../src/games/alchemists/promise";
import type { Prompt, Told, View } from "../src/games/alchemists/shapes";
import type { Question } from "../src/shell/question.svelte";
import { question } from "./asked";

const ask = (verb: string, options: string[], more: Partial<Prompt> = {}): Prompt =>
  question<Prompt>(verb, { options, source: verb, ...more });
const view = {
  players: [
    {
      seat: 0,
      hand: ["fern", "toad", "toad", "flower"],
      prices: [3, 2, 1, 0],
      seals: { gold_star: 1, unstarred_white: 1 },
    },
  ],
  theories: { toad: { alchemical: "A2", seals: [], conflict: false } },
  fallen: [],
} as unknown as View;
const sale = (verb: string, options: string[], more: Partial<Prompt> = {}): Prompt =>
  ask(verb, options, { source: "sell", lo: 1, ...more });

/** Somebody who is asked, chooses, and is asked on. */
function sit(first: Prompt, at = view) {
  let prompt = $state.raw(first);
  const answers: string[] = [];
  const asked = {
    get prompt() {
      return prompt;
    },
    get options() {
      return prompt.options ?? [];
    },
    pick: (o: string) => answers.push(o),
    answer: (o: string) => answers.push(o),
  } as unknown as Question<Prompt>;
  const lights = new Lights(asked, () => at);
  return {
    lights,
    answers,
    asks(p: Prompt) {
      prompt = p;
      lights.renewed(p);
    },
  };
}

describe("a sale", () => {
  const first = sale("sell_potion", ["red+", "blue-"]);
  const promise = sale("guarantee", ["exact", "sign", "neutral"], { chosen: ["blue-"] });
  const pairs = ["fern+toad", "fern+flower", "toad+flower"];

  test("is drafted in any order and sent at once", () => {
    const { lights, answers, asks } = sit(first);
    lights.toggle("flower");
    lights.toggle("toad");
    lights.choose("guarantee", "sign");
    expect(lights.ready).toBe(false);
    expect(lights.step?.verb).toBe("sell_potion");
    lights.choose("sell_potion", "blue-");
    expect(lights.promised).toEqual(["blue-", "sign"]);
    expect(answers).toEqual([]);
    lights.send();
    asks(promise);
    asks(sale("mix", pairs, { chosen: ["blue-", "sign"] }));
    expect(answers).toEqual(["blue-", "sign", "toad+flower"]);
  });
  test("offers what has a price, and pairs of the hand", () => {
    const [, guarantee, mix] = stepsOf(first, view, NOTHING);
    expect(guarantee!.options).toEqual(["exact", "sign", "neutral"]);
    expect(mix!.options).toEqual(pairs);
  });
  test("leaves out what leaves no choice", () => {
    const poor = {
      ...view,
      players: [{ ...view.players[0]!, prices: [1, 0, -1, -2], hand: ["fern", "toad"] }],
    } as View;
    const { lights, answers } = sit(first, poor);
    lights.choose("sell_potion", "red+");
    expect(lights.ready).toBe(true);
    lights.send();
    expect(answers).toEqual(["red+"]);
  });
  test("stops where an answer is not offered: then the question shows", () => {
    const { lights, answers, asks } = sit(first);
    lights.choose("sell_potion", "red+");
    lights.choose("guarantee", "exact");
    lights.choosePair("fern+toad");
    lights.send();
    asks(sale("guarantee", ["sign", "neutral"]));
    expect(answers).toEqual(["red+"]);
    expect([lights.guarantee, lights.pair]).toEqual(["", []]);
    asks(sale("mix", pairs));
    expect(answers).toEqual(["red+"]); // what was planned is forgotten
  });
  test("answers for nobody else, and nothing that is asked for another reason", () => {
    const { lights, answers, asks } = sit(promise);
    lights.choose("guarantee", "exact");
    lights.choosePair("fern+toad");
    lights.send();
    asks(sale("mix", pairs, { player: 1 }));
    expect(answers).toEqual(["exact"]);
  });
  test("takes digits step by step", () => {
    const { lights } = sit(first);
    expect(lights.take("red+")).toBe(true);
    expect(lights.step?.verb).toBe("guarantee");
    lights.take("exact");
    expect(lights.step?.verb).toBe("mix");
    lights.choosePair("fern+toad");
    expect(lights.ready).toBe(true);
  });
});

describe("other drafts", () => {
  test("an exhibit is a potion and a pair", () => {
    const { lights, answers, asks } = sit(ask("exhibit", ["red+", "blue-"]));
    lights.choosePair("fern+toad");
    lights.choose("exhibit", "red+");
    lights.send();
    asks(ask("mix", ["fern+toad", "fern+flower"], { source: "exhibit" }));
    expect(answers).toEqual(["red+", "fern+toad"]);
  });
  test("a demonstration is a pair and a claim", () => {
    const { lights, answers, asks } = sit(ask("debunk", ["fern+toad", "fern+flower"]));
    lights.choose("claim", "neutral");
    lights.choosePair("fern+flower");
    lights.send();
    asks(ask("claim", ["red+", "neutral"], { source: "debunk" }));
    expect(answers).toEqual(["fern+flower", "neutral"]);
  });
  test("a theory is a cell and a seal; the white one is for articles", () => {
    const { lights, answers, asks } = sit(ask("publish", ["theory:fern", "theory:flower", "article:red"]));
    lights.choose("seal", "gold_star");
    expect(lights.cell("fern", "A2")).toBe(""); // the toad's
    lights.chooseCell("fern", "A3");
    expect(lights.offers("seal", "unstarred_white")).toBe(false);
    lights.send();
    asks(ask("alchemical", ["A1", "A3"], { source: "fern" }));
    asks(ask("seal", ["gold_star", "silver_star"], { source: "publish" }));
    expect(answers).toEqual(["theory:fern", "A3", "gold_star"]);
  });
  test("an article is its colour, four ingredients, two signs and a seal", () => {
    const { lights, answers, asks } = sit(ask("publish", ["theory:fern", "article:red"]));
    lights.chooseArticle("red");
    for (const i of ["toad", "fern", "flower", "scorpion"]) lights.choose("entry", i);
    lights.choose("entry", "fern"); // taken back: the others move up
    lights.choose("entry", "mushroom");
    expect(lights.writing).toEqual({ colour: "red", entries: ["toad", "flower", "scorpion", "mushroom"], signs: "" });
    lights.choose("signs", "+-");
    lights.choose("seal", "unstarred_white");
    lights.send();
    const four = lights.entries;
    ["red", "green", "blue", "white"].forEach((slot) => asks(ask("entry", four, { source: `article-${slot}` })));
    asks(ask("signs", ["++", "+-"], { source: "article:red" }));
    asks(ask("seal", ["gold_star", "unstarred_white"], { source: "publish" }));
    expect(answers).toEqual(["article:red", ...four, "+-", "unstarred_white"]);
  });
});

describe("what follows of the rules", () => {
  const article = (...entries: string[]) => ({ entries, seals: [] });
  const others = {
    articles: {
      red: null,
      green: article("toad+", "fern+", "flower-", "scorpion-"),
      blue: article("toad+", "fern-", "mushroom-", "bird_claw-"),
    },
  } as unknown as View;

  test("an ingredient stands in two articles at most, and no two are alike", () => {
    expect(entriesFor(others, "red", [])).not.toContain("toad");
    const alike = { articles: { red: null, green: others.articles!.green, blue: null } } as unknown as View;
    expect(entriesFor(alike, "red", ["toad", "fern", "flower"])).not.toContain("scorpion");
    expect(entriesFor(alike, "red", ["toad", "fern"])).toContain("scorpion");
  });
  test("in place of what fell stands the ingredient, or what came free", () => {
    const now = ask("publish", [], { source: "immediate", about: ["fern"] });
    const fell = { ...view, fallen: [{ ingredient: "fern", alchemical: "A5", seals: [] }] } as View;
    expect(alchemicalsFor(now, fell, "fern")).toHaveLength(7);
    expect(alchemicalsFor(now, fell, "flower")).toEqual(["A5"]);
  });
  test("the same article is not written again", () => {
    const four = ["toad", "fern", "flower", "scorpion"];
    const fell = {
      ...view,
      fallen_articles: [{ colour: "red", entries: ["toad+", "fern+", "flower-", "scorpion-"], seals: [] }],
    } as View;
    const draft: Draft = { ...NOTHING, what: "article:red", entries: four };
    const signs = (source: string) =>
      stepsOf(ask("publish", ["article:red"], { source }), fell, draft).find((s) => s.verb === "signs")!.options;
    expect(signs("immediate")).toEqual(["++", "-+", "--"]);
    expect(signs("publish")).toHaveLength(4);
  });
});

describe("a promise", () => {
  const mix = [0.5, 0, 0.25, 0, 0, 0.125, 0.125]; // red+, green+, blue-, neutral

  test("is kept by what is good enough", () => {
    expect(["exact", "sign", "neutral", "anything"].map((g) => holds(mix, "red+", g))).toEqual([0.5, 0.75, 0.875, 1]);
    expect(holds(mix, "red+", "exact", 1)).toBe(0.75); // a Barmaid
  });
  test("is certain or broken where only that is told", () => {
    const checks = [undefined, 0, undefined, 0, 0, 0, 0];
    expect(holds(checks, "red+", "sign")).toBe(1);
    expect(holds(checks, "red+", "exact")).toBeUndefined();
    expect(holds(checks, "blue-", "neutral")).toBe(0);
  });
  test("is best kept by the best pair", () => {
    expect(best([0.2, 0.7])).toBe(0.7);
    expect(best([undefined, 1])).toBe(1);
    expect(best([0, undefined])).toBeUndefined();
    expect(best([])).toBe(0);
  });
  test("is easier after a Barmaid of the same sale", () => {
    const played: Told = { event: "play_favour", player: 0, favour: "barmaid" };
    const sold: Told = { event: "sell", player: 0 };
    expect(praised([played, sold, played, { ...played, player: 1 }], 0)).toBe(1);
    expect(praised([played, sold], 0)).toBe(0);
  });
});
