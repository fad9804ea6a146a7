/** Reading a card without choosing it: a pointer that comes to rest, focus, or a long press. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../lib/settings.svelte";

/** What is shown, and where it covers neither what it is about nor the players and their log. */
export const peek = $state({ card: "", left: false, low: false });

const REST = 300;
const NARROW = 800; // pixels: there the preview is as broad as the page
const HOLD = 450;
const SLIP = 10; // pixels a finger may move while it holds

/** Shows `card` while the pointer or the focus rests on the element; a long press or a right click opens it. */
export function peekable(card: string, look: (card: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let held = false;
    let x = 0;
    let y = 0;

    function show(): void {
      if (!settings.preview) return;
      const box = node.getBoundingClientRect();
      const board = document.querySelector(".board")?.getBoundingClientRect();
      const middle = board ? board.left + board.width / 2 : innerWidth / 2;
      peek.left = box.left + box.width / 2 > middle && !node.closest("aside");
      peek.low = innerWidth < NARROW && box.top + box.height / 2 < innerHeight / 2;
      peek.card = card;
      node.setAttribute("aria-describedby", "peek");
    }
    function hide(): void {
      clearTimeout(timer);
      node.removeAttribute("aria-describedby");
      if (peek.card === card) peek.card = "";
    }
    const on = {
      pointerleave: hide,
      pointerdown(e: PointerEvent) {
        held = false;
        if (e.pointerType === "mouse") return;
        [x, y] = [e.clientX, e.clientY];
        timer = window.setTimeout(() => {
          held = true;
          look(card);
        }, HOLD);
      },
      pointermove(e: PointerEvent) {
        if (e.pointerType === "mouse") {
          // What appears under a mouse that rests was not pointed at.
          if (!(e.movementX || e.movementY) || peek.card === card) return;
          clearTimeout(timer);
          timer = window.setTimeout(show, REST);
        } else if (Math.hypot(e.clientX - x, e.clientY - y) > SLIP) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focus: () => {
        if (node.matches(":focus-visible")) show();
      },
      blur: hide,
      contextmenu(e: Event) {
        e.preventDefault();
        if (!held) look(card);
        held = true;
      },
    };
    // A finger that held the card to read it does not choose it as it lets go.
    const click = (e: MouseEvent): void => {
      if (!held) return;
      held = false;
      e.preventDefault();
      e.stopPropagation();
    };
    for (const [name, handler] of Object.entries(on)) node.addEventListener(name, handler as EventListener);
    node.addEventListener("click", click, true);
    return () => {
      hide();
      for (const [name, handler] of Object.entries(on)) node.removeEventListener(name, handler as EventListener);
      node.removeEventListener("click", click, true);
    };
  };
}
