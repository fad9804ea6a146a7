/** The face of any game without one of its own. */
import type { Told, View } from "../../lib/protocol";
import { tableLine, Teller, type Line } from "../../shell/log";
import type { Face } from "../face";
import Board from "./Board.svelte";
import { generic, type Speech } from "./speech";

/** The plain board with words of a game's own. */
export function plainFace(speech?: Speech): Face {
  const teller = new Teller<Told>();

  function narrate(log: Told[], names: string[], you: number, view: View): Line[] {
    const tell = speech ?? generic(view.game);
    return teller.tell(
      log,
      `${view.game}|${you}|${names.join("|")}`,
      (entry) => tableLine(entry, names, you) ?? tell.tell(entry, names, you),
    );
  }

  return {
    Board,
    moment: () => import("./Moment.svelte"),
    narrate,
    asking: (names, view) => {
      const speak = speech ?? generic(view.game);
      return {
        optionName: (p, option) => speak.option(p, option, view),
        asked: (p) => speak.ask(p, names, view),
        decline: (p) => speak.decline(p),
      };
    },
    told: () => [],
    agreed: [],
    ...(speech ? { speech } : {}),
  };
}

export const face: Face = plainFace();
