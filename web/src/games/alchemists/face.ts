/** Alchemists, on the plain board. */
import type { Face } from "../face";
import { plainFace } from "../plain/face";
import { speech } from "./speech";

export const face: Face = {
  ...plainFace(speech),
  upfront: ["mode", "encyclopedia", "golem", "busy_days", "startup_funding", "aid"],
};
