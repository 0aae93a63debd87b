/** The weight in a tile's lower left corner, with its cost, where moves differ in cost. */

type OutlinePoint = readonly [x: number, y: number];

/** The outline of a weight with its handle, in a square of side 1. */
const OUTLINE: readonly OutlinePoint[] = [
  [0.35, 0],
  [0.65, 0],
  [0.65, 0.14],
  [0.84, 0.14],
  [1, 1],
  [0, 1],
  [0.16, 0.14],
  [0.35, 0.14],
];

/** Width and height of a weight, its distance from the corner, and the size of its digits, in tiles. */
export const WEIGHT = { width: 0.37, height: 0.32, margin: 0.045, digits: 0.23, middle: 0.6 } as const;

export const WEIGHT_CLIP = `polygon(${OUTLINE.map((point) => point.map((part) => `${100 * part}%`).join(' ')).join(', ')})`;

/** The outline on a tile with the top left corner `x`, `y`; `scale` enlarges it. */
export function weightOutline(x: number, y: number, size: number, scale = 1): OutlinePoint[] {
  const { margin } = WEIGHT;
  const [width, height] = [scale * WEIGHT.width, scale * WEIGHT.height];
  const [left, top] = [x + margin * size, y + (1 - margin - height) * size];
  return OUTLINE.map(([right, down]) => [left + right * width * size, top + down * height * size]);
}

/** The middle of the number on it. */
export function weightMiddle(x: number, y: number, size: number, scale = 1): OutlinePoint {
  const { margin, middle } = WEIGHT;
  const [width, height] = [scale * WEIGHT.width, scale * WEIGHT.height];
  return [x + (margin + width / 2) * size, y + (1 - margin - height * (1 - middle)) * size];
}
