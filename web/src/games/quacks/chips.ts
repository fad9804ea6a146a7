/** Chips: the colour, the glyph and the value that a name stands for, and the order people lay them in. */

/** Every colour has a shape of its own; the value is a numeral. */
const PAINT = {
  white: { fill: "#f5f1e6", ink: "#38332a", glyph: "unlit-bomb" },
  orange: { fill: "#f0913a", ink: "#2a1503", glyph: "pumpkin" },
  green: { fill: "#37804f", ink: "#ffffff", glyph: "spider-alt" },
  blue: { fill: "#2a5590", ink: "#ffffff", glyph: "bird-mask" },
  red: { fill: "#a52a26", ink: "#ffffff", glyph: "super-mushroom" },
  yellow: { fill: "#f0da5c", ink: "#2d2604", glyph: "beet" },
  purple: { fill: "#b690da", ink: "#1f1030", glyph: "ghost" },
  black: { fill: "#26252b", ink: "#f3efe6", glyph: "butterfly" },
  locoweed: { fill: "#a9c46c", ink: "#1c2507", glyph: "cabbage" },
} as const;

export type Colour = keyof typeof PAINT;
export const COLOURS = Object.keys(PAINT) as Colour[];
export const paintOf = (name: string): (typeof PAINT)[Colour] => PAINT[colourOf(name)];

/** The colour of a chip or of a book, by its name. */
export const colourOf = (name: string): Colour => name.split("-", 1)[0] as Colour;
/** What is printed on a chip; 0 where nothing is. */
export const valueOf = (name: string): number => Number(name.split("-")[1] ?? 0);

export const VALUES: Record<Colour, number[]> = {
  white: [1, 2, 3],
  orange: [1, 6],
  green: [1, 2, 4],
  blue: [1, 2, 4],
  red: [1, 2, 4],
  yellow: [1, 2, 4],
  purple: [1],
  black: [1],
  locoweed: [0],
};
export const CHIPS = COLOURS.flatMap((c) => VALUES[c].map((v) => (v ? `${c}-${v}` : c)));

/** Each kind once, as people sort their chips, with how many there are. */
export function counted(chips: string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const c of chips) out.set(c, (out.get(c) ?? 0) + 1);
  return [...out].sort(([a], [b]) => CHIPS.indexOf(a) - CHIPS.indexOf(b));
}
