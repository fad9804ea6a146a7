/** What would tell most, of what can be tried. */
const SHOWN = 3;
const LEAST = 1e-9; // of what tells nothing, counting leaves a trace

/** What can be tried with these ingredients: pairs of them, or single ones. */
export const within = (values: Record<string, number>, held: readonly string[]): [string, number][] =>
  Object.entries(values).filter(([what]) => what.split("+").every((i) => held.includes(i)));

/** The few that tell most, the best first; none that tells nothing. */
export const most = (values: [string, number][]): [string, number][] =>
  values
    .filter(([, value]) => value > LEAST)
    .toSorted(([, a], [, b]) => Math.round((b - a) / LEAST))
    .slice(0, SHOWN);
