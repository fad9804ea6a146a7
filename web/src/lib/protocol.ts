// Made by `python -m tools.protocol_ts` from src/chaudron/server/protocol.py and src/chaudron/kernel/shapes.py. Do not edit.

export const VERSION = 1;

export type Kind = "one" | "some" | "order" | "yes_no" | "number" | "name";

/** A question: everything needed to answer it. `place` says where its options lie. */
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
}

/** Everything a seat may know. */
export interface View {
  game: string;
  seat: number;
  over: boolean;
  standings: number[] | null;
}

/** A line of the log. */
export interface Told {
  event: string;
  player: number;
}

/** Where a seat's chances went; own decisions, those of others and luck add up to the change. */
export interface AccountFound {
  change: Share;
  own: Share;
  others: Share;
  luck: Share;
}

/** What became of a message of this client: kept for good, or refused with the reason. */
export interface Ack {
  type: "ack";
  id: string;
  problem: Problem | null;
}

/** A table was opened, or a seat taken: the token is the key to the seat, and is said once. */
export interface Admission {
  table: string;
  code: string;
  token: string;
  seats: number[];
}

/** Let the other take back, or not. */
export interface AgreeUndo {
  type: "agree_undo";
  id: string;
  agree: boolean;
}

/** An analysis as far as it is: how much is done, from 0 to 1, and at the end what it says. */
export interface Analysed {
  id: string;
  progress: number;
  result: GameFound | null;
}

/** An answer to the request that `base` names; `id` makes a resend harmless. */
export interface Answer {
  type: "answer";
  id: string;
  base: string;
  answer: unknown;
}

/** The creator changes settings. */
export interface Change {
  type: "change";
  id: string;
  settings: Settings;
}

/** Lines that belong together, and what stands above them, if anything does. */
export interface Chapter {
  title: string;
  lines: string[];
}

/** Something said at the table. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** An answer, by name, and what it is believed to be worth. */
export interface Estimated {
  answer: unknown;
  worth: number;
}

/** What an analysis says of a game. */
export interface GameFound {
  version: string;
  game: string;
  rules: number;
  seats: string[];
  steps: number;
  bot: string;
  playouts: number;
  played: number;
  curve: TurnFound[];
  ends: number[];
  accounts: AccountFound[];
  swings: Swing[];
  insights: InsightFound[];
}

/** All of somebody's games of one kind. Those played on one screen for several are only counted. */
export interface GameStatistics {
  game: string;
  all: Tally;
  by_opponent: Tally[];
  by_players: Tally[];
  by_setup: Tally[];
  one_screen: number;
}

/** How everybody fared: the series that this game has, said by `<game>-series-<name>`, and the points. */
export interface Growth {
  series: string[];
  points: Point[];
}

/** What would a good bot answer in my place? For tables that agreed on it. */
export interface Hint {
  type: "hint";
  id: string;
  base: string;
}

/** Who plays alone lets the bots make haste until it is a person's turn. */
export interface Hurry {
  type: "hurry";
  id: string;
}

/** Something that a seat could be certain of, and made nothing of: a message. */
export interface InsightFound {
  seat: number;
  step: number;
  message: string;
  args: Record<string, unknown>;
}

/** Take an open seat. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A seat that somebody holds: for "my games". */
export interface Key {
  table: string;
  token: string;
}

/** The creator frees a seat (before the game) or gives it to a bot (during it). */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Ask after the tables one sits at. */
export interface Mine {
  keys: Key[];
}

/** A game after so many answers, as one seat saw it (or as everybody at the table did). */
export interface Moment {
  game: string;
  seats: string[];
  step: number;
  steps: number;
  seat: number;
  view: View;
  log: Told[];
  prompt: Prompt | null;
}

/** One of "my games". */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  my_turn: boolean;
  updated: number;
  turn: number;
  waiting_for: number[];
  standings: number[];
  points: number[];
}

/** Open a table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  settings?: Settings;
  seed?: string | null;
}

/** The pencil marks of one seat, all of them: told to whoever holds its key, on every device. */
export interface Notes {
  type: "notes";
  seat: number;
  marks: Record<string, string>;
}

