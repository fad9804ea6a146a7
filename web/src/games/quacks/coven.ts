/** The witches at a table, as a brewer meets them. */
import { printed } from "./printed.svelte";
import type { PlayerView, View } from "./shapes";

export interface Witch {
  id: string;
  /** She comes for this round, and is free. */
  visits: boolean;
  penny: string;
  /** The answer that calls her, while one brews. */
  call: string;
  /** Her penny was paid already. */
  spent: boolean;
}

export const coven = (view: View, me: PlayerView | undefined): Witch[] =>
  [...view.witches, ...(view.visitor ? [view.visitor] : [])].map((id) => {
    const visits = id === view.visitor;
    const penny = printed.penny(id);
    return {
      id,
      visits,
      penny,
      call: visits ? "visitor" : penny === "silver" ? "witch" : "",
      spent: Boolean(!visits && me && penny && !me.pennies?.includes(penny)),
    };
  });
