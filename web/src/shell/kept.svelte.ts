/** The table one sits at, also while one reads something else here: whoever looks up a rule is not away. */
import { TableConnection } from "./connection.svelte";

class Kept {
  connection = $state.raw<TableConnection | null>(null);

  /** The connection to this table with this key: the one that is open, or a new one. */
  sitDown(table: string, token: string): TableConnection {
    const here = this.connection;
    if (here && here.table === table && here.token === token && here.status !== "gone") return here;
    here?.close();
    return (this.connection = new TableConnection(table, token));
  }

  getUp(): void {
    this.connection?.close();
    this.connection = null;
  }
}

export const kept = new Kept();
