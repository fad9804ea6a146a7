/** Where on the board a question is answered, and what lies in the tray if it is nowhere else. */
import { capital, first, say } from "../../lib/words.svelte";
import { isPair } from "./chain";
import type { Prompt, View } from "./shapes";
import { AMOUNT, signOfThing } from "./signs";
import { nameOf, signed, textOf } from "./words";
import { speech } from "./speech";

/** `pair`: two ingredients are chosen; `elements`: an ingredient in one colour; `entries`: one for an article. */
export type Where =
  | ""
  | "order"
  | "spaces"
  | "row"
  | "hand"
  | "pair"
  | "market"
  | "grid"
  | "heads"
  | "elements"
  | "seals"
  | "grants"
  | "golem"
  | "sale"
  | "exhibition"
  | "claims"
  | "entries"
  | "tray";

const WHERE: Record<string, Where> = {
  order_space: "order",
  declare: "spaces",
  forage: "row",
  transmute: "hand",
  throw_away: "hand",
  study: "hand",
  mix: "pair",
  animate: "pair",
  buy: "market",
  publish: "grid",
  alchemical: "grid",
  read: "heads",
  entry: "entries",
  bid: "sale",
  sell_potion: "sale",
  guarantee: "sale",
  exhibit: "exhibition",
  claim: "claims",
  seal: "seals",
  grant: "grants",
  report: "golem",
};

export function whereOf(p: Prompt | null): Where {
  if (!p) return "";
  if (p.verb === "debunk") return isPair(p) ? "pair" : "elements";
  return WHERE[p.verb] ?? "tray";
}

/** Two ingredients come from the hand, or may be any. */
export const fromHand = (p: Prompt | null): boolean => p?.verb === "mix";

/** The parts of the board that a narrow screen shows one at a time. */
export const TABS = ["day", "known", "mine", "people", "log"] as const;
export type Tab = (typeof TABS)[number];

const TAB: Partial<Record<Where, Tab>> = {
  order: "day",
  spaces: "day",
  row: "day",
  market: "day",
  sale: "day",
  exhibition: "day",
  pair: "known",
  grid: "known",
  heads: "known",
  elements: "known",
  entries: "known",
  claims: "known",
  grants: "known",
  golem: "known",
};
/** The tab that a question opens; none if it is answered where it is asked. */
export const tabOf = (p: Prompt | null): Tab | undefined => (fromHand(p) ? undefined : TAB[whereOf(p)]);

export interface Choice {
  option: string;
  signs: string[];
  name: string;
  /** What is printed on it, or what it leads to. */
  note: string;
  /** An amount beside it. */
  figure?: { n: number; sign: string };
}

const KINDS: Record<string, string> = {
  keep_favour: "favour",
  discard_favour: "favour",
  keep_startup: "startup",
  artifact: "artifact",
};

/** What is chosen in the tray, with its picture and its text. */
export function choices(p: Prompt, view: View): Choice[] {
  if (whereOf(p) !== "tray" || p.kind === "number" || p.kind === "yes_no") return [];
  return [...new Set(p.options ?? [])].map((option) => choice(p, view, option));
}

function choice(p: Prompt, view: View, option: string): Choice {
  const n = p.figures?.[option];
  const kind = KINDS[p.verb];
  if (kind)
    return {
      option,
      signs: [signOfThing(kind, option)],
      name: nameOf(kind, option),
      note: textOf(kind, option, view),
      ...(n === undefined ? {} : { figure: { n, sign: AMOUNT.gold! } }),
    };
  switch (p.verb) {
    case "signs": {
      const [a, b] = [...option];
      const [w, x, y, z] = (p.chosen ?? []).map((i) => `i-${i}`);
      const colour = (p.source ?? "").split(":")[1] ?? "";
      return {
        option,
        signs: [w!, x!, `e-${colour}${a}`, y!, z!, `e-${colour}${b}`],
        name: "",
        note: speech.option(p, option, view),
      };
    }
    default:
      return { option, signs: [], name: capital(speech.option(p, option, view)), note: "" };
  }
}

/** What the main button does where several things are chosen before it is pressed. */
export function deed(p: Prompt): string {
  return say(first(`alchemists-do-${p.verb}-${p.source ?? ""}`, `alchemists-do-${p.verb}`) ?? "web-confirm");
}

/** A second sentence: what the question leads to, if it is not plain. */
export function hint(p: Prompt): string {
  const by = p.verb === "debunk" ? (isPair(p) ? "mix" : "sign") : (p.source ?? "");
  const id = first(`alchemists-why-${p.verb}-${by}`, `alchemists-why-${p.verb}`);
  return id ? say(id, { gain: p.gain ?? 0, loss: p.loss ?? 0 }) : "";
}

/** What the main button takes and brings besides: gold of a sale that succeeds, of a publication, of a test. */
export function stake(p: Prompt, what: string): string {
  const gold = p.verb === "publish" ? -(p.figures?.[what] ?? 0) : (p.price ?? 0) - (p.cost ?? 0);
  const amounts: [string, number][] = [
    ["gold", gold],
    ["approval", p.approval?.includes(what) ? -1 : 0],
  ];
  return amounts
    .filter(([, n]) => n)
    .map(([amount, n]) => say(`alchemists-amount-${amount}`, { n: signed(n), k: Math.abs(n) }))
    .join(", ");
}
