/** What the rulebooks ask the app for: what has to be chosen, who may see the answer, and how it is said. */
import { COLOURS, INGREDIENTS, LIGHTS, NEUTRAL, POTIONS, QUALITIES, REACTIONS } from "../../lib/alchemy/algebra";
import type { Secret } from "../../lib/alchemy/reader";
import { say } from "../../lib/words.svelte";
import { nameOf } from "../../games/alchemists/words";

export const TESTERS = ["student", "self", "nobody"] as const;
export type Tester = (typeof TESTERS)[number];

/** What somebody has touched so far. */
export interface Chosen {
  ingredients: number[];
  potion: number | null;
  colour: number | null;
  tester: Tester;
}

export interface Drawing {
  /** In the sprite of Alchemists. */
  name: string;
  /** Whether it is so, for what may be or not. */
  holds?: boolean;
}

export interface Answer {
  signs: Drawing[];
  /** In the words of the terminal. */
  said: string;
  /** What the player does now. */
  then?: string;
}

/** Whose eyes an answer is for. */
export type Eyes = "own" | "all";

export interface Question {
  name: string;
  drawing: string;
  /** How many ingredients are chosen. */
  takes: 1 | 2;
  /** What else is chosen. */
  asks?: "tester" | "wanted" | "announced" | "claimed" | "colour";
  eyes: Eyes[];
  /** Only where the King's Golem is in the game. */
  golem?: true;
  answer: (secret: Secret, chosen: Chosen, eyes: Eyes) => Answer;
}

export const ingredientName = (i: number): string => nameOf("ingredient", INGREDIENTS[i]!);
export const potionName = (p: number): string => nameOf("potion", POTIONS[p]!);
export const colourName = (c: number): string => say(`alchemists-colour-${COLOURS[c]}`);
export const signName = (sign: number): string => say(`alchemists-sign-${sign ? "minus" : "plus"}`);
export const lightName = (light: number): string => say(`alchemists-light-${LIGHTS[light]}`);
export const lightSign = (light: number): string => (light ? "al-moon" : "al-sun");
export const potionSign = (p: number): string => `p-${POTIONS[p]}`;

/** The potions that adventurers want and exhibitions show. */
export const COLOURED: readonly number[] = [0, 1, 2, 3, 4, 5];
export const EVERY_POTION: readonly number[] = [...COLOURED, NEUTRAL];

/** What a potion does to whoever tries it. */
function effect(potion: number, tester: Tester): string {
  const bad = potion !== NEUTRAL && potion % 2 === 1;
  if (tester === "student") return say(bad ? "companion-reader-student-unhappy" : "companion-reader-student-happy");
  return say(bad ? `companion-reader-drunk-${COLOURS[potion >> 1]}` : "companion-reader-drunk-well");
}

const QUALITY_SIGNS = ["", "al-smile", potionSign(NEUTRAL), "al-frown"];

function pairIn({ ingredients }: Chosen): [number, number] {
  return [ingredients[0]!, ingredients[1]!];
}

export const QUESTIONS: readonly Question[] = [
  {
    name: "mix",
    drawing: "al-bubbling-flask",
    takes: 2,
    asks: "tester",
    eyes: ["own", "all"],
    answer(secret, chosen, eyes) {
      const [first, second] = pairIn(chosen);
      const made = secret.mix(first, second);
      const potion = potionName(made);
      return {
        signs: [{ name: potionSign(made) }],
        said:
          eyes === "all"
            ? say("alchemists-reader-public", { potion })
            : say("alchemists-reader-made", {
                first: ingredientName(first),
                second: ingredientName(second),
                potion,
              }),
        ...(chosen.tester === "nobody" ? {} : { then: effect(made, chosen.tester) }),
      };
    },
  },
  {
    name: "sell",
    drawing: "al-shop",
    takes: 2,
    asks: "wanted",
    eyes: ["all"],
    answer(secret, chosen) {
      const wanted = chosen.potion!;
      const grade = secret.sale(...pairIn(chosen), wanted);
      return {
        signs: [grade ? { name: QUALITY_SIGNS[grade]! } : { name: potionSign(wanted), holds: true }],
        said: say("alchemists-reader-sale", { quality: say(`alchemists-sale-${QUALITIES[grade]}`) }),
      };
    },
  },
  {
    name: "sign",
    drawing: "al-hammer-drop",
    takes: 1,
    asks: "colour",
    eyes: ["all"],
    answer(secret, { ingredients, colour }) {
      const [ingredient, c] = [ingredients[0]!, colour!];
      const shown = secret.sign(ingredient, c);
      return {
        signs: [{ name: `i-${INGREDIENTS[ingredient]}` }, { name: `e-${COLOURS[c]}${shown ? "-" : "+"}` }],
        said: say("alchemists-reader-sign", {
          ingredient: ingredientName(ingredient),
          colour: colourName(c),
          sign: signName(shown),
        }),
      };
    },
  },
  {
    name: "claim",
    drawing: "al-quill-ink",
    takes: 2,
    asks: "claimed",
    eyes: ["all"],
    answer(secret, chosen) {
      const [first, second] = pairIn(chosen);
      const holds = secret.isTrue(first, second, chosen.potion!);
      return {
        signs: [{ name: potionSign(chosen.potion!), holds }],
        said: say(holds ? "alchemists-reader-true" : "alchemists-reader-false", {
          first: ingredientName(first),
          second: ingredientName(second),
          potion: potionName(chosen.potion!),
        }),
      };
    },
  },
  {
    name: "exhibit",
    drawing: "al-theater-curtains",
    takes: 2,
    asks: "announced",
    eyes: ["all"],
    answer(secret, chosen) {
      const holds = secret.isTrue(...pairIn(chosen), chosen.potion!);
      const potion = potionName(chosen.potion!);
      return {
        signs: [{ name: potionSign(chosen.potion!), holds }],
        said: say(holds ? "companion-reader-exhibited" : "companion-reader-exhibited-not", { potion }),
      };
    },
  },
  {
    name: "library",
    drawing: "al-bookshelf",
    takes: 1,
    eyes: ["own"],
    answer(secret, { ingredients }) {
      const light = secret.light(ingredients[0]!);
      return {
        signs: [{ name: `i-${INGREDIENTS[ingredients[0]!]}` }, { name: lightSign(light) }],
        said: say("alchemists-reader-light", {
          ingredient: ingredientName(ingredients[0]!),
          light: lightName(light),
        }),
      };
    },
  },
  {
    name: "study",
    drawing: "al-rock-golem",
    takes: 1,
    eyes: ["own"],
    golem: true,
    answer(secret, { ingredients }) {
      const reaction = secret.reaction(ingredients[0]!);
      return {
        signs: [
          { name: "al-chest-armor", holds: (reaction & 1) > 0 },
          { name: "al-human-ear", holds: (reaction & 2) > 0 },
        ],
        said: say("alchemists-reader-tested", {
          ingredient: ingredientName(ingredients[0]!),
          reaction: say(`alchemists-reaction-${REACTIONS[reaction]}`),
        }),
      };
    },
  },
  {
    name: "animate",
    drawing: "al-wizard-staff",
    takes: 2,
    eyes: ["all"],
    golem: true,
    answer(secret, chosen) {
      const holds = secret.animates(...pairIn(chosen));
      return {
        signs: [{ name: "al-rock-golem", holds }],
        said: say(holds ? "alchemists-reader-awake" : "alchemists-reader-asleep"),
      };
    },
  },
];
