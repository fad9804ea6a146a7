/** What is printed in a game, part by part: each is asked for once, when something shows it. */
import { api } from "./api";

export class Parts {
  #parts = $state.raw<Record<string, unknown>>({});
  #asked = new Set<string>();

  constructor(readonly game: string) {}

  /** A part, as soon as it is here; again asked for if it did not come. */
  part<T>(part: string): T | undefined {
    if (!this.#asked.has(part)) {
      this.#asked.add(part);
      api.facts<Record<string, unknown>>(this.game, part).then(
        (told) => (this.#parts = { ...this.#parts, ...told }),
        () => this.#asked.delete(part),
      );
    }
    return this.#parts[part] as T | undefined;
  }

  /** A part that is a list. */
  list<T>(part: string): T[] {
    return this.part<T[]>(part) ?? [];
  }
}
