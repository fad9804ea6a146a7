/** What is printed on the cards, and the recommended kingdoms: asked for once. */
import { api } from "../../lib/api";
import { bandOf } from "./band";

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
/** A recommended kingdom, and the box that recommends it. */
export interface Kingdom {
  id: string;
  box: string;
  cards: string[];
  bane: string;
}

class Facts {
  #cards = $state.raw<Record<string, CardFacts>>({});
  #kingdoms = $state.raw<Kingdom[]>([]);
  #asked = new Set<string>();

  /** Asks for a part once; again if it did not come. */
  #ask<T>(part: string, take: (told: T) => void): void {
    if (this.#asked.has(part)) return;
    this.#asked.add(part);
    api.facts<Record<string, T>>("dominion", part).then(
      (told) => take(told[part]!),
      () => this.#asked.delete(part),
    );
  }

  get all(): Record<string, CardFacts> {
    this.#ask<CardFacts[]>("cards", (cards) => (this.#cards = Object.fromEntries(cards.map((c) => [c.id, c]))));
    return this.#cards;
  }

  get kingdoms(): Kingdom[] {
    this.#ask<Kingdom[]>("kingdoms", (kingdoms) => (this.#kingdoms = kingdoms));
    return this.#kingdoms;
  }

  of(id: string): CardFacts | undefined {
    return this.all[id];
  }

  types(id: string): string[] {
    return this.of(id)?.types ?? (id === "ruins" ? ["action", "ruins"] : []);
  }
}

export const facts = new Facts();

/** The colours of a card's band. */
export const band = (id: string): string => bandOf(facts.types(id));

const GROUP: Record<string, number> = { action: 0, treasure: 1, victory: 2, curse: 3 };

/** A hand sorted as people sort it. */
export function sorted(cards: string[]): string[] {
  const rank = (id: string): number => Math.min(...facts.types(id).map((t) => GROUP[t] ?? 9), 4);
  return [...cards].sort(
    (a, b) => rank(a) - rank(b) || (facts.of(b)?.cost ?? 0) - (facts.of(a)?.cost ?? 0) || a.localeCompare(b),
  );
}
