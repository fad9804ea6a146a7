/** The keys of the board besides those of every table. */

/** What may be done while one brews, by its key. */
const BREWING: Record<string, string> = {
  f: "flask",
  w: "witch",
  v: "visitor",
  d: "display",
  r: "laid",
  g: "forget",
  n: "white-3",
};

export const brewKeys = (brew: (option: string) => void): Record<string, () => void> =>
  Object.fromEntries(Object.entries(BREWING).map(([key, option]) => [key, () => brew(option)]));

/** Somebody writes, or reads something that covers the table. */
export const writes = (event: Event): boolean =>
  Boolean((event.target as HTMLElement).closest("input, textarea, select, dialog[open]:modal"));

/** True if an arrow walked on among what is lit, in the order of reading. */
export function walks(event: KeyboardEvent): boolean {
  if (!event.key.startsWith("Arrow") || writes(event)) return false;
  event.preventDefault();
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  const lit = [...document.querySelectorAll<HTMLElement>(".table :is([data-lit], [data-answer]):not(:disabled)")];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at < 0 ? (step > 0 ? 0 : lit.length - 1) : at + step + lit.length) % lit.length]?.focus();
  return true;
}

/** A key that is pressed for itself, with nothing held down. */
export const plain = (event: KeyboardEvent): boolean =>
  !writes(event) && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab";
