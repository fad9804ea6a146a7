/** The games of this server, asked for once: what pages say of games whose words are not here. */
import { api, type Game } from "./api";
import { words } from "./words.svelte";

class Catalogue {
  games = $state.raw<Game[]>([]);
  #asked: Promise<Game[]> | null = null;

  /** The games; asked for again if they did not come. */
  load(): Promise<Game[]> {
    this.#asked ??= api.games().then(
      (told) => (this.games = told),
      (refused: unknown) => {
        this.#asked = null;
        throw refused;
      },
    );
    return this.#asked;
  }

  of(game: string): Game | undefined {
    return this.games.find((g) => g.name === game);
  }

  /** What a game is called, if it is one of this server's. */
  name(game: string): string | undefined {
    return this.of(game)?.names[words.lang];
  }

  bot(bot: string): string | undefined {
    return this.games.map((g) => g.bot_names[words.lang]?.[bot]).find((name) => name);
  }
}

export const catalogue = new Catalogue();
