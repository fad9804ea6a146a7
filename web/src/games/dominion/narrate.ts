/** What happened, as sentences: the same messages as the terminal's. */
import type { LogEntry } from "../../shell/connection.svelte";
import { cardName, cardsPhrase, knows, marked, parts, say, words, type Part } from "../../lib/words.svelte";
import type { DominionView } from "./view";

export interface Line {
  parts: Part[];
  event: string;
  player: number;
  depth: number;
  heading: boolean;
}

export function optionText(source: string, slug: string, subject = ""): string {
  const id = `dominion-option-${source}-${slug}`;
  return knows(id)
    ? say(id, { subject })
    : knows(`dominion-card-${slug}`) || knows(`dominion-pile-${slug}`)
      ? cardName(slug)
      : slug.replaceAll("_", " ");
}

function goesWithoutSaying(entry: LogEntry, before: LogEntry | undefined): boolean {
  if (entry.event === "gain" && before?.event === "buy") {
    return entry.zone === "discard_pile" && String(entry.cards) === String(before.cards);
  }
  return entry.event === "discard" && (entry.zone === "in_play" || (entry.zone === "hand" && entry.private === true));
}

let known = new WeakMap<LogEntry, Line>();
let knownFor = "";

/** The log as lines. A line is put into words once, until the language or the point of view changes.
 *  Nothing is told of the first turn's beginning: its heading is ours. */
export function narrate(log: LogEntry[], names: string[], you: number, current: number): Line[] {
  const wanted = `${words.lang}|${words.ready}|${you}|${names.join("|")}`;
  if (wanted !== knownFor) {
    known = new WeakMap();
    knownFor = wanted;
  }
  const lines = [line({ event: "turn", player: log[0]?.player ?? current, n: 1 }, names, you)];
  log.forEach((entry, i) => {
    if (goesWithoutSaying(entry, log[i - 1])) return;
    let said = known.get(entry);
    if (!said) known.set(entry, (said = line(entry, names, you)));
    lines.push(said);
  });
  return lines;
}

const HEADINGS = ["turn", "extra_turn", "end"];

function line(entry: LogEntry, names: string[], you: number): Line {
  const cards = entry.cards ?? [];
  const other =
    typeof entry.other === "number" ? (entry.other === you ? say("seat-to-you") : (names[entry.other] ?? "")) : "";
  const text = say(message(entry), {
    you: entry.player === you ? "yes" : "no",
    name: names[entry.player] ?? "",
    cards: cards.length ? cardsPhrase(cards) : say("dominion-amount-cards", { n: entry.n }),
    n: entry.n,
    what: what(entry),
    other,
  });
  return {
    parts: parts(text),
    event: entry.event,
    player: entry.player,
    depth: entry.depth ?? 0,
    heading: HEADINGS.includes(entry.event),
  };
}

export interface News {
  lines: Line[];
  /** When each line appears, in milliseconds: a turn takes a second and a half at most. */
  at: number[];
}

const TURN = 1500;
const LINE = 400;

/** What the others did since your last turn, until you do something yourself; without what they drew. */
export function recap(lines: Line[], you: number): News {
  const news: News = { lines: [], at: [] };
  const mine = (l: Line): boolean => l.heading && l.player === you && l.event !== "end";
  const now = lines.findLastIndex(mine);
  const since = lines.slice(now + 1);
  if (
    since.some((l) => l.player === you && ["play", "buy"].includes(l.event) && l.depth === 0) &&
    !since.some((l) => l.heading)
  )
    return news;
  // The game may have ended in somebody else's turn: then that is the news.
  const turns = since.some((l) => l.heading)
    ? since
    : lines.slice(lines.findLastIndex((l, i) => i < now && mine(l)) + 1, now);
  let turn = -1;
  const begins: number[] = [];
  for (const l of turns) {
    if (l.heading) turn++;
    else if (turn >= 0 && l.depth < 2 && !["draw", "shuffle", "cleanup"].includes(l.event)) {
      news.lines.push(l);
      begins.push(turn);
    }
  }
  news.at = begins.map(
    (t, i) => t * TURN + (i - begins.indexOf(t)) * Math.min(LINE, TURN / begins.filter((b) => b === t).length),
  );
  return news;
}

/** Who has won, as a sentence. */
export function winner(view: DominionView, names: string[]): string {
  const winners = names.filter((_, i) => view.standings?.[i] === 1);
  return winners.length > 1
    ? say("web-shared-win", { names: new Intl.ListFormat(words.lang).format(winners) })
    : say("web-winner", { name: winners[0] ?? "" });
}

/** The cards that nobody may buy this turn: named by somebody else for Contraband. */
export function barred(log: LogEntry[], current: number, rules: string[]): string[] {
  if (!rules.includes("contraband")) return [];
  const turn = log.findLastIndex((e) => HEADINGS.includes(e.event));
  return log
    .slice(turn + 1)
    .filter((e) => e.event === "name" && e.player !== current)
    .flatMap((e) => e.cards ?? []);
}

function message(entry: LogEntry): string {
  const name = `dominion-log-${entry.event}`;
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
    return knows(`dominion-token-${word}`) ? say(`dominion-token-${word}`, { n }) : `${n} ${word}`;
  }
  if (!word) return "";
  return knows(`dominion-zone-${word}_mat`) ? say(`dominion-zone-${word}_mat`) : marked(word, cardName(word));
}
