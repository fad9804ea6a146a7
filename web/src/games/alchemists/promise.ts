/** How likely a brew keeps a promise, as far as that is told. */
import { quality } from "../../lib/alchemy/algebra";
import { GUARANTEES, POTIONS } from "./alchemy";
import type { Chance } from "./known";
import type { Told } from "./shapes";

/** Of one mix, by the chances of each potion; `praise` is how many levels better the brew counts. */
export function holds(mix: Chance[], wanted: string, guarantee: string, praise = 0): Chance {
  const most = GUARANTEES.indexOf(guarantee) + praise;
  const keeps = mix.filter((_, made) => quality(POTIONS.indexOf(wanted), made) <= most);
  const breaks = mix.filter((_, made) => quality(POTIONS.indexOf(wanted), made) > most);
  if (breaks.every((c) => c === 0)) return 1;
  return keeps.every((c) => c === 0) ? 0 : sum(keeps);
}

const sum = (chances: Chance[]): Chance =>
  chances.reduce((all, c) => (all === undefined || c === undefined ? undefined : all + c), 0);

/** Of the best of several mixes. */
export function best(chances: Chance[]): Chance {
  if (chances.includes(1)) return 1;
  return chances.includes(undefined) ? undefined : Math.max(0, ...(chances as number[]));
}

/** How many levels better a seat's sale counts that is going on: its Barmaids. */
export function praised(log: Told[], seat: number): number {
  const mine = log.filter((e) => e.player === seat);
  const since = mine.findLastIndex((e) => e.event === "sell");
  return mine.slice(since + 1).filter((e) => e.event === "play_favour" && e.favour === "barmaid").length;
}
