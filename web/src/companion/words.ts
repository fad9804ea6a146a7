/** The same words as everywhere, but brought along: nothing is asked of a server. */
import type { Source } from "../lib/words.svelte";

const FILES = import.meta.glob<string>(
  [
    "../../../src/chaudron/locales/*/{common,web}.ftl",
    "../../../src/chaudron/locales/*/companion*.ftl",
    "../../../src/chaudron/locales/*/{alchemists,alchemists-board,alchemists-parts,alchemists-table,alchemists-view}.ftl",
    "../../../src/chaudron/locales/*/{dominion,dominion-cards,dominion-options}.ftl",
    "../../../src/chaudron/locales/*/{quacks,quacks-board,quacks-port}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const GAMES = ["alchemists", "dominion", "quacks"];

/** The part that a file belongs to: a game's, or nothing for what is common. */
function partOf(file: string): string {
  const begins = /([a-z]+)[\w-]*\.ftl$/.exec(file)![1]!;
  return GAMES.includes(begins) ? begins : "";
}

export const LANGUAGES = [...new Set(Object.keys(FILES).map((file) => file.split("/").at(-2)!))];

export const bundled: Source = async (lang, part) => {
  const wanted = Object.entries(FILES).filter(([file]) => file.includes(`/${lang}/`) && partOf(file) === part);
  if (!wanted.length) return;
  return (await Promise.all(wanted.map(([, bring]) => bring()))).join("\n");
};

/** Brings the words of all parts in all languages. */
export const everyWord = (): Promise<unknown> => Promise.all(Object.values(FILES).map((bring) => bring()));
