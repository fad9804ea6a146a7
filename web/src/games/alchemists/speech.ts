/** Alchemists in words: questions and the log as the terminal says them. */
import type { Prompt as AnyPrompt, Told as AnyTold, View as AnyView } from "../../lib/protocol";
import { first, listed, say, type Args } from "../../lib/words.svelte";
import { generic, lineOf, type Speech, type Value } from "../plain/speech";
import { COLOURS, isLarge, signOf } from "./alchemy";
import type { Fact, OrderSpace, Prompt, Told, View } from "./shapes";
import { signed } from "./words";

const INGREDIENTS = /^(mushroom|fern|toad|bird_claw|flower|mandrake_root|scorpion|raven_feather)$/;
const POTION = /^(red|green|blue)([+-])$/;
const ALCHEMICAL = /^A[1-8]$/;

const plain = generic("alchemists", {
  all: ["favour", "artifact", "adventurer", "seal", "startup", "grant", "module", "word", "colour"],
  under: {
    phase: "phase",
    mode: "mode",
    modules: "module",
    zone: "zone",
    adventurers: "adventurer",
    board: "order-board",
    next_board: "order-board",
    placed: "space",
    space: "space",
    spaces: "space",
    associates: "space",
    actions: "space",
    score: "score",
    colour: "colour",
    articles: "colour",
    reports: "part",
    tokens: "part",
    aid: "aid",
  },
});

// ---------------------------------------------------------------- things

const ingredient = (name: string): string => say(`alchemists-ingredient-${name}.brief`);
const letter = (colour: string): string => say(`alchemists-colour-${colour}.letter`);
const pair = (both: string): string => both.split("+").map(ingredient).join(" + ");
const spaceName = (id: string): string => say(`alchemists-space-${id}.short`);

/** "toad, 2 ferns": equal ones together. */
function counted(names: string[]): string {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}

/** A potion by its signs and its name. */
function potion(id: string): string {
  const [, colour, sign] = POTION.exec(id) ?? [];
  if (!colour) return `0 ${say("alchemists-potion-neutral")}`;
  return `${letter(colour)}${sign} ${say(`alchemists-potion-${colour}-${sign === "+" ? "plus" : "minus"}`)}`;
}

/** An alchemical's three elements, a capital letter for a large one: A1 r-g+B-. */
function alchemical(id: string): string {
  const signs = COLOURS.map(
    (colour) =>
      (isLarge(id, colour) ? letter(colour).toUpperCase() : letter(colour).toLowerCase()) + signOf(id, colour),
  );
  return `${id} ${signs.join("")}`;
}

function seal(id: string): string {
  return say(`alchemists-seal-${id}`);
}

/** Report tokens: large red or small blue. */
function tokens(words: string): string {
  const each = words.split("/").map((word) => {
    const [size, colour] = word.split("-", 2);
    return say("alchemists-reader-trigger", {
      size: say(`alchemists-size-${size}`),
      colour: say(`alchemists-colour-${colour}`),
    });
  });
  return each.length > 1 ? say("alchemists-or", { one: each[0]!, two: each[1]! }) : each[0]!;
}

/** What an order space costs and gives: −1 gold, +2 ingredients. */
function orderSpace(space: OrderSpace): string {
  const [gold, reputation, cubes, approval] = space.cost;
  const [ingredients, favours, gains, purse, books] = space.reward;
  const amounts: [string, number][] = [
    ["gold", -gold],
    ["reputation", -reputation],
    ["cubes", -cubes],
    ["approval", -approval],
    ["gold", purse],
    ["ingredients", ingredients],
    ["favours", favours],
    ["reputation", gains],
    ["books", books],
  ];
  const said = amounts
    .filter(([, n]) => n)
    .map(([what, n]) => say(`alchemists-amount-${what}`, { n: signed(n), k: Math.abs(n) }));
  return said.join(", ") || say("alchemists-order-nothing");
}

function word(id: string, key: string): string {
  if (INGREDIENTS.test(id)) return ingredient(id);
  if (POTION.test(id) || id === "neutral") return potion(id);
  if (ALCHEMICAL.test(id)) return alchemical(id);
  if (key === "placed" || key === "associates" || key === "actions") return spaceName(id);
  if (key === "tokens" && id.includes("-")) return tokens(id);
  const entry = /^(\w+)([+-])$/.exec(id);
  if (entry && INGREDIENTS.test(entry[1]!)) return ingredient(entry[1]!) + entry[2];
  return plain.word(id, key);
}

function text(id: string, key: string): string {
  if (key === "declare") return first(`alchemists-space-${id}.text`) ? say(`alchemists-space-${id}.text`) : "";
  return plain.text(id, key);
}

// ---------------------------------------------------------------- questions

