/** Putting text where it can be pasted. Browsers keep the clipboard from pages without TLS, as on a local network. */
import { say } from "./words.svelte";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) prompt(say("web-copy-this"), text);
  }
}
