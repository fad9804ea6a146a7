import { describe, expect, test } from "vitest";
import { rulingsOf } from "../src/companion/kingdom/rulings";
import { CARDS, KINGDOM_CARDS, Refusal, find, has, topics } from "../src/lib/dominion/cards";
import {
  OPTIONALS,
  RECOMMENDED,
  SIZE,
  calling,
  check,
  complete,
  drawn,
  isOpen,
  kingdomOf,
  mayBeBane,
  notation,
  read,
  recommended,
  spelledOut,
  type Kingdom,
} from "../src/lib/dominion/kingdoms";
import {
  NO_WISHES,
  agreed,
  balanced,
  bargain,
  fewOrMany,
  otherMarket,
  pick,
  pickCards,
  poolOf,
  reroll,
  take,
  takeBack,
  toTake,
  turn,
  withExtras,
  type Wishes,
} from "../src/lib/dominion/picker";
import { PLAYERS, layOut, startDeck, takeOut, victoryPiles } from "../src/lib/dominion/setup";
import { shuffled } from "../src/lib/chance";
import text from "./kingdom.json?raw";

type Refused = Record<string, string | number> | null;
interface Notation {
  line: string;
  refused: Refused;
  cards?: string[];
  bane: string;
  colonies: boolean | null;
  shelters: boolean | null;
  market: string[];
  notation?: string;
  spelled_out?: string;
}
interface Wished {
  wish: Partial<Wishes>;
  pool: number;
  refused: Refused;
  draft: Refused;
  veto: Refused;
}
interface Case {
  line: string;
  piles: string;
  tokens: number;
  lots: [number, number, number];
  balanced: boolean;
  few_or_many: boolean;
}
interface Vectors {
  basics: string[];
  start: [string[], string[]];
  banes: string[];
  topics: Record<string, string[]>;
  alchemy: [string[], boolean][];
  seeds: number;
  notations: Notation[];
  wishes: Wished[];
  kingdoms: Case[];
}
const vectors = JSON.parse(text) as Vectors;

function refused(deed: () => unknown): Refused {
  try {
    deed();
    return null;
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    const args = { ...why.args };
    delete args.close;
    return { code: why.code, ...args };
  }
}
const wishing = (wish: Partial<Wishes> = {}): Wishes => ({ ...NO_WISHES, ...wish });

function shownPiles(kingdom: Kingdom): string[] {
  const all = PLAYERS.map((n) => layOut(kingdom, n));
  return all[0]!.map(({ name, supply }, i) => {
    const sizes = all.map((piles) => piles[i]!.n);
    return `${supply ? "" : "~"}${name}:${(new Set(sizes).size > 1 ? sizes : sizes.slice(0, 1)).join("/")}`;
  });
}

describe("the rules' answers", () => {
  test("on start decks, basic piles, Banes, the advice on Alchemy and topics of cards", () => {
    const decks = [false, true].map((shelters) =>
      startDeck({ ...kingdomOf([]), shelters }).flatMap(([name, n]) => Array<string>(n).fill(name)),
    );
    expect(decks).toEqual(vectors.start);
    expect(shownPiles(kingdomOf(["village"])).slice(0, vectors.basics.length)).toEqual(vectors.basics);
    const banes = CARDS.filter(mayBeBane).map((card) => card.id);
    expect(banes.sort()).toEqual(vectors.banes);
    for (const [cards, against] of vectors.alchemy) expect(fewOrMany(cards)).toBe(against);
    const told = CARDS.map(({ id }) => [id, topics(id)] as const).filter(([, about]) => about.length > 1);
    expect(Object.fromEntries(told)).toEqual(vectors.topics);
  });

  test.each(vectors.notations)("on the line “$line”", (told) => {
    expect(refused(() => check(read(told.line)))).toEqual(told.refused);
    if (!told.cards) return;
    const kingdom = read(told.line);
    const { cards, bane, market } = told;
    expect(kingdom).toEqual({
      cards,
      bane,
      market,
      ...(told.colonies === null ? {} : { colonies: told.colonies }),
      ...(told.shelters === null ? {} : { shelters: told.shelters }),
    });
    if (told.refused) return;
    expect(notation(kingdom)).toBe(told.notation);
    expect(spelledOut(kingdom)).toBe(told.spelled_out);
    expect(spelledOut(read(spelledOut(kingdom)))).toBe(told.spelled_out);
  });

  test.each(vectors.wishes)("on the wish $wish", (told) => {
    const wishes = wishing(told.wish);
    expect(poolOf(wishes).length).toBe(told.pool);
    expect(refused(() => pickCards(wishes))).toEqual(told.refused);
    if (!told.draft) return;
    expect(refused(() => bargain("draft", wishes))).toEqual(told.draft);
    expect(refused(() => bargain("veto", wishes))).toEqual(told.veto);
  });

  test.each(vectors.kingdoms)("on $line", (told) => {
    const kingdom = check(read(told.line));
    expect(spelledOut(kingdom)).toBe(told.line);
    expect(shownPiles(kingdom).slice(vectors.basics.length).join(" ")).toBe(told.piles);
    const tokens = takeOut(kingdom, 2).flatMap(({ items }) => items.filter((i) => i.name === "trade_route_tokens"));
    expect(tokens.map((item) => item.n)).toEqual(told.tokens ? [told.tokens] : []);
    expect(balanced(kingdom.cards)).toBe(told.balanced);
    expect(fewOrMany(kingdom.cards)).toBe(told.few_or_many);
    const [colonies, shelters] = OPTIONALS.map((word) => calling(kingdom.cards, word)) as [number, number];
    const chances = [colonies / 10, shelters / 10, (colonies * shelters) / 90]; // two different cards decide
    told.lots.forEach((n, i) => {
      expect(Math.abs(n / vectors.seeds - chances[i]!)).toBeLessThan(0.1);
      if (chances[i] === 0 || chances[i] === 1) expect(n / vectors.seeds).toBe(chances[i]);
    });
  });

  test("are about all 69 recommended kingdoms", () => {
    const lines = new Set(vectors.kingdoms.map(({ line }) => read(line).cards.join()));
    expect(RECOMMENDED.length).toBe(69);
    for (const one of RECOMMENDED) expect(lines).toContain([...one.cards].sort().join());
    expect(
      recommended(read("workshop, cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter"))?.id,
    ).toBe("first_game");
  });
});

