import { expect, test } from 'vitest';
import { TreeViewState } from './treeViewState.svelte.ts';

test.each([
  ['follow', 'follow'],
  ['whole', 'whole'],
  ['free', 'whole'],
] as const)('another tree is not folded, and a camera that was on %s is on %s', (mode, next) => {
  const camera = { mode, place: { across: 1, down: 2, zoom: 3 } };
  const viewState = new TreeViewState({ mode: 'whole', place: null });
  viewState.show({ camera, folded: [3, 4] });
  expect([...viewState.folded]).toEqual([3, 4]);
  viewState.begin();
  expect(viewState.camera).toEqual({ mode: next, place: null });
  expect(viewState.folded.size).toBe(0);
});
