/** How long movement takes: a flight of 220 ms, or no time at all for those who asked for none. */
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "./settings.svelte";

export const motion = (): number => (settings.motion === "off" || prefersReducedMotion.current ? 0 : 220);
