/** How far to scroll until all of these lie between top and bottom, or as many of them as fit, from the first on. */
export function farFrom(boxes: DOMRect[], top: number, bottom: number): number {
  if (!boxes.length) return 0;
  const first = Math.min(...boxes.map((b) => b.top)) - MARGIN;
  const last = Math.max(...boxes.map((b) => b.bottom)) + MARGIN;
  if (first >= top && last <= bottom) return 0;
  return first < top || last - first > bottom - top ? first - top : last - bottom;
}

const MARGIN = 8; // pixels

/** What may be chosen in a part of the page. */
export const litIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>("[data-lit]")];