describe("a lot", () => {
  test("is one card's for Colonies, another one's for Shelters", () => {
    const cards = ["bishop", "rats", "moat", "witch", "cellar", "chapel", "smithy", "village", "market", "mine"];
    const seen = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const { colonies, shelters } = drawn(kingdomOf(cards), OPTIONALS);
      seen.add(`${colonies} ${shelters}`);
    }
    expect([...seen].sort()).toEqual(["false false", "false true", "true false", "true true"]);
    const alone = ["bishop", ...cards.slice(2), "spy"];
    for (let i = 0; i < 200; i++) expect(drawn(kingdomOf(alone), OPTIONALS).shelters).toBe(false);
  });

  test("is fair", () => {
    const firsts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const [first] = shuffled(["a", "b", "c"]);
      firsts.set(first!, (firsts.get(first!) ?? 0) + 1);
    }
    for (const n of firsts.values()) expect(Math.abs(n - 2000)).toBeLessThan(250);
  });
});

describe("a picked kingdom", () => {
  test("fulfils every wish", () => {
    const wishes = wishing({
      sets: ["base", "seaside", "alchemy", "cornucopia", "promos"],
      ban: ["militia"],
      require: ["black_market", "young_witch"],
      attacks: { lo: 2, hi: 3 },
      costs: { 5: { lo: 2, hi: 4 } },
      counts: { seaside: { lo: 1, hi: 2 } },
      balance: true,
      advised: true,
      colonies: "with",
      shelters: "without",
    });
    for (let i = 0; i < 60; i++) {
      const kingdom = pick(wishes);
      const { cards } = kingdom;
      const count = (is: (card: string) => boolean): number => cards.filter(is).length;
      expect(count((c) => has(c, "attack"))).toBeOneOf([2, 3]);
      expect(count((c) => find(c).cost === 5)).toBeOneOf([2, 3, 4]);
      expect(count((c) => find(c).set === "seaside")).toBeOneOf([1, 2]);
      expect(balanced(cards) && !fewOrMany(cards)).toBe(true);
      expect(cards).toEqual(expect.arrayContaining(wishes.require));
      expect([...cards, kingdom.bane, ...kingdom.market]).not.toContain("militia");
      for (const card of [...cards, kingdom.bane, ...kingdom.market]) expect(wishes.sets).toContain(find(card).set);
      expect([kingdom.market.length, kingdom.colonies, kingdom.shelters]).toEqual([15, true, false]);
      expect(isOpen(kingdom)).toBe(false);
      const other = otherMarket(kingdom, wishes);
      expect([other.cards, other.bane]).toEqual([cards, kingdom.bane]);
    }
  });

  test("changes one card, and what that card called for", () => {
    const wishes = wishing({ sets: ["base", "prosperity"] });
    const own = complete(kingdomOf(["young_witch", ...poolOf(wishing({ sets: ["base"] })).slice(0, 9)]), []);
    expect(own.bane).not.toBe("");
    for (let i = 0; i < 40; i++) {
      const without = reroll(own, "young_witch", wishes);
      expect(without.bane).toBe("");
      expect(without.cards.filter((card) => own.cards.includes(card))).toEqual(own.cards.slice(1));
      const { bane, cards } = reroll(own, own.bane, wishes);
      expect(cards).toEqual(own.cards);
      expect(bane).not.toBe(own.bane);
      expect(mayBeBane(find(bane))).toBe(true);
    }
    const all = wishing({ sets: ["base"], ban: poolOf(wishing({ sets: ["base"] })).slice(SIZE) });
    const ten = kingdomOf(poolOf(all));
    expect(refused(() => reroll(ten, ten.cards[0]!, all))).toEqual({ code: "too-few-cards", n: 9 });
  });

  test("of a link leaves nothing open that its cards call for", () => {
    const cards = [
      "bishop",
      "rats",
      "young_witch",
      "black_market",
      "cellar",
      "chapel",
      "smithy",
      "mine",
      "moat",
      "spy",
    ];
    const told = kingdomOf(cards);
    expect(isOpen(told)).toBe(true);
    const settled = withExtras(told, wishing());
    expect(isOpen(read(spelledOut(settled)))).toBe(false);
    expect(isOpen(kingdomOf(["bishop"]))).toBe(false); // it has too few cards, and says so
  });
});

