/** Every question as it stands on the board: who asks, what, and the choices with what they bring. */
import { capital, first, say, type Args } from "../../lib/words.svelte";
import { digit, numbers, type Answer } from "../../shell/answer";
import { colourOf } from "./chips";
import type { Prompt } from "./shapes";
import { called, chipName, textOf } from "./words";

export interface Choice {
  answer: Answer;
  text: string;
  /** What it brings or costs. */
  more: string;
  /** The key that presses it. */
  key: string;
  /** A chip or a sign that stands before its words. */
  chip?: string;
  sign?: string;
  /** The button in the corner, pressed by Space: apart from a draw it never spends, risks or gives up anything. */
  primary: boolean;
}

/** Questions where a yes costs nothing. */
const HARMLESS = ["move_further", "rat", "return_white", "stir", "act"];
/** Verbs whose options are chips in the bar. */
const IN_TRAY = ["drawn", "laid", "display", "bought", "starters"];

const SIGNS: Record<string, string> = {
  points: "star",
  coins: "two-coins",
  rubies: "ruby",
  droplet: "drop",
  chip: "swap-bag",
  tails: "rat",
  dice: "perspective-dice-six-faces-random",
  flask: "standing-potion",
  cauldron: "drop",
  tube: "test-tubes",
  return: "swap-bag",
  "last-two": "two-coins",
};

export const inTray = (prompt: Prompt): boolean => IN_TRAY.includes(prompt.place);
export const inMarket = (prompt: Prompt | null): boolean => prompt?.place === "market";

const space = (): string => say("quacks-key-space");

/** The first of these messages there is, or nothing. */
function maybe(args: Args, ...ids: string[]): string {
  const message = first(...ids);
  return message ? say(message, args) : "";
}

function yesNo(prompt: Prompt, visitor: string | null): Choice[] {
  const verb = prompt.verb === "call" && prompt.source === visitor ? "visit" : prompt.verb;
  const harmless = HARMLESS.includes(verb);
  const args = { n: prompt.n ?? 0, chip: prompt.chip ? chipName(prompt.chip) : "" };
  const choice = (answer: boolean): Choice => {
    const id = `quacks-${answer ? "yes" : "no"}-${verb}`;
    const primary = answer === harmless;
    const word = maybe(args, id) || say(answer ? "web-yes" : "web-no");
    const key = primary ? space() : answer ? say("quacks-key-yes") : "N";
    return { answer, text: capital(word), more: maybe(args, `${id}.more`), key, primary };
  };
  return harmless ? [choice(false), choice(true)] : [choice(true), choice(false)];
}

/** One of several words, or none of them. */
function words(prompt: Prompt): Choice[] {
  const verb = prompt.verb;
  const out = (prompt.options ?? []).map((option, i): Choice => {
    const args = { n: prompt.amounts?.[i] ?? prompt.n ?? 0, chip: prompt.chip ? chipName(prompt.chip) : "" };
    const id = `quacks-choice-${verb}-${option}`;
    return {
      answer: option,
      text: capital(optionName(prompt, option, args)),
      more: maybe(args, `${id}.more`, `quacks-choice-${verb}`),
      key: digit(i),
      ...(SIGNS[option] ? { sign: SIGNS[option] } : {}),
      primary: false,
    };
  });
  return prompt.lo ? out : [...out, decline(prompt)];
}

export function decline(prompt: Prompt): Choice {
  const more = prompt.about?.length ? `quacks-done-${prompt.verb}` : "";
  const text = capital(
    say(first(more, `quacks-no-${prompt.verb}`, `quacks-decline-${prompt.verb}`) ?? "quacks-decline"),
  );
  return { answer: null, text, more: "", key: space(), primary: true };
}

