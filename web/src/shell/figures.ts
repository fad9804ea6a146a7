/** Figures printed on something, in words: as the terminal says them. */
import type { Figure } from "../lib/api";
import { say, type Args } from "../lib/words.svelte";

function said(value: unknown, words: string): string {
  if (Array.isArray(value)) return value.map((one) => said(one, words)).join(", ");
  if (typeof value === "object" && value !== null) {
    const args = value as Args;
    return say(String(args.message ?? words), args);
  }
  return words ? say(words + String(value)) : String(value);
}

/** The values of a figure; those that are phrases themselves are set apart by semicolons. */
export const valueOf = (figure: Figure): string =>
  figure.values.map((value) => said(value, figure.words)).join(figure.values.some(Array.isArray) ? "; " : ", ");
