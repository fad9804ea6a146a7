/** What this phone keeps of kingdoms: wishes, the number of players, what was laid out, what was taken. */
import { SETS, find, isCard } from "../../lib/dominion/cards";
import { OPTIONALS, check, read } from "../../lib/dominion/kingdoms";
import { HOWS, KINDS, NO_WISHES, WAYS, type Bargain, type Span, type Wishes } from "../../lib/dominion/picker";
import { PLAYERS } from "../../lib/dominion/setup";
import { keep, kept } from "../kept";

/** A kingdom that was laid out, and when. */
export interface Laid {
  line: string;
  at: number;
}
/** What was taken out of the boxes for a kingdom. */
interface Taken {
  line: string;
  keys: string[];
}

const MOST = 60; // kingdoms that are remembered

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === "string";
const isKingdomCard = (value: unknown): value is string => isText(value) && isCard(value) && find(value).kingdom;
const areCards = isListOf(isKingdomCard);
const isSet = (value: unknown): value is string => isText(value) && SETS.includes(value);
const isNumber = (value: unknown): value is number => Number.isInteger(value) && 0 <= Number(value);
const isSpan = (value: unknown): value is Span =>
  isRecord(value) && isNumber(value.lo) && isNumber(value.hi) && value.lo <= value.hi;
const areSpans = (value: unknown): value is Record<string, Span> =>
  isRecord(value) && Object.values(value).every(isSpan);

const isWishes = (value: unknown): value is Wishes =>
  isRecord(value) &&
  isListOf(isSet)(value.sets) &&
  areCards(value.ban) &&
  areCards(value.require) &&
  areSpans(value.counts) &&
  areSpans(value.costs) &&
  KINDS.every((kind) => value[kind] === undefined || isSpan(value[kind])) &&
  typeof value.balance === "boolean" &&
  typeof value.advised === "boolean" &&
  OPTIONALS.every((word) => HOWS.some((how) => how === value[word]));

const isKingdom = (value: unknown): value is string => {
  try {
    return isText(value) && Boolean(check(read(value)));
  } catch {
    return false;
  }
};
const isLaid = (value: unknown): value is Laid => isRecord(value) && isKingdom(value.line) && isNumber(value.at);
const isTaken = (value: unknown): value is Taken =>
  isRecord(value) && isText(value.line) && isListOf(isText)(value.keys);
const isPlayers = (value: unknown): value is number => PLAYERS.some((n) => n === value);
const isBargain = (value: unknown): value is Bargain =>
  isRecord(value) &&
  WAYS.some((way) => way === value.way) &&
  areCards(value.require) &&
  areCards(value.offer) &&
  areCards(value.taken);

class Memory {
  #wishes = $state.raw<Wishes>(kept("kingdom-wishes", isWishes) ?? NO_WISHES);
  #players = $state(kept("kingdom-players", isPlayers) ?? 2);
  #history = $state.raw<Laid[]>(kept("kingdom-history", isListOf(isLaid)) ?? []);
  #taken = $state.raw<Taken>(kept("kingdom-taken", isTaken) ?? { line: "", keys: [] });
  #bargain = $state.raw<Bargain | undefined>(kept("kingdom-bargain", isBargain));
  #last = $state(kept("kingdom-last", isKingdom) ?? "");

  get wishes(): Wishes {
    return this.#wishes;
  }
  wish(change: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...change };
    keep("kingdom-wishes", this.#wishes);
  }

  /** A card is required, banned, or neither. */
  mark(card: string, as: "require" | "ban" | ""): void {
    const rest = (list: string[]): string[] => list.filter((name) => name !== card);
    const { require, ban } = this.#wishes;
    this.wish({
      require: as === "require" ? [...rest(require), card] : rest(require),
      ban: as === "ban" ? [...rest(ban), card] : rest(ban),
    });
  }
  markOf(card: string): "require" | "ban" | "" {
    return this.#wishes.require.includes(card) ? "require" : this.#wishes.ban.includes(card) ? "ban" : "";
  }

  get players(): number {
    return this.#players;
  }
  set players(n: number) {
    keep("kingdom-players", (this.#players = n));
  }

  /** The kingdom that was looked at last. */
  get last(): string {
    return this.#last;
  }
  set last(line: string) {
    keep("kingdom-last", (this.#last = line));
  }

  get history(): Laid[] {
    return this.#history;
  }
  remember(line: string): void {
    const others = this.#history.filter((laid) => laid.line !== line);
    this.#history = [{ line, at: Date.now() }, ...others].slice(0, MOST);
    keep("kingdom-history", this.#history);
  }
  forget(line: string): void {
    this.#history = this.#history.filter((laid) => laid.line !== line);
    keep("kingdom-history", this.#history);
  }

  takenOf(line: string): string[] {
    return this.#taken.line === line ? this.#taken.keys : [];
  }
  take(line: string, keys: string[]): void {
    keep("kingdom-taken", (this.#taken = { line, keys }));
  }

  get bargain(): Bargain | undefined {
    return this.#bargain;
  }
  set bargain(now: Bargain | undefined) {
    keep("kingdom-bargain", (this.#bargain = now) ?? null);
  }
}

export const memory = new Memory();
