/** What the options of a game are called, and what each changes. */
import type { Option } from "../lib/api";
import { capital, first, readable, say } from "../lib/words.svelte";

const message = (game: string, o: Option): string | undefined =>
  first(`${game}-option-${o.name.replaceAll(".", "-")}`, `web-option-${o.name}`);

export function optionName(game: string, o: Option): string {
  const id = message(game, o);
  return id ? say(id) : capital(readable(o.name));
}

export function optionAbout(game: string, o: Option): string {
  const id = first(`${message(game, o)}.about`);
  return id ? say(id) : "";
}

export function choiceName(game: string, o: Option, choice: string): string {
  const id = first(`${message(game, o)}-${choice}`, `web-choice-${choice}`);
  return id ? say(id) : capital(readable(choice));
}
