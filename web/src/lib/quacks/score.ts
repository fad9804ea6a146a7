/** Keeping the score of a real table: points, rat tails, who begins, who wins. */
import { TRACK } from "./facts";
import type { Plan } from "./setup";
import { ROUNDS, tailsBetween } from "./track";

/** What an exploded cauldron leaves: points or coins; both where a book or a witch protected it. */
export const LEFT = ["points", "coins", "both"] as const;

/** A player's round. */
export interface Entry {
  /** Points before brewing: by the fortune card. They count for this round's rats. */
  card: number;
  /** The scoring space; null as long as nobody said it. */
  space: number | null;
  exploded: boolean;
  left: (typeof LEFT)[number];
  /** All other points: bonus die, chips, witches, essence. */
  more: number;
  /** At the end: rubies, and pennies that called no witch. */
  rubies: number;
  pennies: number;
}

/** Before the game, before brewing, while potions are scored, after the game. */
export const STAGES = ["setup", "rats", "scoring", "over"] as const;

export interface Game {
  plan: Plan;
  /** What of the set-up list is done. */
  done: string[];
  stage: (typeof STAGES)[number];
  /** What everybody did in each round; the last one is being played. */
  rounds: Entry[][];
}

const RUBIES_A_POINT = 2;
const COINS_A_POINT = 5;
const POINTS_A_PENNY = 2;

export const freshEntry = (): Entry => ({
  card: 0,
  space: null,
  exploded: false,
  left: "points",
  more: 0,
  rubies: 0,
  pennies: 0,
});
const freshRound = (plan: Plan): Entry[] => plan.names.map(freshEntry);

export const newGame = (plan: Plan): Game => ({ plan, done: [], stage: "setup", rounds: [] });

const takesPoints = (e: Entry): boolean => !e.exploded || e.left !== "coins";
const takesCoins = (e: Entry): boolean => !e.exploded || e.left !== "points";

/** The points of the scoring space. */
export const spacePoints = (e: Entry): number => (e.space === null || !takesPoints(e) ? 0 : TRACK[e.space]!.vp);

/** What rubies, coins and pennies are worth when round 9 is over. */
export function exchanged(e: Entry): number {
  const coins = e.space === null || !takesCoins(e) ? 0 : TRACK[e.space]!.coins;
  return Math.floor(coins / COINS_A_POINT) + Math.floor(e.rubies / RUBIES_A_POINT) + POINTS_A_PENNY * e.pennies;
}

/** All points of a round, counted from 1. */
export const gain = (e: Entry, round: number): number =>
  e.card + spacePoints(e) + e.more + (round === ROUNDS ? exchanged(e) : 0);

/** Everybody's points after so many rounds. */
export const pointsAfter = (game: Game, rounds: number): number[] =>
  game.plan.names.map((_, seat) =>
    game.rounds.slice(0, rounds).reduce((sum, round, i) => sum + gain(round[seat]!, i + 1), 0),
  );

/** Everybody's points when the rats of a round are counted. */
export const pointsBefore = (game: Game, round: number): number[] =>
  pointsAfter(game, round - 1).map((points, seat) => points + (game.rounds[round - 1]?.[seat]?.card ?? 0));

/** Everybody's rat tails in a round; there are none in the first. */
export function tails(points: readonly number[], round: number): number[] {
  const lead = Math.max(...points);
  return points.map((p) => (round > 1 ? tailsBetween(p, lead) : 0));
}

/** Who begins a round: the cards pass on to the left. */
export const beginner = ({ first, names }: Plan, round: number): number => (first + round - 1) % names.length;

/** Who rolls the bonus die: the furthest of those who did not explode. */
export function rollers(round: readonly Entry[]): number[] {
  const spaces = round.map((e) => (e.exploded ? -1 : (e.space ?? -1)));
  const furthest = Math.max(...spaces);
  return furthest < 0 ? [] : spaces.flatMap((space, seat) => (space === furthest ? [seat] : []));
}

/** Most points; among equals the fuller cauldron of the last round; else they share the place. */
export function places(game: Game): number[] {
  const points = pointsAfter(game, game.rounds.length);
  const spaces = game.plan.names.map((_, seat) => game.rounds.at(-1)?.[seat]?.space ?? 0);
  const before = (a: number, b: number): boolean =>
    points[a]! > points[b]! || (points[a] === points[b] && spaces[a]! > spaces[b]!);
  return points.map((_, seat) => 1 + points.filter((_, other) => before(other, seat)).length);
}

/** On to what comes next: rats, scoring, the next round, the end. */
export function goOn(game: Game): Game {
  if (game.stage === "rats") return { ...game, stage: "scoring" };
  if (game.stage === "scoring" && game.rounds.length === ROUNDS) return { ...game, stage: "over" };
  return { ...game, stage: "rats", rounds: [...game.rounds, freshRound(game.plan)] };
}

/** The same game with another entry for somebody's round. */
export const withEntry = (game: Game, round: number, seat: number, change: Partial<Entry>): Game => ({
  ...game,
  rounds: game.rounds.map((entries, i) =>
    i === round - 1 ? entries.map((e, s) => (s === seat ? { ...e, ...change } : e)) : entries,
  ),
});

/** What the rules bring at the start of a round, by name. */
export function news({ witches, patients }: Plan, round: number): string[] {
  return [
    ...(round === 2 ? ["yellow"] : round === 3 ? ["purple"] : []),
    ...(round === 6 ? ["white"] : []),
    ...(round === 1 ? ["no-rats"] : []),
    ...(round === 1 && witches ? ["witches"] : []),
    ...(round === 2 && patients ? ["patients"] : []),
    ...(round === ROUNDS ? ["together", "exchange"] : []),
    ...(round === ROUNDS && patients ? ["essence"] : []),
  ];
}
