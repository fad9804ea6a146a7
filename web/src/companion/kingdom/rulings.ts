/** What the rulebooks say about a card, in the language of the moment: brought along, loaded when a card is read. */
import { topics } from "../../lib/dominion/cards";

export interface Ruling {
  id: string;
  statement: string;
}

const LEDGERS = import.meta.glob<string>("../../../../src/chaudron/games/dominion/rulings*.tsv", {
  query: "?raw",
  import: "default",
});

/** Brings all of them, in all languages. */
export const everyRuling = (): Promise<unknown> => Promise.all(Object.values(LEDGERS).map((bring) => bring()));

const ledger = async (ends: string): Promise<string[][]> => {
  const bring = Object.entries(LEDGERS).find(([file]) => file.endsWith(`/rulings${ends}.tsv`))?.[1];
  const text = (await bring?.()) ?? "";
  return text.split("\n").map((line) => line.split("\t"));
};

export async function rulingsOf(card: string, lang: string): Promise<Ruling[]> {
  const [rows, translated] = await Promise.all([ledger(""), ledger(`.${lang}`)]);
  const said = new Map(translated.map(([id, statement]) => [id, statement]));
  const about = topics(card);
  return rows
    .filter(([, , subject]) => about.includes(subject!))
    .map(([id, , , statement]) => ({ id: id!, statement: said.get(id!) ?? statement! }));
}
