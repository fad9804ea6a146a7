import { describe, expect, test } from "vitest";
import { ALCHEMICALS, COLOURS, isLarge, isSolar, pairOf, signOf } from "../src/games/alchemists/alchemy";
import { choices, deed, hint, stake, tabOf, whereOf } from "../src/games/alchemists/ask";
import { deducedOf } from "../src/games/alchemists/known";
import { newsOf, verdict } from "../src/games/alchemists/news";
import { nextMark } from "../src/games/alchemists/pencil";
import type { Fact, OrderSpace, PlayerView, Prompt, Told, View } from "../src/games/alchemists/shapes";
import { written } from "../src/games/alchemists/sheet";
import { speech } from "../src/games/alchemists/speech";
import { whyNoFlask, whyNot, whyNoTheory } from "../src/games/alchemists/why";
import { textOf } from "../src/games/alchemists/words";
import { counted, cubesOf, inOrder, sellers, spacesOf, together, wares } from "../src/games/alchemists/standing";
import { Deducer } from "../src/lib/alchemy/deduction";
import { question, speak } from "./asked";

speak("alchemists");

const ask = question<Prompt>;
const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView =>
  ({ seat, flask: seat, placed: {}, custodians: 0, ...more }) as PlayerView;
const space = (id: string, rounds: [number, number], open: boolean) => ({ id, cubes: [1, 2], rounds, open });

describe("the eight alchemicals", () => {
  test("are four of the sun and four of the moon, each colour large in four", () => {
    expect(ALCHEMICALS.filter(isSolar)).toEqual(["A1", "A3", "A5", "A8"]);
    for (const colour of COLOURS) expect(ALCHEMICALS.filter((a) => isLarge(a, colour))).toHaveLength(4);
    expect(COLOURS.map((c) => signOf("A3", c))).toEqual(["+", "-", "-"]);
  });
  test("are mixed in the order of the sheet", () => {
    expect(pairOf("toad", "fern")).toBe("fern+toad");
  });
});

describe("a question of Alchemists", () => {
  test("is answered where its things lie", () => {
    const at = (verb: string, options: string[] = []) => whereOf(ask(verb, { options }));
    expect(at("order_space")).toBe("order");
    expect(at("mix")).toBe("pair");
    expect(at("debunk", ["fern+toad"])).toBe("pair");
    expect(at("debunk", ["toad:red"])).toBe("elements");
    expect(at("publish")).toBe("grid");
    expect([at("bid"), at("sell_potion"), at("guarantee")]).toEqual(["sale", "sale", "sale"]);
    expect([at("exhibit"), at("claim"), at("entry")]).toEqual(["exhibition", "claims", "entries"]);
    expect(at("something_new")).toBe("tray"); // nobody is ever stuck
    expect(whereOf(null)).toBe("");
  });
  test("opens its own tab on a phone; the hand is always there", () => {
    expect(tabOf(ask("declare"))).toBe("day");
    expect(tabOf(ask("publish"))).toBe("known");
    expect(tabOf(ask("guarantee"))).toBe("day");
    expect(tabOf(ask("mix"))).toBeUndefined();
  });
  test("lays cards and signs into the tray, with their texts and prices", () => {
    const view = {} as View;
    const [card] = choices(ask("keep_favour", { options: ["sage", "barmaid"] }), view);
    expect(card).toMatchObject({ option: "sage", name: "Sage", signs: ["al-wizard-face"] });
    expect(card!.note).toContain("gold");
    const [artifact] = choices(ask("artifact", { options: ["periscope"], figures: { periscope: 3 } }), view);
    expect(artifact).toMatchObject({ name: "Periscope", figure: { n: 3, sign: "gold" } });
    const [signs] = choices(
      ask("signs", { options: ["+-"], source: "article:red", chosen: ["toad", "fern", "flower", "scorpion"] }),
      view,
    );
    expect(signs!.signs).toEqual(["i-toad", "i-fern", "e-red+", "i-flower", "i-scorpion", "e-red-"]);
    expect(choices(ask("forage", { options: ["toad"] }), view)).toEqual([]);
  });
  test("tells the figures that a table was given", () => {
    const figures = { "startup/SU04": { gold: 3, reputation: -1 }, "artifact/library": { cost: 5, per_book: 4 } };
    const view = { own: { figures, whole: [] } } as unknown as View;
    const [card] = choices(ask("keep_startup", { options: ["SU04"] }), view);
    expect(card!.note).toBe("You start with +3 gold and −1 reputation.");
    expect(textOf("artifact", "library", view)).toBe("4 VP per book token of yours at the end.");
    expect(textOf("artifact", "library")).toBe("2 VP per book token of yours at the end.");
  });
  test("says what its button does and what it leads to", () => {
    expect(deed(ask("mix", { source: "drink" }))).toBe("Drink");
    expect(deed(ask("mix", { source: "thinking_cap" }))).toBe("Mix");
    const sign = ask("debunk", { options: ["toad:red"], gain: 2, loss: 3 });
    expect(hint(sign)).toMatch(/sees the sign.*gain 2 reputation.*lose 3/);
    expect(hint(ask("claim", { gain: 3, loss: 0 }))).toMatch(/claim is true.*gain 3 reputation.*lose nothing/);
    expect(hint(ask("guarantee", { loss: 2 }))).toContain("costs 2 reputation");
    expect(hint(ask("forage"))).toBe("");
  });
});

