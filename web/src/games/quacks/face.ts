/** The Quacks, as the shell knows them. */
import { say } from "../../lib/words.svelte";
import type { Face } from "../face";
import { choices, decline, optionName, title } from "./ask";
import Board from "./Board.svelte";
import { narrate } from "./narrate";
import type { Prompt, Told } from "./shapes";

/** The books of a table, by colour and number. */
function told(options: Record<string, unknown>): string[] {
  return String(options.books ?? "")
    .split(",")
    .filter((part) => part.includes("="))
    .map((part) => {
      const [colour, number] = part.split("=");
      return `${say(`quacks-ingredient-${colour}`)} ${number}`;
    });
}

export const face: Face = {
  Board,
  moment: () => import("./Moment.svelte"),
  setup: () => import("./Shelf.svelte"),
  narrate: (log, names, you) => narrate(log as Told[], names, you),
  asking: () => ({
    optionName: (p, option) => optionName(p as Prompt, option),
    asked: (p) => title(p as Prompt),
    decline: (p) => decline(p as Prompt).text,
    yesNo: (p) => [true, false].map((a) => choices(p as Prompt).find((c) => c.answer === a)!.text),
  }),
  agreed: ["odds"],
  shelved: ["books"],
  upfront: ["witches", "patients", "tubes", "lock_step"],
  told,
};
