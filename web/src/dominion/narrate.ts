/** What happened, as sentences: the same messages as the terminal's. */
import type { LogEntry } from "../lib/table.svelte";
import { cardName, cardsPhrase, knows, say } from "../lib/words.svelte";

export interface Line {
  text: string;
  cards: string[];
  player: number;
  depth: number;
  heading: boolean;
}

export function optionText(source: string, slug: string, subject = ""): string {
  const id = `option-${source}-${slug}`;
  return knows(id) ? say(id, { subject }) : knows(`card-${slug}`) || knows(`pile-${slug}`) ? cardName(slug) : slug.replaceAll("_", " ");
}

function goesWithoutSaying(entry: LogEntry, before: LogEntry | undefined): boolean {
  if (entry.event === "gain" && before?.event === "buy") {
    return entry.zone === "discard_pile" && String(entry.cards) === String(before.cards);
  }
  return entry.event === "discard" && (entry.zone === "in_play" || (entry.zone === "hand" && entry.private === true));
}

export function narrate(log: LogEntry[], names: string[], you: number): Line[] {
  const lines: Line[] = [];
  log.forEach((entry, i) => {
    if (!goesWithoutSaying(entry, log[i - 1])) lines.push(line(entry, names, you));
  });
  return lines;
}

function line(entry: LogEntry, names: string[], you: number): Line {
  const cards = entry.cards ?? [];
  const other = typeof entry.other === "number" ? (entry.other === you ? say("seat-to-you") : (names[entry.other] ?? "")) : "";
  const text = say(message(entry), {
    you: entry.player === you ? "yes" : "no",
    name: names[entry.player] ?? "",
    cards: cards.length ? cardsPhrase(cards) : say("amount-cards", { n: entry.n }),
    n: entry.n,
    what: what(entry),
    other,
  });
  return { text, cards: [...new Set(cards)], player: entry.player, depth: entry.depth ?? 0, heading: entry.event === "turn" || entry.event === "extra_turn" || entry.event === "end" };
}

function message(entry: LogEntry): string {
  const name = `log-${entry.event}`;
  if (entry.zone && knows(`${name}-${String(entry.zone)}`)) return `${name}-${String(entry.zone)}`;
  if (entry.event === "extra_turn" && typeof entry.other === "number") return `${name}-possessed`;
  if (entry.event === "tokens" && entry.n < 0) return `${name}-lost`;
  return name;
}

function what(entry: LogEntry): string {
  const word = typeof entry.word === "string" ? entry.word : "";
  if (entry.event === "choose") return optionText(entry.cards?.[0] ?? "", word);
  if (entry.event === "tokens") {
    const n = Math.abs(entry.n);
    return knows(`token-${word}`) ? say(`token-${word}`, { n }) : `${n} ${word}`;
  }
  if (!word) return "";
  return knows(`zone-${word}_mat`) ? say(`zone-${word}_mat`) : cardName(word);
}
