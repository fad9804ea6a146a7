/** What the client and the companion are both built with. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

interface IconSet {
  width?: number;
  icons: Record<string, { width?: number; body: string }>;
  aliases?: Record<string, { parent: string }>;
}
const sets = new Map<string, IconSet>();

function setOf(name: string): IconSet {
  let set = sets.get(name);
  if (!set) {
    set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
    sets.set(name, set);
  }
  return set;
}

function icon(set: string, name: string): { s: number; b: string } {
  const data = setOf(set);
  const found = data.icons[name] ?? data.icons[data.aliases?.[name]?.parent ?? ""];
  if (!found) throw new Error(`there is no icon ${set}:${name}`);
  return { s: found.width ?? data.width ?? 24, b: found.body };
}

/** Icons as small modules: the interface's own, named in src/icons.json, and by set each game's, in its folder, and those
 *  of other folders, named with a slash. `only`: of these games, no more than these. */
export function icons(only: Record<string, string[]> = {}): Plugin {
  const id = "virtual:icons";
  const named = (of: string): Record<string, string[]> =>
    of ? read(`./src/${of.includes("/") ? of : `games/${of}`}/icons.json`) : { lucide: read("./src/icons.json") };
  return {
    name: "icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return;
      const of = source.slice(id.length + 2);
      const wanted = (name: string): boolean => only[of]?.includes(name) ?? true;
      const drawn = Object.entries(named(of)).flatMap(([set, names]) =>
        names.filter(wanted).map((n) => [n, icon(set, n)] as const),
      );
      const out = Object.fromEntries(drawn);
      return `export default ${JSON.stringify(out)}`;
    },
  };
}

/** One sheet of all card glyphs, for pages with all cards; `each`: and one file per glyph, as a table loads only those it shows. */
export function glyphs({ each }: { each: boolean }): Plugin {
  const SVG = 'svg xmlns="http://www.w3.org/2000/svg"';
  const box = (s: number) => `viewBox="0 0 ${s} ${s}"`;
  return {
    name: "glyphs",
    generateBundle() {
      const all = read("./src/games/dominion/glyphs.json") as Record<string, string>;
      const drawn = Object.entries(all).map(([card, name]) => ({ card, ...icon("game-icons", name) }));
      for (const { card, s, b } of each ? drawn : [])
        this.emitFile({ type: "asset", fileName: `assets/glyphs/${card}.svg`, source: `<${SVG} ${box(s)}>${b}</svg>` });
      const symbols = drawn.map(({ card, s, b }) => `<symbol id="glyph-${card}" ${box(s)}>${b}</symbol>`);
      this.emitFile({ type: "asset", fileName: "assets/glyphs.svg", source: `<${SVG}>${symbols.join("")}</svg>` });
    },
  };
}
