/** What somebody pencils into the grid: that an ingredient is not an alchemical, that it is, or that it may be. */
export type Mark = "no" | "yes" | "maybe";
/** By ingredient and alchemical: `toad:A3`. */
export type Marks = Record<string, Mark>;

/** What stands in a cell after a touch: nothing, no, yes (and perhaps maybe), nothing again. */
export function nextMark(mark: Mark | undefined, marks: readonly Mark[] = ["no", "yes"]): Mark | "" {
  const turns = ["" as const, ...marks];
  return turns[(turns.indexOf(mark ?? "") + 1) % turns.length]!;
}
