/** Keys of every board that lights things in place. */

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
