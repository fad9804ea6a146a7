/** What somebody pencils at a table, and how much they want to be told: the server keeps it for their seat alone. */
import { AID, aidOf, type Aid } from "../../lib/alchemy/laboratory";
import type { TableConnection } from "../../shell/connection.svelte";
import { nextMark, type Marks } from "./pencil";

export class Notebook {
  constructor(
    readonly connection: TableConnection,
    readonly seat: () => number,
  ) {}

  #all = $derived.by((): Record<string, string> => this.connection.notes[this.seat()] ?? {});
  /** What is pencilled into the grid. */
  marks = $derived.by(
    (): Marks => Object.fromEntries(Object.entries(this.#all).filter(([key]) => key !== AID)) as Marks,
  );

  /** What is told, of what the table allows. */
  aid = (table: string): Aid => aidOf(table, this.#all[AID]);

  touch = (cell: string): void => this.connection.note(this.seat(), { [cell]: nextMark(this.marks[cell]) });
  choose = (aid: Aid): void => this.connection.note(this.seat(), { [AID]: aid });
}
