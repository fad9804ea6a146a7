/** What the question lights on the board, and what is chosen of it before it is sent. */
import type { Question } from "../../shell/question.svelte";
import { INGREDIENTS, pairOf } from "./alchemy";
import { fromHand, whereOf, type Where } from "./ask";
import { alchemicalsFor, answersTo, isPair, NOTHING, stepsOf, type Draft } from "./chain";
import type { Prompt, View } from "./shapes";

/** An article in the making. */
export interface Writing {
  colour: string;
  /** The ingredients on its slots. */
  entries: string[];
  /** The signs of its two pairs, once they are chosen. */
  signs: string;
}

/** A board that is only looked at has no light. */
export interface Lit extends Readonly<Draft> {
  readonly where: Where;
  readonly prompt: Prompt | null;
  /** Of the questions that are answered together, the one that asks for two ingredients. */
  readonly pairing: Prompt | undefined;
  /** What a brew shall be: the potion, and what is guaranteed of it. */
  readonly promised: string[];
  readonly writing: Writing | null;
  has: (option: string) => boolean;
  isChosen: (option: string) => boolean;
  digit: (option: string) => string;
  pick: (option: string) => void;
  /** Whether one of the questions that are answered together has an option, whether it is chosen, and choosing it. */
  offers: (verb: string, option: string) => boolean;
  isDrafted: (verb: string, option: string) => boolean;
  choose: (verb: string, option: string) => void;
  /** Whether an ingredient can be chosen for two, from the hand or from anywhere. */
  pairs: (ingredient: string, hand: boolean) => boolean;
  toggle: (ingredient: string) => void;
  choosePair: (pair: string) => void;
  /** The answer that a cell of the grid stands for, if it is lit. */
  cell: (ingredient: string, alchemical: string) => string;
  chooseCell: (ingredient: string, alchemical: string) => void;
  chooseArticle: (colour: string) => void;
  /** Whether an ingredient can be put on the next slot of the article, or be taken from it. */
  enters: (colour: string, ingredient: string) => boolean;
  token: (part: string, trigger: string) => boolean;
  chooseToken: (part: string, trigger: string) => void;
}

export const DARK: Lit = {
  ...NOTHING,
  where: "",
  prompt: null,
  pairing: undefined,
  promised: [],
  writing: null,
  has: () => false,
  isChosen: () => false,
  digit: () => "",
  pick: () => {},
  offers: () => false,
  isDrafted: () => false,
  choose: () => {},
  pairs: () => false,
  toggle: () => {},
  choosePair: () => {},
  cell: () => "",
  chooseCell: () => {},
  chooseArticle: () => {},
  enters: () => false,
  token: () => false,
  chooseToken: () => {},
};

/** Where the draft keeps the answer to a question. */
const KEPT = {
  sell_potion: "potion",
  exhibit: "potion",
  guarantee: "guarantee",
  claim: "claim",
  alchemical: "alchemical",
  signs: "signs",
  seal: "seal",
} as const;
const isKept = (verb: string): verb is keyof typeof KEPT => verb in KEPT;

export class Lights implements Lit {
  potion = $state("");
  guarantee = $state("");
  pair = $state.raw<string[]>([]);
  claim = $state("");
  what = $state("");
  alchemical = $state("");
  entries = $state.raw<string[]>([]);
  signs = $state("");
  seal = $state("");
  report = $state("");
  /** The questions that follow, and the answers they are given. */
  #plan: { step: Prompt; answer: string }[] = [];

  constructor(
    readonly question: Question<Prompt>,
    readonly view: () => View,
  ) {}

  prompt = $derived.by(() => this.question.prompt);
  where = $derived.by(() => whereOf(this.prompt));
  /** The question and those that follow it, which are answered together. */
  steps = $derived.by((): Prompt[] => (this.prompt ? stepsOf(this.prompt, this.view(), this) : []));
  answers = $derived.by((): string[] => answersTo(this.steps, this));
  /** The one to be answered next: digits and the list of choices are about it. */
  step = $derived.by((): Prompt | null => this.steps.find((_, k) => !this.answers[k]) ?? this.steps.at(-1) ?? null);
  pairing = $derived.by(() => this.steps.find(isPair));
  promised = $derived.by((): string[] => (this.pairing && fromHand(this.pairing) && this.pairing.chosen) || []);
  writing = $derived.by((): Writing | null => {
    const { verb = "", about = [], chosen = [] } = this.prompt ?? {};
    if (verb === "entry" || verb === "signs") return { colour: about[0] ?? "", entries: chosen, signs: "" };
    const [kind, colour = ""] = this.what.split(":");
    return kind === "article" ? { colour, entries: this.entries, signs: this.signs } : null;
  });
  /** Several things are chosen before anything is sent. */
  together = $derived.by(() => this.steps.length > 1 || Boolean(this.pairing) || this.where === "golem");

