import { ellipseOf, type StrokeShape, type Spot, type Stroke } from './strokes.ts';

/** The side of the square, stretched to the view, that paths are written in. */
export const PATH_SIDE = 1_000;

const written = (share: number): string => (share * PATH_SIDE).toFixed(1);
const at = ({ x, y }: Spot): string => `${written(x)} ${written(y)}`;
const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

const PATHS: Readonly<Record<StrokeShape, (spots: readonly Spot[]) => string>> = {
  line: (spots) => `M${at(spots[0]!)}L${at(spots.at(-1)!)}`,
  circle: (spots) => {
    const { middle, across, down } = ellipseOf(spots);
    const half = (x: number): string => `A${written(across)} ${written(down)} 0 0 1 ${at({ x, y: middle.y })}`;
    return `M${at({ x: middle.x - across, y: middle.y })}${half(middle.x + across)}${half(middle.x - across)}Z`;
  },
  // Smooth: a curve from the middle of each way to the middle of the next.
  write: (spots) => {
    const curves = spots.slice(1, -1).map((spot, index) => `Q${at(spot)} ${at(between(spot, spots[index + 2]!))}`);
    return `M${at(spots[0]!)}${curves.join('')}L${at(spots.at(-1)!)}`;
  },
};

/** The data of an SVG path that draws a stroke. */
export function strokePath({ shape, spots }: Stroke): string {
  return PATHS[shape](spots);
}
