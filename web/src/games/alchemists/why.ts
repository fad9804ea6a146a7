/** Why a thing cannot be chosen now, as far as the question and the view tell. */
import { say } from "../../lib/words.svelte";
import type { OrderSpace, PlayerView, Prompt, View } from "./shapes";
import { wares } from "./standing";
import { apart } from "./words";

export function whyNot(what: string, p: Prompt | null, view: View): string {
  const [kind, id] = apart(what);
  if (p?.options?.includes(id)) return "";
  const me = view.players[p?.player ?? -1];
  if (kind === "space") return ofSpace(id, p?.verb === "declare" ? me : undefined, view);
  return kind === "artifact" && p?.verb === "buy" && me ? ofArtifact(id, me, view) : "";
}

function ofSpace(id: string, me: PlayerView | undefined, view: View): string {
  const space = view.spaces.find((s) => s.id === id);
  if (!space || !view.round) return ""; // nothing has begun
  const [from, to] = space.rounds;
  if (!space.open) return say("alchemists-why-not-shut", { from, to });
  if (!me) return "";
  const cubes = space.cubes[me.placed[id] ?? 0];
  if (cubes === undefined) return say("alchemists-why-not-more");
  return cubes > me.cubes ? say("alchemists-why-not-cubes", { n: cubes, has: me.cubes }) : "";
}

function ofArtifact(id: string, me: PlayerView, view: View): string {
  if (!wares(view).includes(id)) return "";
  const price = view.prices?.[id] ?? 0;
  if (price > (me.gold ?? 0)) return say("alchemists-why-not-gold", { n: price, has: me.gold ?? 0 });
  return view.smuggled?.includes(id) ? say("alchemists-why-not-approval") : "";
}

/** Why a flask cannot be put on a free place. */
export function whyNoFlask({ cost: [gold, , cubes, approval] }: OrderSpace, me: PlayerView): string {
  if (gold > (me.gold ?? 0)) return say("alchemists-why-not-gold", { n: gold, has: me.gold ?? 0 });
  if (cubes > me.cubes) return say("alchemists-why-not-cubes", { n: cubes, has: me.cubes });
  return approval > (me.approval ?? 0) ? say("alchemists-why-not-approval") : "";
}

const MOST_SEALS = 3;

/** Why nothing can be published in a cell of the grid now. */
export function whyNoTheory(
  ingredient: string,
  alchemical: string,
  p: Prompt | null,
  view: Pick<View, "theories">,
): string {
  if (p?.verb !== "publish") return "";
  const theory = view.theories[ingredient];
  if (!theory) {
    const taken = Object.values(view.theories).some((t) => t?.alchemical === alchemical);
    return say(taken ? "alchemists-why-not-taken" : "alchemists-why-not-means");
  }
  if (theory.alchemical !== alchemical) return say("alchemists-why-not-theory");
  if (theory.seals.some((s) => s.seat === p.player)) return say("alchemists-why-not-twice");
  if (theory.conflict) return say("alchemists-why-not-conflict");
  return say(theory.seals.length >= MOST_SEALS ? "alchemists-why-not-room" : "alchemists-why-not-means");
}
