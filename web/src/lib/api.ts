/** Asking the server once. A refusal is thrown with the reason, to be said in the user's language. */
import type { GameStatistics, Growth, Moment, MyTable, NewTable, Opened, Problem, TableInfo } from "./protocol";
import { myKeys } from "./settings.svelte";
import { knows, say, somewhere } from "./words.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export function explain(problem: Problem): string {
  const id = somewhere(`error-${problem.code}`);
  return knows(id) ? say(id, problem.details as Record<string, string | number>) : problem.message;
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

export interface Game {
  name: string;
  players: [number, number];
  bots: string[];
}
/** A recommended kingdom, and the box that recommends it. */
export interface KingdomFacts {
  id: string;
  box: string;
  cards: string[];
  bane: string;
}
export interface CardFacts {
  id: string;
  set: string;
  cost: number;
  potion: number;
  types: string[];
  coins: number | string | null;
  vp: number | string | null;
  kingdom: boolean;
  in_supply: boolean;
  part_of: string | null;
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
export interface Subject {
  kind: string;
  id: string;
  message: string;
  certain: boolean;
  text: string;
  figures: Figure[];
  rulings: Ruling[];
}

export const api = {
  games: () => ask<Game[]>("/api/games"),
  where: (path: string) => ask<{ urls: string[]; qr: string }>(`/api/where?path=${encodeURIComponent(path)}`),
  open: (table: NewTable) => ask<Opened>("/api/tables", table),
  table: (key: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(key)}`),
  join: (key: string, name: string, seat: number | null = null) =>
    ask<Opened>(`/api/tables/${encodeURIComponent(key)}/join`, { name, seat }),
  mine: () => ask<MyTable[]>("/api/mine", { keys: myKeys() }),
  statistics: () => ask<GameStatistics[]>("/api/mine/statistics", { keys: myKeys() }),
  /** Everything printed in a game, without words. */
  facts: <T>(game: string) => ask<T>(`/api/games/${game}/facts`),
  /** Figures, rulings and proofs of one thing. */
  subject: (game: string, kind: string, id: string) =>
    ask<Subject>(`/api/games/${game}/subjects/${kind}/${encodeURIComponent(id)}`),
  cards: () => api.facts<{ cards: CardFacts[] }>("dominion").then((f) => f.cards),
  kingdoms: () => api.facts<{ kingdoms: KingdomFacts[] }>("dominion").then((f) => f.kingdoms),
  rulings: (card: string) => api.subject("dominion", "card", card).then((s) => s.rulings),
  replay: (key: string, step: number, seat: number) =>
    ask<Moment>(`/api/tables/${key}/replay?step=${step}&seat=${seat}`),
  growth: (key: string) => ask<Growth>(`/api/tables/${key}/growth`),
  replayRecord: (record: string, step: number, seat: number) =>
    ask<Moment>(`/api/replay?step=${step}&seat=${seat}`, { record }),
};
