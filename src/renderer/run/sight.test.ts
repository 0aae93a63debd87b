import { expect, test } from 'vitest';
import { TreeSight } from './treeSight.svelte.ts';

test.each([
  ['follow', 'follow'],
  ['whole', 'whole'],
  ['free', 'whole'],
] as const)('another tree is not folded, and a camera that was on %s is on %s', (mode, next) => {
  const camera = { mode, place: { across: 1, down: 2, zoom: 3 } };
  const sight = new TreeSight({ mode: 'whole', place: null });
  sight.show({ camera, folded: [3, 4] });
  expect([...sight.folded]).toEqual([3, 4]);
  sight.begin();
  expect(sight.camera).toEqual({ mode: next, place: null });
  expect(sight.folded.size).toBe(0);
});