describe("what cannot be chosen", () => {
  const me = player(0, { cubes: 1, gold: 2, approval: 0, placed: { forage: 2, publish: 1 } });
  const spaces = [
    space("forage", [1, 6], true),
    space("publish", [2, 6], true),
    space("transmute", [1, 6], true),
    space("sell", [2, 6], false),
  ];
  const view = {
    round: 1,
    players: [me],
    spaces,
    on_sale: ["periscope"],
    smuggled: ["robe_of_respect"],
    prices: { periscope: 3, robe_of_respect: 2 },
  } as unknown as View;

  test("says why in its text: shut, full, too few cubes", () => {
    const why = (id: string, p: Prompt | null) => whyNot(`space/${id}`, p, view);
    const declare = ask("declare", { options: ["transmute"] });
    expect(why("sell", null)).toBe("Shut in this round: open in rounds 2 to 6.");
    expect(why("forage", declare)).toContain("all the actions");
    expect(why("publish", declare)).toBe("Takes 2 cubes; you have 1.");
    expect(why("transmute", declare)).toBe("");
    expect(why("publish", null)).toBe("");
  });
  test("says why: no gold, no approval", () => {
    const why = (id: string) => whyNot(`artifact/${id}`, ask("buy", { options: [] }), view);
    expect(why("periscope")).toBe("Costs 3 gold; you have 2.");
    expect(why("robe_of_respect")).toContain("approval");
    expect(why("mirror")).toBe(""); // it is not on offer
    const place = (...cost: number[]) => whyNoFlask({ cost, reward: [], players: 2 } as unknown as OrderSpace, me);
    expect([place(3, 0, 0, 0), place(0, 9, 2, 0)]).toEqual(["Costs 3 gold; you have 2.", "Takes 2 cubes; you have 1."]);
    expect(place(1, 0, 1, 0)).toBe("");
  });
  test("says why nothing can be published in a cell", () => {
    const seals = (...seats: number[]) => seats.map((seat) => ({ seat }));
    const theories = {
      fern: { alchemical: "A1", seals: seals(1), conflict: false },
      toad: { alchemical: "A2", seals: seals(0), conflict: false },
      flower: { alchemical: "A3", seals: seals(1), conflict: true },
      scorpion: { alchemical: "A4", seals: seals(1, 2, 3), conflict: false },
    };
    const publish = { ...ask("publish", { options: [] }), player: 0 };
    const why = (i: string, a: string, p: Prompt | null = publish) =>
      whyNoTheory(i, a, p, { ...view, theories } as unknown as View);
    expect(why("mushroom", "A1")).toBe("Another theory claims this alchemical.");
    expect(why("fern", "A2")).toBe("This ingredient has a theory already.");
    expect(why("toad", "A2")).toBe("Your seal is there already.");
    expect(why("flower", "A3")).toContain("conflict");
    expect(why("scorpion", "A4")).toContain("no room");
    expect([why("fern", "A1"), why("mushroom", "A8")]).toEqual(Array(2).fill("You lack a seal or the gold for it."));
    expect(why("toad", "A2", ask("mix", {}))).toBe("");
  });
  test("a question of before counts no cubes of now", () => {
    const seen = { ...view, mode: "master", players: [{ cubes: 4 }] } as unknown as View;
    const said = (more: Partial<Prompt>): string => speech.ask({ ...ask("declare", more), player: 0 }, [], seen);
    expect(said({ options: ["forage"] })).toBe("Where do you put cubes? 4 are left.");
    expect(said({})).toBe("Where do you put cubes?");
  });
  test("what is sent has its price on the button", () => {
    expect(stake(ask("publish", { figures: { "article:red": 1 }, approval: ["article:red"] }), "article:red")).toBe(
      "−1 gold, −1 approval",
    );
    expect(stake(ask("mix", { cost: 1 }), "")).toBe("−1 gold");
    expect(stake(ask("mix", { price: 3 }), "")).toBe("+3 gold");
  });
});

