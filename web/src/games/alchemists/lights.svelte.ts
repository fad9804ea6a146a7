/** What the question lights on the board, and what is chosen of it before it is sent. */
import type { Question } from "../../shell/question.svelte";
import { INGREDIENTS, pairOf } from "./alchemy";
import { fromHand, whereOf, type Where } from "./ask";
import type { Prompt, View } from "./shapes";

/** A board that is only looked at has no light. */
export interface Lit {
  readonly where: Where;
  readonly prompt: Prompt | null;
  /** Two ingredients, or one of them. */
  readonly pair: string[];
  /** What is to be published: an option of the question, with the alchemical if it is new. */
  readonly what: string;
  readonly alchemical: string;
  readonly seal: string;
  /** A report in the making: `chest:large-red`, or with a second token behind a stroke. */
  readonly report: string;
  has: (option: string) => boolean;
  isChosen: (option: string) => boolean;
  digit: (option: string) => string;
  pick: (option: string) => void;
  /** Whether an ingredient can be chosen for two, from the hand or from anywhere. */
  pairs: (ingredient: string, hand: boolean) => boolean;
  toggle: (ingredient: string) => void;
  choosePair: (pair: string) => void;
  /** The answer that a cell of the grid stands for, if it is lit. */
  cell: (ingredient: string, alchemical: string) => string;
  chooseCell: (ingredient: string, alchemical: string) => void;
  chooseArticle: (colour: string) => void;
  chooseSeal: (seal: string) => void;
  token: (part: string, trigger: string) => boolean;
  chooseToken: (part: string, trigger: string) => void;
}

export const DARK: Lit = {
  where: "",
  prompt: null,
  pair: [],
  what: "",
  alchemical: "",
  seal: "",
  report: "",
  has: () => false,
  isChosen: () => false,
  digit: () => "",
  pick: () => {},
  pairs: () => false,
  toggle: () => {},
  choosePair: () => {},
  cell: () => "",
  chooseCell: () => {},
  chooseArticle: () => {},
  chooseSeal: () => {},
  token: () => false,
  chooseToken: () => {},
};

export class Lights implements Lit {
  pair = $state.raw<string[]>([]);
  what = $state("");
  alchemical = $state("");
  seal = $state("");
  report = $state("");
  /** Answers that are given to the questions that follow. */
  #plan: Record<string, string> = {};

  constructor(
    readonly question: Question<Prompt>,
    readonly view: () => View,
  ) {}

  prompt = $derived.by(() => this.question.prompt);
  where = $derived.by(() => whereOf(this.prompt));

  has = (option: string): boolean => this.question.options.includes(option);
  isChosen = (option: string): boolean => this.question.chosen.includes(option);
  digit = (option: string): string => this.question.digit(option);
  pick = (option: string): void => this.question.pick(option);

  // ---------------------------------------------------------------- two ingredients

  pairs = (ingredient: string, hand: boolean): boolean => {
    if (this.where !== "pair" || hand !== fromHand(this.prompt)) return false;
    const other = this.pair.length === 1 && this.pair[0] !== ingredient ? this.pair[0] : undefined;
    return this.question.options.some((o) => {
      const both = o.split("+");
      return both.includes(ingredient) && (other === undefined || both.includes(other));
    });
  };

  toggle = (ingredient: string): void => {
    if (this.pair.includes(ingredient)) this.pair = this.pair.filter((i) => i !== ingredient);
    else {
      const [last] = this.pair.slice(-1);
      const fits = last !== undefined && this.pair.length === 1 && this.has(pairOf(last, ingredient));
      this.pair = fits ? [last, ingredient] : [ingredient];
    }
  };

  choosePair = (pair: string): void => {
    this.pair = this.both === pair ? [] : pair.split("+");
  };

  /** The two as an answer; empty while they are not two. */
  get both(): string {
    const [a, b] = this.pair;
    const pair = a && b ? pairOf(a, b) : "";
    return this.has(pair) ? pair : "";
  }

  // ---------------------------------------------------------------- what is published

  cell = (ingredient: string, alchemical: string): string => {
    const { verb, source } = this.prompt ?? { verb: "" };
    if (verb === "alchemical") return source === ingredient && this.has(alchemical) ? alchemical : "";
    if (verb !== "publish") return "";
    const { theories } = this.view();
    if (theories[ingredient]?.alchemical === alchemical)
      return this.has(`endorse:${ingredient}`) ? `endorse:${ingredient}` : "";
    const taken = Object.values(theories).some((t) => t?.alchemical === alchemical);
    return !taken && this.has(`theory:${ingredient}`) ? `theory:${ingredient}` : "";
  };

  chooseCell = (ingredient: string, alchemical: string): void => {
    const option = this.cell(ingredient, alchemical);
    if (this.prompt?.verb === "alchemical") this.pick(option);
    else {
      this.what = option;
      this.alchemical = alchemical;
    }
  };

  /** An article is written entry by entry; a seal under another's needs nothing more. */
  chooseArticle = (colour: string): void => {
    if (this.has(`article:${colour}`)) this.pick(`article:${colour}`);
    else this.what = `endorse_article:${colour}`;
  };

  chooseSeal = (seal: string): void => {
    if (this.prompt?.verb === "seal") this.pick(seal);
    else this.seal = seal;
  };

  // ---------------------------------------------------------------- a report

  token = (part: string, trigger: string): boolean =>
    this.where === "golem" &&
    this.question.options.some((o) => {
      const [p, tokens = ""] = o.replace("take_back:", "").split(":");
      return p === part && tokens.split("/").includes(trigger);
    });

  chooseToken = (part: string, trigger: string): void => {
    if (this.has(`take_back:${part}:${trigger}`)) return this.pick(`take_back:${part}:${trigger}`);
    const [of, tokens = ""] = this.report.split(":");
    const now = of === part ? tokens.split("/") : [];
    const all = this.question.options;
    const wanted = now.includes(trigger) ? now.filter((t) => t !== trigger) : [...now.slice(-1), trigger];
    this.report =
      all.find((o) => o === `${part}:${wanted.join("/")}` || o === `${part}:${wanted.toReversed().join("/")}`) ?? "";
  };

  // ---------------------------------------------------------------- sending

  /** Whether all is chosen that is sent together. */
  get ready(): boolean {
    if (this.where === "pair") return this.both !== "";
    if (this.prompt?.verb === "publish") return this.what !== "" && this.seal !== "";
    return this.report !== "";
  }

  send = (): void => {
    if (!this.ready) return;
    if (this.where === "pair") return this.question.answer(this.both);
    if (this.where === "golem") return this.question.answer(this.report);
    this.#plan = { alchemical: this.alchemical, seal: this.seal };
    this.question.answer(this.what);
  };

  /** A new question: it is answered by what was chosen before; if that is not offered, it is asked. */
  renewed = (p: Prompt | null): void => {
    const planned = p && this.#plan[p.verb];
    if (planned && p.options?.includes(planned)) {
      delete this.#plan[p.verb];
      this.question.answer(planned);
      return;
    }
    this.#plan = {};
    this.pair = [];
    this.what = this.alchemical = this.seal = this.report = "";
  };
}

/** Digits lie where the ingredients lie. */
export const placesOf = (p: Prompt): string[] | undefined =>
  ["hand", "heads"].includes(whereOf(p)) && p.kind === "one" ? INGREDIENTS : undefined;
