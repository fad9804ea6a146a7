/** Picking a kingdom: by sets, bans, numbers per set and cost, balance; by draft or by veto. */
import { below, shuffled, type Below } from "../chance";
import { KINGDOM_CARDS, Refusal, find, has } from "./cards";
import {
  OPTIONALS,
  SIZE,
  calling,
  check,
  complete,
  drawn,
  kingdomOf,
  piles,
  wants,
  type Kingdom,
  type Optional,
} from "./kingdoms";

const TRIES = 200; // fresh starts before the picker gives up
const STEPS = 3000; // cards laid down in one try
const OFFER = { draft: 20, veto: 14 } as const;
const FEWEST = 3; // cards of Alchemy in a kingdom that has any, as its rulebook advises
const MOST = 5;

/** From lo to hi. */
export interface Span {
  lo: number;
  hi: number;
}

/** With, without, or by the rulebook's lot. */
export const HOWS = ["auto", "with", "without"] as const;
export type How = (typeof HOWS)[number];

/** Kinds of cards that can be counted. */
export const KINDS = ["attacks", "reactions", "potions"] as const;
export type Kind = (typeof KINDS)[number];

/** What a kingdom shall be like. */
export interface Wishes extends Record<Optional, How>, Partial<Record<Kind, Span>> {
  /** None: every set. */
  sets: string[];
  ban: string[];
  require: string[];
  /** By set. */
  counts: Record<string, Span>;
  /** By cost in coins. */
  costs: Record<string, Span>;
  /** No Attack without a Reaction. */
  balance: boolean;
  /** 3 to 5 cards of Alchemy, or none. */
  advised: boolean;
}

export const NO_WISHES: Readonly<Wishes> = {
  sets: [],
  ban: [],
  require: [],
  counts: {},
  costs: {},
  balance: false,
  advised: false,
  colonies: "auto",
  shelters: "auto",
};

/** The cards that may be chosen besides the required ones. */
export const poolOf = (wishes: Wishes): string[] =>
  KINGDOM_CARDS.filter((card) => !wishes.sets.length || wishes.sets.includes(card.set))
    .map((card) => card.id)
    .filter((name) => !wishes.ban.includes(name) && !wishes.require.includes(name));

function checkWishes({ require, ban }: Wishes): void {
  for (const name of require) {
    if (!find(name).kingdom) throw new Refusal("not-a-kingdom-card", { name });
    if (ban.includes(name)) throw new Refusal("banned-and-required", { name });
    if (require.filter((other) => other === name).length > 1) throw new Refusal("card-twice", { name });
  }
  if (require.length > SIZE) throw new Refusal("too-many-required", { n: require.length, size: SIZE });
}

/** True if there is a Reaction, or no Attack. */
export const balanced = (cards: string[]): boolean =>
  cards.some((name) => has(name, "reaction")) || !cards.some((name) => has(name, "attack"));

/** True if there is Alchemy among these cards, but not as much as its rulebook advises. */
export function fewOrMany(cards: string[]): boolean {
  const n = cards.filter((name) => find(name).set === "alchemy").length;
  return n > 0 && (n < FEWEST || n > MOST);
}

/** Cards of which a kingdom shall have from lo to hi. Groups of one family share no card. */
interface Group extends Span {
  family: "set" | "cost" | "attack" | "reaction" | "potion";
  what: string;
  cards: Set<string>;
}

/** The wishes that count cards, of these. */
function groupsOf(wishes: Wishes, names: string[]): Group[] {
  const group = (family: Group["family"], what: string, span: Span, is: (name: string) => boolean): Group => ({
    family,
    what,
    cards: new Set(names.filter(is)),
    ...span,
  });
  const { attacks, reactions, potions } = wishes;
  return [
    ...Object.entries(wishes.counts).map(([set, span]) => group("set", set, span, (name) => find(name).set === set)),
    ...Object.entries(wishes.costs).map(([cost, span]) =>
      group("cost", cost, span, (name) => find(name).cost === Number(cost)),
    ),
    ...(attacks ? [group("attack", "", attacks, (name) => has(name, "attack"))] : []),
    ...(reactions ? [group("reaction", "", reactions, (name) => has(name, "reaction"))] : []),
    ...(potions ? [group("potion", "", potions, (name) => find(name).potion > 0)] : []),
  ];
}

