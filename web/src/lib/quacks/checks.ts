/** Whether what a phone kept is still what it should be. */
import { CHIP, GROUPS, PATIENTS, type Bag, type Boxes } from "./facts";
import { LEFT, STAGES, type Entry, type Game } from "./score";
import { CHOSEN, FEWEST, mostPlayers, numbersOf, witchesOf, type Books, type Plan } from "./setup";
import { ROUNDS, SPOON } from "./track";

/** More than any game sees. */
export const MOST = 199;
/** More chips of a kind than there are. */
export const MOST_CHIPS = 60;
export const LIMITS = [7, 8, 9];

type Fields = Record<string, unknown>;
const isFields = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
const isWhole = (v: unknown, lo: number, hi: number): v is number => Number.isInteger(v) && +v! >= lo && +v! <= hi;
const isText = (v: unknown): v is string => typeof v === "string";
const isFlag = (v: unknown): v is boolean => typeof v === "boolean";
const isList = <T>(v: unknown, is: (one: unknown) => one is T, n = -1): v is T[] =>
  Array.isArray(v) && (n < 0 || v.length === n) && v.every(is);
const isOneOf = <T>(v: unknown, all: readonly T[]): v is T => (all as readonly unknown[]).includes(v);

const areBooks = (v: unknown, boxes: Boxes): v is Books =>
  isFields(v) &&
  CHOSEN.every((colour) => {
    const numbers = numbersOf(colour, boxes);
    return numbers.length ? isOneOf(v[colour], numbers) : v[colour] === undefined;
  });

function isPlan(v: unknown): v is Plan {
  if (!isFields(v) || !isFlag(v.witches) || !isFlag(v.patients) || !isFlag(v.tubes)) return false;
  const boxes = { witches: v.witches, patients: v.patients };
  if (!isList(v.names, isText) || !isWhole(v.names.length, FEWEST, mostPlayers(boxes))) return false;
  const { ward } = v;
  const players = v.names.length;
  return (
    isWhole(v.first, 0, players - 1) &&
    areBooks(v.books, boxes) &&
    isList(v.coven, isText, GROUPS.length) &&
    v.coven.every((witch, i) => witchesOf(GROUPS[i]!).includes(witch)) &&
    isList(ward, isText, 3) &&
    new Set(ward).size === 3 &&
    ward.every((patient) => Object.hasOwn(PATIENTS, patient)) &&
    isList(v.treats, isText, players) &&
    v.treats.every((patient) => !patient || ward.includes(patient))
  );
}

const isEntry = (v: unknown): v is Entry =>
  isFields(v) &&
  isWhole(v.card, 0, MOST) &&
  (v.space === null || isWhole(v.space, 0, SPOON)) &&
  isFlag(v.exploded) &&
  isOneOf(v.left, LEFT) &&
  isWhole(v.more, 0, MOST) &&
  isWhole(v.rubies, 0, MOST) &&
  isWhole(v.pennies, 0, GROUPS.length);

export function isGame(v: unknown): v is Game {
  if (!isFields(v) || !isPlan(v.plan) || !isList(v.done, isText) || !isOneOf(v.stage, STAGES)) return false;
  const players = v.plan.names.length;
  const isRound = (round: unknown): round is Entry[] => isList(round, isEntry, players);
  return (
    isList(v.rounds, isRound) &&
    isWhole(
      v.rounds.length,
      v.stage === "setup" ? 0 : v.stage === "over" ? ROUNDS : 1,
      v.stage === "setup" ? 0 : ROUNDS,
    )
  );
}

/** A bag that somebody entered by hand, and what was drawn from it. */
export interface Brew {
  bag: Bag;
  drawn: string[];
  /** Where the first chip is counted from: the droplet's space, or the rat's. */
  start: number;
  limit: number;
}

export const isBrew = (v: unknown): v is Brew =>
  isFields(v) &&
  isFields(v.bag) &&
  Object.entries(v.bag).every(([chip, n]) => Object.hasOwn(CHIP, chip) && isWhole(n, 0, MOST_CHIPS)) &&
  isList(v.drawn, isText) &&
  v.drawn.length < MOST &&
  v.drawn.every((chip) => Object.hasOwn(CHIP, chip)) &&
  isWhole(v.start, 0, SPOON - 1) &&
  isOneOf(v.limit, LIMITS);
