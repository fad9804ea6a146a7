/** Where cards go that were gained, trashed, passed or played while others look. */
import type { Motion } from "../../shell/motion";
import type { Told, View } from "./shapes";

const PLAY = ".play";
const TRASH = ['[data-zone="trash"]'];

export function motions(news: Told[], view: View): Motion[] {
  // What lies in play is drawn there; a card that was put away since lies there for a moment.
  const left = view.players.map((p) => p.in_play.map((x) => x.printed ?? x.card));
  const there = (seat: number, card: string): boolean => {
    const at = left[seat]?.indexOf(card) ?? -1;
    if (at >= 0) left[seat]!.splice(at, 1);
    return at >= 0;
  };
  return news.flatMap((entry) => {
    const cards = entry.cards ?? [];
    const seat = entry.player;
    switch (entry.event) {
      case "play":
        return cards
          .filter((card) => seat !== view.seat && !there(seat, card))
          .map((what) => ({ what, seat, from: home(seat), to: [PLAY], lies: true }));
      case "gain":
        return cards.map((what) => ({ what, seat, from: pile(what, view), to: place(seat, entry.zone, view) }));
      case "trash":
        return cards.map((what) => ({
          what,
          seat,
          from: entry.zone === "supply" ? pile(what, view) : place(seat, entry.zone, view),
          to: TRASH,
        }));
      case "pass":
        return cards.map((what) => ({
          what,
          seat,
          from: place(seat, "hand", view),
          to: place(entry.other!, "hand", view),
        }));
      default:
        return [];
    }
  });
}

const home = (seat: number): string[] => [`[data-seat="${seat}"]`];

function pile(card: string, view: View): string[] {
  const found = view.piles.find((p) => p.card === card || p.pile === card || p.cards?.includes(card));
  return [`[data-pile="${found?.pile ?? card}"]`, `[data-zone="${found?.pile ?? card}"]`, ...TRASH, PLAY];
}

/** One's own cards lie before one, those of others with them; what lies in play lies there for everybody. */
function place(seat: number, zone: Told["zone"], view: View): string[] {
  if (zone === "in_play") return [PLAY];
  if (seat !== view.seat) return home(seat);
  return [zone === "hand" ? ".hand" : `[data-zone="${zone === "deck" ? "deck" : "discard"}"]`, ...home(seat)];
}
