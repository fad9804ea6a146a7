/** The log in sentences. While all brew, one line per brewer grows, instead of forty that race. */
import { listed, marked, parts, first, say, type Part } from "../../lib/words.svelte";
import { tableLine, Teller, type Line } from "../../shell/log";
import type { Told } from "./shapes";
import { BREWING } from "./standing";
import { called, chipName } from "./words";

const OF_THE_TABLE = ["round", "fortune", "book", "visit", "together", "end"]; // told of everybody
const UNTOLD = ["scoring"]; // seen in the cauldron

/** A word of an entry: a face of the die, a penny, something chosen. */
export const optionWord = (entry: Told): string =>
  say(
    first(`quacks-word-${entry.event}-${entry.word}`, `quacks-word-${entry.word}`, `quacks-penny-${entry.word}`) ?? "",
  );

function wordOf(entry: Told): string {
  if (!entry.word) return "";
  const name = called(entry.word);
  return name ? marked(entry.word, name) : optionWord(entry);
}

/** What has a name of its own can be looked at. */
function line(entry: Told, names: string[], you: number): Line | null {
  const { event, player, n, chips = [] } = entry;
  if (UNTOLD.includes(event)) return null;
  const text = say(`quacks-log-${event === "rubies" && n < 0 ? "pay" : event}`, {
    you: player === you ? "yes" : "no",
    name: names[player] ?? "",
    n: Math.abs(n),
    chips: listed(chips.map(chipName)),
    word: wordOf(entry),
  });
  const whose = OF_THE_TABLE.includes(event) ? -1 : player;
  return { parts: parts(text), event, player: whose, depth: 0, heading: event === "round" };
}

const SIGNS: Record<string, string> = {
  explode: "q-bright-explosion",
  stop: "q-hand",
  flask: "q-standing-potion",
  witch: "q-pointy-hat",
  elixir: "q-erlenmeyer",
};

/** What an entry adds to a brewer's line. */
function sign(entry: Told): Part[] {
  const chips = (entry.chips ?? []).map((c) => ({ text: chipName(c), sign: `c-${c}` }));
  const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  switch (entry.event) {
    case "place":
    case "cup":
    case "gain":
      return chips;
    case "lay_aside":
      return [{ text: "(" }, ...chips, { text: ")" }];
    case "draw":
      return [{ text: "‹" }, ...chips, { text: "›" }];
    case "return":
      return [{ text: "↩" }, ...chips];
    case "restart":
      return [{ text: "↺" }];
    case "go_on":
      return [{ text: "…" }];
    case "rubies":
      return [{ text: plus(entry.n) }, { text: say("quacks-rubies", { n: Math.abs(entry.n) }), sign: "q-ruby" }];
    case "points":
      return [{ text: plus(entry.n) }, { text: say("quacks-board-vp"), sign: "q-star" }];
    default:
      return SIGNS[entry.event] ? [{ text: say(`quacks-line-${entry.event}`), sign: SIGNS[entry.event]! }] : [];
  }
}

const teller = new Teller<Told>();

/** What belongs to a brewer's line. */
const brewed = (entry: Told): boolean =>
  entry.player >= 0 &&
  (BREWING.includes(entry.phase) || entry.phase === "afterwards") &&
  !OF_THE_TABLE.includes(entry.event) &&
  !UNTOLD.includes(entry.event);

export function narrate(log: Told[], names: string[], you: number): Line[] {
  const lines: Line[] = [];
  const viewpoint = `${you}|${names.join("|")}`;
  let brewers = new Map<number, Line>();
  for (const entry of log) {
    if (entry.event === "round") brewers = new Map();
    if (brewed(entry)) {
      let own = brewers.get(entry.player);
      if (!own) {
        const name = { text: `${names[entry.player] ?? ""} ` };
        own = { parts: [name], event: "brew", player: entry.player, depth: 0, heading: false };
        brewers.set(entry.player, own);
        lines.push(own);
      }
      own.parts.push(...sign(entry));
    } else {
      lines.push(...teller.tell([entry], viewpoint, (e) => tableLine(e, names, you) ?? line(e, names, you)));
    }
  }
  return lines;
}
