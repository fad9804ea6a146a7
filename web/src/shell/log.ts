/** The log as it is shown: sentences, cut where they name something one may look at. */
import { parts, words, say, type Part } from "../lib/words.svelte";

export interface Line {
  parts: Part[];
  event: string;
  player: number;
  depth: number;
  heading: boolean;
}

/** Lines that are told one after another. */
export interface News {
  lines: Line[];
  /** When each line appears, in milliseconds. */
  at: number[];
}

/** Puts each entry into words once, until the language or the point of view changes. */
export class Teller<T extends object> {
  #known = new WeakMap<T, Line | null>();
  #for = "";

  /** `line` says an entry; null for what goes without saying. */
  tell(log: T[], viewpoint: string, line: (entry: T, before: T | undefined) => Line | null): Line[] {
    const wanted = `${words.lang}|${words.version}|${viewpoint}`;
    if (wanted !== this.#for) {
      this.#known = new WeakMap();
      this.#for = wanted;
    }
    const lines: Line[] = [];
    log.forEach((entry, i) => {
      let said = this.#known.get(entry);
      if (said === undefined) this.#known.set(entry, (said = line(entry, log[i - 1])));
      if (said) lines.push(said);
    });
    return lines;
  }
}

/** A line of the table's own, the same in every game: somebody took something back. */
export function takenBack(
  entry: { event: string; player?: number; n?: unknown },
  names: string[],
  you: number,
): Line | null {
  if (entry.event !== "undo") return null;
  const player = entry.player ?? -1;
  const text = say("web-log-undo", {
    you: player === you ? "yes" : "no",
    name: names[player] ?? "",
    n: Number(entry.n ?? 1),
  });
  return { parts: parts(text), event: entry.event, player, depth: 0, heading: false };
}

/** Who has won, as a sentence. */
export function winner(standings: number[] | null, names: string[]): string {
  const winners = names.filter((_, i) => standings?.[i] === 1);
  return winners.length > 1
    ? say("web-shared-win", { names: new Intl.ListFormat(words.lang).format(winners) })
    : say("web-winner", { name: winners[0] ?? "" });
}
