/** How things come to lie on the board. Nothing waits for it, and whoever wants no motion sees none. */
import type { TransitionConfig } from "svelte/transition";

/** The pace of all motion: 1 as it was drawn, 0 none. */
export const pace = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue("--pace") || 1);

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** A chip flies from the bag to its space; where no bag is seen, it falls into the cauldron. */
export function drawn(
  node: SVGGraphicsElement,
  { duration = 320, from = 46 }: { duration?: number; from?: number },
): TransitionConfig {
  const bag = document.querySelector("[data-sack]")?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const unit = node.getScreenCTM()?.a || 1;
  const x = bag ? (bag.left + bag.width / 2 - here.left - here.width / 2) / unit : 0;
  const y = bag ? (bag.top + bag.height / 2 - here.top - here.height / 2) / unit : -from;
  return {
    duration: duration * pace(),
    easing: ease,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + 0.3 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}
