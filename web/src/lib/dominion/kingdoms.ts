/** Kingdoms: the ten piles of a game, the extras they need, and their one-line notation. */
import rows from "../../../../src/chaudron/games/dominion/kingdoms.json";
import { below, shuffled, type Below } from "../chance";
import { KINGDOM_CARDS, Refusal, find, type CardFacts } from "./cards";

export const SIZE = 10;
export const MARKET_SIZE = 15;

/** Piles that a lot decides on, and the set whose cards call for them. */
export const OPTIONAL = { colonies: "prosperity", shelters: "dark_ages" } as const;
export type Optional = keyof typeof OPTIONAL;
export const OPTIONALS = Object.keys(OPTIONAL) as Optional[];

export interface Kingdom {
  cards: string[];
  /** An eleventh pile, if some card calls for one. */
  bane: string;
  /** As long as nothing has decided on it, undefined. */
  colonies?: boolean;
  shelters?: boolean;
  /** The Black Market deck. */
  market: string[];
}

/** A kingdom that a rulebook recommends, and its box. */
export interface Recommended {
  id: string;
  box: string;
  cards: string[];
  bane?: string;
}

export const RECOMMENDED = rows as readonly Recommended[];

export const kingdomOf = (cards: string[], bane = ""): Kingdom => ({ cards, bane, market: [] });

/** All kingdom piles, the Bane last. */
export const piles = (kingdom: Kingdom): string[] => [
  ...[...kingdom.cards].sort(),
  ...(kingdom.bane ? [kingdom.bane] : []),
];

export const wants = (names: string[], need: string): boolean => names.some((name) => find(name).needs === need);

/** A Bane costs 2 or 3 coins and no Potion. */
export const mayBeBane = (card: CardFacts): boolean =>
  card.kingdom && (card.cost === 2 || card.cost === 3) && !card.potion;

/** How many of the ten call for Colonies or Shelters: so many chances in ten has the lot. */
export const calling = (cards: string[], word: Optional): number =>
  cards.filter((name) => find(name).set === OPTIONAL[word]).length;

/** One line that says it all: `moat, witch, … + bane cellar + colonies`. */
export function notation(kingdom: Kingdom): string {
  const parts = [[...kingdom.cards].sort().join(", ")];
  if (kingdom.bane) parts.push(`bane ${kingdom.bane}`);
  for (const word of OPTIONALS) if (kingdom[word]) parts.push(word);
  if (kingdom.market.length) parts.push(`market ${[...kingdom.market].sort().join(", ")}`);
  return parts.join(" + ");
}

/** The notation with `no colonies` or `no shelters` where a lot might decide otherwise: the same at any table. */
export function spelledOut(kingdom: Kingdom): string {
  const denied = OPTIONALS.filter((word) => !kingdom[word] && calling(kingdom.cards, word));
  return [notation(kingdom), ...denied.map((word) => `no ${word}`)].join(" + ");
}

const listed = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Reads the notation; what it does not say stays open. */
export function read(line: string): Kingdom {
  const [cards, ...parts] = line.split("+").map((part) => part.trim());
  const kingdom = kingdomOf(listed(cards!));
  for (const part of parts) {
    const [, word, rest] = /^(\S*)(?: (.*))?$/s.exec(part) ?? [];
    const optional = OPTIONALS.find((name) => part === name || part === `no ${name}`);
    if (optional) kingdom[optional] = word !== "no";
    else if (word === "bane" && rest) kingdom.bane = rest.trim();
    else if (word === "market" && rest) kingdom.market = listed(rest);
    else throw new Refusal("kingdom-notation", { part });
  }
  return kingdom;
}

/** Refuses a kingdom that cannot be played. */
export function check(kingdom: Kingdom): Kingdom {
  const { cards, bane, market } = kingdom;
  const named = [...piles(kingdom), ...market];
  for (const name of named) if (!find(name).kingdom) throw new Refusal("not-a-kingdom-card", { name });
  const twice = named.find((name, i) => named.indexOf(name) < i);
  if (twice) throw new Refusal("card-twice", { name: twice });
  if (cards.length !== SIZE) throw new Refusal("kingdom-size", { n: cards.length, size: SIZE });
  const needed = wants([...cards, ...market], "bane");
  if (needed && !bane) throw new Refusal("no-bane");
  if (bane && !needed) throw new Refusal("useless-bane");
  if (bane && !mayBeBane(find(bane))) throw new Refusal("bad-bane", { name: bane });
  if (market.length && !wants(cards, "black_market_deck")) throw new Refusal("useless-market");
  return kingdom;
}

/** Whether something that its cards call for is still to be decided. */
export const isOpen = ({ cards, bane, market, ...rest }: Kingdom): boolean =>
  cards.length === SIZE &&
  ((wants(cards, "black_market_deck") && !market.length) ||
    (wants([...cards, ...market], "bane") && !bane) ||
    OPTIONALS.some((word) => rest[word] === undefined && calling(cards, word)));

/** What the cards call for besides and nothing has decided on yet: from the pool of one's own if it has some. */
export function complete(kingdom: Kingdom, pool: string[], chance: Below = below): Kingdom {
  const out = { ...kingdom };
  const others = (names: string[]): string[] => {
    const taken = [...piles(out), ...out.market];
    return shuffled(names, chance).filter((name) => !taken.includes(name));
  };
  const everything = KINGDOM_CARDS.map((card) => card.id);
  if (wants(out.cards, "black_market_deck") && !out.market.length) {
    const own = others(pool);
    out.market = (own.length ? own : others(everything)).slice(0, MARKET_SIZE);
  }
  if (wants([...out.cards, ...out.market], "bane") && !out.bane) {
    const fit = others(everything).filter((name) => mayBeBane(find(name)));
    out.bane = fit.find((name) => pool.includes(name)) ?? fit[0]!;
  }
  return drawn(
    out,
    OPTIONALS.filter((word) => out[word] === undefined),
    chance,
  );
}

/** The rulebooks' lots: one of the ten, drawn by chance, decides on Colonies, another one on Shelters. */
export function drawn(kingdom: Kingdom, words: readonly Optional[], chance: Below = below): Kingdom {
  const order = shuffled(kingdom.cards, chance);
  const out = { ...kingdom };
  for (const word of words) out[word] = find(order[OPTIONALS.indexOf(word)]!).set === OPTIONAL[word];
  return out;
}

/** The recommended kingdom that these ten cards are. */
export function recommended(kingdom: Kingdom): Recommended | undefined {
  const line = (cards: string[]): string => [...cards].sort().join();
  return RECOMMENDED.find((one) => line(one.cards) === line(kingdom.cards));
}
