/** The printed tracks: the cauldron's spaces, and the rat tails of the score track. */
import { TAILS_AFTER, TRACK } from "./facts";

export const ROUNDS = 9;
/** The last space a chip can lie on; whoever lies there scores the spoon, which comes after it. */
export const LAST_SPACE = 52;
export const SPOON = 53;
const LAP = 50;

const tailsUpTo = (points: number): number =>
  Math.floor(points / LAP) * TAILS_AFTER.length + TAILS_AFTER.filter((t) => t < points % LAP).length;

/** The rat tails between a player's points and the leader's. */
export const tailsBetween = (points: number, leader: number): number => tailsUpTo(leader) - tailsUpTo(points);

/** The first space that shows this number, or the last one before: people read a number, and many stand on two spaces. */
export const spaceShowing = (printed: number): number => {
  const at = TRACK.findIndex((space) => space.coins >= printed);
  return at < 0 ? SPOON : TRACK[at]!.coins === printed ? at : Math.max(0, at - 1);
};
