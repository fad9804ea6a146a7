/** Walking over the grid with arrows. */
import { ALCHEMICALS, INGREDIENTS } from "./alchemy";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True if a key was an arrow: the focus goes to the neighbouring cell, if there is one. */
export function steps(event: KeyboardEvent, ingredient: string, alchemical: string, go: (to: string) => void): boolean {
  const step = STEPS[event.key];
  if (!step) return false;
  const i = INGREDIENTS[INGREDIENTS.indexOf(ingredient) + step[0]];
  const a = ALCHEMICALS[ALCHEMICALS.indexOf(alchemical) + step[1]];
  if (i && a) {
    go(`${i}:${a}`);
    document.querySelector<HTMLElement>(`[data-cell="${i}:${a}"]`)?.focus();
  }
  return true;
}
