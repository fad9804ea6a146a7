/** Where the browser keeps nothing for later, all that is brought when it is met is brought at once. */
import { layGlyphs } from "../games/dominion/Glyph.svelte";
import { engage } from "../lib/alchemy/laboratory";
import { everyRuling } from "./kingdom/rulings";
import { PARTS } from "./parts";
import { everyWord } from "./words";

export async function provide(): Promise<void> {
  const parts = PARTS.map((part) => part.load());
  await Promise.all([everyWord(), everyRuling(), layGlyphs(), engage(), document.fonts.ready, ...parts]);
}
