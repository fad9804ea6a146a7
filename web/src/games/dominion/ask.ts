/** A question in words, and its options. */
import { knows, say } from "../../lib/words.svelte";
import { cardName } from "./words";
import { optionText } from "./narrate";
import type { Prompt } from "./shapes";

/** The question as a sentence, after the card that asks. */
export function title(prompt: Prompt, names: string[]): string {
  const { source, of, by, concerning } = prompt;
  const verb = `dominion-ask-${prompt.verb}`;
  let said = say(source ? `${verb}-${source}` : verb, {
    cards: say("dominion-amount-cards", { n: prompt.hi }),
    lo: prompt.lo,
    subject: the(prompt.subject),
    concerning: the(concerning),
    against: concerning ? cardName(concerning) : "",
    name: names[of ?? -1] ?? "",
    mine: of === prompt.player ? "yes" : "no",
    own: by === undefined ? "yes" : "no",
    occasion: prompt.occasion ?? "",
  });
  if (source)
    said = say(by === undefined ? "dominion-asked-by" : "dominion-asked-by-other", {
      card: cardName(source),
      name: names[by ?? -1] ?? "",
      question: said,
    });
  if (prompt.player !== prompt.decider)
    said = say("dominion-asked-for", { name: names[prompt.player] ?? "", question: said });
  return said;
}

const the = (card?: string): string => (card ? say(`dominion-card-${card}.the`) : "");

/** What it says to choose nothing. */
export function decline(prompt: Prompt): string {
  const own = `dominion-decline-${prompt.verb}${prompt.source ? `-${prompt.source}` : ""}`;
  return say(knows(own) ? own : "web-decline");
}

/** The name of an option: a card, a card as another one, a pile, or something a card prints. */
export function optionName(prompt: Prompt, option: string): string {
  const [base, number] = option.split("#", 2);
  const [printed, as] = base!.split("=", 2);
  const suffix = number ? ` #${number}` : "";
  if (as) return say("dominion-played-as", { card: cardName(printed!), other: cardName(as) }) + suffix;
  if (prompt.verb === "choose") return optionText(prompt.source ?? "", option, the(prompt.subject));
  return cardName(base!) + suffix;
}

export const cardOf = (option: string): string => option.split("#", 1)[0]!.split("=", 1)[0]!;
