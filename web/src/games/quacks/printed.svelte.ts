/** What is printed on cauldrons, tracks, cards and flask boards: asked for once. */
import { Parts } from "../../lib/parts.svelte";
import { coins, joined, points, rubies } from "./words";

export interface Space {
  coins: number;
  vp: number;
  ruby: number;
}
/** Something that a space, a tube or a die brings, by its kind: a number of it, a chip, or an exchange. */
export type Gift = Record<string, number | string | [string, number | string]>;

interface Glass {
  bonus?: Gift;
}
interface Patient {
  id: string;
  slots: { space: number; bonus: Gift[] }[];
}

class Printed {
  #parts = new Parts("quacks");

  get track(): Space[] {
    return this.#parts.list<Space>("track");
  }

  /** A rat tail lies right after each of these points, in every lap. */
  get tails(): number[] {
    return this.#parts.list<number>("tails_after");
  }

  get glasses(): Glass[] {
    return this.#parts.list<Glass>("glasses");
  }

  /** What each space of a patient's flask board brings. */
  gifts(patient: string): Gift[][] {
    const found = this.#parts.list<Patient>("patients").find((p) => p.id === patient);
    const out: Gift[][] = Array.from({ length: 11 }, () => []);
    for (const slot of found?.slots ?? []) out[slot.space] = slot.bonus;
    return out;
  }

  /** Whether a card is a rule for the whole round (blue) or was carried out at once (purple). */
  lasts(card: string): boolean {
    return (
      this.#parts.list<{ id: string; colour: string }>("fortune_cards").find((c) => c.id === card)?.colour === "blue"
    );
  }

  penny(witch: string): string {
    return this.#parts.list<{ id: string; penny: string }>("witches").find((w) => w.id === witch)?.penny ?? "";
  }

  /** What a scoring space is worth, in words. */
  worth(space: number): string {
    const found = this.track[space];
    if (!found) return "";
    return joined(coins(found.coins), points(found.vp), found.ruby ? rubies(found.ruby) : "");
  }
}

export const printed = new Printed();
