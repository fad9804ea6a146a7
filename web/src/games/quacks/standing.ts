/** What a player is doing, in words: for the cards of the others and for those who cannot see them. */
import type { State } from "../../lib/protocol";
import { listed, say } from "../../lib/words.svelte";
import { printed } from "./printed.svelte";
import type { PlayerView, View } from "./shapes";

export type Doing = "exploded" | "thinks" | "decided" | "stopped" | "brews" | "waits" | "shops" | "scored";

/** The drawing that stands for it. */
export const SIGN: Record<Doing, string> = {
  exploded: "bright-explosion",
  thinks: "hourglass",
  decided: "fist",
  stopped: "hand",
  brews: "fire",
  waits: "",
  shops: "shop",
  scored: "",
};

export const BREWING = ["brewing", "signal", "reveal", "last_call"];

export function doing(p: PlayerView, view: View, waiting: number[]): Doing {
  const acts = waiting.includes(p.seat);
  if (p.exploded && !p.saved) return "exploded";
  if (view.phase === "signal" && !p.stopped) return acts ? "thinks" : "decided";
  if (BREWING.includes(view.phase)) return p.stopped ? "stopped" : "brews";
  if (view.phase === "buying" || view.phase === "end_of_round") return acts ? "shops" : "waits";
  return acts ? "thinks" : "scored";
}

/** The same with what the scoring space is worth, where that says more. */
export function told(p: PlayerView, view: View, waiting: number[]): string {
  const what = doing(p, view, waiting);
  return say(`quacks-doing-${what}`, {
    n: p.white,
    limit: p.limit,
    space: p.space,
    worth: printed.worth(p.space),
  });
}

/** The whole cauldron as a sentence. */
export function sentence(p: PlayerView, odds: boolean): string {
  const last = p.pot.at(-1);
  const bad = (p.bag ?? []).filter((c) => p.deadly?.includes(c)).length;
  const parts = [
    say("quacks-pot-chips", { n: p.pot.length }),
    last ? say("quacks-pot-last", { chip: say(`quacks-chip-${last.chip}`), space: last.space }) : "",
    p.exploded ? say("quacks-pot-exploded") : say("quacks-pot-stopping", { worth: printed.worth(p.space) }),
    say("quacks-pot-whites", { n: p.white, limit: p.limit }),
    odds && p.bag?.length && p.deadly ? say("quacks-pot-risk", { bad, n: p.bag.length }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** Every chip of somebody, wherever it lies. */
export const owned = (p: PlayerView): string[] => [
  ...(p.bag ?? []),
  ...p.pot.map((x) => x.chip),
  ...p.cup,
  ...p.aside,
  ...p.laid,
  ...p.display,
  ...p.starters,
  ...p.bought,
];

/** What is said while nothing is asked: whom `me` waits for, and in what state. */
export function awaited(me: PlayerView, view: View, s: State, names: string[]): string {
  const still = s.waiting_for.filter((i) => !s.you.includes(i)).map((i) => names[i] ?? "");
  const who = listed(still);
  if (!still.length) return "";
  if (s.you.length && me.intent) return say("quacks-quiet-decided", { what: me.intent, names: who });
  if (s.you.length && BREWING.includes(view.phase) && me.stopped && !me.exploded)
    return say("quacks-quiet-stopped", { space: me.space, names: who, n: still.length });
  if (view.phase === "buying") return say("quacks-quiet-shops", { names: who, n: still.length });
  return "";
}
