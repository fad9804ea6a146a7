/** What is said to people: the same Fluent files as the terminal, in the language of the moment. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
const UNSAID = "…"; // for what has no words (yet): nobody reads an id
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\p{N})/gu; // numbers below nought come with one, and have a sign of their own
const AGAIN = 2000; // milliseconds until words that did not come are asked for again

/** The words of a part in a language; nothing where nobody speaks it. */
export type Source = (lang: string, part: string) => Promise<string | undefined>;

const fromServer: Source = async (lang, part) => {
  const response = await fetch(`/api/locales/${lang}?part=${part || "common"}`);
  if (response.status === 404) return;
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
};

/** The words of all games are one part; each game's are another, loaded when it is met. */
class Words {
  /** Where words come from. */
  source = fromServer;
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #parts = $state.raw<string[]>([""]);
  #here = $state.raw<ReadonlySet<string>>(new Set()); // "language/part"
  #asked = new Map<string, Promise<void>>();
  #missing = $state.raw<string[]>([]);
  #said: Record<string, Map<string, string>> = {};
  /** Grows whenever there is more to say. */
  version = $state(0);

  get wanted(): string {
    const wish = settings.lang || navigator.language.slice(0, 2);
    return this.#missing.includes(wish) ? FALLBACK : wish;
  }

  #complete(lang: string): boolean {
    return this.#parts.every((part) => this.#here.has(`${lang}/${part}`));
  }

  /** The language spoken now: the wanted one as soon as its words are here. Nothing on the page waits for them. */
  get lang(): string {
    const wanted = this.wanted;
    if (this.#complete(wanted)) return wanted;
    return Object.keys(this.#bundles).find((lang) => this.#complete(lang)) ?? wanted;
  }

  get ready(): boolean {
    return this.has("");
  }

  /** Whether the words of a game are here; if not, they are asked for. */
  has(part: string): boolean {
    void this.load(part);
    return this.#here.has(`${this.lang}/${part}`);
  }

  /** Brings the words of a game in the language of the moment, and from now on with every other language. */
  async load(part: string): Promise<void> {
    const lang = this.wanted;
    const wanted = [...new Set([...this.#parts, part])];
    await Promise.all(wanted.map((p) => this.#ask(lang, p)));
    if (!this.#parts.includes(part)) this.#parts = [...this.#parts, part];
  }

  #ask(lang: string, part: string): Promise<void> {
    const key = `${lang}/${part}`;
    let asked = this.#asked.get(key);
    if (!asked) this.#asked.set(key, (asked = this.#fetch(lang, part, key)));
    return asked;
  }

  async #fetch(lang: string, part: string, key: string): Promise<void> {
    try {
      const text = await this.source(lang, part);
      if (text === undefined) {
        if (!part && lang !== FALLBACK) this.#missing = [...this.#missing, lang];
        return;
      }
      const bundle = this.#bundles[lang] ?? new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.#said = {};
      this.#bundles = { ...this.#bundles, [lang]: bundle };
      this.#here = new Set([...this.#here, key]);
      this.version++;
    } catch {
      await new Promise((later) => setTimeout(later, AGAIN));
      await this.#fetch(lang, part, key);
    }
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
    if (!(lang in this.#bundles)) return UNSAID;
    const said = (this.#said[lang] ??= new Map());
    let text = said.get(id);
    if (text === undefined) said.set(id, (text = this.#say(id, {})));
    return text;
  }

  #say(id: string, args: Args): string {
    const bundle = this.#bundles[this.lang];
    const [message, attribute] = id.split(".", 2);
    const found = bundle?.getMessage(message!);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []).replace(HYPHEN, "−") : UNSAID;
  }

  /** The id of a message that is common to all games, or else the one of a game that is loaded. */
  somewhere(id: string): string {
    return this.#parts.map((part) => (part ? `${part}-${id}` : id)).find((m) => this.knows(m)) ?? id;
  }
}

export const words = new Words();
export const say = (id: string, args?: Args): string => words.say(id, args);
export const knows = (id: string): boolean => words.knows(id);
export const somewhere = (id: string): string => words.somewhere(id);

/** The first of these messages that there is. */
export const first = (...ids: string[]): string | undefined => ids.find((id) => words.knows(id));

/** "a, b and c", as the language of the moment does. */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(words.lang, { type: "conjunction" }).format(items);

/** An id as a phrase, for what nobody has given words. */
export const readable = (id: string): string => id.replaceAll(/[_-]+/g, " ");

/** Put around a card's name inside a sentence, so that it can be shown as a link: see `parts`. */
const [OPEN, BETWEEN, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const MARKED = new RegExp(`${OPEN}(.*?)${BETWEEN}(.*?)${CLOSE}`, "gs");

export interface Part {
  text: string;
  card?: string;
  /** Punctuation that stays with the name. */
  after?: string;
  /** The id of a drawing on the page that stands for the text. */
  sign?: string;
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

/** As people type: without accents, apostrophes or capitals. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .toLowerCase()
    .trim();

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