describe("the sheet", () => {
  const fact = (kind: Fact["kind"], answer: Fact["answer"], more: Partial<Fact> = {}): Fact => ({
    kind,
    first: "toad",
    answer,
    ...more,
  });
  const second = "fern";

  test("has what was seen written in", () => {
    const sheet = written(
      [fact("sign", "+", { asked: "red" })],
      [fact("mixed", "blue-", { second }), fact("light", "solar"), fact("reaction", "ears")],
    );
    expect(sheet.signs).toEqual({ "toad:red": "+" });
    expect(sheet.lights).toEqual({ toad: "solar" });
    expect(sheet.reactions).toEqual({ toad: "ears" });
    expect(sheet.mixes).toEqual({ "fern+toad": { potion: "blue-", note: "", open: false } });
  });
  test("tells of a sale what its quality tells", () => {
    const sold = (answer: string) => written([], [fact("sale", answer, { second, asked: "red-" })]).mixes["fern+toad"];
    expect(sold("exact")).toMatchObject({ potion: "red-" });
    expect(sold("neutral")).toMatchObject({ potion: "neutral" });
    expect(sold("sign")).toMatchObject({ potion: "", note: "−" });
    expect(sold("opposite")).toMatchObject({ potion: "", note: "+" });
  });
  test("keeps what is certain when less is told later", () => {
    const open = [fact("claim", false, { second, asked: "red+" })];
    const mix = written(open, [fact("mixed", "blue-", { second })]).mixes["fern+toad"];
    expect(mix).toEqual({ potion: "blue-", note: "", open: false });
  });
  test("is pencilled: no, yes, nothing", () => {
    expect(nextMark(undefined)).toBe("no");
    expect(nextMark("no")).toBe("yes");
    expect(nextMark("yes")).toBe("");
  });
});

describe("the day", () => {
  test("shows who acts first, and whoever has no flask last", () => {
    const view = { players: [player(0, { flask: -1 }), player(1, { flask: 3 }), player(2, { flask: 1 })] } as View;
    expect(inOrder(view).map((p) => p.seat)).toEqual([2, 1, 0]);
  });
  test("has a row for Custodians and, at the end, for the exhibition in place of the tests", () => {
    const spaces = [
      space("forage", [1, 6], true),
      space("sell", [2, 6], true),
      space("drink", [1, 5], false),
      space("exhibit", [6, 6], true),
    ];
    const view = { round: 6, spaces, players: [player(0, { custodians: 1 })] } as unknown as View;
    expect(spacesOf(view)).toEqual(["forage", "custodian", "sell", "exhibit"]);
  });
  test("tells which cubes are done, and which one acts", () => {
    const p = player(0, { placed: { forage: 3 } });
    const act = (n: number) => ({ step: "act", space: "forage", seat: 0, n }) as const;
    const view = { phase: "actions", now: act(1), queue: [act(2)] } as unknown as View;
    expect(cubesOf(view, "forage", p)).toEqual(["done", "now", ""]);
    expect(cubesOf({ ...view, phase: "declare", now: null, queue: [] }, "forage", p)).toEqual(["", "", ""]);
  });
  test("has its sellers in turn, and those who choose in secret together", () => {
    const seller = (seat: number, bid: number | null) => player(seat, { bid, smileys: [1, 2, 3, 4] });
    const sale = (seat: number) => ({ step: "sale", space: "sell", seat, n: 0 }) as const;
    const players = [seller(0, 0), seller(1, 1), seller(2, null), seller(3, 2)];
    const view = { phase: "actions", now: sale(1), queue: [sale(0)], players } as unknown as View;
    expect(sellers(view).map((p) => p.seat)).toEqual([3, 1, 0]);
    expect(together(view)).toEqual([]);
    expect(together({ ...view, now: { step: "bids", space: "sell" }, queue: [] })).toEqual([3, 1, 0]);
    expect(together({ ...view, phase: "setup", now: null, queue: [] })).toEqual([0, 1, 2, 3]);
  });
  test("sells the smuggled artifact of this level until somebody has it", () => {
    const view = { on_sale: ["boots"], smuggled: ["mortar", "altar"] } as unknown as View;
    expect(wares(view)).toEqual(["boots", "mortar"]);
    expect(wares({ ...view, smuggled: ["", "altar"] })).toEqual(["boots"]);
    expect(wares({ on_sale: [] as string[] } as View)).toEqual([]);
  });
  test("counts equal things together", () => {
    expect(counted(["sage", "sage", "barmaid"])).toEqual([
      ["sage", 2],
      ["barmaid", 1],
    ]);
  });
});