function ask(prompt: AnyPrompt, _: string[], view: AnyView): string {
  const p = prompt as Prompt;
  const seen = view as View;
  const asked = `alchemists-ask-${p.verb}`;
  const past = p.options ? "" : `alchemists-asked-${p.verb}`; // told of without what was on offer
  const by = seen.mode === "apprentice" || p.by_sign ? "sign" : "mix";
  const chosen = p.chosen ?? [];
  return say(first(past, `${asked}-${p.source ?? ""}`, `${asked}-${by}`, asked) ?? asked, {
    what: source(p),
    chosen: counted(chosen.map((c) => word(c, "chosen"))),
    n_chosen: chosen.length,
    potion: chosen[0] ? word(chosen[0], "potion") : "",
    colour: p.verb === "entry" && p.about?.[0] ? say(`alchemists-colour-${p.about[0]}`) : "",
    guarantee: chosen[1] && first(`alchemists-guarantee-${chosen[1]}`) ? say(`alchemists-guarantee-${chosen[1]}`) : "",
    potions: listed((p.wanted ?? []).map(potion)),
    price: p.price ?? 0,
    cubes: seen.players[p.player]?.cubes ?? 0,
    n: p.hi,
  });
}

/** What asks, in words. */
function source(p: Prompt): string {
  const id = p.source ?? "";
  switch (p.verb) {
    case "alchemical":
    case "leave_aside":
      return ingredient(id);
    case "claim":
      return pair((p.about ?? []).join("+"));
    case "boots":
      return spaceName(id);
    case "entry":
    case "signs":
      return say(`alchemists-colour-${id.replace("-", ":").split(":", 2)[1] ?? ""}`);
    default:
      return id && plain.word(id, p.verb);
  }
}

function option(prompt: AnyPrompt, id: string, view: AnyView): string {
  const p = prompt as Prompt;
  const n = p.figures?.[id] ?? 0;
  const [kind, of = ""] = id.split(":", 2);
  switch (p.verb) {
    case "buy":
      return say("alchemists-word-price", { what: plain.word(id, "artifact"), n });
    case "guarantee":
      return say("alchemists-word-guarantee", { what: say(`alchemists-guarantee-${id}`), n });
    case "bid":
      return say("alchemists-word-bid", { n: Number(id), k: n });
    case "order_space": {
      const space = (view as View).board.spaces[Number(id) - 1];
      return say("alchemists-word-place", { n: id, what: space ? orderSpace(space) : "" });
    }
    case "declare":
      if (kind === "associate")
        return say("alchemists-word-associate", { favour: say("alchemists-favour-associate"), space: spaceName(of) });
      return p.figures && id in p.figures
        ? say("alchemists-word-space", { space: spaceName(id), n })
        : plain.word(id, "favour");
    case "publish": {
      const what = INGREDIENTS.test(of) ? ingredient(of) : say(`alchemists-colour-${of}`);
      const theory = (view as View).theories[of];
      const claim = kind === "endorse" && theory ? ` = ${alchemical(theory.alchemical)}` : "";
      return say(`alchemists-word-${kind}`, { what }) + claim;
    }
    case "seal":
      return seal(id);
    case "signs": {
      const [one, two] = [...id].map((sign) => say(`alchemists-sign-${sign === "+" ? "plus" : "minus"}`));
      const chosen = p.chosen ?? [];
      const [a, b] = [chosen.slice(0, 2), chosen.slice(2)].map((names) => names.map(ingredient).join(" + "));
      return say("alchemists-word-signs", { one: one ?? "", two: two ?? "", first: a ?? "", second: b ?? "" });
    }
    case "report": {
      const parts = id.split(":");
      const message = parts[0] === "take_back" ? "alchemists-word-take-back" : "alchemists-word-report";
      return say(message, { part: say(`alchemists-part-${parts.at(-2)}`), tokens: tokens(parts.at(-1)!) });
    }
    case "sell_potion":
      return first("alchemists-word-sale") && n ? say("alchemists-word-sale", { what: potion(id), n }) : word(id, "");
    default:
      if (id.includes("+") && INGREDIENTS.test(id.split("+", 1)[0]!)) return pair(id);
      if (of && COLOURS.some((colour) => colour === of))
        return `${ingredient(kind!)}, ${say(`alchemists-colour-${of}`)}`;
      return word(id, p.verb);
  }
}

// ---------------------------------------------------------------- the log

const UNTOLD = ["place", "score"]; // `declare` tells all cubes at once; the end shows all points
const LOUD = ["round", "conference", "revelation"];

