/** Where the game stands: the order of play, the spaces of the day, what is going on. */
import { INGREDIENTS } from "./alchemy";
import type { Action, PlayerView, View } from "./shapes";

const LAST = 6; // rounds

export const hasModule = (view: Pick<View, "modules">, module: string): boolean => view.modules.includes(module);

/** The players by their flasks, who acts first in front. */
export function inOrder(view: View): PlayerView[] {
  const place = (p: PlayerView): number => (p.flask < 0 ? Infinity : p.flask);
  return [...view.players].sort((a, b) => place(a) - place(b) || a.seat - b.seat);
}

/** The spaces of this round, in the order in which they are carried out; one that is over makes room. */
export function spacesOf(view: View): string[] {
  const spaces = view.spaces.filter((s) => s.open || view.round < s.rounds[0]).map((s) => s.id);
  const day = spaces.filter((id) => id !== "exhibit" || view.round === LAST);
  if (view.players.some((p) => p.custodians > 0)) day.splice(day.indexOf("sell"), 0, "custodian");
  return day;
}

/** The cubes that a player's actions on a space take, one after another. */
export const costsOf = (view: View, space: string): number[] => view.spaces.find((s) => s.id === space)?.cubes ?? [];

/** A player's cubes on a space: carried out, being carried out, or still to come. */
export function cubesOf(view: View, space: string, p: PlayerView): ("" | "done" | "now")[] {
  const n = space === "custodian" ? p.custodians : (p.placed[space] ?? 0);
  const mine = (a: Action): boolean => a.space === space && a.seat === p.seat;
  const left = view.queue.filter(mine).length;
  const now = view.now && mine(view.now) ? 1 : 0;
  const started = view.phase === "actions" || view.phase === "reports" || view.phase === "end_of_round";
  return Array.from({ length: n }, (_, k) => (!started || k >= n - left ? "" : k === n - left - now ? "now" : "done"));
}

/** Who sells today: those who have sold, then the others in turn. */
export function sellers(view: View): PlayerView[] {
  const turns = [view.now, ...view.queue].filter((a) => a?.step === "sale").map((a) => a!.seat);
  const loud = (p: PlayerView): number => p.smileys[p.bid ?? 0] ?? 0;
  return inOrder(view)
    .filter((p) => p.bid !== null)
    .sort((a, b) => turns.indexOf(a.seat) - turns.indexOf(b.seat) || loud(b) - loud(a));
}

/** Who chooses in secret at the same time. */
export function together(view: View): number[] {
  if (view.phase === "setup") return view.players.map((p) => p.seat);
  const all = view.now?.step === "bids" ? sellers(view) : [];
  return all.length > 1 ? all.map((p) => p.seat) : [];
}

/** Artifacts that can be bought: those of the row, and the smuggled one of this level until somebody has it. */
export const wares = (view: View): string[] => [...view.on_sale, ...(view.smuggled ?? []).slice(0, 1)].filter(Boolean);

/** The adventurer of the next round, if the table looks ahead. */
export const nextVisitor = (view: View): string => view.adventurers[view.round - 1] ?? "";

/** How often each ingredient is in a hand. */
export const countsOf = (hand: string[]): number[] => INGREDIENTS.map((i) => hand.filter((held) => held === i).length);

/** Equal things together: each once, with how many there are. */
export function counted(ids: string[]): [string, number][] {
  const count = new Map<string, number>();
  for (const id of ids) count.set(id, (count.get(id) ?? 0) + 1);
  return [...count];
}

export const PHASES = ["order", "declare", "actions", "reports", "end_of_round"];
/** Phases that are too short for a step of their own. */
const WITHIN: Record<string, string> = {
  setup: "order",
  handing_out: "order",
  new_round: "order",
  last_gold: "end_of_round",
};
export const stepOf = (view: View): string => WITHIN[view.phase] ?? view.phase;
