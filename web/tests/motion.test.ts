import { expect, test } from "vitest";
import { motions } from "../src/games/dominion/motion";
import type { Told, View } from "../src/games/dominion/shapes";
import { since, timed, TURN } from "../src/shell/motion";

const view = {
  seat: 0,
  players: [{ in_play: [] }, { in_play: [{ card: "copper" }] }],
  piles: [{ pile: "gold", card: "gold" }],
} as unknown as View;
const told = (event: string, player: number, cards: string[], more: Partial<Told> = {}): Told => ({
  event,
  player,
  n: cards.length,
  cards,
  ...more,
});

test("only what is new moves, and nothing when something was taken back", () => {
  expect(since([], [1, 2])).toEqual([1, 2]);
  expect(since([{ n: 1 }], [{ n: 1 }, { n: 2 }])).toEqual([{ n: 2 }]);
  expect(since([1, 2], [1])).toEqual([]);
  expect(since([1, 2], [1, 3, 4])).toEqual([]);
});

test("however much happens, it is over within a turn's time", () => {
  for (const n of [1, 5, 60]) {
    const all = timed(Array.from({ length: n }, () => ({ what: "x", seat: 0, from: [], to: [] })));
    expect(Math.max(...all.map((m) => m.ends))).toBeLessThanOrEqual(TURN);
    expect(all.map((m) => m.begins)).toEqual(all.map((m) => m.begins).toSorted((a, b) => a - b));
  }
});

test("a card that others played and put away lies there for a moment; one that lies there does not", () => {
  const lying = motions([told("play", 1, ["copper", "copper", "silver"]), told("play", 0, ["silver"])], view);
  expect(lying.map((m) => m.what)).toEqual(["copper", "silver"]);
  expect(lying.every((m) => m.lies && m.from[0] === '[data-seat="1"]')).toBe(true);
});

test("gained and trashed cards fly to where they go", () => {
  const news = [
    told("gain", 1, ["gold"], { zone: "discard_pile" }),
    told("gain", 0, ["gold"], { zone: "hand" }),
    told("trash", 0, ["copper"], { zone: "hand" }),
    told("draw", 0, ["gold"]),
  ];
  expect(motions(news, view).map((m) => [m.from[0], m.to[0]])).toEqual([
    ['[data-pile="gold"]', '[data-seat="1"]'],
    ['[data-pile="gold"]', ".hand"],
    [".hand", '[data-zone="trash"]'],
  ]);
});
