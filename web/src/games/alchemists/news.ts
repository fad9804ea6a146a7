/** What happened before everybody's eyes and is worth a moment: a potion, a demonstration, the golem. */
import type { Told } from "./shapes";

export interface News {
  /** What it is about, in the order in which it happened. */
  told: Told[];
  /** The potion that was made or claimed. */
  potion: string;
  /** Whether it came out as somebody said. */
  held: boolean | undefined;
}

const MADE = ["test_student", "drink", "custodian", "exhibit", "animate", "sell"];
const FALLS = ["theory_falls", "article_falls", "conflict"];

/** The last thing worth telling among new entries, with what followed from it. */
export function newsOf(entries: Told[]): News | undefined {
  const at = entries.findLastIndex((e) => e.event === "debunk" || MADE.includes(e.event));
  const main = entries[at];
  if (!main) return undefined;
  const follows = main.event === "debunk" ? entries.slice(at + 1).filter((e) => FALLS.includes(e.event)) : [];
  return { told: [main, ...follows], potion: main.potion ?? "", held: main.success ?? main.true };
}

/** Why a demonstration came out as it did: a message. */
export function verdict(news: News): string {
  if (news.told[0]?.event !== "debunk") return "";
  if (news.held === false) return "alchemists-board-claim-false";
  if (news.told.some((e) => e.event === "theory_falls" || e.event === "article_falls")) return "alchemists-board-falls";
  return news.told.some((e) => e.event === "conflict") ? "alchemists-board-clash" : "alchemists-board-nothing-falls";
}