describe("what just happened", () => {
  const entry = (event: string, more: Partial<Told> = {}): Told => ({ event, player: 1, ...more });

  test("is the last potion, not what it brought", () => {
    const news = newsOf([entry("drink", { potion: "red+" }), entry("sell", { potion: "blue-" }), entry("gold")]);
    expect(news).toMatchObject({ potion: "blue-", told: [{ event: "sell" }] });
    expect(newsOf([entry("forage")])).toBeUndefined();
  });
  test("explains why a demonstration came out as it did", () => {
    const why = (...entries: Told[]) => verdict(newsOf(entries)!);
    expect(why(entry("debunk", { true: false }))).toBe("alchemists-board-claim-false");
    expect(why(entry("debunk", { true: true }), entry("theory_falls"))).toBe("alchemists-board-falls");
    expect(why(entry("debunk", { true: true }), entry("conflict"))).toBe("alchemists-board-clash");
    expect(why(entry("debunk", { true: true }))).toBe("alchemists-board-nothing-falls");
    expect(why(entry("drink"))).toBe("");
  });
});

describe("what follows", () => {
  const mushroomFern: Fact = { kind: "mixed", first: "mushroom", second: "fern", answer: "neutral" };
  const told = (figures: boolean, facts: Fact[] = [mushroomFern], golem = false) =>
    deducedOf(new Deducer(golem).deduce(facts, figures));

  test("is told in figures where the table wants them", () => {
    const { worlds, chances, mixes, tells } = told(true);
    expect(worlds).toBe(40320 / 7);
    expect(chances.mushroom!.A1).toBeCloseTo(1 / 8);
    expect(mixes["mushroom+fern"]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(tells["mushroom+fern"]).toBe(0);
    expect(tells["toad+flower"]).toBeGreaterThan(2);
  });
  test("is only what is certain or ruled out where it wants checks", () => {
    const { worlds, chances, mixes } = told(false);
    expect(worlds).toBeUndefined();
    expect(chances.mushroom!.A1).toBeUndefined();
    expect(mixes["mushroom+fern"]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(mixes["toad+flower"]![6]).toBeUndefined();
  });
  test("has signs, light and the golem by name", () => {
    const sun: Fact = { kind: "identity", first: "toad", answer: "A8" };
    const both: Fact = { kind: "reaction", first: "toad", answer: "both" };
    const { signs, lights, reactions, golem } = told(false, [sun, both], true);
    expect(signs["toad:red"]).toBe("+");
    expect(lights.toad).toBe("solar");
    expect(reactions.toad).toBe("both");
    expect(golem.chest!["small-red"]).toBe(0); // large in everything
    expect(golem.chest!["large-red"]).toBeUndefined();
  });
  test("says which facts cannot all be true", () => {
    const never: Fact = { kind: "mixed", first: "mushroom", second: "fern", answer: "red+" };
    expect(told(false, [mushroomFern, never]).contradiction).toHaveLength(2);
  });
});
