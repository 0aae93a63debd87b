import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { NEVER } from '../../../shared/readings/reading.ts';
import { BFS } from '../../run/engine.fixture.ts';
import { radiusOf, xOf, yOf } from '../../tree/layout/layout.ts';
import { sceneOf } from '../../tree/paint/scene.fixture.ts';
import type { Scene } from '../../tree/paint/scene.ts';
import { NAMED_PALETTE as palette } from '../../ui/pen/palette.fixture.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { rowsOfThose } from './overlayScene.ts';
import { paintOverlay } from './paintOverlay.ts';

const WHOLE = sceneOf(BFS, 'radial');
const { layout } = WHOLE;
const { depth, places } = layout.tree;
/** So far away that outer rings have no room. */
const CAMERA = zoomIdentity.translate(300, 300).scale(0.045);

const only = (isIn: (place: number) => boolean): Scene => ({
  ...WHOLE,
  layout: { ...layout, rows: rowsOfThose(layout.rows!, isIn) },
});

/** The sides, in CSS pixels, of the squares in an ink, by their places. */
function sidesOf(ink: string, drawn: (place: number) => boolean): Map<number, number> {
  const rects: { x: number; y: number; side: number }[] = [];
  let pending: typeof rects = [];
  const pen: Partial<Pen> = {
    fillStyle: '',
    beginPath: () => void (pending = []),
    rect: (x, y, side) => pending.push({ x: x + side / 2, y: y + side / 2, side: side * CAMERA.k }),
    fill: () => pen.fillStyle === ink && rects.push(...pending),
  };
  const any = new Proxy(pen, { get: (of, name: keyof Pen) => of[name] ?? (() => {}) }) as Pen;
  const columns = { treeAt: new Int32Array(places), paintedAt: new Int32Array(places).fill(NEVER) };
  paintOverlay(
    { pen: any, width: 600, height: 600, density: 1, camera: CAMERA, unit: 1, palette },
    {
      ...{ ...columns, band: new Uint8Array(places), outside: new Int32Array(), placeOf: (state) => state },
      ...{ treeStep: 1, paintedStep: 1, picked: null, colours: ['painted'], isSolved: false },
      ...{ scene: WHOLE, ground: only(drawn), coloured: only((place) => drawn(place) && place % 2 === 0) },
    },
  );
  const sides = new Map<number, number>();
  for (let place = 0; place < places; place++) {
    const at = rects.find(({ x, y }) => Math.hypot(x - xOf(layout, place), y - yOf(layout, place)) < 1e-6);
    if (at) sides.set(place, at.side);
  }
  return sides;
}

test.each([
  [palette.explored, 3, 1.3],
  ['painted', 5, 3],
])('in the ink %s, a state has %d pixels on a ring with room, and %d on another', (ink, roomy, least) => {
  const { start } = layout.rows!;
  const apart = (place: number): number => {
    const level = depth[place];
    return (2 * Math.PI * radiusOf(layout, place) * CAMERA.k) / (start[level + 1] - start[level]);
  };
  const sides = sidesOf(ink, () => true);
  const rings = new Map<number, Set<number>>([
    [roomy, new Set()],
    [least, new Set()],
  ]);
  for (const [place, side] of sides) {
    const expected = apart(place) >= 9 ? roomy : least;
    expect(side).toBeCloseTo(expected);
    rings.get(expected)!.add(depth[place]);
  }
  for (const levels of rings.values()) expect(levels.size).toBeGreaterThan(0);
});

test('a state keeps its size while others come', () => {
  const first = sidesOf(palette.explored, (place) => place < 12);
  const last = sidesOf(palette.explored, () => true);
  expect(first.size).toBeGreaterThan(5);
  for (const [place, side] of first) if (last.has(place)) expect(side).toBeCloseTo(last.get(place)!);
});
