/**
 * A number line through the cells of a goal, in order: every tile shows its number and its part of the line. Drawn
 * for this project.
 */

const CELL = 200;
const RADIUS = 52;

type Point = readonly [x: number, y: number];

/** SVG of `cols` × `rows` cells. */
export function numberLine(goal: readonly number[], rows: number, cols: number): string {
  const centres = centresOf(goal, cols);
  const [width, height] = [cols * CELL, rows * CELL];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...goal.map((_, cell) => ground(cell, rows, cols)),
    `<path d="${lineThrough(centres)}" fill="none" stroke="#0b5c8e" stroke-width="18" stroke-linecap="round"/>`,
    ...centres.map((centre, index) => stop(centre, index + 1)),
    '</svg>',
  ].join('');
}

/** Centres of the goal cells of tiles 1, 2, 3 … */
function centresOf(goal: readonly number[], cols: number): Point[] {
  return Array.from({ length: goal.length - 1 }, (_, index) => {
    const cell = goal.indexOf(index + 1);
    return [((cell % cols) + 0.5) * CELL, (Math.floor(cell / cols) + 0.5) * CELL];
  });
}

/** From warm to cold and from light to dark: neighbouring cells differ in colour alone. */
function ground(cell: number, rows: number, cols: number): string {
  const [col, row] = [cell % cols, Math.floor(cell / cols)];
  const hue = 45 + (165 * col) / (cols - 1);
  const lightness = 93 - (17 * row) / (rows - 1);
  const place = `x="${col * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"`;
  return `<rect ${place} fill="hsl(${Math.round(hue)} 62% ${Math.round(lightness)}%)"/>`;
}

/** Straight to a neighbour, else a curve that leaves and arrives along the rows. */
function lineThrough(centres: readonly Point[]): string {
  const [[x, y], ...rest] = centres;
  return `M${x} ${y}${rest.map((to, index) => stretch(centres[index], to)).join('')}`;
}

function stretch([fromX, fromY]: Point, [x, y]: Point): string {
  if (Math.abs(x - fromX) + Math.abs(y - fromY) === CELL) return `L${x} ${y}`;
  const reach = 0.62 * CELL;
  return `C${fromX + reach} ${fromY} ${x - reach} ${y} ${x} ${y}`;
}

function stop([x, y]: Point, number: number): string {
  const text = `font-family="sans-serif" font-size="60" font-weight="700" text-anchor="middle" fill="#1b1a17"`;
  return (
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#ffffff" stroke="#1b1a17" stroke-width="7"/>` +
    `<text x="${x}" y="${y + 21}" ${text}>${number}</text>`
  );
}
