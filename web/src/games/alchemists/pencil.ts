/** What somebody pencils into the grid: that an ingredient is not an alchemical, or that it is. */
export type Mark = "no" | "yes";
/** By ingredient and alchemical: `toad:A3`. */
export type Marks = Record<string, Mark>;

const NEXT: Record<string, Mark | undefined> = { "": "no", no: "yes", yes: undefined };

/** The marks after a touch: nothing, no, yes, nothing again. */
export function touched(marks: Marks, key: string): Marks {
  const next = NEXT[marks[key] ?? ""];
  const others = Object.fromEntries(Object.entries(marks).filter(([k]) => k !== key)) as Marks;
  return next ? { ...others, [key]: next } : others;
}
