/** The log as it is shown: sentences, cut where they name something one may look at. */
import { listed, parts, words, say, type Part } from "../lib/words.svelte";

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

const OWN = ["undo", "undo_refused", "resigned", "clock", "played_on"];

/** What happened at a table and no game knows of. */
export interface AtTable {
  event: string;
  player?: number;
  n?: unknown;
  other?: unknown;
  over?: unknown;
}

/** A line of the table's own, the same in every game: taking back, giving up, the clock, playing on. */
export function tableLine(entry: AtTable, names: string[], you: number): Line | null {
  if (!OWN.includes(entry.event)) return null;
  const player = entry.player ?? -1;
  const text = say(`web-log-${entry.event}`, {
    you: player === you ? "yes" : "no",
    yours: entry.other === you ? "yes" : "no",
    name: names[player] ?? "",
    other: names[Number(entry.other)] ?? "",
    over: entry.over ? "yes" : "no",
    n: Number(entry.n ?? 1),
  });
  return { parts: parts(text), event: entry.event, player, depth: 0, heading: false };
}

/** Who has won, as a sentence to whoever has these seats. */
export function winner(standings: number[] | null, names: string[], seats: number[]): string {
  const winners = names.flatMap((_, i) => (standings?.[i] === 1 ? [i] : []));
  const who = winners.map((i) => names[i]!);
  if (winners.length > 1) return say("web-shared-win", { names: listed(who) });
  return say("web-winner", { name: who[0] ?? "", you: seats.length === 1 && seats[0] === winners[0] ? "yes" : "no" });
}
