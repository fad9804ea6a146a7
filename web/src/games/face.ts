/** The client's half of a game's port: what the shell asks a game for. */
import type { Component, Snippet } from "svelte";
import type { GameInfo } from "../lib/api";
import type { Moment, Prompt, SetupFound, State, Told, View } from "../lib/protocol";
import type { TableConnection } from "../shell/connection.svelte";
import type { Line } from "../shell/log";
import type { Own } from "../shell/question.svelte";
import type { Speech } from "./plain/speech";

export interface BoardProps {
  connection: TableConnection;
  state: State;
  rematch: (same: boolean) => void;
  face: Face;
}

export interface MomentProps {
  moment: Moment;
  names: string[];
  face: Face;
}

export interface SetupProps {
  game: GameInfo;
  players: number;
  /** What is set so far; only what differs from the usual. */
  options: Record<string, unknown>;
}

export interface RulesProps {
  /** The kind and the id of what is looked at. */
  of: string[];
  /** What else is found by the same search, above and below what is printed. */
  above: Snippet<[string]>;
  below: Snippet<[string]>;
}

/** What a table may agree to count for everybody. */
export type Agreed = "points" | "tracker" | "odds";

export interface Face {
  /** A table while it is played. */
  Board: Component<BoardProps>;
  /** A moment of a game that is looked at again; brought when it is. */
  moment: () => Promise<{ default: Component<MomentProps> }>;
  /** What stands between the presets and the options, if a game has a shelf of its own. */
  setup?: () => Promise<{ default: Component<SetupProps, object, "options"> }>;
  /** Options that are worth more than a line behind the fold. */
  upfront?: string[];
  /** Options that are set on the shelf. */
  shelved?: string[];
  /** How somebody likes this game to be played by the page. */
  Preferences?: Component;
  /** What was asked and answered in words, as far as that needs no board. */
  asking: (names: string[], view: View) => Own<Prompt>;
  /** The log in words. */
  narrate: (log: Told[], names: string[], you: number, view: View) => Line[];
  /** The words of a game that is played on the plain board, where they are more than messages by name. */
  speech?: Speech;
  /** A table was opened with this set-up. */
  opened?: (options: Record<string, unknown>) => void;
  /** What tables of this game may agree to count for everybody. */
  agreed: Agreed[];
  /** What the analysis of a set-up found, if set-ups of this game are analysed; and the options that make the set-up. */
  strong?: () => Promise<{ default: Component<{ found: SetupFound }> }>;
  found?: (found: SetupFound) => Record<string, unknown>;
  /** A set-up in words, for the waiting room. */
  told: (options: Record<string, unknown>) => string[];
}
