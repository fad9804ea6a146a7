/** What a game came to: where points came from, explosions, the furthest space. Read from the log. */
import type { Told } from "./shapes";

export const SOURCES = ["spaces", "chips", "die", "essence", "cards", "witches", "end"] as const;
export type Source = (typeof SOURCES)[number];

export interface Tally {
  points: Record<Source, number>;
  explosions: number;
  furthest: number;
}

const BY_PHASE: Record<string, Source> = {
  victory_points: "spaces",
  chip_actions: "chips",
  bonus_die: "die",
  essence: "essence",
  buying: "end",
  end_of_round: "end",
};

/** The entry before this one of the same player, if nothing else came between. */
function cause(log: Told[], i: number): string {
  const before = log[i - 1];
  return before?.player === log[i]!.player ? before.event : "";
}

function sourceOf(log: Told[], i: number): Source {
  const entry = log[i]!;
  if (cause(log, i) === "witch") return "witches";
  if (entry.source?.startsWith("F")) return "cards";
  if (entry.source) return entry.phase === "essence" ? "essence" : "chips";
  return BY_PHASE[entry.phase] ?? "cards";
}

export function tally(log: Told[], seat: number): Tally {
  const points = Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>;
  let explosions = 0;
  let furthest = 0;
  log.forEach((entry, i) => {
    if (entry.player !== seat) return;
    if (entry.event === "points") points[sourceOf(log, i)] += entry.n;
    else if (entry.event === "explode") explosions++;
    else if (entry.event === "scoring") furthest = Math.max(furthest, entry.n);
  });
  return { points, explosions, furthest };
}
