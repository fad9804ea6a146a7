/** Opening a table, from whichever page. */
import { faceOf } from "../../games/registry";
import { api, explain, Refused } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import { keepKey, saveSettings, settings, type Setup } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";

export const explained = (e: unknown): string => (e instanceof Refused ? explain(e.problem) : String(e));

/** Opens a table, keeps its set-up for the next one, and goes there. */
export async function openTable(game: string, { options, seats, table }: Setup): Promise<void> {
  const name = settings.name || say("seat-player");
  let n = 0;
  const face = await faceOf(game);
  const opened = await api.open({
    game,
    seats: seats.map((s) => (s.kind === "mine" ? { ...s, name: n++ ? s.name || `${name} ${n}` : name } : s)),
    options,
    settings: { ...table, locked: false, pace: settings.pace },
  });
  keepKey({ table: opened.table, token: opened.token });
  settings.game = game;
  settings.setups = { ...settings.setups, [game]: { options, seats, table } };
  face.opened?.(options);
  saveSettings();
  go(`/t/${opened.code}`);
}
