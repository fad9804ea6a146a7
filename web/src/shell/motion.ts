/** What happened, as motion above a table that already stands as it does. Nothing waits for it. */

/** A thing that flies from place to place, or comes to lie somewhere for a moment. Of places (selectors) the first that is there counts. */
export interface Motion {
  what: string;
  /** Whose doing it is. */
  seat: number;
  from: string[];
  to: string[];
  lies?: boolean;
}

/** A motion in its time, in milliseconds at the usual speed. */
export interface Timed extends Motion {
  begins: number;
  ends: number;
  /** Its number among those that lie, counted from 0. */
  place: number;
}

export const TURN = 1500; // what a turn takes at most
export const FLIGHT = 220;
export const FADE = 140;
const APART = 250;
const MOST = 24;

/** What was told since; nothing if something was taken back. */
export function since<T>(before: T[], now: T[]): T[] {
  const same = before.every((entry, i) => entry === now[i] || JSON.stringify(entry) === JSON.stringify(now[i]));
  return same ? now.slice(before.length) : [];
}

/** One after the other, and all within a turn's time. */
export function timed(motions: Motion[]): Timed[] {
  const shown = motions.slice(-MOST);
  const apart = Math.min(APART, (TURN - FLIGHT - FADE) / Math.max(1, shown.length));
  let lying = 0;
  return shown.map((motion, i) => {
    const begins = i * apart;
    return {
      ...motion,
      begins,
      ends: motion.lies ? TURN : begins + FLIGHT + FADE,
      place: motion.lies ? lying++ : 0,
    };
  });
}
