/** What was seen, where it is written on the sheet: signs, light, reactions of the golem, mixes. */
import { COLOURS, isSolar, pairOf, signOf, type Sign } from "./alchemy";
import type { Fact, View } from "./shapes";

/** What a sheet shows of the table around it: of one without this program there is nothing to show. */
export type Table = Pick<View, "seat" | "over" | "modules" | "theories" | "assignment" | "articles" | "players">;

export interface Mix {
  /** The potion, if it is known. */
  potion: string;
  /** What else is known: a sign, or that it is not a potion. */
  note: string;
  /** Everybody has seen it. */
  open: boolean;
}
export interface Sheet {
  /** By ingredient and colour: `toad:red`. */
  signs: Record<string, Sign>;
  lights: Record<string, "solar" | "lunar">;
  reactions: Record<string, string>;
  /** By pair. */
  mixes: Record<string, Mix>;
}

/** The sheet that these facts write; those that everybody has seen come first. */
export function written(open: Fact[], mine: Fact[]): Sheet {
  const sheet: Sheet = { signs: {}, lights: {}, reactions: {}, mixes: {} };
  for (const fact of open) write(sheet, fact, true);
  for (const fact of mine) write(sheet, fact, false);
  return sheet;
}

function write(sheet: Sheet, fact: Fact, open: boolean): void {
  const { kind, first, answer } = fact;
  const said = String(answer);
  switch (kind) {
    case "sign":
      sheet.signs[`${first}:${fact.asked}`] = said as Sign;
      break;
    case "light":
      sheet.lights[first] = said as "solar" | "lunar";
      break;
    case "reaction":
      sheet.reactions[first] = said;
      break;
    case "identity":
      for (const colour of COLOURS) sheet.signs[`${first}:${colour}`] = signOf(said, colour);
      sheet.lights[first] = isSolar(said) ? "solar" : "lunar";
      break;
    case "animation":
      break;
    default:
      if (fact.second) note(sheet, pairOf(first, fact.second), mixOf(fact, said, open));
  }
}

function mixOf({ kind, asked = "", answer }: Fact, said: string, open: boolean): Mix {
  const known = (potion: string): Mix => ({ potion, note: "", open });
  const partly = (note: string): Mix => ({ potion: "", note, open });
  if (kind === "claim") return answer ? known(asked) : partly("≠");
  if (kind !== "sale" && kind !== "spied_sale") return known(said);
  const sign = asked.slice(-1);
  if (said === "exact") return known(asked);
  if (said === "neutral") return known("neutral");
  return partly((said === "sign") === (sign === "+") ? "+" : "−");
}

/** What is known for certain is not written over. */
function note(sheet: Sheet, pair: string, mix: Mix): void {
  const before = sheet.mixes[pair];
  if (!before) sheet.mixes[pair] = mix;
  else if (!before.potion && mix.potion) sheet.mixes[pair] = mix;
  else if (mix.open) before.open = true;
}
