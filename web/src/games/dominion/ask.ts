/** A question in words, and its options. */
import { knows, say } from "../../lib/words.svelte";
import { cardName } from "./words";
import { optionText } from "./narrate";
import type { Prompt } from "./shapes";

export function title(prompt: Prompt, names: string[]): string {
  const source = prompt.source ?? "";
  const own = `dominion-ask-${prompt.verb}-${source}`;
  let said = say(source && knows(own) ? own : `dominion-ask-${prompt.verb}`, {
    what: what(prompt),
    lo: prompt.lo,
    hi: prompt.hi,
  });
  if (prompt.concerning) said = say("dominion-ask-concerning", { question: said, card: cardName(prompt.concerning) });
  if (prompt.kind === "yes_no") said = say("web-question", { question: said });
  if (source && prompt.of !== undefined)
    said = say("dominion-ask-from-card-of", { card: cardName(source), name: names[prompt.of] ?? "", question: said });
  else if (source) said = say("dominion-ask-from-card", { card: cardName(source), question: said });
  if (prompt.player !== prompt.decider)
    said = say("dominion-ask-for-player", { name: names[prompt.player] ?? "", question: said });
  return said;
}

function what(prompt: Prompt): string {
  if (prompt.kind === "yes_no")
    return prompt.subject ? say(`dominion-card-${prompt.subject}.the`) : say("dominion-quantity-it");
  if (prompt.kind === "order") return say("dominion-quantity-these");
  if (prompt.kind === "some") {
    const { lo, hi } = prompt;
    if (lo === hi) return say("dominion-amount-cards", { n: hi });
    if (lo === 0)
      return say(hi >= (prompt.options?.length ?? 0) ? "dominion-quantity-any" : "dominion-quantity-up-to", { n: hi });
    return say("dominion-quantity-range", { lo, hi });
  }
  return say(prompt.lo ? "dominion-quantity-one" : "dominion-quantity-may");
}

/** The name of an option: a card, a card as another one, a pile, or something a card prints. */
export function optionName(prompt: Prompt, option: string): string {
  const [base, number] = option.split("#", 2);
  const [printed, as] = base!.split("=", 2);
  const suffix = number ? ` #${number}` : "";
  if (as) return say("dominion-played-as", { card: cardName(printed!), other: cardName(as) }) + suffix;
  if (prompt.verb === "choose")
    return optionText(prompt.source ?? "", option, prompt.subject ? say(`dominion-card-${prompt.subject}.the`) : "");
  return cardName(base!) + suffix;
}

export const cardOf = (option: string): string => option.split("#", 1)[0]!.split("=", 1)[0]!;
