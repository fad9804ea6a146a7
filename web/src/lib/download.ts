import { explain } from "./api";
import type { Problem } from "./protocol";
import { keyOf } from "./settings.svelte";

/** Hand somebody a file. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may take its time to fetch it
}

/** Hand somebody the record of a table, while it is played what they may know of it; the refusal if there is one. */
export async function saveRecord(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record`, {
    headers: { authorization: `Bearer ${keyOf(table)}` },
  });
  if (!response.ok) return explain((await response.json()) as Problem);
  download(await response.blob(), "chaudron.json");
  return "";
}
