/** Ingredients, potions and the eight alchemicals, in the order of the sheet. */
export const INGREDIENTS = [
  "mushroom",
  "fern",
  "toad",
  "bird_claw",
  "flower",
  "mandrake_root",
  "scorpion",
  "raven_feather",
];
export const COLOURS = ["red", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const POTIONS = ["red+", "red-", "green+", "green-", "blue+", "blue-", "neutral"];
export const TRIGGERS = ["large-red", "small-red", "large-green", "small-green", "large-blue", "small-blue"];
export const PARTS = ["chest", "ears"] as const;
export const SEALS = [
  "gold_star",
  "silver_star",
  "unstarred_red",
  "unstarred_green",
  "unstarred_blue",
  "unstarred_white",
];
/** The slots of an article, in the order of its entries. */
export const SLOTS = ["red", "green", "blue", "white"];

export type Sign = "+" | "-";
/** The signs of each alchemical in red, green and blue; everything else follows from them. */
const SIGNS: Record<string, string> = {
  A1: "-+-",
  A2: "+-+",
  A3: "+--",
  A4: "-++",
  A5: "--+",
  A6: "++-",
  A7: "---",
  A8: "+++",
};
export const ALCHEMICALS = Object.keys(SIGNS);

export const signOf = (alchemical: string, colour: Colour): Sign => SIGNS[alchemical]![COLOURS.indexOf(colour)] as Sign;

/** An element is large if the next colour has the same sign. */
export function isLarge(alchemical: string, colour: Colour): boolean {
  const c = COLOURS.indexOf(colour);
  return SIGNS[alchemical]![c] === SIGNS[alchemical]![(c + 1) % 3];
}

export const isSolar = (alchemical: string): boolean =>
  [...SIGNS[alchemical]!].filter((sign) => sign === "-").length % 2 === 0;

/** Two ingredients as the server names them: in the order of the sheet. */
export const pairOf = (a: string, b: string): string =>
  INGREDIENTS.indexOf(a) < INGREDIENTS.indexOf(b) ? `${a}+${b}` : `${b}+${a}`;
