/** An answer in the making, without a page: what may still be chosen, and when it is one. */
import type { Prompt } from "../lib/protocol";

export type Answer = string | string[] | number | boolean | null;

export interface Draft {
  chosen: string[];
  /** Set as soon as a click settles the question. */
  answer?: Answer;
}

type Asked = Pick<Prompt, "kind" | "lo" | "hi" | "options">;

/** What is not chosen yet; copies count. */
export function left(options: string[], chosen: string[]): string[] {
  const rest = [...options];
  for (const c of chosen) {
    const at = rest.indexOf(c);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export const unpick = (chosen: string[], option: string): string[] =>
  chosen.includes(option) ? chosen.toSpliced(chosen.lastIndexOf(option), 1) : chosen;

/** A click on an option. What leaves no choice is an answer at once; a second click takes a choice of several back. */
export function pick(prompt: Asked, chosen: string[], option: string): Draft {
  if (prompt.kind === "one" || prompt.kind === "name") return { chosen, answer: option };
  const more = left(prompt.options ?? [], chosen).includes(option);
  if (more && (prompt.kind === "order" || chosen.length < prompt.hi)) {
    const now = [...chosen, option];
    if (prompt.kind === "order" && left(prompt.options ?? [], now).length < 2)
      return { chosen: now, answer: confirmed(prompt, now) };
    return prompt.kind === "some" && prompt.lo === 1 && prompt.hi === 1
      ? { chosen: now, answer: now }
      : { chosen: now };
  }
  return { chosen: unpick(chosen, option) };
}

export const ready = (prompt: Asked, chosen: string[]): boolean =>
  prompt.kind === "order" || (chosen.length >= prompt.lo && chosen.length <= prompt.hi);

/** The answer as it stands; what was not put in order follows as it was shown. */
export const confirmed = (prompt: Asked, chosen: string[]): string[] =>
  prompt.kind === "order" ? [...chosen, ...left(prompt.options ?? [], chosen)] : [...chosen];

/** The name that typed letters mean: it begins with them, or a word of it does, or they stand somewhere in it; -1: none. */
export function sought(names: string[], typed: string): number {
  if (!typed) return -1;
  const fits = [
    (name: string) => name.startsWith(typed),
    (name: string) => name.includes(` ${typed}`),
    (name: string) => name.includes(typed),
  ];
  return fits.map((fit) => names.findIndex(fit)).find((at) => at >= 0) ?? -1;
}

const FEW = 12;

/** The numbers one may answer with, if they are few enough to be buttons. */
export function numbers(prompt: Asked): number[] {
  const n = prompt.hi - prompt.lo + 1;
  return prompt.kind === "number" && n <= FEW ? Array.from({ length: n }, (_, i) => i + prompt.lo) : [];
}

/** Whether this copy of an option is chosen: its place in an order, otherwise 1; 0 if it is not. */
export function rank(prompt: Asked, chosen: string[], option: string, copy: number): number {
  if (prompt.kind !== "order") return copy < chosen.filter((c) => c === option).length ? 1 : 0;
  let seen = -1;
  return chosen.findIndex((c) => c === option && ++seen === copy) + 1;
}

/** The key that presses the nth choice, counted from 0: ten of them have one. */
export const digit = (n: number): string => (n < 0 || n > 9 ? "" : String((n + 1) % 10));
