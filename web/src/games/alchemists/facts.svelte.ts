/** What is printed on the eight alchemicals, asked for once. */
import { api } from "../../lib/api";

export const COLOURS = ["red", "green", "blue"] as const;

interface Aspect {
  sign: "+" | "-";
  size: "small" | "large";
}
type Alchemical = { id: string } & Record<(typeof COLOURS)[number], Aspect>;

class Facts {
  #alchemicals = $state.raw<Record<string, Alchemical>>({});
  #asked = false;

  alchemical(id: string): Alchemical | undefined {
    if (!this.#asked) {
      this.#asked = true;
      api.facts<{ alchemicals: Alchemical[] }>("alchemists", "alchemicals").then(
        (told) => (this.#alchemicals = Object.fromEntries(told.alchemicals.map((a) => [a.id, a]))),
        () => (this.#asked = false),
      );
    }
    return this.#alchemicals[id];
  }
}

export const facts = new Facts();
