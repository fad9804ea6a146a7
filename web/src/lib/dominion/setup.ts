/** What is taken out of the boxes: piles and their sizes, what each player begins with, mats and tokens. */
import { CARDS, find, has } from "./cards";
import { piles, type Kingdom } from "./kingdoms";

export const PLAYERS = [2, 3, 4, 5, 6] as const;
/** From so many players on the basic cards of two boxes are needed. */
export const TWO_BOXES = 5;
const SHELTERS = ["hovel", "necropolis", "overgrown_estate"];
const NOT_PILES = ["bane", "black_market_deck"]; // needs that the kingdom itself fulfils
/** Mixed piles outside the kingdom, and their boxes. */
const BOX_OF: Record<string, string> = { ruins: "dark_ages", prizes: "cornucopia", black_market_deck: "promos" };

export interface Pile {
  name: string;
  n: number;
  /** Whether one buys from it. */
  supply: boolean;
}

const copies = (name: string, players: number): number => {
  const { pile } = find(name);
  return typeof pile === "number" ? pile : pile[players]!;
};

/** The different cards of a mixed pile. */
const members = (pile: string): string[] =>
  CARDS.filter((c) => (c.types.includes("prize") ? "prizes" : c.part_of_pile) === pile).map((c) => c.id);

const uniform = (name: string, players: number): Pile => ({
  name,
  n: copies(name, players),
  supply: find(name).in_supply,
});

/** All piles of a game with this kingdom. */
export function layOut(kingdom: Kingdom, players: number): Pile[] {
  const out = CARDS.filter((c) => c.set === "basics").map((c) => uniform(c.id, players));
  const add = (name: string): void => void out.push(uniform(name, players));
  if (kingdom.colonies) ["platinum", "colony"].forEach(add);
  piles(kingdom).forEach(add);
  const market = [...kingdom.market].sort();
  const wanted = [...piles(kingdom), ...market];
  if (wanted.some((name) => find(name).potion)) add("potion");
  if (wanted.some((name) => has(name, "looter"))) out.push({ name: "ruins", n: 10 * (players - 1), supply: true });
  for (const name of wanted) {
    const need = find(name).needs;
    if (!need || NOT_PILES.includes(need) || out.some((pile) => pile.name === need)) continue;
    const mixed = members(need);
    if (mixed.length) out.push({ name: need, n: mixed.length, supply: false });
    else add(need);
  }
  if (market.length) out.push({ name: "black_market_deck", n: market.length, supply: false });
  return out;
}

/** The deck that each player begins with. */
export const startDeck = (kingdom: Kingdom): [name: string, n: number][] => [
  ["copper", 7],
  ...(kingdom.shelters ? SHELTERS.map((name): [string, number] => [name, 1]) : [["estate", 3] as [string, number]]),
];

/** The Victory piles of the Supply, which Trade Route puts a token on; mixed piles are none. */
export const victoryPiles = (kingdom: Kingdom, players: number): string[] =>
  layOut(kingdom, players)
    .filter(({ name, supply }) => supply && name !== "ruins" && has(name, "victory"))
    .map((pile) => pile.name);

/** What people look for in a box. */
export interface Item {
  /** Names it among all of a set-up. */
  key: string;
  box: string;
  name: string;
  /** How many; 0 if as many as are needed in the game. */
  n: number;
  as: "pile" | "bane" | "mixed" | "beside" | "market" | "start" | "each" | "tokens";
}

/** The boxes in which tokens and mats lie, and whether each player takes one. */
const TOKENS: Record<string, { box: string; each: boolean }> = {
  embargo_tokens: { box: "seaside", each: false },
  island_mat: { box: "seaside", each: true },
  native_village_mat: { box: "seaside", each: true },
  pirate_ship_tokens: { box: "seaside", each: true },
  vp_tokens: { box: "prosperity", each: true },
  trade_route_tokens: { box: "prosperity", each: false },
};

const MIXED = ["knights", "ruins"];

/** Everything to take, box by box: the basic cards first, then as the boxes came out. */
export function takeOut(kingdom: Kingdom, players: number): { box: string; items: Item[] }[] {
  const items: Item[] = [];
  const add = (as: Item["as"], name: string, n: number, box: string): void =>
    void items.push({ key: `${as} ${name}`, box, name, n, as });
  for (const { name, n, supply } of layOut(kingdom, players)) {
    const as = name === kingdom.bane ? "bane" : MIXED.includes(name) ? "mixed" : supply ? "pile" : "beside";
    if (name !== "black_market_deck") add(as, name, n, BOX_OF[name] ?? find(name).set);
  }
  for (const name of [...kingdom.market].sort()) add("market", name, 1, find(name).set);
  for (const [name, n] of startDeck(kingdom)) add("start", name, n * players, find(name).set);
  const inGame = [...piles(kingdom), ...kingdom.market];
  for (const name of new Set(inGame.flatMap((card) => find(card).tokens_and_mats ?? []))) {
    const { box, each } = TOKENS[name]!;
    const n = each ? players : name === "trade_route_tokens" ? victoryPiles(kingdom, players).length : 0;
    add(each ? "each" : "tokens", name, n, box);
  }
  const boxes = ["basics", ...new Set(CARDS.map((card) => card.set))];
  return [...new Set(boxes)]
    .map((box) => ({ box, items: items.filter((item) => item.box === box) }))
    .filter(({ items }) => items.length);
}
