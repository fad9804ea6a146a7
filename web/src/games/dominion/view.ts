/** The shape of a Dominion view and prompt, as the server sends them. */
export interface PlayedCard {
  card: string;
  printed?: string;
  stays?: boolean;
}
export interface Mat {
  name?: string;
  card?: string;
  size: number;
  cards: string[];
}
export interface PlayerView {
  seat: number;
  turns: number;
  hand_size: number;
  hand: string[];
  deck_size: number;
  deck_known: [number, string][];
  discard_size: number;
  discard_top: string | null;
  in_play: PlayedCard[];
  tokens: Record<string, number>;
  decider: number;
  mats: Mat[];
  set_aside: Mat[];
  aside: string[];
  aside_size: number;
  deck?: string[];
  discard_pile?: string[];
  points?: number;
  points_by_card?: Record<string, [number, number]>;
  owned?: string[];
}
export interface PileView {
  pile: string;
  left: number;
  supply?: boolean;
  card?: string;
  cards?: string[];
  cost?: number;
  potion?: number;
  tokens?: Record<string, number>;
}
export interface DominionView {
  seat: number;
  over: boolean;
  current: number;
  phase: string;
  normal_turn: boolean;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  players: PlayerView[];
  piles: PileView[];
  kingdom: string[];
  bane: string;
  trash: string[];
  mats: Record<string, number>;
  rules: string[];
  empty_piles: number;
  extra_turns: [number, string, number][];
  standings: number[] | null;
  aids?: { points?: number[]; owned?: Record<string, number>[] };
}
export interface Prompt {
  player: number;
  decider: number;
  kind: "one" | "some" | "order" | "yes_no" | "number" | "name";
  verb: string;
  lo: number;
  hi: number;
  options?: string[];
  source?: string;
  subject?: string;
  of?: number;
  concerning?: string;
}

const FIRST = ["counterfeit", "contraband", "venture", "loan"];
const LAST = ["bank", "horn_of_plenty", "diadem"];

/** Treasures in an order that loses nothing: what acts first, what counts the others last. */
export function treasureOrder(cards: string[]): string[] {
  const rank = (c: string): number => (FIRST.includes(c) ? 0 : LAST.includes(c) ? 2 : 1);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Treasures that take nothing away and ask nothing. */
const SAFE = [
  "copper",
  "silver",
  "gold",
  "platinum",
  "harem",
  "stash",
  "royal_seal",
  "hoard",
  "quarry",
  "potion",
  "cache",
  "fools_gold",
  "masterpiece",
  "bank",
  "diadem",
  "philosophers_stone",
];

/** Whether all Treasures can be played without thinking: Copper bars Grand Market, Mint trashes what is in play. */
export function harmless(cards: string[], view: DominionView): boolean {
  const offered = (pile: string): boolean =>
    view.piles.some((p) => p.pile === pile && p.left > 0 && p.supply !== false);
  if (offered("mint") || (cards.includes("copper") && offered("grand_market"))) return false;
  return cards.every((c) => SAFE.includes(c));
}
