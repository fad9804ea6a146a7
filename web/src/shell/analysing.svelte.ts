/** An analysis that the server makes: begun once, then asked after until it is there. */
import { explain, Refused } from "../lib/api";

const AGAIN = 1000; // milliseconds between two looks

interface Told {
  id: string;
  progress: number;
  result: unknown;
}

export class Analysing<T extends Told> {
  told = $state.raw<T | null>(null);
  progress = $derived(this.told?.progress ?? 0);
  going = $state(false);
  problem = $state("");
  #gone = false;

  /** The page is left: nobody asks any more, and the server gives it up. */
  leave(): void {
    this.#gone = true;
  }

  async ask(begin: () => Promise<T>, again: (id: string) => Promise<T>): Promise<void> {
    this.problem = "";
    this.told = null;
    this.going = true;
    try {
      let told = (this.told = await begin());
      while (!told.result) {
        await new Promise((done) => setTimeout(done, AGAIN));
        if (this.#gone) return;
        this.told = told = await again(told.id);
      }
    } catch (e) {
      this.problem = e instanceof Refused ? explain(e.problem) : String(e);
      this.told = null;
    }
    this.going = false;
  }
}
