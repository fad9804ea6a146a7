/** What was learnt, in sentences and in drawings. */
import type { Fact } from "../../lib/alchemy/facts";
import { speech } from "../../games/alchemists/speech";
import { nameOf } from "../../games/alchemists/words";
import { capital, listed, say } from "../../lib/words.svelte";

const POTION = /^(red|green|blue)([+-])$/;

export const signSaid = (sign: string): string => say(`alchemists-sign-${sign === "+" ? "plus" : "minus"}`);

/** A potion as it is read off the screen of a real table: red plus. */
export function potionSaid(id: string): string {
  const [, colour, sign] = POTION.exec(id) ?? [];
  if (!colour || !sign) return say("companion-sheet-neutral");
  return say("companion-sheet-signed", { colour: say(`alchemists-colour-${colour}`), sign: signSaid(sign) });
}

export const alchemicalSaid = (id: string): string => speech.word(id, "alchemical");

/** Before the colon. */
const brief = (id: string): string => say(id).split(":", 1)[0]!.trim();

/** An answer to the question of such a fact. */
export function answerSaid(kind: Fact["kind"], answer: Fact["answer"]): string {
  const said = String(answer);
  switch (kind) {
    case "mixed":
    case "spied":
      return potionSaid(said);
    case "sale":
    case "spied_sale":
      return say(`alchemists-quality-${said}`);
    case "sign":
      return signSaid(said);
    case "light":
      return brief(`alchemists-light-${said}`);
    case "reaction":
      return say(`alchemists-reaction-${said}.short`);
    case "identity":
      return alchemicalSaid(said);
    case "claim":
    case "animation":
      return say(`companion-sheet-${kind}-${said}`);
  }
}

/** What was asked about: a potion or a colour. */
export const askedSaid = (asked: string): string =>
  asked === "neutral" || POTION.test(asked) ? potionSaid(asked) : say(`alchemists-colour-${asked}`);

/** A fact within a sentence. */
export function phrase(fact: Fact): string {
  const { kind, first, second, asked, answer } = fact;
  return say(`companion-sheet-fact-${kind}`, {
    first: nameOf("ingredient", first),
    second: second ? nameOf("ingredient", second) : "",
    asked: asked ? askedSaid(asked) : "",
    answer: answerSaid(kind, answer),
    given: String(answer),
  });
}

export const sentence = (fact: Fact): string => say("companion-sheet-sentence", { what: capital(phrase(fact)) });

/** Facts that cannot all be true: the last one against those before it. */
export function clash(facts: Fact[]): string {
  const last = facts.at(-1);
  if (!last) return "";
  const before = listed(facts.slice(0, -1).map(phrase));
  return say("companion-sheet-clash", { n: facts.length, before: capital(before), last: phrase(last) });
}

/** The drawings of the sprite that show a fact. */
export function drawn({ kind, first, second, asked, answer }: Fact): string[] {
  const of = [`i-${first}`, ...(second ? [`i-${second}`] : [])];
  switch (kind) {
    case "mixed":
    case "spied":
      return [...of, `p-${answer}`];
    case "claim":
    case "sale":
    case "spied_sale":
      return [...of, `p-${asked}`];
    case "sign":
      return [...of, `e-${asked}${answer}`];
    case "light":
      return [...of, answer === "solar" ? "al-sun" : "al-moon"];
    case "identity":
      return [...of, `x-${answer}`];
    case "reaction":
    case "animation":
      return [...of, "al-rock-golem"];
  }
}
