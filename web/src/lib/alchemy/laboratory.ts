/** Asks the worker what follows from what a seat has seen. On paper nothing is ever asked, and no worker started. */
import type { Deduction } from "./deduction";
import type { Fact } from "./facts";

/** How much of the deduction the program does, least first. */
export const AIDS = ["paper", "checks", "chances"] as const;
export type Aid = (typeof AIDS)[number];

/** The name of the pencil mark with which a seat takes less than its table allows. */
export const AID = "aid";

/** What somebody is told at a table that allows so much, who wished for less, or for nothing else. */
export function aidOf(table: string, wish = ""): Aid {
  const places = AIDS.map(String);
  const most = Math.max(0, places.indexOf(table));
  return AIDS[places.includes(wish) ? Math.min(most, places.indexOf(wish)) : most]!;
}

interface Known {
  id: number;
  facts: Fact[];
  golem: boolean;
}
/** What follows, or why an ingredient is an alchemical or not; both by number. */
export type Question = Known & ({ figures: boolean } | { ingredient: number; alchemical: number });

export type Answer = { id: number } & ({ deduction: Deduction } | { reasons: Fact[] });

/** What a laboratory needs of a worker. */
export interface Assistant {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Answer>) => void) | null;
}

const hire = (): Assistant => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** Where nothing can be fetched later: one that is hired now, and waits while nobody asks. */
let kept: Assistant | undefined;
export function engage(): Promise<void> {
  const worker = (kept ??= hire());
  return new Promise((here) => {
    worker.onmessage = () => here();
    worker.postMessage({ id: 0, facts: [], golem: false, figures: false }); // it answers when it is there
  });
}

export class Laboratory {
  #assistant: Assistant | undefined;
  #last = 0;
  /** The newest question about what follows; those about reasons wait for their own answers. */
  #newest = 0;
  #waiting = new Map<number, (reasons: Fact[]) => void>();

  /** `told` hears the newest deduction, and null where there is none to be had. */
  constructor(
    readonly told: (deduction: Deduction | null) => void,
    readonly assistant: () => Assistant = hire,
  ) {}

  /** Ask; only the answer to the newest question is told. */
  ask(facts: Fact[], golem: boolean, aid: Aid): void {
    this.#newest = ++this.#last;
    if (aid === "paper") {
      this.close();
      this.told(null);
      return;
    }
    if (!this.#assistant) {
      this.#assistant = kept ?? this.assistant();
      this.#assistant.onmessage = ({ data }) => this.#hear(data);
    }
    this.#assistant.postMessage({ id: this.#last, facts, golem, figures: aid === "chances" });
  }

  #hear(answer: Answer): void {
    if ("reasons" in answer) {
      this.#waiting.get(answer.id)?.(answer.reasons);
      this.#waiting.delete(answer.id);
    } else if (answer.id === this.#newest) this.told(answer.deduction);
  }

  /** Why an ingredient is an alchemical or not; nothing on paper. */
  why(facts: Fact[], golem: boolean, ingredient: number, alchemical: number): Promise<Fact[]> {
    const id = ++this.#last;
    return new Promise((tell) => {
      if (!this.#assistant) return tell([]);
      this.#waiting.set(id, tell);
      this.#assistant.postMessage({ id, facts, golem, ingredient, alchemical });
    });
  }

  close(): void {
    if (this.#assistant !== kept) this.#assistant?.terminate();
    this.#assistant = undefined;
    for (const tell of this.#waiting.values()) tell([]);
    this.#waiting.clear();
  }
}
