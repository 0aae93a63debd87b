import { SvelteSet } from 'svelte/reactivity';
import { expect, test, vi } from 'vitest';
import { NEVER } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { nodeCommands } from './treeCommands.ts';
import type { TreeDrawing } from './treeDrawing.svelte.ts';

const NODE = 4;

/** A run in which node 4 was generated at step 2 and is never expanded; `isWaiting`: a question is open. */
function setUp(isWaiting: boolean) {
  const [jump, select, tell] = [vi.fn(), vi.fn(), vi.fn<(sentence: string) => void>()];
  const reader = { generatedAt: () => 2, expandedAt: Array(NODE + 1).fill(NEVER) };
  const runView = {
    ...{ player: { reader }, viewState: { folded: new SvelteSet() }, asked: { isWaiting }, hovered: NONE },
    ...{ shownNode: NODE, jump, select },
  };
  const drawing = { camera: {} } as TreeDrawing;
  return { commands: nodeCommands(runView as unknown as RunView, drawing, tell), jump, select, tell };
}

test('goes to the step of a node, and selects it', () => {
  const { commands, jump, select, tell } = setUp(false);
  commands.goToGenerated();
  expect([jump.mock.calls, select.mock.calls]).toEqual([[[2]], [[NODE]]]);
  commands.goToExpanded();
  expect(jump).toHaveBeenCalledOnce();
  expect(tell).not.toHaveBeenCalled();
});

test('says why it does not go to the step of a node while a question holds the step', () => {
  const { commands, jump, select, tell } = setUp(true);
  commands.goToGenerated(NODE);
  expect(tell).toHaveBeenCalledWith('The step cannot move yet: answer first, or leave with Esc.');
  expect([jump.mock.calls, select.mock.calls]).toEqual([[], []]);
});
