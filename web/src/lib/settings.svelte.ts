/** What this person likes, and the keys to their seats: kept in the browser. */
import type { Key, SeatWish, Settings as TableSettings } from "./protocol";

export const MOTIONS = ["off", "fast", "on", "slow"] as const;

export type Pace = NonNullable<TableSettings["pace"]>;
export const PACES: Pace[] = ["instant", "brisk", "calm"];

/** A table as somebody set it. */
export interface Setup {
  options: Record<string, unknown>;
  seats: SeatWish[];
  table: TableSettings;
}

export interface Settings {
  lang: string;
  /** The game whose table was opened last, and how each game was set. */
  game: string;
  setups: Record<string, Setup>;
  theme: "" | "light" | "dark";
  name: string;
  motion: (typeof MOTIONS)[number];
  /** Of the bots at one's next table. */
  pace: Pace;
  autoTreasures: boolean;
  confirmEnd: boolean;
  confirmCoins: boolean;
  guard: number;
  sound: boolean;
  notify: boolean;
  hints: boolean;
  preview: boolean;
  muted: string[];
  owned: string[];
  banned: string[];
  kingdoms: string[];
}

const DEFAULTS: Settings = {
  lang: "",
  game: "",
  setups: {},
  theme: "",
  name: "",
  motion: "on",
  pace: "brisk",
  autoTreasures: false,
  confirmEnd: true,
  confirmCoins: true,
  guard: 300,
  sound: true,
  notify: false,
  hints: true,
  preview: true,
  muted: [],
  owned: [],
  banned: [],
  kingdoms: [],
};

function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? { ...fallback, ...JSON.parse(text) } : fallback;
  } catch {
    return fallback;
  }
}

export const settings = $state<Settings>(load("chaudron.settings", DEFAULTS));

export function saveSettings(): void {
  localStorage.setItem("chaudron.settings", JSON.stringify(settings));
}

const keys = $state<{ list: Key[] }>(load("chaudron.keys", { list: [] as Key[] }));

export function myKeys(): Key[] {
  return keys.list;
}

export function keyOf(table: string): string {
  return keys.list.find((k) => k.table === table)?.token ?? "";
}

export function keepKey(key: Key): void {
  keys.list = [key, ...keys.list.filter((k) => k.table !== key.table)].slice(0, 200);
  localStorage.setItem("chaudron.keys", JSON.stringify(keys));
}

export function dropKey(table: string): void {
  keys.list = keys.list.filter((k) => k.table !== table);
  localStorage.setItem("chaudron.keys", JSON.stringify(keys));
}
