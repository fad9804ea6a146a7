/** What is printed on the cards, asked for once. */
import { api, type CardFacts } from "../../lib/api";

class Facts {
  #cards = $state.raw<Record<string, CardFacts>>({});
  #asked = false;

  get all(): Record<string, CardFacts> {
    if (!this.#asked) {
      this.#asked = true;
      api.cards().then(
        (list) => (this.#cards = Object.fromEntries(list.map((c) => [c.id, c]))),
        () => (this.#asked = false),
      );
    }
    return this.#cards;
  }

  of(id: string): CardFacts | undefined {
    return this.all[id];
  }

  types(id: string): string[] {
    return this.of(id)?.types ?? (id === "ruins" ? ["action", "ruins"] : []);
  }
}

export const facts = new Facts();

const BANDS = ["action", "treasure", "victory", "curse", "reaction", "duration", "attack", "ruins", "shelter"];

/** The colours of a card's band: one, or a gradient of two. */
export function band(id: string): string {
  const types = facts.types(id).filter((t) => BANDS.includes(t));
  const first = types[0] ?? "action";
  const strong = types.find((t) => t !== "action") ?? first;
  return `--band: var(--t-${first}); --band2: var(--t-${strong})`;
}

const GROUP: Record<string, number> = { action: 0, treasure: 1, victory: 2, curse: 3 };

/** A hand sorted as people sort it. */
export function sorted(cards: string[]): string[] {
  const rank = (id: string): number => Math.min(...facts.types(id).map((t) => GROUP[t] ?? 9), 4);
  return [...cards].sort(
    (a, b) => rank(a) - rank(b) || (facts.of(b)?.cost ?? 0) - (facts.of(a)?.cost ?? 0) || a.localeCompare(b),
  );
}
