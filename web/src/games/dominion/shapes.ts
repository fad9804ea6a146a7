// Made by `python -m tools.protocol_ts` from src/chaudron/games/dominion/shapes.py. Do not edit.

export type Place = "hand" | "supply" | "tray" | "words" | "number" | "names";

export type Zone = "hand" | "deck" | "discard_pile" | "in_play" | "aside" | "trash" | "supply" | "mat";

/** A card in play; `printed` if it is another card for now, `stays` if it has more to do. */
export interface InPlay {
  card: string;
  printed?: string;
  stays?: boolean;
}

/** Cards put away under a name; of secret ones only their number is known. */
export interface Mat {
  name: string;
  size: number;
  cards: string[];
}

/** Cards set aside with a card until a later turn. */
export interface Aside {
  card: string;
  size: number;
  cards: string[];
}

/** One player as a seat sees them. */
export interface PlayerView {
  seat: number;
  turns: number;
  hand_size: number;
  hand: string[];
  deck_size: number;
  deck_known: [number, string][];
  discard_size: number;
  discard_top: string | null;
  in_play: InPlay[];
  tokens: Record<string, number>;
  decider: number;
  mats: Mat[];
  set_aside: Aside[];
  aside_size: number;
  aside: string[];
  deck?: string[];
  discard_pile?: string[];
  points?: number;
  points_by_card?: Record<string, [number, number]>;
  owned?: string[];
}

/** One pile; `card` is its only or its top card. */
export interface PileView {
  pile: string;
  left: number;
  supply?: boolean;
  ends?: boolean;
  card?: string;
  cards?: string[];
  cost?: number;
  potion?: number;
  tokens?: Record<string, number>;
  barred?: boolean;
}

/** What the table agreed to count for everybody. */
export interface Aids {
  points?: number[];
  owned?: Record<string, number>[];
}

/** Everything a seat may know. */
export interface View {
  game: string;
  seat: number;
  over: boolean;
  standings: number[] | null;
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
  black_market: string[];
  trash: string[];
  mats: Record<string, number>;
  played: string[];
  empty_piles: number;
  empty_limit: number;
  rules: string[];
  extra_turns: [number, string, number][];
  aids?: Aids;
}

/** A question of Dominion; `source` is the card that asks. */
export interface Prompt {
  player: number;
  decider: number;
  kind: "one" | "some" | "order" | "yes_no" | "number" | "name";
  verb: string;
  lo: number;
  hi: number;
  place: string;
  options?: string[];
  source?: string;
  about?: string[];
  subject?: string;
  of?: number;
  by?: number;
  concerning?: string;
  occasion?: string;
  all?: string[];
  safe?: boolean;
  within?: string[];
}

/** A line of the log; cards are left out for those who may not know them. */
export interface Told {
  event: string;
  player: number;
  n: number;
  cards?: string[];
  private?: boolean;
  zone?: "hand" | "deck" | "discard_pile" | "in_play" | "aside" | "trash" | "supply" | "mat";
  other?: number;
  word?: string;
  depth?: number;
}
