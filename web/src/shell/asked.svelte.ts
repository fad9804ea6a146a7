/** All about one thing: asked for anew when it or the language changes; an answer that comes too late is dropped. */
import { api, type Subject } from "../lib/api";
import { words } from "../lib/words.svelte";

export class Asked {
  found = $state.raw<Subject | null>(null);

  /** `what`: the game, the kind and the id; nothing while nothing is looked at. For a component's first lines. */
  constructor(what: () => [string, string, string] | null) {
    $effect(() => {
      const asked = what();
      let late = false;
      if (!asked) this.found = null;
      else
        api.subject(...asked, words.lang).then(
          (found) => {
            if (!late) this.found = found;
          },
          () => {
            if (!late) this.found = null;
          },
        );
      return () => {
        late = true;
      };
    });
  }
}
