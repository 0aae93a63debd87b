import { expect, test } from 'vitest';
import { ASTAR, CASE_1, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { runSubjects } from './runSubjects.ts';

test('of a search that has ended without one, no solution is promised for later', () => {
  const missing = (puzzle: typeof CASE_1, expansions: number): string | null => {
    const reader = readToEnd(puzzle, ASTAR, { expansions });
    const ended = reader.status !== 'expansion-limit'; // at the limit it stands for a search that goes on
    const player = { reader, ended, steps: reader.expansions };
    return runSubjects({ runView: { player } as unknown as RunView, title: '', picture: null })[0].missing;
  };
  expect([missing(CASE_1, 3), missing(CASE_1, 100), missing(UNSOLVABLE, 100)]).toEqual([
    'not found yet',
    null,
    'none was found',
  ]);
});
