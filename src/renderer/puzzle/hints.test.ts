import { describe, expect, test } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { applyAction } from '../../shared/puzzle/board.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { scramble, seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { puzzleServices } from './puzzleMethods.ts';
import { ShortestSolutions } from '../../host/solver/shortestSolutions.ts';
import { HARDEST } from '../run/engine.fixture.ts';
import { Hints } from './hints.svelte.ts';
import { Workers } from '../ui/worker.fixture.ts';

type HintAnswer = Awaited<ReturnType<ConstructorParameters<typeof Hints>[1]>>;

function open(): { hints: Hints; errors: unknown[]; workers: Workers; asked: Puzzle[] } {
  const errors: unknown[] = [];
  const workers = new Workers((port, now) => serveOwn(port, puzzleServices(now)));
  const statesOf = async ({ goal, rows, cols }: Puzzle) => new StateSpace(goal, rows, cols);
  const solutions = new ShortestSolutions(() => 0, { peek: () => null });
  const asked: Puzzle[] = [];
  const shortest: ConstructorParameters<typeof Hints>[1] = async (params) => {
    asked.push(params.puzzle);
    return solutions.goOn(params);
  };
  const hints = new Hints(
    () => workers.start(),
    shortest,
    statesOf,
    (error) => errors.push(error),
  );
  return { hints, errors, workers, asked };
}

function scrambled(rows: number, cols: number, moves: number, seed: number): Puzzle {
  const goal = GOALS['blank-last'].cells(rows, cols);
  return { rows, cols, goal, start: scramble(goal, rows, cols, moves, seededRandom(seed)) };
}

/** Follows hints to the goal and returns the moves that took. */
async function followed(hints: Hints, puzzle: Puzzle): Promise<number> {
  let { start } = puzzle;
  for (let moves = 0; ; moves++) {
    await hints.ask({ ...puzzle, start });
    const { action, left } = hints.hint!;
    if (action === null) {
      expect(left).toBe(0);
      expect(start).toEqual(puzzle.goal);
      return moves;
    }
    start = applyAction(start, action, puzzle.rows, puzzle.cols)!;
  }
}

describe('a hint', () => {
  test('leads to the goal in the fewest moves where all distances are known', async () => {
    const { hints, workers } = open();
    await hints.ask(HARDEST);
    expect(hints.hint!.left).toBe(31);
    expect(await followed(hints, HARDEST)).toBe(31);
    expect(workers.started).toBe(0);
  });

  test.each([
    [2, 5, 24],
    [5, 5, 16],
  ])('on %i×%i is thought about once, and followed without thinking again', async (rows, cols, moves) => {
    const { hints, workers, errors } = open();
    const puzzle = scrambled(rows, cols, moves, 5);
    await hints.ask(puzzle);
    const { left } = hints.hint!;
    expect(left).toBeLessThanOrEqual(moves);
    expect(left % 2).toBe(moves % 2);
    expect(hints.lengthOf(puzzle)).toBe(left);
    expect(hints.lengthOf({ ...puzzle, start: puzzle.start.toReversed() })).toBeNull();
    expect(await followed(hints, puzzle)).toBe(left);
    expect(workers).toMatchObject({ started: 1, ended: 1 });
    expect(errors).toEqual([]);
  });

  test('on 4×4 is asked of the host, and followed without asking again', async () => {
    const { hints, workers, errors, asked } = open();
    const puzzle = scrambled(4, 4, 30, 5);
    await hints.ask(puzzle);
    const { left } = hints.hint!;
    expect(left).toBeLessThanOrEqual(30);
    expect(await followed(hints, puzzle)).toBe(left);
    expect(new Set(asked)).toEqual(new Set([puzzle]));
    expect(workers.started).toBe(0);
    expect(errors).toEqual([]);
  });

  test('reports a lower bound meanwhile, and ends its worker when it is not wanted any more', async () => {
    const { hints, workers, errors } = open();
    const asked = hints.ask(scrambled(5, 5, 400, 6));
    await expect.poll(() => hints.progress?.generated ?? 0).toBeGreaterThan(0);
    expect(hints.progress!.bound).toBeGreaterThan(20);
    hints.stop();
    await asked;
    expect(hints.hint).toBeNull();
    expect(hints.progress).toBeNull();
    expect(workers).toMatchObject({ started: 1, ended: 1 });
    expect(errors).toEqual([]);
  });

  test('asked for on another board goes on when the answer for the board before comes late', async () => {
    const [before, now] = [scrambled(4, 4, 6, 1), scrambled(4, 4, 8, 2)];
    const answers = new Map<Puzzle, (answer: HintAnswer) => void>();
    const never = (): never => {
      throw new Error('Nothing else is asked for a 15-puzzle.');
    };
    const shortest: ConstructorParameters<typeof Hints>[1] = ({ puzzle }) =>
      new Promise((resolve) => answers.set(puzzle, resolve));
    const hints = new Hints(never, shortest, never, never);
    const first = hints.ask(before);
    hints.stop();
    const second = hints.ask(now);
    answers.get(before)!({ bound: 6, generated: 9, solution: 'UUUUUU' });
    await first;
    answers.get(now)!({ bound: 4, generated: 9, solution: null });
    await expect.poll(() => hints.progress).toEqual({ bound: 4, generated: 9 });
    hints.stop();
    answers.get(now)!({ bound: 4, generated: 9, solution: null });
    await second;
  });

  test('that the host refuses is reported once, and leaves nothing behind', async () => {
    const errors: unknown[] = [];
    const refusal = new AppError('internal', 'The solver stopped unexpectedly.');
    const never = (): never => {
      throw new Error('Nothing else is asked for a 15-puzzle.');
    };
    const hints = new Hints(
      never,
      () => Promise.reject(refusal),
      never,
      (error) => errors.push(error),
    );
    await hints.ask(scrambled(4, 4, 30, 5));
    expect(errors).toEqual([refusal]);
    expect(hints).toMatchObject({ hint: null, progress: null });
  });

  test('on the goal is that no move is left', async () => {
    const { hints } = open();
    for (const [rows, cols] of [
      [3, 3],
      [4, 4],
      [3, 4],
    ]) {
      await hints.ask(scrambled(rows, cols, 0, 1));
      expect(hints.hint).toMatchObject({ left: 0, action: null });
    }
  });
});