describe("two people", () => {
  test("strike four of fourteen, or take ten of twenty", () => {
    const wishes = wishing({ require: ["moat", "witch"] });
    for (const [way, choices, cards] of [
      ["veto", 4, 12],
      ["draft", 8, 18],
    ] as const) {
      let now = bargain(way, wishes);
      expect([toTake(now), now.offer.length]).toEqual([choices, cards]);
      const first = now.offer[3]!;
      now = takeBack(take(now, first));
      expect([toTake(now), now.offer.includes(first), turn(now)]).toEqual([choices, true, 1]);
      for (let i = 0; i < choices; i++) {
        expect(turn(now)).toBe(1 + (i % 2));
        now = take(now, now.offer[0]!);
      }
      expect(agreed(now).length).toBe(SIZE);
      expect(agreed(now)).toEqual(expect.arrayContaining(["moat", "witch"]));
      expect(now.taken.some((card) => agreed(now).includes(card))).toBe(way === "draft");
      expect(refused(() => take(now, now.offer[0]!))?.code).toBe("not-offered-card");
      expect(refused(() => take(bargain(way, wishes), "moat"))?.code).toBe("not-offered-card");
    }
  });
});

describe("what is taken out of the boxes", () => {
  const line =
    "bishop, embargo, island, knights, marauder, native_village, pirate_ship, tournament, trade_route, black_market" +
    " + shelters + colonies + market gardens, young_witch, vineyard + bane cellar";
  const boxes = takeOut(check(read(line)), 3);
  const items = boxes.flatMap((box) => box.items);

  test("is sorted by box, and nothing of it is lost", () => {
    expect(boxes.map(({ box }) => box)).toEqual([
      "basics", "base", "seaside", "alchemy", "prosperity", "cornucopia", "dark_ages", "promos",
    ]); // prettier-ignore
    expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
    for (const { name } of layOut(read(line), 3).filter((pile) => pile.name !== "black_market_deck"))
      expect(items.map((item) => item.name)).toContain(name);
  });

  test("says what each thing is for", () => {
    const told = (name: string): unknown[] => items.filter((i) => i.name === name).map((i) => [i.as, i.n, i.box]);
    expect(told("copper")).toEqual([["pile", 39, "basics"], ["start", 21, "basics"]]); // prettier-ignore
    expect(told("estate")).toEqual([["pile", 12, "basics"]]);
    expect(told("hovel")).toEqual([["start", 3, "dark_ages"]]);
    expect(told("cellar")).toEqual([["bane", 10, "base"]]);
    expect(told("gardens")).toEqual([["market", 1, "base"]]);
    expect(told("ruins")).toEqual([["mixed", 20, "dark_ages"]]);
    expect(told("knights")).toEqual([["mixed", 10, "dark_ages"]]);
    expect(told("prizes")).toEqual([["beside", 5, "cornucopia"]]);
    expect(told("spoils")).toEqual([["beside", 15, "dark_ages"]]);
    expect(told("potion")).toEqual([["pile", 16, "alchemy"]]);
    expect(told("island_mat")).toEqual([["each", 3, "seaside"]]);
    expect(told("vp_tokens")).toEqual([["each", 3, "prosperity"]]);
    expect(told("embargo_tokens")).toEqual([["tokens", 0, "seaside"]]);
    expect(victoryPiles(read(line), 3)).toEqual(["estate", "duchy", "province", "colony", "island"]);
    expect(told("trade_route_tokens")).toEqual([["tokens", 5, "prosperity"]]);
  });
});

test("what the rulebooks say of a card is brought along in both languages", async () => {
  const [english, french] = await Promise.all(["en", "fr"].map((lang) => rulingsOf("hovel", lang)));
  expect(english!.map((ruling) => ruling.id)).toEqual(french!.map((ruling) => ruling.id));
  expect(english!.length).toBeGreaterThan(4);
  expect(english![0]!.statement).not.toBe(french![0]!.statement);
  expect(KINGDOM_CARDS.length).toBe(192);
});
