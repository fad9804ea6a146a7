/** The scoring of a round tells itself, row by row; it can be skipped, paused and told again. */
import { untrack } from "svelte";
import { pace } from "./motion";
import { reached, sheet, type Sheet } from "./sheet";
import type { Told, View } from "./shapes";

const ROW = 420; // milliseconds
const READ = 2400; // what stays to be read once it is told

export class Telling {
  open = $state(false);
  /** Whether it tells itself; otherwise somebody opened it to read. */
  live = $state(false);
  paused = $state(false);
  at = $state(0);
  #scored = -1;
  #timer = 0;

  constructor(
    readonly log: () => Told[],
    readonly view: () => View,
  ) {
    $effect(() => this.#hear());
    $effect(() => () => clearTimeout(this.#timer));
  }

  sheet = $derived.by((): Sheet | null => sheet(this.log(), this.view()));

  /** New potions were scored: the sheet opens, unless nobody wants to see things move. */
  #hear(): void {
    const scored = this.log().filter((e) => e.event === "scoring").length;
    untrack(() => {
      const news = this.#scored >= 0 && scored > this.#scored;
      this.#scored = scored;
      if (news && pace() > 0) this.tell();
    });
  }

  tell(): void {
    this.open = true;
    this.live = true;
    this.paused = false;
    this.at = 0;
    this.#next(ROW);
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#step(), wait * pace());
  }

  #step(): void {
    if (this.paused || !this.sheet) return;
    const last = reached(this.sheet);
    if (this.at < last) {
      this.at++;
      this.#next(this.at < last ? ROW : READ);
    } else this.close();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#next(ROW);
  }

  /** Everything at once, to be read in peace. */
  show(): void {
    if (!this.sheet) return;
    clearTimeout(this.#timer);
    this.open = true;
    this.live = false;
    this.at = this.sheet.rows.length - 1;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.live = false;
  }
}
