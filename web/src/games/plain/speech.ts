/** How a game without a board of its own is put into words: by the messages that begin with its name.
 *
 *  `<game>-ask-<verb>` asks (`-<source>` behind it for one that asks otherwise), `<game>-decline-<verb>` says no,
 *  `<game>-log-<event>` tells, `<game>-view-<key>` names a part of the view, `<game>-<kind>-<id>` a thing; a thing's
 *  text is the attribute `.text`. What has no message is said by its id.
 */
import type { Prompt, Told, View } from "../../lib/protocol";
import { capital, first, listed, parts, readable, say, type Args } from "../../lib/words.svelte";
import type { Line } from "../../shell/log";

export type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

export interface Speech {
  ask: (prompt: Prompt, names: string[], view: View) => string;
  decline: (prompt: Prompt) => string;
  option: (prompt: Prompt, option: string, view: View) => string;
  /** A line of the log; null for what goes without saying. */
  tell: (entry: Told, names: string[], you: number) => Line | null;
  /** The name of a part of the view. */
  label: (key: string) => string;
  /** The name of a thing, by its id and the key it stands under. */
  word: (id: string, key: string) => string;
  /** What is printed on a thing. */
  text: (id: string, key: string) => string;
  /** A thing of several parts in one phrase, where the game has one for it. */
  phrase?: (key: string, parts: Record<string, Value>) => string | undefined;
  /** What is shown of each player beside their name. */
  brief: string[];
  /** What need not be shown of the view. */
  untold: string[];
  /** Parts of the view that are numbers of seats. */
  seats: string[];
}

export interface Kinds {
  /** The kinds of things there are in a game, in the order in which their words are looked up. */
  all?: string[];
  /** The kind of thing that stands under a key, where it is clear. */
  under?: Record<string, string>;
}

export function generic(game: string, { all = ["word", "option"], under = {} }: Kinds = {}): Speech {
  const thing = (id: string, key: string): string | undefined =>
    first(...[under[key] ?? key, ...all].map((kind) => `${game}-${kind}-${id}`));

  const word = (id: string, key: string): string => {
    const message = /^[\w-]+$/.test(id) ? thing(id, key) : undefined;
    return message ? say(message) : readable(id);
  };

  const args = (fields: object, names: string[]): Args => {
    const out: Args = {};
    for (const [key, value] of Object.entries(fields) as [string, Value][]) {
      if (typeof value === "number") out[key] = value;
      else if (typeof value === "string") out[key] = word(value, key);
      else if (Array.isArray(value)) out[key] = listed(value.map((v) => word(String(v), key)));
    }
    if (typeof out.player === "number") out.name = names[out.player] ?? "";
    return out;
  };

  return {
    ask(prompt, names) {
      const asked = `${game}-ask-${prompt.verb}`;
      const message = first(`${asked}-${prompt.source ?? ""}`, asked);
      return message ? say(message, args(prompt, names)) : capital(readable(prompt.verb));
    },
    decline(prompt) {
      return say(first(`${game}-decline-${prompt.verb}`, `${game}-decline`) ?? "web-decline");
    },
    option(prompt, option) {
      const own = first(`${game}-option-${prompt.verb}-${option}`, `${game}-word-${prompt.verb}-${option}`);
      return own ? say(own) : word(option, prompt.verb);
    },
    tell(entry, names, you) {
      const message = first(`${game}-log-${entry.event}`);
      const yours = { you: entry.player === you ? "yes" : "no" };
      const fields = Object.entries(entry).filter(([key]) => !["event", "player", "depth"].includes(key));
      const rest = fields.map(([key, value]) => `${label(key)} ${word(String(value), key)}`).join(", ");
      const who = names[entry.player];
      const plain = [who, readable(entry.event) + (rest ? ` (${rest})` : "")].filter(Boolean).join(": ");
      const text = message ? say(message, { ...args(entry, names), ...yours }) : plain;
      return lineOf(entry, text);
    },
    label,
    word,
    text(id, key) {
      const message = thing(id, key);
      return message && first(`${message}.text`) ? say(`${message}.text`) : "";
    },
    brief: ["points"],
    untold: [],
    seats: ["seat", "first", "current", "owner"],
  };

  function label(key: string): string {
    const message = first(`${game}-view-${key}`, `web-view-${key}`);
    return capital(message ? say(message) : readable(key));
  }
}

export function lineOf(entry: Told, text: string, heading = false): Line {
  const depth = "depth" in entry && typeof entry.depth === "number" ? entry.depth : 0;
  return { parts: parts(text), event: entry.event, player: entry.player, depth, heading };
}