/** A detail of an event in words. */
function said(key: string, value: Value, names: string[]): string | number {
  if (typeof value === "boolean" || value === null || value === undefined || key === "shelf") return "";
  if (typeof value === "number") return key === "on" ? (names[value] ?? "") : key === "n" ? Math.abs(value) : value;
  if (Array.isArray(value)) {
    if (key === "pair") return value.map((v) => ingredient(String(v))).join(" + ");
    if (key === "seals") return listed((value as [number, string][]).map(([seat, id]) => `${names[seat]} ${seal(id)}`));
    return counted(value.map((v) => word(String(v), key)));
  }
  if (typeof value === "object") {
    const words = Object.entries(value as Record<string, string>);
    if (key === "assignment") return listed(words.map(([name, found]) => `${ingredient(name)} ${alchemical(found)}`));
    if (key === "triggers")
      return listed(words.map(([part, found]) => `${say(`alchemists-part-${part}`)} ${tokens(found)}`));
    const placed = Object.entries(value).map(([id, n]) => spaceName(id) + (Number(n) > 1 ? ` ×${String(n)}` : ""));
    return placed.join(", ") || say("nothing");
  }
  if (key === "space") return spaceName(value);
  if (key === "seal") return seal(value);
  if (key === "tokens") return tokens(value);
  if (key === "light") return say(`alchemists-light-${value}`).split(":", 1)[0]!.trim();
  if (["guarantee", "quality", "colour", "reaction", "part"].includes(key)) return say(`alchemists-${key}-${value}`);
  return word(value, key);
}

const SECRETS = ["favours", "ingredients", "pair", "seal", "tokens", "artifact", "light", "reaction"] as const;
const OF_SECRET_INGREDIENTS = ["transmute", "mortar", "spied"];

/** Whether an event tells this viewer more than the others. */
const isSeen = (told: Told): boolean =>
  SECRETS.some((key) => key in told) || (OF_SECRET_INGREDIENTS.includes(told.event) && "ingredient" in told);

function tell(entry: AnyTold, names: string[], you: number): ReturnType<Speech["tell"]> {
  const told = entry as Told;
  const { event, player } = told;
  if (UNTOLD.includes(event) || (event === "reputation" && !told.n)) return null;
  let message = `alchemists-log-${event}`;
  if (event === "debunk" && told.colour) message += "-sign";
  if ((told.n ?? 0) < 0) message += "-lost";
  if (told.triggers) message += "-golem";
  for (const held of [told.success, told.true]) if (held === false) message += "-not";
  if (isSeen(told) && first(`${message}-seen`)) message += "-seen";
  else if (event === "think" && told.potion) message += "-heard";
  const details: Args = {};
  for (const [key, value] of Object.entries(told) as [string, Value][])
    if (!["event", "player"].includes(key)) details[key] = said(key, value, names);
  const has = say("alchemists-log-has", { you: player === you ? "yes" : "no" });
  let sentence = say(message, { ...details, has });
  if (told.made && told.success === false) sentence += ` (${details.made as string})`;
  const who = player < 0 ? "" : `${player === you ? say("seat-you") : names[player]} `;
  return lineOf(entry, who + sentence, LOUD.includes(event));
}

// ---------------------------------------------------------------- what was shown

/** A fact in one phrase, as the terminal's notebook says it. */
function fact(told: Fact): string {
  const { kind, answer } = told;
  const both = `${ingredient(told.first)} + ${told.second ? ingredient(told.second) : "?"}`;
  switch (kind) {
    case "mixed":
    case "spied":
      return `${both} = ${potion(String(answer))}`;
    case "claim":
      return `${both} ${answer ? "=" : "≠"} ${potion(told.asked!)}`;
    case "sign":
      return `${ingredient(told.first)} ${letter(told.asked!)}${answer}`;
    case "light":
      return `${ingredient(told.first)} = ${say(`alchemists-light-${answer}`).split(":", 1)[0]!.trim()}`;
    case "identity":
      return `${ingredient(told.first)} = ${alchemical(String(answer))}`;
    case "reaction":
      return say("alchemists-fact-reaction", {
        ingredient: ingredient(told.first),
        reaction: say(`alchemists-reaction-${answer}.short`),
      });
    case "animation":
      return say(answer ? "alchemists-fact-awake" : "alchemists-fact-asleep", { pair: both });
    case "sale":
    case "spied_sale":
      return say("alchemists-fact-sale", {
        pair: both,
        potion: potion(told.asked!),
        quality: say(`alchemists-quality-${answer}`),
      });
  }
}

function phrase(key: string, parts: Record<string, Value>): string | undefined {
  if (key === "facts") return fact(parts as Fact & typeof parts);
  if ("reward" in parts) return orderSpace(parts as OrderSpace & typeof parts);
  return undefined;
}

export const speech: Speech = {
  ...plain,
  phrase,
  ask,
  option,
  tell,
  word,
  text,
  label: (key) => (INGREDIENTS.test(key) ? ingredient(key) : plain.label(key)),
  brief: ["points", "reputation", "gold", "ingredients", "favours"],
};
