/** A risk in words, by its per cent: each level up to a highest. */
const LEVELS = [
  [0, "none"],
  [10, "tiny"],
  [20, "low"],
  [35, "real"],
  [55, "high"],
  [99, "very-high"],
  [100, "certain"],
] as const;

export const riskOf = (percent: number): string => LEVELS.find(([most]) => percent <= most)![1];
