/** Where the browser keeps nothing for later, all that is brought when it is met is brought at once. */
import { engage } from "../lib/alchemy/laboratory";
import { everyRuling } from "./kingdom/rulings";
import { PARTS } from "./parts";
import { everyWord } from "./words";

export async function provide(): Promise<void> {
  await Promise.all([everyWord(), everyRuling(), ...PARTS.map((part) => part.load())]);
  engage();
}
