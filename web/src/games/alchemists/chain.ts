/** Questions that follow one another before anything is learnt: they are answered together, from a draft. */
import { ALCHEMICALS, GUARANTEES, INGREDIENTS, pairOf, POTIONS, SEALS, SLOTS } from "./alchemy";
import type { Prompt, View } from "./shapes";

const SIGNS = ["++", "+-", "-+", "--"];
const OFTEN = 2; // articles that may name an ingredient

/** What is chosen so far. */
export interface Draft {
  potion: string;
  guarantee: string;
  /** Two ingredients, or one of them. */
  pair: string[];
  claim: string;
  /** What is to be published: an option of the question. */
  what: string;
  alchemical: string;
  /** The ingredients of an article, slot by slot. */
  entries: string[];
  /** The signs of its two pairs. */
  signs: string;
  seal: string;
  /** A report in the making: `chest:large-red`, or with a second token behind a stroke. */
  report: string;
}
export const NOTHING: Readonly<Draft> = {
  potion: "",
  guarantee: "",
  pair: [],
  claim: "",
  what: "",
  alchemical: "",
  entries: [],
  signs: "",
  seal: "",
  report: "",
};

/** Whether two ingredients are asked for. */
export const isPair = (p: Prompt): boolean =>
  p.verb === "mix" || p.verb === "animate" || (p.verb === "debunk" && (p.options?.[0]?.includes("+") ?? false));

/** The question and those that follow it. Their options are found as the rules find them, from what the seat sees. */
export function stepsOf(p: Prompt, view: View, draft: Readonly<Draft>): Prompt[] {
  switch (p.verb) {
    case "sell_potion": {
      const promise = guaranteeing(p, view, draft.potion);
      return [p, promise, mixing(p, view, [draft.potion, answersTo([p, promise], draft)[1]!])];
    }
    case "guarantee":
      return [p, mixing(p, view, [p.chosen?.[0] ?? "", draft.guarantee])];
    case "exhibit":
      return [p, mixing(p, view, [draft.potion])];
    case "debunk":
      return isPair(p) ? [p, then(p, "claim", POTIONS, { chosen: draft.pair, about: draft.pair })] : [p];
    case "publish":
      return [p, ...publishing(p, view, draft)];
    default:
      return [p];
  }
}

const then = (p: Prompt, verb: string, options: string[], more: Partial<Prompt>): Prompt => ({
  ...p,
  lo: 1,
  verb,
  options,
  ...more,
});

// ---------------------------------------------------------------- a sale, an exhibit

function guaranteeing(p: Prompt, view: View, potion: string): Prompt {
  const { prices } = view.players[p.player]!;
  const figures = Object.fromEntries(GUARANTEES.map((g, k): [string, number] => [g, prices[k] ?? 0]));
  const paid = GUARANTEES.filter((g) => figures[g]! > 0);
  return then(p, "guarantee", paid, { chosen: [potion], figures });
}

/** Two different ingredients of the hand, to make what is promised. */
function mixing(p: Prompt, view: View, promised: string[]): Prompt {
  const { hand = [], prices } = view.players[p.player]!;
  const held = INGREDIENTS.filter((i) => hand.includes(i));
  const pairs = held.flatMap((a, k) => held.slice(k + 1).map((b) => pairOf(a, b)));
  return then(p, "mix", pairs, { chosen: promised, price: prices[GUARANTEES.indexOf(promised[1] ?? "")] ?? 0 });
}

// ---------------------------------------------------------------- what is published

function publishing(p: Prompt, view: View, draft: Readonly<Draft>): Prompt[] {
  const [kind = "", of = ""] = draft.what.split(":");
  const seals = view.players[p.player]?.seals ?? {};
  const left = SEALS.filter((s) => seals[s] && (s !== "unstarred_white" || !["theory", "endorse"].includes(kind)));
  const seal = then(p, "seal", left, { source: "publish" });
  if (kind === "theory") return [then(p, "alchemical", alchemicalsFor(p, view, of), { source: of, about: [of] }), seal];
  return kind === "article" ? [...writing(p, view, of, draft), seal] : [seal];
}

