/** Alchemists in the browser. */
import type { Face } from "../face";
import { plainFace } from "../plain/face";
import Board from "./Board.svelte";
import { speech } from "./speech";

export const face: Face = {
  ...plainFace(speech),
  Board,
  moment: () => import("./Moment.svelte"),
  upfront: ["mode", "encyclopedia", "golem", "busy_days", "startup_funding", "aid"],
};
