/** The games that have a face of their own; any other is played on the plain board. */
import type { Component } from "svelte";
import { words } from "../lib/words.svelte";
import type { Face, RulesProps } from "./face";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  dominion: () => import("./dominion/face"),
  quacks: () => import("./quacks/face"),
  alchemists: () => import("./alchemists/face"),
};

/** The games whose rules have a page of their own; of any other, everything one may ask about is listed. */
export const RULES: Record<string, () => Promise<{ default: Component<RulesProps> }>> = {
  dominion: () => import("./dominion/Rules.svelte"),
};

/** The code of a game and its words, brought when they are needed. */
export async function faceOf(game: string): Promise<Face> {
  const [module] = await Promise.all([FACES[game]?.() ?? import("./plain/face"), words.load(game)]);
  return module.face;
}
