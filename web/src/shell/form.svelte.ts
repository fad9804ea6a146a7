/** How a table lies on the screen: beside its players, above them on an upright screen, or next to the hand on a low one. */
import { MediaQuery } from "svelte/reactivity";

export type Form = "wide" | "tall" | "low";

const low = new MediaQuery("(max-height: 559px) and (min-width: 560px)");
const narrow = new MediaQuery("(max-width: 959px)");

export const form = {
  get now(): Form {
    return low.current ? "low" : narrow.current ? "tall" : "wide";
  },
};

/** One rem, in pixels of the page: it grows with the screen. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
