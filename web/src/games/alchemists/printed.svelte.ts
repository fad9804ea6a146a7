/** What is printed on spaces, cards and tiles, and which of it is reconstructed: asked for once. */
import { api, type SubjectName } from "../../lib/api";
import { Parts } from "../../lib/parts.svelte";
import type { View } from "./shapes";
import { thing } from "./words";

type Artifact = Record<"level" | "cost" | "points", number>;
/** What a table was given in place of what is reconstructed. */
type OfTable = Pick<View, "own">;

class Printed {
  #parts = new Parts("alchemists");
  #unsure = $state.raw<Set<string>>(new Set());
  #asked = false;

  wants(adventurer: string): string[] {
    const all = this.#parts.list<{ id: string; wants: string[] }>("adventurers");
    return all.find((a) => a.id === adventurer)?.wants ?? [];
  }

  artifact(id: string, { own }: OfTable): Artifact | undefined {
    const here = own?.figures[thing("artifact", id)] as Artifact | undefined;
    return here ?? this.#parts.list<Artifact & { id: string }>("artifacts").find((a) => a.id === id);
  }

  /** What a seal brings if it is right. */
  points(seal: string): number {
    return this.#parts.list<{ id: string; points: number }>("seals").find((s) => s.id === seal)?.points ?? 0;
  }

  /** Whether its figures are reconstructed at this table: then it carries a star. */
  isUnsure(kind: string, id: string, { own }: OfTable): boolean {
    if (!this.#asked) {
      this.#asked = true;
      api.subjects("alchemists").then(
        (all: SubjectName[]) => (this.#unsure = new Set(all.filter((s) => !s.certain).map((s) => thing(s.kind, s.id)))),
        () => (this.#asked = false),
      );
    }
    return this.#unsure.has(thing(kind, id)) && !own?.whole.includes(thing(kind, id));
  }
}

export const printed = new Printed();
