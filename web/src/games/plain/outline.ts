/** A view as an outline that can be folded: any game's, in its own words. */
import type { View } from "../../lib/protocol";
import { capital, readable, say } from "../../lib/words.svelte";
import type { Speech, Value } from "./speech";

export interface Branch {
  key: string;
  label: string;
  /** What it comes to, in one line. */
  text: string;
  /** What is printed on it. */
  note: string;
  branches: Branch[];
}

/** What stands elsewhere on the board. */
const HEADER = ["game", "seat", "over", "standings", "aids"];
const SHORT = 60; // letters that fit on one line

type Fields = { [key: string]: Value };
const isFields = (v: Value): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
const isNothing = (v: Value): boolean =>
  v === undefined ||
  v === null ||
  v === false ||
  v === "" ||
  (Array.isArray(v) ? !v.length : typeof v === "object" && Object.values(v).every(isNothing));

export function outline(view: View, speech: Speech, names: string[]): Branch[] {
  const fields = Object.entries(view as View & Fields).filter(([key]) => !HEADER.includes(key));
  return new Outliner(speech, names).branches(fields.filter(([key]) => !speech.untold.includes(key)));
}

class Outliner {
  constructor(
    readonly speech: Speech,
    readonly names: string[],
  ) {}

  branches(fields: [string, Value][]): Branch[] {
    return fields.filter(([, value]) => !isNothing(value)).map(([key, value]) => this.branch(key, value));
  }

  branch(key: string, value: Value, label = this.speech.label(key)): Branch {
    const branch: Branch = { key, label, text: "", note: "", branches: [] };
    if (Array.isArray(value)) {
      if (value.some((v) => typeof v === "object" || (typeof v === "string" && this.speech.text(v, key))))
        branch.branches = value.map((v, i) => this.item(`${key}.${i}`, key, v));
      else branch.text = this.counted(value, key);
    } else if (isFields(value)) {
      const entries = Object.entries(value).filter(([, v]) => !isNothing(v));
      const flat = entries.map(([k, v]) => (typeof v === "object" ? null : this.pair(key, k, v)));
      const text = flat.join(" · ");
      if (flat.every((f) => f !== null) && text.length <= SHORT) branch.text = text;
      else branch.branches = entries.map(([k, v]) => this.branch(k, v, this.name(key, k)));
    } else {
      branch.text = this.scalar(value, key);
      if (typeof value === "string") branch.note = this.speech.text(value, key);
    }
    return branch;
  }

  /** One of several things: a player by name, a thing by its first word. */
  item(path: string, key: string, value: Value): Branch {
    const branch: Branch = { key: path, label: "", text: "", note: "", branches: [] };
    if (!isFields(value)) {
      branch.label = Array.isArray(value) ? value.map((v) => this.scalar(v, key)).join(" · ") : this.scalar(value, key);
      if (typeof value === "string") branch.note = this.speech.text(value, key);
      return branch;
    }
    const phrase = this.speech.phrase?.(key, value);
    if (phrase !== undefined) return { ...branch, label: phrase };
    const entries = Object.entries(value);
    const title = entries.find(([k, v]) => (k === "seat" && typeof v === "number") || typeof v === "string");
    if (title) branch.label = this.scalar(title[1], title[0] === "id" ? key : title[0]);
    const rest = entries.filter((e) => e !== title && !isNothing(e[1]) && !this.speech.untold.includes(e[0]));
    const flat = rest.map(([k, v]) => (typeof v === "object" ? null : `${this.speech.label(k)} ${this.scalar(v, k)}`));
    const text = flat.join(" · ");
    if (flat.every((f) => f !== null) && text.length <= SHORT) branch.text = text;
    else branch.branches = this.branches(rest);
    return branch;
  }

  /** A field of a table of scalars: "Gold 3", or only "Gold" where it holds. */
  pair(key: string, k: string, v: Value): string {
    return v === true ? this.name(key, k) : `${this.name(key, k)} ${this.scalar(v, k)}`;
  }

  /** What a table is keyed by is a part of the view, or else a thing of the game. */
  name(key: string, k: string): string {
    const label = this.speech.label(k);
    const word = this.speech.word(k, key);
    return label === capital(readable(k)) && word !== readable(k) ? word : label;
  }

  scalar(value: Value, key: string): string {
    if (this.speech.seats.includes(key) && typeof value === "number") return this.names[value] ?? "–";
    if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
    return typeof value === "string" ? this.speech.word(value, key) : String(value ?? "");
  }

  /** "White 1 × 4, Orange 1". */
  counted(values: Value[], key: string): string {
    const count = new Map<string, number>();
    for (const v of values) {
      const said = this.scalar(v, key);
      count.set(said, (count.get(said) ?? 0) + 1);
    }
    return [...count].map(([said, n]) => (n > 1 ? `${said} × ${n}` : said)).join(", ");
  }
}
