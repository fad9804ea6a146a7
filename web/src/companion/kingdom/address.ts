/** Addresses of this part's pages. A kingdom is in its address, so that a link is all another phone needs. */
import { spelledOut, type Kingdom } from "../../lib/dominion/kingdoms";
import { addressOf, here } from "../place.svelte";

/** As short as a QR code likes it: commas stay, spaces are a plus. */
const written = (value: string): string => encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+");

export function pageOf(page = "", query: Record<string, string> = {}): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${written(value)}`);
  return ["kingdom", page].filter(Boolean).join("/") + (asked.length ? `?${asked.join("&")}` : "");
}

/** The ten cards of a kingdom and what was settled besides, without blanks that nobody needs. */
export const lineOf = (kingdom: Kingdom): string => spelledOut(kingdom).replaceAll(/\s*([,+])\s*/g, "$1");

/** The card that is being read. */
export const reading = (): string => here.now.query.get("card") ?? "";

/** Something else in the same place: back does not lead through all that was tried, and nothing scrolls. */
export const replaceBy = (page: string): void => location.replace(addressOf(page));

/** Opens a card over the page: back closes it. */
export function readCard(card: string): void {
  location.href = addressOf(pageOf(here.now.path[1], { ...Object.fromEntries(here.now.query), card }));
  history.replaceState({ card }, "");
}

export function closeCard(): void {
  const { card, ...query } = Object.fromEntries(here.now.query);
  if (card && (history.state as { card?: string } | null)?.card === card) history.back();
  else replaceBy(pageOf(here.now.path[1], query));
}
