/** The piles as they lie on the table. */
import type { PileView, View } from "./shapes";

export const kingdom = (view: View): PileView[] =>
  view.piles
    .filter((p) => view.kingdom.includes(p.pile))
    .sort((a, b) => (a.cost ?? 5) - (b.cost ?? 5) || a.pile.localeCompare(b.pile));

export const basics = (view: View): PileView[] =>
  view.piles.filter((p) => p.supply !== false && !view.kingdom.includes(p.pile));

export const beside = (view: View): PileView[] => view.piles.filter((p) => p.supply === false);

/** What a pile is called among these options: by its top card, or by its own name. */
export const optionOf = (p: PileView, options: string[]): string | undefined =>
  [p.card, p.pile].find((o) => o && options.includes(o));
