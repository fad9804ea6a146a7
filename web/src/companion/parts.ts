/** The parts of the companion: each brings its page when it is opened. */
import type { Component } from "svelte";

export interface Part {
  /** Its address behind the #, and the message that names it: companion-NAME, with a sentence about it. */
  name: string;
  icon: string;
  load: () => Promise<{ default: Component }>;
}

export const PARTS: readonly Part[] = [
  { name: "reader", icon: "flask-conical", load: () => import("./reader/Reader.svelte") },
  { name: "sheet", icon: "grid-3x3", load: () => import("./sheet/Sheet.svelte") },
  { name: "kingdom", icon: "castle", load: () => import("./kingdom/Kingdom.svelte") },
  { name: "quacks", icon: "calculator", load: () => import("./quacks/Quacks.svelte") },
];
