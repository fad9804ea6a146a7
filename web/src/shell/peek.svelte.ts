/** Reading a card without choosing it: hover, focus, or a long press. */
import type { Attachment } from "svelte/attachments";

export const peek = $state({ card: "", left: false });

const HOVER = 300;
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
      const box = node.getBoundingClientRect();
      peek.left = box.left + box.width / 2 > innerWidth / 2;
      peek.card = card;
      node.setAttribute("aria-describedby", "peek");
    }
    function hide(): void {
      clearTimeout(timer);
      node.removeAttribute("aria-describedby");
      if (peek.card === card) peek.card = "";
    }
    const on = {
      pointerenter(e: PointerEvent) {
        if (e.pointerType === "mouse") timer = window.setTimeout(show, HOVER);
      },
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
        if (e.pointerType !== "mouse" && Math.hypot(e.clientX - x, e.clientY - y) > SLIP) clearTimeout(timer);
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
