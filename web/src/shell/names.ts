/** What players are called: people by their own names, bots by theirs in the viewer's language. */
import type { SeatInfo } from "../lib/protocol";
import { knows, say, somewhere } from "../lib/words.svelte";

export function playerName(name: string): string {
  const bot = somewhere(`bot-${name.split(":", 1)[0]}`);
  return knows(bot) ? say(bot) : name;
}

export const seatName = (seat: SeatInfo): string => (seat.kind === "bot" ? playerName(seat.name) : seat.name);
