/** Scoring as a sheet: a row per phase, a column per player, read from the log. */
import { colourOf } from "./chips";
import type { Told, View } from "./shapes";

export type Row =
  "afterwards" | "essence" | "die" | "black" | "green" | "purple" | "rubies" | "points" | "shop" | "spend";

const BY_PHASE: Record<string, Row> = {
  afterwards: "afterwards",
  essence: "essence",
  bonus_die: "die",
  rubies: "rubies",
  victory_points: "points",
  buying: "shop",
  end_of_round: "spend",
};
/** The letters the rulebook gives the phases. */
export const LETTERS: Partial<Record<Row, string>> = {
  die: "A",
  black: "B",
  green: "B",
  purple: "B",
  rubies: "C",
  points: "D",
  shop: "E",
  spend: "F",
};
/** What is shown of a phase; where chips come to lie is seen in the cauldron. */
const SHOWN = [
  "rubies",
  "points",
  "droplet",
  "glass",
  "gain",
  "buy",
  "die",
  "essence",
  "exchange",
  "refill",
  "choose",
  "witch",
  "penny",
];

export interface Sheet {
  round: number;
  rows: { row: Row; cells: Told[][] }[];
  /** Points before and after, by seat. */
  before: number[];
  after: number[];
}

export function rowOf(entry: Told): Row | undefined {
  if (entry.phase !== "chip_actions") return BY_PHASE[entry.phase];
  const colour = entry.source ? colourOf(entry.source) : "";
  return colour === "black" || colour === "green" || colour === "purple" ? colour : undefined;
}

const earned = (log: Told[], seat: number): number =>
  log.filter((e) => e.event === "points" && e.player === seat).reduce((sum, e) => sum + e.n, 0);

/** The sheet of the last round whose potions were scored; nothing before the first. */
export function sheet(log: Told[], view: View): Sheet | null {
  const last = log.findLastIndex((e) => e.event === "scoring");
  if (last < 0) return null;
  const from = log.findLastIndex((e, i) => i < last && e.event === "round");
  const next = log.findIndex((e, i) => i > last && e.event === "round");
  const to = next < 0 ? log.length : next;
  const scored = log.slice(from, to).filter((e) => rowOf(e) !== undefined);
  const order: Row[] = [
    "afterwards",
    "essence",
    "die",
    "black",
    "green",
    "purple",
    "rubies",
    "points",
    "shop",
    "spend",
  ];
  const rows = order
    .map((row) => ({
      row,
      cells: view.players.map((p) =>
        scored.filter((e) => e.player === p.seat && SHOWN.includes(e.event) && rowOf(e) === row),
      ),
    }))
    .filter(({ row, cells }) => {
      if (row === "afterwards") return cells.some((c) => c.length);
      return row !== "essence" || view.patients.length > 0;
    });
  const after = view.players.map((p) => p.points - earned(log.slice(to), p.seat));
  const before = view.players.map((p) => after[p.seat]! - earned(scored, p.seat));
  return { round: log[from]?.n ?? view.round, rows, before, after };
}

/** How far the sheet is filled: the last row that something was told of. */
export function reached(told: Sheet): number {
  return told.rows.findLastIndex((r) => r.cells.some((c) => c.length));
}
