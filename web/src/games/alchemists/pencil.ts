/** What somebody pencils into the grid: that an ingredient is not an alchemical, or that it is. */
export type Mark = "no" | "yes";
/** By ingredient and alchemical: `toad:A3`. */
export type Marks = Record<string, Mark>;

const NEXT: Record<string, Mark | ""> = { "": "no", no: "yes", yes: "" };

/** What stands in a cell after a touch: nothing, no, yes, nothing again. */
export const nextMark = (mark: Mark | undefined): Mark | "" => NEXT[mark ?? ""]!;
