// Made by `python -m tools.protocol_ts` from src/chaudron/games/quacks/shapes.py. Do not edit.

export type Place = "pot" | "market" | "display" | "drawn" | "laid" | "bought" | "starters" | "words" | "number" | "names";

export type Intent = "draw" | "display" | "stop";

/** A chip in a cauldron; `acts` is the chip it acts as, if that is another. */
export interface Placed {
  chip: string;
  space: number;
  move: number;
  acts?: string;
}

/** A kind of chip at the market; `open`: its book is. */
export interface ForSale {
  left: number;
  price: number;
  open: boolean;
}

/** One player as everybody sees them; one's own bag besides. */
export interface PlayerView {
  seat: number;
  points: number;
  rubies: number;
  droplet: number;
  flask: boolean;
  tails: number;
  behind: number;
  next_tails: number;
  rat: number;
  start: number;
  pot: Placed[];
  cup: string[];
  white: number;
  limit: number;
  exploded: boolean;
  shielded: boolean;
  saved: boolean;
  shield: number;
  safe: boolean;
  doubled: boolean;
  last: string | null;
  stopped: boolean;
  space: number;
  takes_points: boolean;
  takes_coins: boolean;
  aside: string[];
  laid: string[];
  display: string[];
  starters: string[];
  bought: string[];
  bag_size: number;
  tube?: number;
  pennies?: string[];
  patient?: string;
  essence?: number;
  bag?: string[];
  lands?: Record<string, number>;
  deadly?: string[];
  intent?: "draw" | "display" | "stop";
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
  lock_step: boolean;
  card: string | null;
  cards_left: number;
  books: string[];
  witches: string[];
  visitor: string | null;
  patients: string[];
  tubes: boolean;
  supply: Record<string, ForSale>;
  players: PlayerView[];
}

/** A question; `source` is the book, card, witch or patient that asks. */
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
  chip?: string;
  n?: number;
  spaces?: number[];
  lands?: Record<string, number>;
  amounts?: number[];
  of?: number;
}

/** A line of the log, the same for everybody. */
export interface Told {
  event: string;
  player: number;
  n: number;
  phase: string;
  chips?: string[];
  word?: string;
  source?: string;
}
