import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { inOtherHalf } from '../../shared/puzzle/solvable.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { KnownMoves } from './knownMoves.svelte.ts';
import { PuzzleEditor } from './puzzleEditor.svelte.ts';

const SMALL: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 0, 4, 5], goal: [1, 2, 3, 4, 5, 0] };
const LARGE: Puzzle = {
  rows: 4,
  cols: 4,
  start: inOtherHalf(GOALS['blank-first'].cells(4, 4)),
  goal: GOALS['blank-last'].cells(4, 4),
};

function open(puzzle: Puzzle | null, proved: number | null = null) {
  const editor = new PuzzleEditor(() => {});
  if (puzzle) editor.open({ title: 'Case', puzzleId: 7, puzzle });
  const asked: Puzzle[] = [];
  let wait = Promise.resolve();
  const statesOf = async (target: Puzzle): Promise<StateSpace> => {
    asked.push(target);
    await wait;
    return new StateSpace(target.goal, target.rows, target.cols);
  };
  const known = new KnownMoves(editor, statesOf, () => proved);
  /** Answers wait until the returned function is called. */
  const hold = (): (() => void) => {
    let release = (): void => {};
    wait = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { editor, known, asked, hold };
}

describe('on a small board', () => {
  test('the optimum is that of all distances, also after another start', async () => {
    const { editor, known } = open(SMALL, 99);
    expect(known).toMatchObject({ states: null, optimum: 99, isTooLarge: false });
    await known.look();
    expect(known.optimum).toBe(2);
    editor.change({ ...SMALL, start: SMALL.goal });
    expect(known.optimum).toBe(0);
  });

  test('it is none where the goal cannot be reached', async () => {
    const { editor, known } = open(SMALL, 99);
    await known.look();
    editor.repair();
    expect(known).toMatchObject({ optimum: null, atLeast: null });
  });

  test.each([
    ['goal', { ...SMALL, goal: [2, 1, 3, 4, 5, 0] }],
    ['shape', { ...SMALL, rows: 3, cols: 2 }],
  ])('the states of another %s say nothing', async (_, other) => {
    const { editor, known } = open(SMALL);
    await known.look();
    editor.change(other);
    expect(known).toMatchObject({ states: null, optimum: null });
    await known.look();
    expect(known.states!.graph).toMatchObject({ goal: other.goal, cols: other.cols });
  });

  test('states that come after another puzzle was opened are dropped', async () => {
    const { editor, known, hold } = open(SMALL);
    const release = hold();
    const looking = known.look();
    editor.change({ ...SMALL, goal: [2, 1, 3, 4, 5, 0] });
    editor.undo();
    editor.change(LARGE);
    release();
    await looking;
    editor.undo();
    expect(known.states).toBeNull();
  });
});

describe('on a large board', () => {
  test('what was proved is the optimum', () => {
    expect(open(LARGE, 24).known).toMatchObject({ optimum: 24, atLeast: null, isTooLarge: true });
  });

  test('a bound is known where nothing was proved, and no states are asked for', async () => {
    const { known, asked } = open(LARGE);
    await known.look();
    expect(asked).toEqual([]);
    expect(known.optimum).toBeNull();
    expect(known.atLeast).toBeGreaterThan(20);
  });

  test('there is no bound where the goal cannot be reached', () => {
    const { editor, known } = open(LARGE);
    editor.repair();
    expect(known.atLeast).toBeNull();
  });
});

test('nothing is known without a puzzle', async () => {
  const { known } = open(null);
  await known.look();
  expect(known).toMatchObject({ states: null, optimum: null, atLeast: null, isTooLarge: false });
});
