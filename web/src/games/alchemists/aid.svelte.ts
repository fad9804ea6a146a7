/** What the worker deduces for a seat, asked again whenever it has seen more or wants to be told otherwise. */
import { Laboratory, type Aid } from "../../lib/alchemy/laboratory";
import { ALCHEMICALS, INGREDIENTS } from "./alchemy";
import { deducedOf, type Deduced } from "./known";
import type { Fact } from "./shapes";

export class Aided {
  deduced = $state.raw<Deduced | null>(null);
  /** The facts that settle whether an ingredient is an alchemical. */
  why: (ingredient: string, alchemical: string) => Promise<Fact[]>;

  /** For a component's first lines. */
  constructor(seen: () => { facts: Fact[]; golem: boolean; aid: Aid }) {
    const laboratory = new Laboratory((told) => (this.deduced = told && deducedOf(told)));
    this.why = (ingredient, alchemical) => {
      const { facts, golem } = seen();
      return laboratory.why(facts, golem, INGREDIENTS.indexOf(ingredient), ALCHEMICALS.indexOf(alchemical));
    };
    // A view comes whole each time: only what has changed is asked.
    let asked = "";
    $effect(() => {
      const { facts, golem, aid } = seen();
      const now = JSON.stringify([facts, golem, aid]);
      if (now === asked) return;
      asked = now;
      laboratory.ask(facts, golem, aid);
    });
    $effect(() => () => laboratory.close());
  }
}
