/** The keys of the board besides those of every table. */

/** What may be done while one brews, by its key. */
const BREWING: Record<string, string> = {
  f: "flask",
  w: "witch",
  v: "visitor",
  d: "display",
  r: "laid",
  g: "forget",
  n: "white-3",
};

export const brewKeys = (brew: (option: string) => void): Record<string, () => void> =>
  Object.fromEntries(Object.entries(BREWING).map(([key, option]) => [key, () => brew(option)]));
