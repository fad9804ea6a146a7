/** What is printed on Dominion's cards: the package's own facts. */
import rows from "../../../../src/chaudron/games/dominion/cards.json";

export interface CardFacts {
  id: string;
  set: string;
  cost: number;
  potion: number;
  types: string[];
  /** How many copies lie in its pile: one number, or one by the number of players. */
  pile: number | Record<string, number>;
  kingdom: boolean;
  in_supply: boolean;
  part_of_pile?: string;
  /** What must be laid out with it. */
  needs?: string;
  tokens_and_mats?: string[];
}

export const CARDS = rows as readonly CardFacts[];
const BY_NAME: ReadonlyMap<string, CardFacts> = new Map(CARDS.map((card) => [card.id, card]));

export const KINGDOM_CARDS = CARDS.filter((card) => card.kingdom);
export const SETS = [...new Set(KINGDOM_CARDS.map((card) => card.set))];

/** Why something cannot be; `error-CODE` says it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export const isCard = (name: string): boolean => BY_NAME.has(name);

export function find(name: string): CardFacts {
  const card = BY_NAME.get(name);
  if (!card) throw new Refusal("unknown-card", { name, close: 0 });
  return card;
}

export const has = (name: string, type: string): boolean => find(name).types.includes(type);

const TOPIC_OF_TYPE: Record<string, string> = { ruins: "ruins_pile", shelter: "shelters" };

/** What the ledger of rulings calls a card: itself, its pile, and what holds for all of its type. */
export function topics(name: string): string[] {
  const { types, part_of_pile: pile } = find(name);
  return [name, ...(pile ? [pile] : []), ...types.flatMap((type) => TOPIC_OF_TYPE[type] ?? [])];
}
