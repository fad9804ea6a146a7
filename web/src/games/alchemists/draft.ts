/** The draft as it is shown: a part for each thing that is chosen. */
import { say } from "../../lib/words.svelte";
import { isPair } from "./chain";
import type { Prompt } from "./shapes";

export interface Part {
  verb: string;
  /** Drawings of what is chosen. */
  signs: string[];
  /** Words for what has no drawing. */
  text: string;
  done: boolean;
}

/** An ingredient and its alchemical, or the four of an article, are one part with what is published. */
const WITHIN: Record<string, string> = { alchemical: "publish", entry: "publish" };

export function partsOf(steps: Prompt[], answers: string[]): Part[] {
  const parts: Part[] = [];
  steps.forEach((step, k) => {
    const answer = answers[k]!;
    const verb = WITHIN[step.verb] ?? step.verb;
    const signs = answer ? drawn(step, answer) : [];
    const text = answer && step.verb === "guarantee" ? say(`alchemists-guarantee-${answer}`) : "";
    const last = parts.at(-1);
    if (last?.verb !== verb) parts.push({ verb, signs, text, done: answer !== "" });
    else {
      last.signs.push(...signs);
      last.done &&= answer !== "";
    }
  });
  return parts;
}

function drawn(step: Prompt, answer: string): string[] {
  if (isPair(step)) return answer.split("+").map((i) => `i-${i}`);
  const [kind = "", of = ""] = answer.split(":");
  switch (step.verb) {
    case "sell_potion":
    case "exhibit":
    case "claim":
      return [`p-${answer}`];
    case "publish":
      return [kind.endsWith("article") ? `e-${of}` : `i-${of}`];
    case "alchemical":
      return [`x-${answer}`];
    case "entry":
      return [`i-${answer}`];
    case "signs":
      return [...answer].map((sign) => `e-${step.about?.[0]}${sign}`);
    case "seal":
      return [`s-${answer}`];
    default:
      return [];
  }
}
