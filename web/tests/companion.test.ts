import { expect, test } from "vitest";
import { INGREDIENT } from "../src/games/alchemists/signs";
import drawn from "../src/companion/icons.json";

const sources = import.meta.glob<string>(
  [
    "../src/companion/{reader,sheet}/*.{svelte,ts}",
    "../src/games/alchemists/{AidLevel,Cell,Colours,Golem,Grid,Sign,Triangle}.svelte",
  ],
  { query: "?raw", import: "default", eager: true },
);

test("every drawing of Alchemists that a reader or a sheet shows is brought along", () => {
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(/["\s]al-([a-z-]+)/g)].map((m) => m[1]!));
  const shown = [...new Set([...named, ...Object.values(INGREDIENT)])];
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((name) => !drawn.alchemists.includes(name))).toEqual([]);
});
