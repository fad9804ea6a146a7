/** Where the spaces of a cauldron lie: an even spiral, drawn for a desk and, with larger figures, for small rooms. */

export interface Point {
  x: number;
  y: number;
  /** The direction from the middle. */
  angle: number;
}

export interface Geometry {
  spaces: Point[];
  /** The groove that joins them. */
  path: string;
  /** The width of a space. */
  d: number;
  /** The radii of the brew and of the rim around it. */
  brew: number;
  rim: number;
  /** Sizes of what is printed: coins, points. */
  coins: number;
  points: number;
  /** The width of a bead of what hugs the rim: the essence, the test tubes. */
  bead: number;
}

const LAST = 53;
const DENSE = 400; // pieces of the groove

function spiral(d: number, gap: number, pitch: number, r0: number): Pick<Geometry, "spaces" | "path" | "d"> {
  const k = pitch / (2 * Math.PI);
  const at = (turn: number): Point => {
    const [r, angle] = [r0 + k * turn, turn - Math.PI / 2];
    return { x: r * Math.cos(angle), y: r * Math.sin(angle), angle };
  };
  const spaces: Point[] = [];
  let turn = 0;
  for (let i = 0; i <= LAST; i++) {
    spaces.push(at(turn));
    if (i < LAST) turn += gap / Math.hypot(r0 + k * turn, k);
  }
  const groove = Array.from({ length: DENSE + 1 }, (_, i) => at((turn * i) / DENSE));
  return { spaces, path: `M${groove.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`, d };
}

export const WIDE: Geometry = { ...spiral(53, 56, 63, 41), brew: 284, rim: 314, coins: 17, points: 13, bead: 33 };
export const TIGHT: Geometry = {
  ...spiral(34, 36, 41.5, 27),
  brew: 180,
  rim: 185,
  coins: 13.5,
  points: 11,
  bead: 26,
};

/** A point of a circle, by its angle in degrees. */
export const onCircle = (r: number, degrees: number): { x: number; y: number } => {
  const a = (degrees * Math.PI) / 180;
  return { x: r * Math.cos(a), y: r * Math.sin(a) };
};

export function arc(r: number, from: number, to: number): string {
  const [a, b] = [onCircle(r, from), onCircle(r, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${r} ${r} 0 0 ${to > from ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
