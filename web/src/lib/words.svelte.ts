/** What is said to people: the same Fluent files as the terminal, in the language of the moment. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

const GAME = "dominion"; // the game that is played in the browser so far
type Args = Record<string, FluentVariable>;

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #asked = new Set<string>();

  get wanted(): "en" | "fr" {
    return settings.lang || (navigator.language.startsWith("fr") ? "fr" : "en");
  }

  /** The language spoken now: the wanted one as soon as its words are here. Nothing on the page waits for them. */
  get lang(): "en" | "fr" {
    const wanted = this.wanted;
    const other = wanted === "fr" ? "en" : "fr";
    return !(wanted in this.#bundles) && other in this.#bundles ? other : wanted;
  }

  get ready(): boolean {
    this.ask(this.wanted);
    return this.lang in this.#bundles;
  }

  ask(lang: string): void {
    if (this.#asked.has(lang)) return;
    this.#asked.add(lang);
    fetch(`/api/locales/${lang}?game=${GAME}`)
      .then((r) => r.text())
      .then((text) => {
        const bundle = new FluentBundle(lang, { useIsolating: false });
        bundle.addResource(new FluentResource(text));
        this.#bundles = { ...this.#bundles, [lang]: bundle };
      })
      .catch(() => {
        this.#asked.delete(lang);
        setTimeout(() => this.ask(lang), 2000);
      });
  }

  knows(id: string): boolean {
    const [message, attribute] = id.split(".", 2);
    const found = this.#bundles[this.lang]?.getMessage(message!);
    return Boolean(attribute ? found?.attributes[attribute] : found?.value);
  }

  /** A message without arguments is put together once: card names and texts are said all the time. */
  say(id: string, args?: Args): string {
    if (args) return this.#say(id, args);
    const lang = this.lang;
    if (!(lang in this.#bundles)) return id;
    const said = (this.#said[lang] ??= new Map());
    let text = said.get(id);
    if (text === undefined) said.set(id, (text = this.#say(id, {})));
    return text;
  }

  #said: Record<string, Map<string, string>> = {};

  #say(id: string, args: Args): string {
    const bundle = this.#bundles[this.lang];
    const [message, attribute] = id.split(".", 2);
    const found = bundle?.getMessage(message!);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
  }
}

export const words = new Words();
export const say = (id: string, args?: Args): string => words.say(id, args);
export const knows = (id: string): boolean => words.knows(id);
/** The id of a message that is common to all games, or else the game's own. */
export const somewhere = (id: string): string => (knows(id) ? id : `${GAME}-${id}`);
export const cardName = (id: string): string =>
  knows(`dominion-card-${id}`) ? say(`dominion-card-${id}`) : pileName(id);
export const cardText = (id: string): string => say(`dominion-card-${id}.text`);

export function pileName(id: string): string {
  for (const message of [`dominion-pile-${id}`, `dominion-zone-${id}`]) if (knows(message)) return say(message);
  return id.replaceAll("_", " ");
}

/** Put around a card's name inside a sentence, so that it can be shown as a link: see `parts`. */
const [OPEN, BETWEEN, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const MARKED = new RegExp(`${OPEN}(.*?)${BETWEEN}(.*?)${CLOSE}`, "gs");

export interface Part {
  text: string;
  card?: string;
  /** Punctuation that stays with the name. */
  after?: string;
}

export const marked = (card: string, text: string): string => OPEN + card + BETWEEN + text + CLOSE;

/** A sentence cut where it names cards. */
export function parts(sentence: string): Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(MARKED)) {
    if (found.index > at) out.push({ text: sentence.slice(at, found.index) });
    at = found.index + found[0].length;
    const after = /^[,.;:!?)»”]+/.exec(sentence.slice(at))?.[0] ?? "";
    out.push({ text: found[2]!, card: found[1]!, after });
    at += after.length;
  }
  if (at < sentence.length) out.push({ text: sentence.slice(at) });
  return out;
}

/** "a Witch, two Coppers and a Moat": names counted as the language does, each marked as a card's. */
export function cardsPhrase(ids: string[]): string {
  const count = new Map<string, number>();
  for (const id of ids) count.set(id, (count.get(id) ?? 0) + 1);
  const phrases = [...count].map(([id, n]) => marked(id, say(`dominion-card-${id}.counted`, { n })));
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(phrases);
}

/** As people type: without accents, apostrophes or capitals. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .toLowerCase()
    .trim();

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