/** What a theory on an ingredient may claim; in place of what fell, on another one only what came free. */
export function alchemicalsFor(p: Prompt, view: View, ingredient: string): string[] {
  const { theories, fallen } = view;
  const free = ALCHEMICALS.filter((a) => !INGREDIENTS.some((i) => theories[i]?.alchemical === a));
  const fell = p.source === "immediate" ? (p.about ?? []) : [ingredient];
  if (fell.includes(ingredient)) return free;
  const freed = fell.map((i) => fallen.findLast((f) => f.ingredient === i)?.alchemical);
  return free.filter((a) => freed.includes(a));
}

/** The slots of an article one after another, then the signs of its two pairs. */
function writing(p: Prompt, view: View, colour: string, { entries }: Readonly<Draft>): Prompt[] {
  const about = [colour];
  const slots = SLOTS.map((slot, k) => {
    const chosen = entries.slice(0, k);
    return then(p, "entry", entriesFor(view, colour, chosen), { source: `article-${slot}`, about, chosen });
  });
  const fell = p.source === "immediate" ? view.fallen_articles?.findLast((a) => a.colour === colour) : undefined;
  const former = fell && String(fell.entries.toSorted());
  const says = (signs: string): string => String(entries.map((i, k) => i + signs[Math.floor(k / 2)]).toSorted());
  const signs = entries.length < SLOTS.length ? [] : SIGNS.filter((s) => says(s) !== former);
  return [...slots, then(p, "signs", signs, { source: `article:${colour}`, about, chosen: entries })];
}

const FOURS: string[][] = INGREDIENTS.flatMap((a, i) =>
  INGREDIENTS.slice(i + 1).flatMap((b, j) =>
    INGREDIENTS.slice(i + j + 2).flatMap((c, k) => INGREDIENTS.slice(i + j + k + 3).map((d) => [a, b, c, d])),
  ),
);

/** What can stand beside these in an article: nothing that two others name, nor the four of another. */
export function entriesFor(view: View, colour: string, chosen: string[]): string[] {
  const others = Object.entries(view.articles ?? {})
    .filter(([c, article]) => article && c !== colour)
    .map(([, article]) => article!.entries.map((e) => e.slice(0, -1)));
  const free = (i: string): boolean => others.filter((four) => four.includes(i)).length < OFTEN;
  const open = FOURS.filter(
    (four) =>
      chosen.every((i) => four.includes(i)) &&
      four.every(free) &&
      !others.some((other) => four.every((i) => other.includes(i))),
  );
  return INGREDIENTS.filter((i) => !chosen.includes(i) && open.some((four) => four.includes(i)));
}

// ---------------------------------------------------------------- answers

function drafted(step: Prompt, draft: Readonly<Draft>): string {
  if (isPair(step)) {
    const [a, b] = draft.pair;
    return a && b ? pairOf(a, b) : "";
  }
  switch (step.verb) {
    case "sell_potion":
    case "exhibit":
      return draft.potion;
    case "publish":
      return draft.what;
    case "entry":
      return draft.entries[SLOTS.indexOf(step.source?.replace("article-", "") ?? "")] ?? "";
    case "guarantee":
    case "claim":
    case "alchemical":
    case "signs":
    case "seal":
    case "report":
      return draft[step.verb];
    default:
      return "";
  }
}

/** What the draft answers to each question, empty where it does not yet. What follows and leaves no choice is not asked. */
export function answersTo(steps: Prompt[], draft: Readonly<Draft>): string[] {
  return steps.map(({ options = [] }, k) => {
    const chosen = drafted(steps[k]!, draft);
    if (options.includes(chosen)) return chosen;
    return k && options.length === 1 ? options[0]! : "";
  });
}
