/** What bots think, in words, as the terminal says it. */
import type { Prompt, Reasoned } from "../lib/protocol";
import { knows, listed, say, words, type Args } from "../lib/words.svelte";
import type { Own } from "./question.svelte";

const MOST_NAMED = 4; // answers that a bot thought of

/** The reason itself; what names a message is said by it. */
export function sentence(reason: Reasoned): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(reason.args as Args))
    args[name] = typeof value === "string" ? (knows(value) ? say(value) : value) : unsigned(value);
  return say(reason.message, args);
}

/** Nothing is not less than nothing: −0 is 0. */
function unsigned<T>(value: T): T {
  return Object.is(value, -0) ? (0 as T) : value;
}

/** "Copper ×2, Estate": equal ones together. */
function counted(names: string[]): string {
  const each = [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${name} ×${n}` : name;
  });
  return listed(each);
}

/** An answer that is given by name, as the question offers it. */
export function answerLabel<P extends Prompt>(own: Own<P>, prompt: P, answer: unknown): string {
  if (typeof answer === "boolean")
    return own.yesNo?.(prompt)[answer ? 0 : 1] ?? say(answer ? "thought-yes" : "thought-no");
  if (typeof answer === "number") return String(answer);
  if (Array.isArray(answer))
    return answer.length ? counted(answer.map((a) => answerLabel(own, prompt, a))) : say("nothing");
  if (answer === null || answer === undefined) return own.decline?.(prompt) ?? say("nothing");
  return own.optionName(prompt, String(answer));
}

/** What else was thought of, the answer first, and what each is believed to be worth; nothing if that is one thing. */
export function estimates<P extends Prompt>(own: Own<P>, prompt: P, reason: Reasoned): string[] {
  const share = reason.unit === "win" || reason.unit === "chance"; // told in hundredths
  const digits = share ? 0 : 1;
  const number = new Intl.NumberFormat(words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const named = reason.thought_of.slice(0, MOST_NAMED).map(({ answer, worth }) =>
    say(`thought-${reason.unit}`, {
      answer: answerLabel(own, prompt, answer),
      n: number.format(unsigned(share ? Math.round(100 * worth) : Math.round(10 * worth) / 10)),
    }),
  );
  return named.length > 1 ? named : [];
}
