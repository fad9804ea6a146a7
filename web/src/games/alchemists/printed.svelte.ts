/** What is printed on spaces, cards and tiles, and which of it is reconstructed: asked for once. */
import { api, type SubjectName } from "../../lib/api";
import { Parts } from "../../lib/parts.svelte";

interface Artifact {
  id: string;
  level: number;
  cost: number;
  points: number;
}
class Printed {
  #parts = new Parts("alchemists");
  #unsure = $state.raw<Set<string>>(new Set());
  #asked = false;

  wants(adventurer: string): string[] {
    const all = this.#parts.list<{ id: string; wants: string[] }>("adventurers");
    return all.find((a) => a.id === adventurer)?.wants ?? [];
  }

  artifact(id: string): Artifact | undefined {
    return this.#parts.list<Artifact>("artifacts").find((a) => a.id === id);
  }

  /** What a seal brings if it is right. */
  points(seal: string): number {
    return this.#parts.list<{ id: string; points: number }>("seals").find((s) => s.id === seal)?.points ?? 0;
  }

  /** Whether its figures are reconstructed: then it carries a star. */
  isUnsure(kind: string, id: string): boolean {
    if (!this.#asked) {
      this.#asked = true;
      api.subjects("alchemists").then(
        (all: SubjectName[]) => (this.#unsure = new Set(all.filter((s) => !s.certain).map((s) => `${s.kind}/${s.id}`))),
        () => (this.#asked = false),
      );
    }
    return this.#unsure.has(`${kind}/${id}`);
  }
}

export const printed = new Printed();
