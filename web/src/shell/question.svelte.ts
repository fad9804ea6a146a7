/** The question that is put to somebody at a table: the answer in the making, its keys, its primary button. */
import type { Prompt, SeatInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { plain, say } from "../lib/words.svelte";
import { confirmed, digit, left, numbers, pick, ready, sought, unpick, type Answer } from "./answer";
import type { TableConnection } from "./connection.svelte";

export interface Primary {
  text: string;
  /** What it brings or costs. */
  more?: string;
  key: string;
  act: () => void;
  disabled?: boolean;
  /** The option it takes, if it is one of those that are lit. */
  option?: string;
  /** It ends something: it waits longer for whoever still clicks at what stood there before. */
  grave?: boolean;
}

/** What a game adds to questions of its own. */
export interface Own<P extends Prompt> {
  optionName: (prompt: P, option: string) => string;
  /** The order in which the options are numbered. */
  listed?: (prompt: P) => string[];
  /** What has a digit, in its place: lit or not, it keeps it. */
  places?: (prompt: P) => string[] | undefined;
  /** What can be chosen besides, by more than one answer. */
  beyond?: (prompt: P) => { options: string[]; pick: (option: string) => void } | undefined;
  /** Options that are met on the table: they come first among many names. */
  near?: (option: string) => boolean;
  /** Takes an option in a way of the game's own; false if it has none for it. */
  take?: (option: string) => boolean;
  /** A click on one of several is an answer by itself. */
  atOnce?: (prompt: P) => boolean;
  primary?: (prompt: P) => Primary | null;
  /** A question in words, somebody else's, too; and what it says to choose nothing. */
  asked?: (prompt: P) => string;
  decline?: (prompt: P) => string;
  /** What yes and no mean, in words; then the game has a button for each. */
  yesNo?: (prompt: P) => string[];
  /** More than ten choices are numbered on: then a number is typed digit by digit. */
  counting?: boolean;
  /** Keys besides those of every game. */
  keys?: Record<string, () => void>;
  /** Called when the question is a new one. */
  renewed?: (prompt: P | null) => void;
}

const MOST_NAMES = 24;
const PAUSE = 600; // milliseconds to wait for another digit

const played = (seat: SeatInfo | undefined): boolean => Boolean(seat && (seat.kind === "bot" || seat.stand_in));

export class Question<P extends Prompt = Prompt> {
  chosen = $state.raw<string[]>([]);
  number = $state(0);
  typed = $state("");
  help = $state(false);
  /** Letters of a name, typed anywhere. */
  letters = $state("");
  /** The first moment of a question, in which nothing can be answered by accident. */
  resting = $state(false);
  /** The same for the primary button: where it ends something, it waits longer. */
  waits = $state(false);
  /** The last thing done was to take something back: then nothing plays by itself. */
  tookBack = false;
  #base = "";
  #timers: number[] = [];

  constructor(
    readonly connection: TableConnection,
    readonly own: Own<P>,
  ) {
    $effect(() => this.#renew());
    $effect(() => this.#point());
  }

  prompt = $derived.by(() => (this.connection.state?.prompt ?? null) as P | null);
  options = $derived.by(() => this.prompt?.options ?? []);
  left = $derived.by(() => left(this.options, this.chosen));
  numbers = $derived.by(() => (this.prompt ? numbers(this.prompt) : []));
  names = $derived.by((): string[] => {
    const prompt = this.prompt;
    if (prompt?.kind !== "name") return [];
    const fit = this.options.filter((o) => plain(this.own.optionName(prompt, o)).includes(plain(this.typed)));
    const near = this.own.near ?? (() => false);
    return [...fit.filter(near), ...fit.filter((o) => !near(o))].slice(0, MOST_NAMES);
  });
  listed = $derived.by((): string[] => {
    if (!this.prompt) return [];
    if (this.prompt.kind === "name") return this.names;
    return [...new Set(this.own.listed?.(this.prompt) ?? this.options)];
  });
  /** What digits press, in order. */
  placed = $derived.by((): string[] => (this.prompt && this.own.places?.(this.prompt)) ?? this.listed);
  /** The legal choices as a list, with their keys: for digits and for screen readers. */
  numbered = $derived.by((): { key: string; text: string; act: () => void }[] => {
    const prompt = this.prompt;
    if (!prompt) return [];
    const counted = (text: string, act: () => void, i: number) => ({ key: this.#keyOf(i), text, act });
    if (prompt.kind === "yes_no") {
      const words = this.own.yesNo?.(prompt) ?? [say("web-yes"), say("web-no")];
      return words.map((text, i) => counted(text, () => this.answer(i === 0), i));
    }
    if (prompt.kind === "number") return this.numbers.map((n, i) => counted(String(n), () => this.answer(n), i));
    return this.listed.map((o) => ({
      key: this.#keyOf(this.placed.indexOf(o)),
      text: this.own.optionName(prompt, o),
      act: () => this.pick(o),
    }));
  });
  /** What typed letters may mean. */
  #named = $derived.by((): string[] => {
    if (!this.prompt || !["one", "some", "order"].includes(this.prompt.kind)) return [];
    return [...(this.own.beyond?.(this.prompt)?.options ?? []), ...this.listed];
  });
  /** The option that the letters mean. */
  aim = $derived.by((): string | undefined => this.#meant(this.letters));
  primary = $derived.by((): Primary | null => {
    const prompt = this.prompt;
    if (!prompt) return null;
    const own = this.own.primary?.(prompt);
    if (own) return own;
    const confirm = (text: string, disabled = false): Primary => ({
      text,
      key: "␣",
      act: () => this.confirm(),
      disabled,
    });
    switch (prompt.kind) {
      case "yes_no":
        return { text: say("web-yes"), key: "Y", act: () => this.answer(true) };
      case "number":
        return this.numbers.length ? null : { ...confirm(say("web-confirm")), act: () => this.answer(this.number) };
      case "order":
        return confirm(say(this.chosen.length ? "web-confirm" : "web-order-as-shown"));
      case "some":
        return confirm(
          prompt.lo && !this.chosen.length ? say("web-choose-lit") : say("web-confirm-n", { n: this.chosen.length }),
          !ready(prompt, this.chosen),
        );
      case "one":
        return prompt.lo === 0 ? { ...confirm(say("web-decline")), act: () => this.answer(null) } : null;
      case "name":
        return null;
    }
  });

  /** A digit, or where a number is typed digit by digit the number. */
  #keyOf(at: number): string {
    return this.own.counting && this.listed.length > 10 ? String(at + 1) : digit(at);
  }

  digit(option: string): string {
    return digit(this.placed.indexOf(option));
  }

  #meant(letters: string): string | undefined {
    const prompt = this.prompt;
    if (!prompt) return undefined;
    const names = this.#named.map((o) => plain(this.own.optionName(prompt, o)));
    return this.#named[sought(names, plain(letters))];
  }

  /** Shows on the table what is meant. */
  #point(): void {
    const aim = this.aim;
    for (const old of document.querySelectorAll("[data-aim]")) old.removeAttribute("data-aim");
    if (aim === undefined) return;
    const at = (how: string): Element | null => document.querySelector(`[data-${how}="${CSS.escape(aim)}"]`);
    const found = at("within") ?? at("lit");
    found?.setAttribute("data-aim", "");
    found?.scrollIntoView({ block: "nearest" });
  }

  #take(option: string): void {
    const prompt = this.prompt;
    this.letters = "";
    if (!prompt || this.resting) return;
    const beyond = this.own.beyond?.(prompt);
    if (beyond?.options.includes(option)) beyond.pick(option);
    else this.pick(option);
  }

  /** True if a key is one of a name's letters, or takes one back, or takes what is meant. */
  #spells(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === "Enter" && this.aim !== undefined) this.#take(this.aim);
    else if (this.letters && key === "Backspace") this.letters = this.letters.slice(0, -1);
    else if (this.letters && key === "Escape") this.letters = "";
    else if (/^\p{L}$/u.test(key) || (this.letters && /^[ '’-]$/.test(key))) {
      // A key of its own begins no name, unless it is written large.
      if (!this.letters && !event.shiftKey && this.#isKey(key.toLowerCase())) return false;
      if (!this.#named.length) return false;
      if (this.#meant(this.letters + key) !== undefined) this.letters += key;
    } else return false;
    event.preventDefault();
    return true;
  }

  #isKey(k: string): boolean {
    return k === "u" || (this.own.keys !== undefined && k in this.own.keys);
  }

  answer(answer: Answer): void {
    this.connection.answer(answer);
  }

  pick(option: string): void {
    const prompt = this.prompt;
    if (!prompt || this.connection.busy || this.own.take?.(option)) return;
    if (this.own.atOnce?.(prompt)) return this.answer([option]);
    const draft = pick(prompt, this.chosen, option);
    this.chosen = draft.chosen;
    if (draft.answer !== undefined) this.answer(draft.answer);
  }

  unpick(option: string): void {
    this.chosen = unpick(this.chosen, option);
  }

  confirm(): void {
    if (this.prompt && !this.connection.busy) this.answer(confirmed(this.prompt, this.chosen));
  }

  press(): void {
    if (this.primary && !this.primary.disabled && !this.connection.busy && !this.waits) this.primary.act();
  }

  /** Bots play at their pace, and nobody else is there to see it. */
  get mayHurry(): boolean {
    const s = this.connection.state;
    if (!s || s.prompt || s.table.settings.pace === "instant" || !s.you.length) return false;
    const alone = s.table.seats.every((x) => x.kind !== "person" || x.resigned || s.you.includes(x.seat));
    return alone && s.waiting_for.some((seat) => played(s.table.seats[seat]));
  }

  hurry(): void {
    if (this.mayHurry) this.connection.send({ type: "hurry" });
  }

  /** Bots that may be asked why: where nobody else plays, or when the game is over. It tells what they hold. */
  get askable(): number[] {
    const s = this.connection.state;
    if (!s?.view) return [];
    const alone =
      s.you.length === 1 && s.table.seats.every((x) => x.kind !== "person" || x.resigned || s.you.includes(x.seat));
    return alone || s.view.over ? s.table.seats.filter(played).map((x) => x.seat) : [];
  }

  /** Asks the bot that did something last; asking again puts its words away. */
  why(): void {
    const bots = this.askable;
    const last = this.connection.log.findLast((told) => bots.includes(Number(told.player)));
    const seat = Number(last?.player ?? bots[0] ?? -1);
    if (this.connection.pondered && this.connection.pondered.seat >= 0) this.connection.pondered = null;
    else if (seat >= 0) this.connection.why(seat);
  }

  get mayHint(): boolean {
    return Boolean(this.prompt && this.connection.state?.table.settings.hints);
  }

  undo(): void {
    this.tookBack = true;
    this.connection.send({ type: "undo" });
  }

  /** Nothing is answered for a moment: the page has changed under the finger. */
  rest(): void {
    this.#timers.forEach(clearTimeout);
    this.resting = this.waits = settings.guard > 0;
    if (!settings.guard) return;
    this.#timers = [
      window.setTimeout(() => (this.resting = false), settings.guard),
      window.setTimeout(() => (this.waits = false), settings.guard * (this.primary?.grave ? 2 : 1)),
    ];
  }

  /** A new question never takes the click or key that was meant for the last one; and a click leaves no focus that Space would press again. */
  guard = (event: MouseEvent): void => {
    const target = (event.target as HTMLElement).closest("[data-lit], [data-within], [data-answer]");
    if (!target) return;
    if (target.hasAttribute("data-primary") ? this.waits : this.resting) {
      event.stopPropagation();
      event.preventDefault();
    } else if (event.detail) (document.activeElement as HTMLElement | null)?.blur();
  };

  key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select, dialog[open]:modal")) return;
    if (event.repeat) {
      // A key that is held down presses a button once.
      if (target.closest("[data-lit], [data-within], [data-answer]")) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const k = event.key.toLowerCase();
    if (this.#spells(event)) return;
    const decision = this.prompt?.kind === "yes_no";
    if (k === "?") this.help = !this.help;
    else if (k === "u" && this.connection.state?.may_undo) this.undo();
    else if (k === "h" && this.mayHurry) this.hurry();
    else if (k === "!") this.why();
    else if (k === "*" && this.mayHint) this.connection.hint();
    else if (k === "escape" && this.connection.pondered) this.connection.pondered = null;
    else if (this.resting) return;
    else if (k === "n" && decision) this.answer(false);
    else if (k === "y" && decision) this.answer(true);
    else if (k === " " && !target.closest("button, a, summary, [tabindex]")) {
      event.preventDefault();
      this.press();
    } else if (/^[0-9]$/.test(k)) this.#number(k);
    else this.own.keys?.[k]?.();
  };

  #counted = "";
  #pause = 0;

  #number(k: string): void {
    const n = this.numbered.length;
    if (!this.own.counting || n <= 10) {
      return this.numbered.find((c) => c.key === k)?.act();
    }
    clearTimeout(this.#pause);
    this.#counted += k;
    const typed = Number(this.#counted);
    const choose = (): void => {
      this.#counted = "";
      this.numbered[typed - 1]?.act();
    };
    if (typed * 10 > n) choose();
    else this.#pause = window.setTimeout(choose, PAUSE);
  }

  #renew(): void {
    const state = this.connection.state;
    if (!state || state.base === this.#base) return;
    this.#base = state.base;
    this.#counted = "";
    this.chosen = [];
    this.letters = "";
    this.typed = "";
    this.number = state.prompt?.lo ?? 0;
    this.rest();
    if (this.connection.pondered?.seat === -1) this.connection.pondered = null;
    this.own.renewed?.(this.prompt);
    this.tookBack = false;
  }
}
