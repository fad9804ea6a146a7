/** How things come to lie on the board. Nothing waits for it, and whoever wants no motion sees none. */
import type { TransitionConfig } from "svelte/transition";

/** The pace of all motion: 1 as it was drawn, 0 none. */
export const pace = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue("--pace") || 1);

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** A chip falls into the cauldron. */
export function falls(
  _: Element,
  { duration = 320, from = 46 }: { duration?: number; from?: number },
): TransitionConfig {
  return {
    duration: duration * pace(),
    easing: ease,
    css: (t, u) => `transform: translateY(${-from * u}px) scale(${1 + 0.5 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}
