/** Ingredients, potions and the eight alchemicals by name, as they are drawn. */
import * as algebra from "../../lib/alchemy/algebra";

const { COLOURS, light, sign, SIGNS, size } = algebra;
export { COLOURS };
export const INGREDIENTS: string[] = [...algebra.INGREDIENTS];
export const ALCHEMICALS: string[] = [...algebra.ALCHEMICALS];
export const POTIONS: string[] = [...algebra.POTIONS];
export type Colour = (typeof COLOURS)[number];
export type Sign = (typeof SIGNS)[number];

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
/** What may be promised of a potion, the most first. */
export const GUARANTEES = ["exact", "sign", "neutral", "anything"];

const at = (names: readonly string[], name: string): number => names.indexOf(name);

export const signOf = (alchemical: string, colour: Colour): Sign =>
  SIGNS[sign(at(ALCHEMICALS, alchemical), at(COLOURS, colour))]!;

export const isLarge = (alchemical: string, colour: Colour): boolean =>
  size(at(ALCHEMICALS, alchemical), at(COLOURS, colour)) === 0;

export const isSolar = (alchemical: string): boolean => light(at(ALCHEMICALS, alchemical)) === 0;

/** Two ingredients as the server names them: in the order of the sheet. */
export const pairOf = (a: string, b: string): string =>
  at(INGREDIENTS, a) < at(INGREDIENTS, b) ? `${a}+${b}` : `${b}+${a}`;
