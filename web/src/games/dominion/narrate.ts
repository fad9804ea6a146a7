/** What happened, as sentences: the same messages as the terminal's. */
import { knows, marked, parts, say } from "../../lib/words.svelte";
import { tableLine, Teller, type Line, type News } from "../../shell/log";
import type { Told } from "./shapes";
import { cardName, cardsPhrase } from "./words";

export function optionText(source: string, slug: string, subject = ""): string {
  const id = `dominion-option-${source}-${slug}`;
  return knows(id)
    ? say(id, { subject })
    : knows(`dominion-card-${slug}`) || knows(`dominion-pile-${slug}`)
      ? cardName(slug)
      : slug.replaceAll("_", " ");
}

function goesWithoutSaying(entry: Told, before: Told | undefined): boolean {
  if (entry.event === "gain" && before?.event === "buy") {
    return entry.zone === "discard_pile" && String(entry.cards) === String(before.cards);
  }
  return entry.event === "discard" && (entry.zone === "in_play" || (entry.zone === "hand" && entry.private === true));
}

const teller = new Teller<Told>();

/** The log as lines. Nothing is told of the first turn's beginning: its heading is ours. */
export function narrate(log: Told[], names: string[], you: number, current: number): Line[] {
  const begins = line({ event: "turn", player: log[0]?.player ?? current, n: 1 }, names, you);
  const rest = teller.tell(
    log,
    `${you}|${names.join("|")}`,
    (entry, before) =>
      tableLine(entry, names, you) ?? (goesWithoutSaying(entry, before) ? null : line(entry, names, you)),
  );
  return [begins, ...rest];
}

const HEADINGS = ["turn", "extra_turn", "end"];

function line(entry: Told, names: string[], you: number): Line {
  const cards = entry.cards ?? [];
  const other =
    entry.other !== undefined ? (entry.other === you ? say("seat-to-you") : (names[entry.other] ?? "")) : "";
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

const TURN = 1500; // milliseconds a turn takes at most
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

function message(entry: Told): string {
  const name = `dominion-log-${entry.event}`;
  if (entry.zone && knows(`${name}-${entry.zone}`)) return `${name}-${entry.zone}`;
  if (entry.event === "extra_turn" && typeof entry.other === "number") return `${name}-possessed`;
  if (entry.event === "tokens" && entry.n < 0) return `${name}-lost`;
  return name;
}

function what(entry: Told): string {
  const word = entry.word ?? "";
  if (entry.event === "choose") return optionText(entry.cards?.[0] ?? "", word, say("dominion-quantity-it"));
  if (entry.event === "tokens") {
    const n = Math.abs(entry.n);
    return knows(`dominion-token-${word}`) ? say(`dominion-token-${word}`, { n }) : `${n} ${word}`;
  }
  if (!word) return "";
  return knows(`dominion-zone-${word}_mat`) ? say(`dominion-zone-${word}_mat`) : marked(word, cardName(word));
}
