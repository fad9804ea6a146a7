/** What tests of several games need: their words, and a question as a server puts it. */
import { beforeAll } from "vitest";
import type { Prompt } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";

/** For a file's first lines: its game can be spoken of. */
export function speak(game: string): void {
  beforeAll(async () => {
    await Promise.all([words.load(""), words.load(game)]);
  });
}

export const question = <P extends Prompt>(verb: string, more: Partial<P> = {}): P =>
  ({ player: 0, decider: 0, kind: "one", verb, lo: 0, hi: 1, place: "words", ...more }) as P;
