/** The piles as they lie on the table: what each shows, and what is said of it. */
import { knows, say } from "../../lib/words.svelte";
import { band } from "./facts.svelte";
import type { PileView, View } from "./shapes";
import { cardName } from "./words";

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

/** What may be chosen from piles, and how they are looked at. */
export interface Offered {
  lit: string[];
  /** What can be bought once the Treasures are played: a click does both. */
  within: string[];
  pick: (o: string) => void;
  look: (card: string) => void;
  digit: (o: string) => string;
}

export const shown = (p: PileView): string => p.card ?? p.pile;

export const readable = (p: PileView): boolean => knows(`dominion-card-${shown(p)}.text`);

export function read(p: PileView, offered: Offered): void {
  if (readable(p)) offered.look(shown(p));
}

function press(p: PileView, offered: Offered): void {
  const o = optionOf(p, offered.lit) ?? optionOf(p, offered.within);
  if (o) offered.pick(o);
  else read(p, offered);
}

/** What the button of a pile is, however it is drawn. */
export function buttonOf(drawn: string, p: PileView, offered: Offered) {
  const lit = optionOf(p, offered.lit);
  const within = optionOf(p, offered.within);
  return {
    class: [drawn, { lit, within, empty: !p.left }],
    style: band(shown(p)),
    "data-pile": p.pile,
    "data-lit": lit,
    "data-within": within,
    "data-left": p.left,
    onclick: (): void => press(p, offered),
  };
}

export function told(p: PileView, view: View, offered: Offered): string {
  const facts = [
    cardName(shown(p)),
    say("dominion-board-costs", { n: p.cost ?? 0 }) + (p.potion ? ` + ${cardName("potion")}` : ""),
    say("dominion-board-left", { n: p.left }),
  ];
  for (const [card, n] of Object.entries(p.tokens ?? {})) facts.push(`${cardName(card)} ${n}`);
  if (p.pile === view.bane) facts.push(say("dominion-pile-bane"));
  if (p.barred) facts.push(say("dominion-board-barred"));
  if (optionOf(p, offered.within)) facts.push(say("dominion-board-within"));
  return facts.join(", ");
}