function amounts(prompt: Prompt): Choice[] {
  const { verb, source = "" } = prompt;
  if (verb === "settle") {
    const text = say("quacks-choice-settle", { n: prompt.hi });
    return [{ answer: prompt.hi, text, more: "", key: space(), primary: true }];
  }
  return numbers(prompt).map((n, i) => ({
    answer: n,
    text: maybe({ n }, `quacks-number-${verb}-${source}`) || String(n),
    more: maybe({ n }, `quacks-reward-${verb}-${source}`),
    key: digit(i),
    primary: false,
  }));
}

/** The buttons of the bar; a visiting witch is free. What lies elsewhere on the board is lit there. */
export function choices(prompt: Prompt, visitor: string | null = null): Choice[] {
  if (prompt.kind === "yes_no") return yesNo(prompt, visitor);
  if (prompt.kind === "number") return amounts(prompt);
  if (prompt.verb === "patient") return []; // chosen by their boards
  if (prompt.kind === "one" && prompt.place === "words") return words(prompt);
  if (prompt.kind === "one" && prompt.lo === 0) return [decline(prompt)];
  return [];
}

/** An option by name: a chip, a chip in the cauldron, or a word. How much of it there is may not be known any more. */
export function optionName(prompt: Prompt, option: string, args: Args = {}): string {
  const [chip, where] = option.split("@", 2);
  if (where) return say("quacks-chip-on", { chip: chipName(chip!), space: where });
  const own = `quacks-choice-${prompt.verb}-${option}`;
  const known = args.n !== undefined || !prompt.amounts;
  const found = first(
    `${own}-${prompt.source ?? ""}`,
    known ? own : "",
    `quacks-word-${prompt.verb}-${option}`,
    `quacks-chip-${option}`,
    `quacks-word-${option}`,
    `quacks-patient-${option}`,
  );
  return found ? say(found, args) : option;
}

/** The question itself; who asks is said above it. */
export function title(prompt: Prompt): string {
  const { verb, source = "", chip, n = 0 } = prompt;
  const asked = `quacks-ask-${verb}`;
  const short = verb === "settle" ? `quacks-asked-${verb}` : "";
  return say(first(short, `${asked}-${source}`, asked) ?? asked, {
    chip: chip ? chipName(chip) : "",
    n: verb === "settle" ? prompt.hi : n,
    text: verb === "call" ? textOf(source) : "",
  });
}

/** What stands below the question: what the asking thing says, or where to look. */
export function hint(prompt: Prompt): string {
  const own = maybe({}, `quacks-hint-${prompt.verb}`, `quacks-hint-${prompt.place}`);
  if (own) return own;
  const reads = ["choose", "hand_in", "tier", "steps", "take", "place", "trade_up", "copy"];
  return prompt.source && reads.includes(prompt.verb) ? textOf(prompt.source) : "";
}

/** Who or what asks: the name of the thing, and the picture of it. */
export function asker(prompt: Prompt): { by: string; chip?: string; sign?: string } {
  const { source = "", verb } = prompt;
  const by = source ? called(source) : "";
  if (prompt.chip && !source) return { by, chip: prompt.chip };
  if (source.startsWith("F")) return { by, sign: "card-random" };
  if (source.startsWith("W-")) return { by, sign: "pointy-hat" };
  if (source in PATIENTS) return { by, sign: PATIENTS[source]! };
  if (source) return { by, chip: colourOf(source) };
  return { by, ...(ASKERS[verb] ? { sign: ASKERS[verb] } : {}) };
}

export const PATIENTS: Record<string, string> = {
  nervousness: "terror",
  ear_worm: "human-ear",
  carrot_nose: "carrot",
  wing_ears: "elf-ear",
  chicken_eyes: "chicken",
  witch_hump: "camel-head",
  forgetfulness: "brain",
  vampirism: "vampire-dracula",
};
const ASKERS: Record<string, string> = {
  spend: "ruby",
  rat: "rat",
  go_on: "hand",
  score: "bright-explosion",
  settle: "erlenmeyer",
  patient: "erlenmeyer",
  droplet: "drop",
  buy: "shop",
  penny: "pointy-hat",
  together: "hourglass",
};
