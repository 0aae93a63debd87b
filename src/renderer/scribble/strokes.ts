/** What is drawn over a view, as values. Places are shares of the view's width and height, so a drawing follows its size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const SHAPES = ['write', 'line', 'circle'] as const;
export type StrokeShape = (typeof SHAPES)[number];

export const INKS = ['black', 'red', 'blue'] as const;
export type Ink = (typeof INKS)[number];

export interface Stroke {
  readonly shape: StrokeShape;
  readonly ink: Ink;
  /** The way of the pen; of a line its ends, of a circle two opposite corners of the box around it. */
  readonly spots: readonly Spot[];
}

/** The size of the view in CSS pixels, in which distances are meant. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export interface ScribbleSheet {
  readonly strokes: readonly Stroke[];
  /** What undo leads back to, the newest last. */
  readonly past: readonly (readonly Stroke[])[];
}

export const EMPTY_SHEET: ScribbleSheet = { strokes: [], past: [] };

/** Beyond it, the oldest act can no longer be undone. */
export const MAX_UNDONE = 100;
/** Beyond it, the oldest stroke goes. */
export const MAX_STROKES = 500;
/** Beyond it, a stroke no longer grows. */
export const MAX_SPOTS = 5_000;

/** Nearer to the one before, in pixels, a spot adds nothing to a stroke. */
const LEAST_WAY = 1.5;
/** A line or a circle that is smaller, in pixels, was a slip. */
const LEAST_SHAPE = 5;
/** Corners of the polygon that approximates a circle for the eraser. */
const CORNERS = 48;

/** One act, which undo takes back. An act that changes nothing is none. */
function act(sheet: ScribbleSheet, strokes: readonly Stroke[]): ScribbleSheet {
  const isSame = strokes.length === sheet.strokes.length && strokes.every((one, at) => one === sheet.strokes[at]);
  return isSame ? sheet : { strokes, past: [...sheet.past, sheet.strokes].slice(-MAX_UNDONE) };
}

export function draw(sheet: ScribbleSheet, stroke: Stroke): ScribbleSheet {
  return act(sheet, [...sheet.strokes, stroke].slice(-MAX_STROKES));
}

export function clear(sheet: ScribbleSheet): ScribbleSheet {
  return act(sheet, []);
}

export function erase(sheet: ScribbleSheet, touched: ReadonlySet<Stroke>): ScribbleSheet {
  return act(
    sheet,
    sheet.strokes.filter((stroke) => !touched.has(stroke)),
  );
}

export function undo(sheet: ScribbleSheet): ScribbleSheet {
  const before = sheet.past.at(-1);
  return before === undefined ? sheet : { strokes: before, past: sheet.past.slice(0, -1) };
}

/** The stroke with the pen at `spot` now. */
export function extend(stroke: Stroke, spot: Spot, size: SheetSize): Stroke {
  const { shape, spots } = stroke;
  if (shape !== 'write') return { ...stroke, spots: [spots[0]!, spot] };
  const isNear = distance(spots.at(-1)!, spot, size) < LEAST_WAY;
  return isNear || spots.length >= MAX_SPOTS ? stroke : { ...stroke, spots: [...spots, spot] };
}

/** Whether it can be seen: a dot can, a line without length was a slip. */
export function isDrawn({ shape, spots }: Stroke, size: SheetSize): boolean {
  return shape === 'write' || distance(spots[0]!, spots.at(-1)!, size) >= LEAST_SHAPE;
}

/** Whether a way from one spot to another comes as near as `reach` pixels to the ink of a stroke. */
export function isTouched(stroke: Stroke, from: Spot, to: Spot, reach: number, size: SheetSize): boolean {
  const way = [inPixels(from, size), inPixels(to, size)] as const;
  const ink = inkOf(stroke).map((spot) => inPixels(spot, size));
  return ink.some((spot, at) => gap(way, [ink[Math.max(0, at - 1)]!, spot]) <= reach);
}

/** The ink as a chain of spots. */
export function inkOf({ shape, spots }: Stroke): readonly Spot[] {
  if (shape !== 'circle') return spots;
  const { middle, across, down } = ellipseOf(spots);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return { x: middle.x + across * Math.cos(angle), y: middle.y + down * Math.sin(angle) };
  });
}

/** The ellipse in the box between two corners. */
export function ellipseOf(spots: readonly Spot[]): {
  readonly middle: Spot;
  readonly across: number;
  readonly down: number;
} {
  const [from, to] = [spots[0]!, spots.at(-1)!];
  return {
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    across: Math.abs(to.x - from.x) / 2,
    down: Math.abs(to.y - from.y) / 2,
  };
}

type Way = readonly [from: Spot, to: Spot];

function inPixels({ x, y }: Spot, { width, height }: SheetSize): Spot {
  return { x: x * width, y: y * height };
}

function distance(one: Spot, other: Spot, size: SheetSize): number {
  const [a, b] = [inPixels(one, size), inPixels(other, size)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Between two straight ways: 0 where they cross, else from an end of one to the other. */
function gap(one: Way, other: Way): number {
  if (crosses(one, other)) return 0;
  return Math.min(...one.map((end) => gapTo(end, other)), ...other.map((end) => gapTo(end, one)));
}

function gapTo({ x, y }: Spot, [from, to]: Way): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across * across + down * down;
  const share = square === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / square;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x + along * across - x, from.y + along * down - y);
}

function crosses([a, b]: Way, [c, d]: Way): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Positive where `spot` lies on one side of the way, negative on the other. */
function side(from: Spot, to: Spot, spot: Spot): number {
  return (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
}

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
