/** Asking the server once. A refusal is thrown with the reason, to be said in the user's language. */
import type {
  Analysed,
  GameStatistics,
  Growth,
  Moment,
  MyTable,
  NewTable,
  PlayOn,
  Admission,
  Problem,
  TableInfo,
  Proposal,
  SetupAnalysed,
} from "./protocol";
import { myKeys } from "./settings.svelte";
import { knows, say, somewhere } from "./words.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export function explain(problem: Problem): string {
  const id = somewhere(`error-${problem.code}`);
  const details = { ...problem.details } as Record<string, string | number>;
  if (details.close === "") details.close = 0; // nothing is called nearly so
  return knows(id) ? say(id, details) : problem.message;
}

async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "offline", message: "the server cannot be reached", details: {} });
  }
  if (!response.ok)
    throw new Refused(
      (await response.json().catch(() => ({ code: "offline", message: response.statusText, details: {} }))) as Problem,
    );
  return (await response.json()) as T;
}

export interface Option {
  name: string;
  kind: "flag" | "number" | "choice" | "text" | "list";
  default: unknown;
  choices: string[];
  lo: number;
  hi: number;
}
/** Options worth a name; those that it asks for are then set by hand. */
export interface Preset {
  name: string;
  message: string;
  /** What it is called, by language. */
  names: Record<string, string>;
  options: Record<string, unknown>;
  asks: string[];
}
/** A game in the catalogue. */
export interface Game {
  name: string;
  /** What it is called, by language. */
  names: Record<string, string>;
  /** A sentence about it, by language; empty if nobody wrote one. */
  about: Record<string, string>;
  players: [number, number];
  /** How long people take, roughly; 0: nobody knows. */
  minutes: number;
  boxes: number;
  /** It counts rounds that all play together, not everybody's turns. */
  rounds: boolean;
  /** What is strong in a set-up of it can be found. */
  appraised: boolean;
  options: Option[];
  bots: string[];
  /** What bots are called, by language. */
  bot_names: Record<string, Record<string, string>>;
  /** How each plays, in a sentence, by language; empty if nobody wrote one. */
  bots_about: Record<string, Record<string, string>>;
  /** The one whom somebody meets who does not say whom. */
  default_bot: string;
}
/** Everything that can be set for a table of a game. */
export interface GameInfo extends Game {
  presets: Preset[];
}
export interface Ruling {
  id: string;
  statement: string;
  proved: number;
}
/** A number or a word printed on something; `words` begins the messages that say its values. */
export interface Figure {
  name: string;
  values: unknown[];
  words: string;
}
/** Something one may ask about, and the message that says its name. */
export interface SubjectName {
  kind: string;
  id: string;
  message: string;
  certain: boolean;
}
export interface Subject extends SubjectName {
  text: string;
  figures: Figure[];
  rulings: Ruling[];
}

/** Where this server is reached; `alone`: from this machine only, and there is no QR code. */
export interface Where {
  urls: string[];
  qr: string;
  alone: boolean;
}

const moment = (step: number, seat: number | null, hands: boolean): string =>
  `step=${step}${seat === null ? "" : `&seat=${seat}`}&hands=${hands}`;

export const api = {
  games: () => ask<Game[]>("/api/games"),
  game: (game: string) => ask<GameInfo>(`/api/games/${encodeURIComponent(game)}`),
  /** Refused with the reason if a table cannot be opened so. */
  check: (game: string, proposal: Proposal) => ask<unknown>(`/api/games/${encodeURIComponent(game)}/check`, proposal),
  /** What is strong in a set-up: begun by this, and asked after by its id. */
  analyseSetup: (game: string, proposal: Proposal) =>
    ask<SetupAnalysed>(`/api/games/${encodeURIComponent(game)}/analysis`, proposal),
  setupAnalysis: (game: string, id: string) =>
    ask<SetupAnalysed>(`/api/games/${encodeURIComponent(game)}/analysis/${id}`),
  languages: () => ask<string[]>("/api/locales"),
  where: (path: string) => ask<Where>(`/api/where?path=${encodeURIComponent(path)}`),
  open: (table: NewTable) => ask<Admission>("/api/tables", table),
  table: (key: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(key)}`),
  join: (key: string, name: string, seat: number | null = null) =>
    ask<Admission>(`/api/tables/${encodeURIComponent(key)}/join`, { name, seat }),
  mine: () => ask<MyTable[]>("/api/mine", { keys: myKeys() }),
  statistics: () => ask<GameStatistics[]>("/api/mine/statistics", { keys: myKeys() }),
  /** One part of everything printed in a game, without words. */
  facts: <T>(game: string, part: string) => ask<T>(`/api/games/${game}/facts?part=${part}`),
  /** Everything one may ask about. */
  subjects: (game: string) => ask<SubjectName[]>(`/api/games/${game}/subjects`),
  /** Figures, rulings and proofs of one thing. */
  subject: (game: string, kind: string, id: string, language: string) =>
    ask<Subject>(`/api/games/${game}/subjects/${kind}/${encodeURIComponent(id)}?language=${language}`),
  /** A moment of a finished game; without a seat, that of whoever has this token. */
  replay: (key: string, step: number, seat: number | null, hands: boolean, token: string) =>
    ask<Moment>(`/api/tables/${key}/replay?${moment(step, seat, hands)}`, undefined, token),
  growth: (key: string) => ask<Growth>(`/api/tables/${key}/growth`),
  replayRecord: (record: string, step: number, seat: number | null, hands: boolean) =>
    ask<Moment>(`/api/replay?${moment(step, seat, hands)}`, { record }),
  growthRecord: (record: string) => ask<Growth>("/api/replay/growth", { record }),
  /** Where a finished game was won and lost: begun by one of these, and asked after by its id. */
  analyse: (key: string, token: string) => ask<Analysed>(`/api/tables/${key}/analysis`, {}, token),
  analyseRecord: (record: string) => ask<Analysed>("/api/replay/analysis", { record }),
  analysis: (id: string) => ask<Analysed>(`/api/analyses/${id}`),
  /** A table that goes on from a moment of a finished game. */
  playOn: (key: string, wish: PlayOn) => ask<Admission>(`/api/tables/${key}/play-on`, wish),
  playOnRecord: (record: string, wish: PlayOn) => ask<Admission>("/api/replay/play-on", { ...wish, record }),
};
