// Made by `python -m tools.protocol_ts` from src/chaudron/games/alchemists/shapes.py. Do not edit.

export type Place = "row" | "hand" | "artifacts" | "spaces" | "order" | "theories" | "grants" | "potions" | "favours" | "startup" | "golem" | "sale" | "words" | "number" | "names";

export type Step = "act" | "done" | "bids" | "sale";

export type FactKind = "mixed" | "claim" | "sale" | "sign" | "light" | "reaction" | "animation" | "spied" | "spied_sale" | "identity";

/** Something that was shown: of one ingredient or two, what was asked about, and the answer. */
export interface Fact {
  kind: "mixed" | "claim" | "sale" | "sign" | "light" | "reaction" | "animation" | "spied" | "spied_sale" | "identity";
  first: string;
  second?: string;
  asked?: string;
  answer: string | boolean;
}

/** A seal on a publication; only its owner knows which, until it is turned or all is over. */
export interface Seal {
  seat: number;
  seal?: string;
  points?: number;
}

/** A published theory. */
export interface Theory {
  alchemical: string;
  seals: Seal[];
  conflict: boolean;
}

/** A published article: four ingredients with their signs. */
export interface Article {
  entries: string[];
  seals: Seal[];
}

/** A theory that was disproved, its seals turned. */
export interface FallenTheory {
  ingredient: string;
  alchemical: string;
  seals: Seal[];
}

/** An article that was disproved, its seals turned. */
export interface FallenArticle {
  colour: string;
  entries: string[];
  seals: Seal[];
}

/** A step of the round's actions: an action, the bids, a sale, or what follows when a space is done. */
export interface Action {
  step: "act" | "done" | "bids" | "sale";
  space: string;
  seat?: number;
  n?: number;
}

/** An action space: the cubes of a player's first, second… action, and its first and last round. */
export interface Space {
  id: string;
  cubes: number[];
  rounds: [number, number];
  open: boolean;
}

/** A place of the adventurer's tile that is sold, and by whom. */
export interface Sold {
  place: number;
  seat: number;
}

/** What the adventurer of this round wants, still buys, and has bought. */
export interface Sale {
  adventurer: string;
  wants: string[];
  open: string[];
  sold: Sold[];
}

/** A conference: its reputation by seals (the last entry holds for more), and who would get what now. */
export interface Conference {
  number: number;
  round: number;
  theories: number[];
  golem: boolean;
  standing: number[];
}

/** A grant for theories on two of its ingredients. */
export interface GrantView {
  id: string;
  ingredients: string[];
  gold: number;
  points: number;
  owner: number | null;
}

/** A space for flasks: what it costs and what it gives. */
export interface OrderSpace {
  cost: [number, number, number, number];
  reward: [number, number, number, number, number];
  players: number;
}

/** Where flasks are put for turn order. */
export interface OrderBoard {
  id: string;
  spaces: OrderSpace[];
  bottom: OrderSpace;
}

/** Figures that a table was given in place of reconstructed ones. */
export interface Own {
  figures: Record<string, Record<string, number>>;
  whole: string[];
}

/** One player as a seat sees them; of oneself, and when all is over, more. */
export interface PlayerView {
  seat: number;
  reputation: number;
  zone: string;
  ingredients: number;
  favours: number;
  seals_left: number;
  artifacts: string[];
  secret_artifacts: number;
  grants: string[];
  books: number;
  potions: string[];
  cubes: number;
  unused: number;
  hospital: number;
  paralysed: boolean;
  flask: number;
  placed: Record<string, number>;
  custodians: number;
  associates: string[];
  bid: number | null;
  prices: number[];
  smileys: number[];
  published: number;
  used: string[];
  delayed: [number, number][];
  shown: string[];
  aside: number;
  score: Record<string, number>;
  points: number | null;
  gold?: number;
  approval?: number;
  tests?: number;
  animated?: boolean;
  reports?: Record<string, number>;
  startup?: string[];
  hand?: string[];
  favour_cards?: string[];
  drawn?: string[];
  seals?: Record<string, number>;
  secrets?: string[];
  tokens?: Record<string, string[]>;
  under_feather?: string[];
  facts?: Fact[];
  report_points?: Record<string, number>;
}

/** Everything a seat may know. */
export interface View {
  game: string;
  seat: number;
  over: boolean;
  standings: number[] | null;
  round: number;
  phase: string;
  first: number;
  mode: string;
  modules: string[];
  aid: string;
  row: string[];
  deck: number;
  discard: number;
  favour_deck: number;
  favour_discard: string[];
  adventurers: string[];
  sale: Sale | null;
  on_sale: string[];
  prices?: Record<string, number>;
  later: string[];
  board: OrderBoard;
  spaces: Space[];
  cubes_by_round: number[];
  to_act: number[];
  now: Action | null;
  queue: Action[];
  conferences: Conference[];
  happy: boolean;
  theories: Record<string, Theory | null>;
  conflicts: [string, string][];
  fallen: FallenTheory[];
  grants: GrantView[];
  facts: Fact[];
  exhibited: string[];
  players: PlayerView[];
  own?: Own;
  next_board?: OrderBoard | null;
  articles?: Record<string, Article | null>;
  fallen_articles?: FallenArticle[];
  smuggled?: string[];
  approval?: number;
  on_study?: number;
  assignment?: Record<string, string>;
  golem?: Record<string, string> | null;
}

/** A question; `source` is the space, card or rule that asks. */
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
  chosen?: string[];
  figures?: Record<string, number>;
  approval?: string[];
  cost?: number;
  on?: number;
  wanted?: string[];
  price?: number;
  gain?: number;
  loss?: number;
  by_sign?: boolean;
}

/** A line of the log: what everybody hears and, for some, what only they may hear. */
export interface Told {
  event: string;
  player: number;
  n?: number;
  now?: number;
  on?: number;
  custodians?: number;
  ingredient?: string;
  ingredients?: string[];
  row?: string[];
  shelf?: string[];
  pair?: string[];
  potion?: string;
  made?: string;
  success?: boolean;
  true?: boolean;
  guarantee?: string;
  quality?: string;
  space?: string;
  actions?: Record<string, number>;
  favour?: string;
  favours?: string[];
  cards?: string[];
  artifact?: string;
  grant?: string;
  alchemical?: string;
  seal?: string;
  seals?: [number, string][];
  colour?: string;
  sign?: string;
  entries?: string[];
  light?: string;
  reaction?: string;
  part?: string;
  tokens?: string;
  assignment?: Record<string, string>;
  triggers?: Record<string, string>;
  reputation?: number;
  artifacts?: number;
  cheap_secrets?: number;
  grants?: number;
  gold?: number;
  reports?: number;
  golem?: number;
  theories?: number;
  articles?: number;
  wisdom_idol?: number;
}
