import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangementFault } from '../../shared/puzzle/arrangement.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import { PuzzleEditor } from './puzzleEditor.svelte.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const SHOWN: ShownPuzzle = {
  title: 'Case',
  puzzleId: 7,
  puzzle: { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: GOAL },
};

function benchOf(shown: ShownPuzzle = SHOWN): { editor: PuzzleEditor; shown: ShownPuzzle[] } {
  const told: ShownPuzzle[] = [];
  const editor = new PuzzleEditor((shown) => told.push(shown));
  editor.open(shown);
  return { editor, shown: told };
}

/** Any input: a push on any cell, legal or not, a move into any wall, undo, redo, an exchange. */
const INPUT = fc.oneof(
  fc.nat(8).map((cell) => (editor: PuzzleEditor) => void editor.push(cell)),
  fc.nat(3).map((action) => (editor: PuzzleEditor) => void editor.move(action)),
  fc.constant((editor: PuzzleEditor) => editor.undo()),
  fc.constant((editor: PuzzleEditor) => editor.redo()),
  fc.constant((editor: PuzzleEditor) => editor.restart()),
  fc.constant((editor: PuzzleEditor) => editor.startFromHere()),
  fc.constant((editor: PuzzleEditor) => editor.repair()),
  fc.constant((editor: PuzzleEditor) => editor.reverse()),
  fc.tuple(fc.constantFrom('start' as const, 'goal' as const), fc.nat(8), fc.nat(8)).map(
    ([side, cell, other]) =>
      (editor: PuzzleEditor) =>
        editor.exchange(side, cell, other),
  ),
);

describe('playing', () => {
  test('10,000 random inputs never give an invalid board, and undo brings back the first one', () => {
    const { editor } = benchOf();
    for (const input of fc.sample(INPUT, { numRuns: 10_000, seed: 31 })) {
      input(editor);
      const { start, goal } = editor.puzzle!;
      for (const board of [editor.cells, start, goal]) expect(arrangementFault(board, 3, 3)).toBeNull();
      expect(solvability(editor.cells, start, 3).solvable).toBe(true);
    }
    while (editor.canUndo) editor.undo();
    expect(editor.puzzle).toBe(SHOWN.puzzle);
    expect(editor.cells).toEqual(SHOWN.puzzle.start);
  });

  test('counts every tile that slides, and knows the goal', () => {
    const { editor } = benchOf();
    expect(editor.push(8)).toBe(true);
    expect(editor.moves).toBe(2);
    expect(editor.isSolved).toBe(true);
    expect(editor.boards()).toEqual([SHOWN.puzzle.start, [1, 2, 3, 4, 5, 6, 7, 0, 8], GOAL]);
  });

  test('a push is undone and done again as one', () => {
    const { editor } = benchOf();
    editor.push(8);
    editor.undo();
    expect(editor.moves).toBe(0);
    editor.redo();
    expect(editor.isSolved).toBe(true);
    expect(editor.canRedo).toBe(false);
  });

  test('what is impossible changes nothing', () => {
    const { editor } = benchOf();
    expect(editor.push(1)).toBe(false);
    expect(editor.push(6)).toBe(false);
    expect(editor.move(1)).toBe(false); // down, out of the board
    expect(editor.canUndo).toBe(false);
  });

  test('what is seen is the board that is played, or the start that is arranged', () => {
    const { editor } = benchOf();
    editor.push(8);
    expect(editor.seen).toEqual(GOAL);
    editor.mode = 'edit';
    expect(editor.seen).toEqual(SHOWN.puzzle.start);
  });

  test('the replay begins where the puzzle was changed or restarted', () => {
    const { editor } = benchOf();
    editor.move(3);
    editor.restart();
    editor.move(0);
    expect(editor.boards()).toEqual([SHOWN.puzzle.start, [1, 2, 3, 0, 5, 6, 4, 7, 8]]);
    editor.startFromHere();
    expect(editor.boards()).toEqual([editor.puzzle!.start]);
  });
});

describe('editing', () => {
  test('reports the puzzle that it makes, and the one that undo restores', () => {
    const { editor, shown } = benchOf();
    editor.exchange('goal', 0, 1);
    editor.undo();
    expect(shown.map(({ title, puzzleId }) => [title, puzzleId])).toEqual([
      ['Untitled puzzle', null],
      ['Case', 7],
    ]);
    expect(shown[0].puzzle.goal.slice(0, 2)).toEqual([2, 1]);
  });

  test('playing reports none', () => {
    const { editor, shown } = benchOf();
    editor.move(0);
    editor.undo();
    expect(shown).toEqual([]);
  });

  test('a repair makes the other half reachable', () => {
    const { editor } = benchOf({ ...SHOWN, puzzle: { ...SHOWN.puzzle, start: [2, 1, 3, 4, 5, 6, 0, 7, 8] } });
    expect(editor.solvable).toBe(false);
    editor.repair();
    expect(editor.solvable).toBe(true);
  });

  test('a picture that is put on while playing stays through edits, and where an undo leads', () => {
    const { editor, shown } = benchOf();
    const picture = { pictureId: 'cat', alt: 'A cat' };
    editor.push(7);
    editor.open({ ...SHOWN, picture });
    editor.push(8);
    editor.repair();
    expect(shown.at(-1)).toMatchObject({ title: 'Untitled puzzle', picture });
    for (let undone = 0; undone < 3; undone++) editor.undo();
    expect(shown.at(-1)).toMatchObject({ title: 'Case', picture });
  });

  test('a puzzle that was saved meanwhile keeps its history', () => {
    const { editor } = benchOf();
    editor.move(0);
    editor.open({ ...SHOWN, title: 'Saved', puzzleId: 9 });
    expect(editor.moves).toBe(1);
    expect(editor.canUndo).toBe(true);
    editor.open({ ...SHOWN, puzzle: { ...SHOWN.puzzle } });
    expect(editor.canUndo).toBe(false);
  });
});
