import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangementFault } from '../../shared/puzzle/arrangement.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import { Workbench } from './workbench.svelte.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const SHOWN: ShownPuzzle = {
  title: 'Case',
  puzzleId: 7,
  puzzle: { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: GOAL },
};

function benchOf(shown: ShownPuzzle = SHOWN): { bench: Workbench; shown: ShownPuzzle[] } {
  const told: ShownPuzzle[] = [];
  const bench = new Workbench((shown) => told.push(shown));
  bench.lay(shown);
  return { bench, shown: told };
}

/** Any input: a push on any cell, legal or not, a move into any wall, undo, redo, an exchange. */
const INPUT = fc.oneof(
  fc.nat(8).map((cell) => (bench: Workbench) => void bench.push(cell)),
  fc.nat(3).map((action) => (bench: Workbench) => void bench.move(action)),
  fc.constant((bench: Workbench) => bench.undo()),
  fc.constant((bench: Workbench) => bench.redo()),
  fc.constant((bench: Workbench) => bench.restart()),
  fc.constant((bench: Workbench) => bench.startFromHere()),
  fc.constant((bench: Workbench) => bench.repair()),
  fc.constant((bench: Workbench) => bench.reverse()),
  fc.tuple(fc.constantFrom('start' as const, 'goal' as const), fc.nat(8), fc.nat(8)).map(
    ([side, cell, other]) =>
      (bench: Workbench) =>
        bench.exchange(side, cell, other),
  ),
);

describe('playing', () => {
  test('10,000 random inputs never give an invalid board, and undo brings back the first one', () => {
    const { bench } = benchOf();
    for (const input of fc.sample(INPUT, { numRuns: 10_000, seed: 31 })) {
      input(bench);
      const { start, goal } = bench.puzzle!;
      for (const board of [bench.cells, start, goal]) expect(arrangementFault(board, 3, 3)).toBeNull();
      expect(solvability(bench.cells, start, 3).solvable).toBe(true);
    }
    while (bench.canUndo) bench.undo();
    expect(bench.puzzle).toBe(SHOWN.puzzle);
    expect(bench.cells).toEqual(SHOWN.puzzle.start);
  });

  test('counts every tile that slides, and knows the goal', () => {
    const { bench } = benchOf();
    expect(bench.push(8)).toBe(true);
    expect(bench.moves).toBe(2);
    expect(bench.isSolved).toBe(true);
    expect(bench.boards()).toEqual([SHOWN.puzzle.start, [1, 2, 3, 4, 5, 6, 7, 0, 8], GOAL]);
  });

  test('a push is undone and done again as one', () => {
    const { bench } = benchOf();
    bench.push(8);
    bench.undo();
    expect(bench.moves).toBe(0);
    bench.redo();
    expect(bench.isSolved).toBe(true);
    expect(bench.canRedo).toBe(false);
  });

  test('what is impossible changes nothing', () => {
    const { bench } = benchOf();
    expect(bench.push(1)).toBe(false);
    expect(bench.push(6)).toBe(false);
    expect(bench.move(1)).toBe(false); // down, out of the board
    expect(bench.canUndo).toBe(false);
  });

  test('what is seen is the board that is played, or the start that is arranged', () => {
    const { bench } = benchOf();
    bench.push(8);
    expect(bench.seen).toEqual(GOAL);
    bench.mode = 'edit';
    expect(bench.seen).toEqual(SHOWN.puzzle.start);
  });

  test('the replay begins where the puzzle was changed or restarted', () => {
    const { bench } = benchOf();
    bench.move(3);
    bench.restart();
    bench.move(0);
    expect(bench.boards()).toEqual([SHOWN.puzzle.start, [1, 2, 3, 0, 5, 6, 4, 7, 8]]);
    bench.startFromHere();
    expect(bench.boards()).toEqual([bench.puzzle!.start]);
  });
});

describe('editing', () => {
  test('tells of the puzzle that it makes, and of the one that undo brings back', () => {
    const { bench, shown } = benchOf();
    bench.exchange('goal', 0, 1);
    bench.undo();
    expect(shown.map(({ title, puzzleId }) => [title, puzzleId])).toEqual([
      ['Untitled puzzle', null],
      ['Case', 7],
    ]);
    expect(shown[0].puzzle.goal.slice(0, 2)).toEqual([2, 1]);
  });

  test('playing tells of none', () => {
    const { bench, shown } = benchOf();
    bench.move(0);
    bench.undo();
    expect(shown).toEqual([]);
  });

  test('a repair makes the other half reachable', () => {
    const { bench } = benchOf({ ...SHOWN, puzzle: { ...SHOWN.puzzle, start: [2, 1, 3, 4, 5, 6, 0, 7, 8] } });
    expect(bench.solvable).toBe(false);
    bench.repair();
    expect(bench.solvable).toBe(true);
  });

  test('a picture that is put on while playing stays through edits, and where an undo leads', () => {
    const { bench, shown } = benchOf();
    const picture = { pictureId: 'cat', alt: 'A cat' };
    bench.push(7);
    bench.lay({ ...SHOWN, picture });
    bench.push(8);
    bench.repair();
    expect(shown.at(-1)).toMatchObject({ title: 'Untitled puzzle', picture });
    for (let undone = 0; undone < 3; undone++) bench.undo();
    expect(shown.at(-1)).toMatchObject({ title: 'Case', picture });
  });

  test('a puzzle that was saved meanwhile keeps its history', () => {
    const { bench } = benchOf();
    bench.move(0);
    bench.lay({ ...SHOWN, title: 'Saved', puzzleId: 9 });
    expect(bench.moves).toBe(1);
    expect(bench.canUndo).toBe(true);
    bench.lay({ ...SHOWN, puzzle: { ...SHOWN.puzzle } });
    expect(bench.canUndo).toBe(false);
  });
});
