/** The game on the table: kept on this phone, and every step can be taken back. */
import { below } from "../../lib/chance";
import { isGame } from "../../lib/quacks/checks";
import { goOn, newGame, withEntry, type Entry, type Game } from "../../lib/quacks/score";
import { fitted, freshPlan, stillDone, type Plan } from "../../lib/quacks/setup";
import { say } from "../../lib/words.svelte";
import { keep, kept } from "../kept";

const NAME = "quacks";
const STEPS = 20; // so many can be taken back

const areGames = (v: unknown): v is Game[] => Array.isArray(v) && v.length > 0 && v.every(isGame);

class Table {
  /** How the game came to be what it is: the last one is now. */
  #steps = $state.raw<Game[]>(kept(NAME, areGames) ?? [newGame(freshPlan(below))]);
  /** Whether this phone keeps it. */
  safe = $state(true);

  get game(): Game {
    return this.#steps.at(-1)!;
  }

  get plan(): Plan {
    return this.game.plan;
  }

  get canUndo(): boolean {
    return this.#steps.length > 1;
  }

  #keep(steps: Game[]): void {
    this.#steps = steps;
    this.safe = keep(NAME, steps);
  }

  change(next: Game): void {
    this.#keep([...this.#steps.slice(1 - STEPS), next]);
  }

  undo(): void {
    if (this.canUndo) this.#keep(this.#steps.slice(0, -1));
  }

  replan(change: Partial<Plan>): void {
    const plan = fitted({ ...this.plan, ...change });
    this.change({ ...this.game, plan, done: stillDone(this.game.done, this.plan, plan) });
  }

  enter(round: number, seat: number, change: Partial<Entry>): void {
    this.change(withEntry(this.game, round, seat, change));
  }

  goOn(): void {
    this.change(goOn(this.game));
  }

  /** The same people with the same boxes; whoever began last passes the cards on. */
  again(): void {
    const { names, first } = this.plan;
    this.change(newGame({ ...this.plan, first: (first + 1) % names.length }));
  }

  nameOf(seat: number): string {
    return this.plan.names[seat]?.trim() || say("companion-quacks-player", { n: seat + 1 });
  }
}

export const table = new Table();