/** Lays down cards in the order of a shuffled pool; takes back what cannot lead to ten. */
class Search {
  readonly chosen: string[];
  #steps = 0;

  constructor(
    private groups: Group[],
    require: string[],
    private pool: string[],
    private balance: boolean,
  ) {
    this.chosen = [...require];
  }

  /** Fills up to ten from this place of the pool on; false if that cannot be. */
  fill(start: number): boolean {
    if (!this.#possible(start)) return false;
    if (this.chosen.length === SIZE) return !this.balance || balanced(this.chosen);
    for (let i = start; i < this.pool.length; i++) {
      if (++this.#steps > STEPS) return false;
      this.chosen.push(this.pool[i]!);
      if (this.fill(i + 1)) return true;
      this.chosen.pop();
    }
    return false;
  }

  /** False if some group is too full already, or can no longer be filled. */
  #possible(start: number): boolean {
    const slots = SIZE - this.chosen.length;
    if (this.pool.length - start < slots) return false;
    const needs: Partial<Record<Group["family"], number>> = {};
    for (const { family, cards, lo, hi } of this.groups) {
      const have = this.chosen.filter((name) => cards.has(name)).length;
      if (have > hi) return false;
      if (have >= lo) continue;
      const need = (needs[family] = (needs[family] ?? 0) + lo - have);
      if (need > slots) return false;
      let there = 0;
      for (let i = start; i < this.pool.length; i++) if (cards.has(this.pool[i]!)) there++;
      if (there < lo - have) return false;
    }
    return true;
  }
}

/** Ten cards that fulfil the wishes that count. */
export function pickCards(wishes: Wishes, chance: Below = below): string[] {
  checkWishes(wishes);
  const pool = poolOf(wishes);
  const n = pool.length + wishes.require.length;
  if (n < SIZE) throw new Refusal("too-few-cards", { n });
  const groups = groupsOf(wishes, [...pool, ...wishes.require]);
  for (const { family, what, cards, lo } of groups)
    if (cards.size < lo)
      throw new Refusal("cannot-pick-group", {
        family,
        set: family === "set" ? what : "",
        cost: family === "cost" ? what : "",
        there: cards.size,
        wanted: lo,
      });
  for (let i = 0; i < TRIES; i++) {
    const search = new Search(groups, wishes.require, shuffled(pool, chance), wishes.balance);
    if (search.fill(0)) return search.chosen;
  }
  throw new Refusal("cannot-pick");
}

/** These cards if they follow the advice on Alchemy, or others that do; the same if none can. */
function asAdvised(cards: string[], wishes: Wishes, chance: Below): string[] {
  if (!fewOrMany(cards) || "alchemy" in wishes.counts) return cards;
  try {
    return pickCards({ ...wishes, counts: { ...wishes.counts, alchemy: { lo: FEWEST, hi: MOST } } }, chance);
  } catch (why) {
    if (why instanceof Refusal) return cards;
    throw why;
  }
}

/** Bane, Black Market deck, Colonies and Shelters: as they are, as wished, or by the rulebook. */
export function withExtras(kingdom: Kingdom, wishes: Wishes, chance: Below = below): Kingdom {
  const out = { ...kingdom };
  for (const word of OPTIONALS) if (wishes[word] !== "auto") out[word] = wishes[word] === "with";
  return check(complete(out, poolOf(wishes), chance));
}

/** A kingdom that fulfils the wishes; a refusal if none can. */
export function pick(wishes: Wishes, chance: Below = below): Kingdom {
  const cards = pickCards(wishes, chance);
  return withExtras(kingdomOf(wishes.advised ? asAdvised(cards, wishes, chance) : cards), wishes, chance);
}

const fulfils = (cards: string[], wishes: Wishes): boolean =>
  (!wishes.balance || balanced(cards)) &&
  (!wishes.advised || !fewOrMany(cards)) &&
  groupsOf(wishes, cards).every(({ cards, lo, hi }) => lo <= cards.size && cards.size <= hi);

/** Another card in place of one of the ten, or another Bane: within the wishes, if that can be. */
export function reroll(kingdom: Kingdom, card: string, wishes: Wishes, chance: Below = below): Kingdom {
  const taken = [...piles(kingdom), ...kingdom.market];
  const rest = poolOf(wishes).filter((name) => !taken.includes(name));
  if (card === kingdom.bane) return check(complete({ ...kingdom, bane: "" }, rest, chance));
  const others = kingdom.cards.filter((name) => name !== card);
  if (!rest.length) throw new Refusal("too-few-cards", { n: others.length });
  const fit = rest.filter((name) => fulfils([...others, name], wishes));
  const [fresh] = shuffled(fit.length ? fit : rest, chance);
  const out: Kingdom = { ...kingdom, cards: kingdom.cards.map((name) => (name === card ? fresh! : name)) };
  if (!wants(out.cards, "black_market_deck")) out.market = [];
  if (!wants([...out.cards, ...out.market], "bane")) out.bane = "";
  // The lot is drawn again where it would now be another one.
  for (const word of OPTIONALS) if (calling(out.cards, word) !== calling(kingdom.cards, word)) out[word] = undefined;
  return withExtras(out, wishes, chance);
}

/** Other single cards for the Black Market. */
export const otherMarket = (kingdom: Kingdom, wishes: Wishes, chance: Below = below): Kingdom => {
  const { cards, colonies, shelters } = kingdom;
  const bane = wants(cards, "bane") ? kingdom.bane : "";
  return withExtras({ cards, bane, colonies, shelters, market: [] }, wishes, chance);
};

/** The lots on Colonies and Shelters once more. */
export const otherLots = (kingdom: Kingdom, chance: Below = below): Kingdom => drawn(kingdom, OPTIONALS, chance);

// ---------------------------------------------------------------- two players choose

/** Two players choose in turn from open cards: ten are taken (draft), or four struck (veto). */
export interface Bargain {
  way: keyof typeof OFFER;
  /** In the kingdom from the beginning: nobody need take them, or can strike them. */
  require: string[];
  offer: string[];
  taken: string[];
}

export const WAYS = Object.keys(OFFER) as Bargain["way"][];

export function bargain(way: Bargain["way"], wishes: Wishes, chance: Below = below): Bargain {
  checkWishes(wishes);
  const { require } = wishes;
  const offer = shuffled(poolOf(wishes), chance).slice(0, OFFER[way] - require.length);
  const n = offer.length + require.length;
  if (n < OFFER[way]) throw new Refusal("draft-too-few", { n, size: OFFER[way] });
  return { way, require, offer, taken: [] };
}

/** Whose turn it is: 1 or 2. */
export const turn = ({ taken }: Bargain): number => 1 + (taken.length % 2);

/** How many are still to be taken, or struck. */
export const toTake = ({ way, require, taken }: Bargain): number =>
  (way === "veto" ? OFFER.veto - SIZE : SIZE - require.length) - taken.length;

/** The player whose turn it is takes, or strikes, this card. */
export function take(now: Bargain, card: string): Bargain {
  if (!now.offer.includes(card) || !toTake(now)) throw new Refusal("not-offered-card", { name: card });
  return { ...now, offer: now.offer.filter((name) => name !== card), taken: [...now.taken, card] };
}

/** The last choice undone. */
export function takeBack(now: Bargain): Bargain {
  const last = now.taken.at(-1);
  return last ? { ...now, offer: [...now.offer, last], taken: now.taken.slice(0, -1) } : now;
}

/** The cards of the kingdom that they have agreed on. */
export const agreed = ({ way, require, offer, taken }: Bargain): string[] => [
  ...require,
  ...(way === "veto" ? offer : taken),
];
