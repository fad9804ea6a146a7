/** Dominion, as the shell knows it. */
import { settings } from "../../lib/settings.svelte";
import type { Face } from "../face";
import { decline, optionName, title } from "./ask";
import Board from "./Board.svelte";
import { narrate } from "./narrate";
import Preferences from "./Preferences.svelte";
import type { Prompt, Told, View } from "./shapes";
import { cardName, cardsOf } from "./words";

export const face: Face = {
  Board,
  moment: () => import("./Moment.svelte"),
  setup: () => import("./Picker.svelte"),
  shelved: ["kingdom"],
  Preferences,
  agreed: ["points", "tracker"],
  narrate: (log, names, you, view) => narrate(log as Told[], names, you, (view as View).current),
  asking: (names) => ({
    optionName: (p, option) => optionName(p as Prompt, option),
    asked: (p) => title(p as Prompt, names),
    decline: (p) => decline(p as Prompt),
  }),
  opened(options) {
    const kingdom = String(options.kingdom ?? "");
    if (!kingdom.includes(",")) return;
    settings.kingdoms = [kingdom, ...settings.kingdoms.filter((k) => k !== kingdom)].slice(0, 20);
  },
  strong: () => import("./Strong.svelte"),
  found: (found) => ({ kingdom: found.found.kingdom }),
  told: (options) => cardsOf(String(options.kingdom ?? "")).map(cardName),
};
