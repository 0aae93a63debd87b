import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Picture } from '../ui/pen/picture.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Pen } from '../ui/pen/pen.ts';
import { fillCircle, fillRect, writeText } from '../ui/pen/shapes.ts';
import { formatNumber } from '../ui/format.ts';
import { TITLE_HEIGHT, titledPicture } from '../ui/pen/pictureTitle.ts';
import { countedCells, countScale, everyFifth } from './countScale.ts';
import { layOutRings } from './ringLayout.ts';
import { paintSilhouette, silhouette } from './silhouette.ts';

/** Size of a picture below its title, in CSS pixels, and its margins for numbers. */
const SIZE = { width: 960, height: 516 };
const LEFT = 88;
const BOTTOM = 64;
const EDGE = 24;
const ACROSS = SIZE.width - LEFT - EDGE;

function writeNumber(
  pen: Pen,
  { mono, inkSoft }: Palette,
  value: number,
  x: number,
  y: number,
  align: CanvasTextAlign,
) {
  writeText(pen, formatNumber(value), x, y, { font: `500 15px ${mono}`, ink: inkSoft, align });
}

/** `yours`: distance of the puzzle on the board, or `null`. */
export function histogramPicture(
  name: string,
  counts: readonly number[],
  kind: 'linear' | 'log',
  yours: number | null,
): Picture {
  const scale = countScale(kind, Math.max(...counts));
  const step = ACROSS / counts.length;
  const bottom = TITLE_HEIGHT + SIZE.height - BOTTOM;
  const room = SIZE.height - BOTTOM - EDGE / 2;
  const every = Math.ceil(counts.length / 20);
  return titledPicture({ name, title: 'States by the moves of a shortest solution', ...SIZE }, (pen, _, palette) => {
    for (const tick of scale.ticks) {
      const y = bottom - room * scale.height(tick);
      fillRect(pen, palette.line, LEFT, y, ACROSS, 0.5);
      writeNumber(pen, palette, tick, LEFT - 10, y, 'right');
    }
    counts.forEach((states, distance) => {
      const height = Math.max(2, room * scale.height(states));
      const x = LEFT + distance * step;
      const ink = distance === yours ? palette.accent : palette.frontier;
      fillRect(pen, ink, x + 0.1 * step, bottom - height, 0.8 * step, height);
      if (distance % every === 0) writeNumber(pen, palette, distance, x + step / 2, bottom + 18, 'center');
    });
    const below = { font: `500 15px ${palette.font}`, ink: palette.inkSoft, align: 'center' } as const;
    writeText(pen, 'moves of a shortest solution', LEFT + ACROSS / 2, bottom + 46, below);
  });
}

const RINGS = 900;

export function ringsPicture(name: string, space: StateSpace, explored: ReadonlySet<number> | null): Picture {
  const { nodes, edges, dot } = layOutRings(space);
  const middle = RINGS / 2;
  const radius = middle - 2 * EDGE;
  const at = (state: number): [number, number] => [
    middle + nodes[state].x * radius,
    TITLE_HEIGHT + middle + nodes[state].y * radius,
  ];
  const title = `All ${formatNumber(nodes.length)} states of the ${space.graph.rows} × ${space.graph.cols} puzzle`;
  return titledPicture({ name, title, width: RINGS, height: RINGS }, (pen, _, palette) => {
    pen.lineWidth = 1;
    pen.strokeStyle = palette.explored;
    pen.beginPath();
    for (const { from, to } of edges) {
      pen.moveTo(...at(from));
      pen.lineTo(...at(to));
    }
    pen.stroke();
    for (const { state } of nodes) {
      fillCircle(pen, explored?.has(state) ? palette.path : palette.frontier, ...at(state), dot * radius);
    }
  });
}

export function silhouettePicture(name: string, space: StateSpace, explored: Int32Array | null): Picture {
  const rows = silhouette(space, explored, ACROSS);
  const place = { left: LEFT, top: TITLE_HEIGHT, width: ACROSS, height: 680 };
  const size = { width: SIZE.width, height: place.height + EDGE };
  const title = 'All states by distance, and where the search has been';
  return titledPicture({ name, title, ...size }, (pen, _, palette) => {
    const step = place.height / rows.length;
    rows.forEach((_, distance) => {
      const y = TITLE_HEIGHT + (distance + 0.5) * step;
      writeNumber(pen, palette, distance, LEFT - 14, y, 'right');
    });
    paintSilhouette(pen, palette, rows, place);
  });
}

/** One square for each pair of h and h*, darker for more states. */
export function estimatesPicture(name: string, title: string, estimates: Estimates): Picture {
  const { depth, greatest } = estimates;
  const cell = Math.min(ACROSS / (depth + 1), (SIZE.height - BOTTOM) / (greatest + 1));
  const bottom = TITLE_HEIGHT + (greatest + 1) * cell;
  return titledPicture({ name, title, ...SIZE }, (pen, _, palette) => {
    for (const { h, distance, strength } of countedCells(estimates)) {
      pen.globalAlpha = strength;
      const ink = h > distance ? palette.path : palette.frontier;
      fillRect(pen, ink, LEFT + distance * cell, bottom - (h + 1) * cell, 0.94 * cell, 0.94 * cell);
    }
    pen.globalAlpha = 1;
    for (const tick of everyFifth(depth))
      writeNumber(pen, palette, tick, LEFT + (tick + 0.5) * cell, bottom + 16, 'center');
    for (const tick of everyFifth(greatest))
      writeNumber(pen, palette, tick, LEFT - 12, bottom - (tick + 0.5) * cell, 'right');
    writeText(pen, 'h*, the true distance', LEFT, bottom + 42, {
      font: `500 15px ${palette.font}`,
      ink: palette.inkSoft,
    });
  });
}
