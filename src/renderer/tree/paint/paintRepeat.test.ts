import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { BFS, CASE_1, readToEnd } from '../../run/engine.fixture.ts';
import { paintRepeat } from './paintRepeat.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Scene } from './scene.ts';
import { SvgPen } from '../../ui/pen/svgPen.ts';

/** How many nodes of the first expansions have the sign, and how many repeat a state. */
function signsOf(search: SearchSpec): { signs: number; repeats: number } {
  const reader = readToEnd(CASE_1, search, { expansions: 30 });
  const pen = new SvgPen(100, 100);
  const palette = { inkSoft: 'soft' } as Palette;
  const canvas = { pen, width: 100, height: 100, density: 1, camera: zoomIdentity, unit: 1, palette };
  for (let node = 0; node < reader.nodes; node++) paintRepeat(canvas, { reader } as Scene, node, 0, 0, 6);
  const signs = pen.file('plain').match(/<path/g)?.length ?? 0;
  return { signs, repeats: reader.countersAt(reader.expansions).repeated };
}

test('a node that repeats a state has a sign where repeats are kept; dropped ones are no nodes of the tree', () => {
  const kept = signsOf({ ...BFS, duplicates: 'kept' });
  expect(kept.repeats).toBeGreaterThan(20);
  expect(kept.signs).toBe(kept.repeats);
  expect(signsOf(BFS).signs).toBe(0);
});