/** A part of a set-up, and what it adds: shares of games won with it, by how that was tried. */
export interface PartFound {
  subject: string;
  adds: Record<string, Share>;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

/** Go on from a moment of a finished game in one of its seats; bots play the others. */
export interface PlayOn {
  step: number;
  seat: number;
  name?: string;
  settings?: Settings;
}

/** A point of a plot: the step it lies at, whose turn began (-1: nobody's), and each series by seat. */
export interface Point {
  step: number;
  seat: number;
  values: Record<string, number[]>;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
}

/** Why something was refused: a code with details to say it in the user's language, and English. */
export interface Problem {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** A set-up that somebody thinks of. */
export interface Proposal {
  players: number;
  options?: Record<string, unknown>;
}

/** A message with its arguments, numbers and names of messages; what was thought of, the answer first. */
export interface Reasoned {
  message: string;
  args: Record<string, unknown>;
  thought_of: Estimated[];
  unit: string;
}

/** Open the same table again, with the same set-up (a kingdom, books, modules) or a fresh one. */
export interface Rematch {
  type: "rematch";
  id: string;
  same?: boolean;
}

/** Give up: a bot plays on for this seat. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The creator puts a bot on an open seat (or opens it again with an empty bot). */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot: string;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  away: boolean;
  away_since: number | null;
  stand_in: string;
  resigned: boolean;
}

/** A seat of a new table: mine (I play it), open (for a friend), or a bot's. */
export interface SeatWish {
  kind: "bot" | "mine" | "open";
  name?: string;
  bot?: string;
}

/** What the table's creator may change before and during play. */
export interface Settings {
  spectators?: boolean;
  tracker?: boolean;
  points?: boolean;
  odds?: boolean;
  hints?: boolean;
  locked?: boolean;
  timer?: number;
  pauses?: boolean;
  grace?: number;
  pace?: "brisk" | "calm" | "instant";
}

/** The analysis of a set-up as far as it is. */
export interface SetupAnalysed {
  id: string;
  progress: number;
  result: SetupFound | null;
}

/** What is strong in a set-up, as the game names it, and told in words by language and name; how that
    fares against others, and the parts that add most first. */
export interface SetupFound {
  version: string;
  game: string;
  rules: number;
  found: Record<string, unknown>;
  games: number;
  against: Record<string, Share>;
  parts: PartFound[];
  told: Record<string, Record<string, Chapter[]>>;
}

/** A value, and the bounds between which it lies in 99 cases of 100. */
export interface Share {
  value: number;
  lo: number;
  hi: number;
}

/** Let the game's usual bot play for an absent seat, or for oneself; `on: false` takes one's own back. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  on?: boolean;
}

/** The creator begins the game; open seats become bots. */
export interface Start {
  type: "start";
  id: string;
}

/** Everything the client shows: the full view each time. `base` names the request in `prompt`. */
export interface State {
  type: "state";
  v: number;
  table: TableInfo;
  you: number[];
  seat: number;
  view: View | null;
  prompt: Prompt | null;
  base: string;
  waiting_for: number[];
  log: Told[];
  log_from: number;
  chat: ChatLine[];
  chat_from: number;
  may_undo: boolean;
  owner: boolean;
  lost_key: boolean;
  deadline: number | null;
  now: number;
}

/** A decision that lost much: the question, what was played, and what would have won more. */
export interface Swing {
  step: number;
  seat: number;
  turn: TurnOf;
  prompt: Prompt;
  played: unknown;
  better: unknown;
  gain: Share;
  sure: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  settings: Settings;
  options: Record<string, unknown>;
  watching: number;
  rematch: string;
  undo_asked_by: number | null;
  undo_agreed: number[];
  fault: string;
  rules: number;
}

/** Pencil marks for one of my seats: each replaces what stood under its name, "" wipes it out. */
export interface TakeNote {
  type: "note";
  id: string;
  seat: number;
  marks: Record<string, string>;
}

/** Some games: how many, how many of them won (a shared win counts), points and turns on average. */
export interface Tally {
  name: string;
  games: number;
  won: number;
  points: number;
  turns: number;
}

/** Why a bot answered so, or what a good one would answer: the reply to `Why` or `Hint` of this id. */
export interface Thought {
  type: "thought";
  id: string;
  seat: number;
  prompt: Record<string, unknown>;
  answer: unknown;
  reason: Reasoned;
}

/** A point of the curve: how likely each seat was to win, and what became of that until the next. */
export interface TurnFound {
  step: number;
  seat: number;
  number: number;
  win: Share[];
  accounts: AccountFound[];
}

/** Whose turn it was (-1: a round of all), and its number; 0 before the first. */
export interface TurnOf {
  seat: number;
  number: number;
}

/** Take back my last answer, or ask the table whether I may. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Why did this bot do what it did? It tells what it holds: for who plays alone, or after the game. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
}

export type FromClient = Answer | Undo | AgreeUndo | Say | StandIn | Resign | Change | Kick | SeatBot | Start | Rematch | TakeNote | Hurry | Why | Hint | Ping;

export type FromServer = State | Notes | Thought | Ack | Pong;
