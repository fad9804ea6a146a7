/** Set-ups of tables: the newcomer's, the last one, and which preset it is that options make. */
import type { Game, GameInfo, Option, Preset } from "../../lib/api";
import type { SeatWish } from "../../lib/protocol";
import { settings, type Setup } from "../../lib/settings.svelte";

export type Options = Record<string, unknown>;

export const usualTable = (): Setup["table"] => ({
  points: false,
  tracker: false,
  odds: true,
  hints: false,
  spectators: true,
  timer: 0,
  grace: 60,
  pauses: true,
});

export const againstBot = (game: Game): SeatWish[] => [{ kind: "mine" }, { kind: "bot", bot: game.default_bot }];

/** Friends sit where bots would. */
export const withFriends = (seats: SeatWish[]): SeatWish[] =>
  seats.map((seat) => (seat.kind === "bot" ? { kind: "open" } : seat));

/** What a game is begun with by whoever plays it for the first time. */
export const newcomers = (game: GameInfo): Setup => ({
  options: { ...game.presets[0]?.options },
  seats: againstBot(game),
  table: usualTable(),
});

/** How this game was set last, if it was: what an older page kept may lack a part. */
export function lastOf(game: Game): Setup | null {
  const kept: Partial<Setup> | undefined = settings.setups[game.name];
  if (!kept) return null;
  return {
    options: { ...kept.options },
    seats: kept.seats ?? againstBot(game),
    table: { ...usualTable(), ...kept.table },
  };
}

const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** The options that are not as usual. */
export const changed = (all: Option[], options: Options): Option[] =>
  all.filter((o) => o.name in options && !same(options[o.name], o.default));

/** The first preset that sets what these options set; what it asks for may be anything. */
export function presetOf(game: GameInfo, options: Options): Preset | undefined {
  return game.presets.find((p) =>
    game.options.every(
      (o) => p.asks.includes(o.name) || same(options[o.name] ?? o.default, p.options[o.name] ?? o.default),
    ),
  );
}

/** The set-up in an address; nothing if it names no option of this game. */
export function fromAddress(game: Game, query: string): Options | null {
  const told = new URLSearchParams(query);
  const found = game.options.filter((o) => told.has(o.name));
  if (!found.length) return null;
  return Object.fromEntries(found.map((o) => [o.name, read(o, told.get(o.name)!)]));
}

function read(option: Option, text: string): unknown {
  if (option.kind === "flag") return text === "true";
  if (option.kind === "number") return Number(text) || 0;
  if (option.kind === "list") return text.split(",").filter(Boolean);
  return text;
}

/** The address of a set-up, on the page where a table is set or on another. */
export function toAddress(game: Game, options: Options, page = "set"): string {
  const told = game.options.filter((o) => o.name in options).map((o) => [o.name, String(options[o.name])]);
  return `/${page}/${game.name}${told.length ? `?${new URLSearchParams(told)}` : ""}`;
}
