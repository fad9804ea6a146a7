/** What players and games are called: people by their own names, bots and games by theirs in the viewer's language. */
import { catalogue } from "../lib/catalogue.svelte";
import type { SeatInfo } from "../lib/protocol";
import { capital, knows, readable, say, somewhere } from "../lib/words.svelte";

export function playerName(name: string): string {
  const id = name.split(":", 1)[0]!;
  const bot = somewhere(`bot-${id}`);
  return knows(bot) ? say(bot) : (catalogue.bot(id) ?? name);
}

/** A bot by its name, also where the words of its game are not here yet. */
export function botName(bot: string): string {
  const said = playerName(bot);
  return said === bot ? capital(readable(bot)) : said;
}

export const seatName = (seat: SeatInfo): string => (seat.kind === "bot" ? botName(seat.name) : seat.name);

export const gameName = (game: string): string =>
  catalogue.name(game) ?? (knows(`${game}-name`) ? say(`${game}-name`) : capital(readable(game)));
