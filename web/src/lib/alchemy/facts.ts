/** What one can know about the secret: facts, each a question that was asked and its answer. */
import {
  ALCHEMICALS,
  ALL_EIGHT,
  COLOURS,
  INGREDIENTS,
  LIGHTS,
  MIX,
  NEUTRAL,
  POTIONS,
  QUALITIES,
  REACTIONS,
  SIGNS,
  light,
  quality,
  sign,
} from "./algebra";

/** A fact by names, as the server tells it. */
export interface Fact {
  kind: "mixed" | "claim" | "sale" | "sign" | "light" | "reaction" | "animation" | "spied" | "spied_sale" | "identity";
  first: string;
  second?: string;
  asked?: string;
  answer: string | boolean;
}

/** What the facts of a kind tell of. */
export interface Shape {
  /** Two ingredients, or one. */
  two: boolean;
  /** What may be asked about: a potion that is claimed or wanted, or a colour. */
  asked: readonly string[];
  answers: readonly (string | boolean)[];
  /** Only where there is a golem. */
  golem: boolean;
}

const WANTED = POTIONS.slice(0, NEUTRAL); // nobody asks for a neutral potion
const OR_NOT = [true, false] as const;

export const SHAPES: Readonly<Record<Fact["kind"], Shape>> = {
  mixed: { two: true, asked: [], answers: POTIONS, golem: false },
  sale: { two: true, asked: WANTED, answers: QUALITIES, golem: false },
  claim: { two: true, asked: POTIONS, answers: OR_NOT, golem: false },
  sign: { two: false, asked: COLOURS, answers: SIGNS, golem: false },
  light: { two: false, asked: [], answers: LIGHTS, golem: false },
  spied: { two: false, asked: [], answers: POTIONS, golem: false },
  spied_sale: { two: false, asked: WANTED, answers: QUALITIES, golem: false },
  reaction: { two: false, asked: [], answers: REACTIONS, golem: true },
  animation: { two: true, asked: [], answers: OR_NOT, golem: true },
  identity: { two: false, asked: [], answers: ALCHEMICALS, golem: false },
};
export const KINDS = Object.keys(SHAPES) as Fact["kind"][];

/** Whether this is a fact, whoever wrote it. */
export function isFact(value: unknown): value is Fact {
  if (typeof value !== "object" || value === null) return false;
  const { kind, first, second, asked, answer } = value as Partial<Record<keyof Fact, unknown>>;
  const shape = KINDS.includes(kind as Fact["kind"]) ? SHAPES[kind as Fact["kind"]] : undefined;
  const among = (names: readonly unknown[], name: unknown): boolean => names.includes(name);
  return (
    shape !== undefined &&
    among(INGREDIENTS, first) &&
    (shape.two ? among(INGREDIENTS, second) && second !== first : second === undefined) &&
    (shape.asked.length ? among(shape.asked, asked) : asked === undefined) &&
    among(shape.answers, answer)
  );
}

/** What a fact leaves open: the potions of a pair, the alchemicals of an ingredient, or the golems. */
export type Meaning =
  | { of: "pair"; first: number; second: number; potions: number }
  | { of: "ingredient"; first: number; alchemicals: number }
  | { of: "reaction"; first: number; reaction: number }
  | { of: "animation"; first: number; second: number; awake: boolean };

/** The numbers, of so many, for which something holds, as bits. */
export function bits(n: number, holds: (i: number) => boolean): number {
  let mask = 0;
  for (let i = 0; i < n; i++) if (holds(i)) mask |= 1 << i;
  return mask;
}

function place(names: readonly string[], name: string | boolean | undefined): number {
  const found = names.indexOf(String(name));
  if (found < 0) throw new Error(`there is no ${name} among ${names.join(", ")}`);
  return found;
}

/** What an ingredient can make with any other, if it is this alchemical. */
const potionsOf = (alchemical: number): number[] =>
  ALL_EIGHT.filter((b) => b !== alchemical).map((b) => MIX[alchemical * 8 + b]!);

export function meaning(fact: Fact): Meaning {
  const first = place(INGREDIENTS, fact.first);
  const second = (): number => place(INGREDIENTS, fact.second);
  const pair = (potions: number): Meaning => ({ of: "pair", first, second: second(), potions });
  const one = (holds: (alchemical: number) => boolean): Meaning => ({
    of: "ingredient",
    first,
    alchemicals: bits(8, holds),
  });
  const { answer, asked } = fact;
  switch (fact.kind) {
    case "mixed":
      return pair(1 << place(POTIONS, answer));
    case "claim": {
      const claimed = place(POTIONS, asked);
      return pair(bits(7, (p) => (p === claimed) === answer));
    }
    case "sale": {
      const [wanted, grade] = [place(POTIONS, asked), place(QUALITIES, answer)];
      return pair(bits(7, (p) => quality(wanted, p) === grade));
    }
    case "sign": {
      const [colour, shown] = [place(COLOURS, asked), place(SIGNS, answer)];
      return one((a) => sign(a, colour) === shown);
    }
    case "light": {
      const shown = place(LIGHTS, answer);
      return one((a) => light(a) === shown);
    }
    case "identity": {
      const shown = place(ALCHEMICALS, answer);
      return one((a) => a === shown);
    }
    case "spied": {
      const potion = place(POTIONS, answer);
      return one((a) => potionsOf(a).includes(potion));
    }
    case "spied_sale": {
      const [wanted, grade] = [place(POTIONS, asked), place(QUALITIES, answer)];
      return one((a) => potionsOf(a).some((p) => quality(wanted, p) === grade));
    }
    case "reaction":
      return { of: "reaction", first, reaction: place(REACTIONS, answer) };
    case "animation":
      return { of: "animation", first, second: second(), awake: answer === true };
  }
}

/** Whether two facts are the same question with the same answer. */
export const keyOf = (fact: Fact): string =>
  JSON.stringify([fact.kind, fact.first, fact.second, fact.asked, fact.answer]);