  has = (option: string): boolean => this.question.options.includes(option);
  isChosen = (option: string): boolean => this.question.chosen.includes(option);
  digit = (option: string): string => {
    if (!this.step || !isPair(this.step)) return this.question.digit(option);
    return INGREDIENTS.includes(option) ? String(INGREDIENTS.indexOf(option) + 1) : "";
  };
  pick = (option: string): void => this.question.pick(option);

  offers = (verb: string, option: string): boolean =>
    this.steps.some((s) => s.verb === verb && s.options?.includes(option));

  isDrafted = (verb: string, option: string): boolean =>
    this.steps.some((s, k) => s.verb === verb && this.answers[k] === option);

  choose = (verb: string, option: string): void => {
    if (this.steps.length < 2) this.pick(option);
    else if (isKept(verb)) this[KEPT[verb]] = this[KEPT[verb]] === option ? "" : option;
    else if (verb === "publish") this.#begin(option);
    else if (verb === "entry")
      this.entries = this.entries.includes(option)
        ? this.entries.filter((i) => i !== option)
        : [...this.entries, option];
  };

  /** An option of the list: chosen for the step that it is about, if it is one of several. */
  take = (option: string): boolean => {
    if (this.steps.length < 2 || !this.step) return false;
    this.choose(this.step.verb, option);
    return true;
  };

  /** The choices of the next step, in the order of their digits; two ingredients are not a list. */
  get listed(): string[] {
    return this.step && !isPair(this.step) ? (this.step.options ?? []) : [];
  }

  /** Digits lie where the ingredients lie. */
  get places(): string[] | undefined {
    const { step } = this;
    return ["hand", "heads", "entries"].includes(whereOf(step)) && step?.kind === "one" ? INGREDIENTS : undefined;
  }

  // ---------------------------------------------------------------- two ingredients

  pairs = (ingredient: string, hand: boolean): boolean => {
    if (!this.pairing || hand !== fromHand(this.pairing)) return false;
    const other = this.pair.length === 1 && this.pair[0] !== ingredient ? this.pair[0] : undefined;
    return (this.pairing.options ?? []).some((o) => {
      const both = o.split("+");
      return both.includes(ingredient) && (other === undefined || both.includes(other));
    });
  };

  toggle = (ingredient: string): void => {
    if (this.pair.includes(ingredient)) this.pair = this.pair.filter((i) => i !== ingredient);
    else {
      const [last] = this.pair.slice(-1);
      const fits =
        last !== undefined && this.pair.length === 1 && this.pairing?.options?.includes(pairOf(last, ingredient));
      this.pair = fits ? [last, ingredient] : [ingredient];
    }
  };

  choosePair = (pair: string): void => {
    this.pair = String(this.pair.toSorted()) === String(pair.split("+").toSorted()) ? [] : pair.split("+");
  };

  // ---------------------------------------------------------------- what is published

  cell = (ingredient: string, alchemical: string): string => {
    const p = this.prompt;
    if (p?.verb === "alchemical") return p.source === ingredient && this.has(alchemical) ? alchemical : "";
    if (p?.verb !== "publish") return "";
    const endorses = this.view().theories[ingredient]?.alchemical === alchemical;
    const option = `${endorses ? "endorse" : "theory"}:${ingredient}`;
    const fits = endorses || alchemicalsFor(p, this.view(), ingredient).includes(alchemical);
    return fits && this.has(option) ? option : "";
  };

  chooseCell = (ingredient: string, alchemical: string): void => {
    const option = this.cell(ingredient, alchemical);
    if (this.prompt?.verb === "alchemical") return this.pick(option);
    this.#begin(option);
    this.alchemical = alchemical;
  };

  chooseArticle = (colour: string): void =>
    this.#begin(this.has(`article:${colour}`) ? `article:${colour}` : `endorse_article:${colour}`);

  /** Another publication begins with nothing but the seal. */
  #begin(what: string): void {
    if (this.what === what) return;
    this.what = what;
    this.alchemical = this.signs = "";
    this.entries = [];
  }

  enters = (colour: string, ingredient: string): boolean => {
    if (this.writing?.colour !== colour) return false;
    const next = this.steps.find((s, k) => s.verb === "entry" && !this.answers[k]);
    return this.entries.includes(ingredient) || (next?.options?.includes(ingredient) ?? false);
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
    return this.answers.length > 0 && this.answers.every(Boolean);
  }

  send = (): void => {
    if (!this.ready) return;
    const [first, ...rest] = this.steps.map((step, k) => ({ step, answer: this.answers[k]! }));
    this.#plan = rest;
    this.question.answer(first!.answer);
  };

  /** A new question: it is answered by what was chosen before; if that is not offered, it is asked. */
  renewed = (p: Prompt | null): void => {
    const at = this.#plan.findIndex(({ step, answer }) => isSame(step, p) && p!.options?.includes(answer));
    const planned = this.#plan[at];
    this.#plan = planned ? this.#plan.slice(at + 1) : [];
    if (planned) this.question.answer(planned.answer);
    else Object.assign(this, NOTHING);
  };
}

const isSame = (a: Prompt, b: Prompt | null): boolean =>
  a.verb === b?.verb && a.player === b.player && a.source === b.source;
