/** The drawings of the states view as pictures to take away: painted with the pen that also writes SVG. */
import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Picture } from '../ui/pen/picture.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Pen } from '../ui/pen/pen.ts';
import { formatNumber } from '../ui/format.ts';
import { countScale } from './countScale.ts';
import { layOutRings } from './ringLayout.ts';
import { silhouette } from './silhouette.ts';

const WIDTH = 960;
const HEIGHT = 560;
const TITLE = 56;
/** Room around a chart for its numbers. */
const LEFT = 88;
const BOTTOM = 64;
const EDGE = 24;

interface Drawn {
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
  readonly paint: (pen: Pen, palette: Palette) => void;
}

/** A picture with its title above; the painter has a pixel of the pen for a pixel of the page. */
function titled(name: string, { title, width = WIDTH, height = HEIGHT, paint }: Drawn): Picture {
  return {
    name,
    width,
    height,
    paint(pen, density, palette) {
      pen.setTransform(density, 0, 0, density, 0, 0);
      write(pen, palette, title, EDGE, TITLE / 2 + 4, { font: `700 20px ${palette.font}`, colour: palette.ink });
      paint(pen, palette);
    },
  };
}

interface PictureLettering {
  readonly font?: string;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

function write(pen: Pen, palette: Palette, text: string, x: number, y: number, lettering: PictureLettering = {}): void {
  pen.font = lettering.font ?? `500 15px ${palette.mono}`;
  pen.fillStyle = lettering.colour ?? palette.inkSoft;
  pen.textAlign = lettering.align ?? 'left';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

function fillRect(pen: Pen, colour: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fill();
}

/** States by distance; `yours` is that of the puzzle on the board, or `null`. */
export function histogramPicture(
  name: string,
  counts: readonly number[],
  kind: 'linear' | 'log',
  yours: number | null,
): Picture {
  const scale = countScale(kind, Math.max(...counts));
  const step = (WIDTH - LEFT - EDGE) / counts.length;
  const room = HEIGHT - TITLE - BOTTOM;
  const every = Math.ceil(counts.length / 20);
  return titled(name, {
    title: 'States by the moves they need at best',
    paint(pen, palette) {
      for (const tick of scale.ticks) {
        const y = TITLE + room * (1 - scale.height(tick));
        fillRect(pen, palette.line, LEFT, y, WIDTH - LEFT - EDGE, 0.5);
        write(pen, palette, formatNumber(tick), LEFT - 10, y, { align: 'right' });
      }
      counts.forEach((states, distance) => {
        const height = Math.max(2, room * scale.height(states));
        const x = LEFT + distance * step;
        fillRect(
          pen,
          distance === yours ? palette.accent : palette.frontier,
          x + 0.1 * step,
          TITLE + room - height,
          0.8 * step,
          height,
        );
        if (distance % every === 0)
          write(pen, palette, String(distance), x + step / 2, HEIGHT - BOTTOM + 18, { align: 'center' });
      });
      write(pen, palette, 'moves needed at best', LEFT + (WIDTH - LEFT - EDGE) / 2, HEIGHT - 18, {
        align: 'center',
        font: `500 15px ${palette.font}`,
      });
    },
  });
}

const RINGS = 900;

/** Every state of a small board, ring by ring; `explored` are those of the search, or `null`. */
export function ringsPicture(name: string, space: StateSpace, explored: ReadonlySet<number> | null): Picture {
  const { nodes, edges, dot } = layOutRings(space);
  const middle = RINGS / 2;
  const radius = middle - 2 * EDGE;
  const at = (state: number): [number, number] => [
    middle + nodes[state].x * radius,
    TITLE + middle + nodes[state].y * radius,
  ];
  return titled(name, {
    title: `All ${formatNumber(nodes.length)} states of the ${space.graph.rows} × ${space.graph.cols} puzzle`,
    width: RINGS,
    height: RINGS + TITLE,
    paint(pen, palette) {
      pen.lineWidth = 1;
      pen.strokeStyle = palette.explored;
      pen.beginPath();
      for (const { from, to } of edges) {
        pen.moveTo(...at(from));
        pen.lineTo(...at(to));
      }
      pen.stroke();
      for (const { state } of nodes) {
        pen.fillStyle = explored?.has(state) ? palette.path : palette.frontier;
        pen.beginPath();
        pen.arc(...at(state), dot * radius, 0, 2 * Math.PI);
        pen.fill();
      }
    },
  });
}

/** All states by distance, a row for each, with the part that the search has explored. */
export function silhouettePicture(name: string, space: StateSpace, explored: Int32Array | null): Picture {
  const rows = silhouette(space, explored, WIDTH - LEFT - EDGE);
  const tall = (HEIGHT + 200 - TITLE - EDGE) / rows.length;
  return titled(name, {
    title: 'All states by distance, and where the search has been',
    height: HEIGHT + 200,
    paint(pen, palette) {
      rows.forEach(({ bins, states, explored }, distance) => {
        const [x, y] = [LEFT + (WIDTH - LEFT - EDGE - bins) / 2, TITLE + distance * tall];
        write(pen, palette, String(distance), LEFT - 14, y + tall / 2, { align: 'right' });
        pen.globalAlpha = 0.4;
        fillRect(pen, palette.frontier, x, y, Math.max(1, bins), tall - 1);
        for (let bin = 0; bin < bins; bin++) {
          if (explored[bin] === 0) continue;
          pen.globalAlpha = 0.35 + 0.65 * (explored[bin] / states[bin]);
          fillRect(pen, palette.path, x + bin, y, 1, tall - 1);
        }
        pen.globalAlpha = 1;
      });
    },
  });
}

/** h against h*: as many squares as there are pairs of them, darker where there are more states. */
export function estimatesPicture(name: string, title: string, { counts, depth, greatest }: Estimates): Picture {
  const cell = Math.min((WIDTH - LEFT - EDGE) / (depth + 1), (HEIGHT - TITLE - BOTTOM) / (greatest + 1));
  const most = Math.log(counts.reduce((high, states) => Math.max(high, states), 1) + 1);
  const bottom = TITLE + (greatest + 1) * cell;
  return titled(name, {
    title,
    paint(pen, palette) {
      counts.forEach((states, entry) => {
        if (states === 0) return;
        const [h, distance] = [Math.floor(entry / (depth + 1)), entry % (depth + 1)];
        pen.globalAlpha = 0.2 + 0.8 * (Math.log(states + 1) / most);
        fillRect(
          pen,
          h > distance ? palette.path : palette.frontier,
          LEFT + distance * cell,
          bottom - (h + 1) * cell,
          0.94 * cell,
          0.94 * cell,
        );
      });
      pen.globalAlpha = 1;
      for (let tick = 0; tick <= depth; tick += 5)
        write(pen, palette, String(tick), LEFT + (tick + 0.5) * cell, bottom + 16, { align: 'center' });
      for (let tick = 0; tick <= greatest; tick += 5)
        write(pen, palette, String(tick), LEFT - 12, bottom - (tick + 0.5) * cell, { align: 'right' });
      write(pen, palette, 'h*, the true distance', LEFT, bottom + 42, { font: `500 15px ${palette.font}` });
    },
  });
}
