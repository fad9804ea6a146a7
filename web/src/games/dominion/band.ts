/** The colours of a card's band, by its types. */
const BANDS = ["action", "treasure", "victory", "curse", "reaction", "duration", "attack", "ruins", "shelter"];

/** One colour, or a gradient of two. */
export function bandOf(types: string[]): string {
  const [first = "action", ...more] = types.filter((t) => BANDS.includes(t));
  const strong = [first, ...more].find((t) => t !== "action") ?? first;
  return `--band: var(--t-${first}); --band2: var(--t-${strong})`;
}
