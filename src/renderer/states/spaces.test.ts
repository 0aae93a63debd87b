import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import distributions from '../../../cases/distributions.json' with { type: 'json' };
import { compareEstimates } from '../../shared/puzzle/heuristics/estimates.ts';
import { spaceServices } from './spaceMethods.ts';
import { FORESEE_AFTER_MS, MAX_KEPT_SPACES, Spaces } from './spaces.svelte.ts';
import { Workers } from '../ui/worker.fixture.ts';

const EIGHT = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const SMALL = { rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0] };
/** Counted only: too many states to list. */
const TEN = { rows: 2, cols: 5, goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] };

function open(): { spaces: Spaces; errors: unknown[]; workers: Workers } {
  const errors: unknown[] = [];
  const workers = new Workers((port, now) => serveOwn(port, spaceServices(now)));
  const spaces = new Spaces(
    () => workers.start(),
    (error) => errors.push(error),
  );
  return { spaces, errors, workers };
}

describe('the states of a goal', () => {
  test('are there with their distances', async () => {
    const { spaces, errors } = open();
    await spaces.open(EIGHT);
    const known = spaces.known!;
    expect(known.counts).toEqual(distributions.distributions.find(({ id }) => id === '3x3-last')!.counts);
    expect(known.space!.distanceOf([8, 6, 7, 2, 5, 4, 3, 0, 1])).toBe(31);
    expect(errors).toEqual([]);
  });

  test('are the same objects when they are shown again', async () => {
    const { spaces, workers } = open();
    await spaces.open(SMALL);
    const first = spaces.known;
    await spaces.open(EIGHT);
    await spaces.open({ ...SMALL });
    expect(spaces.known).toBe(first);
    expect(workers.started).toBe(1);
  });

  test('are those of the goal asked for last, in whatever order the answers come', async () => {
    const { spaces } = open();
    await Promise.all([spaces.open(EIGHT), spaces.open(SMALL)]);
    expect(spaces.known?.target).toBe(SMALL);
  });

  test('are forgotten, the oldest first, beyond a limit', async () => {
    const { spaces } = open();
    const goals = Array.from({ length: MAX_KEPT_SPACES + 1 }, (_, index) => ({
      ...SMALL,
      goal: [...SMALL.goal.slice(index % 6), ...SMALL.goal.slice(0, index % 6)].with(0, SMALL.goal[index % 6]),
      rows: index < 6 ? 2 : 3,
      cols: index < 6 ? 3 : 2,
    }));
    goals[12] = { rows: 2, cols: 2, goal: [1, 2, 3, 0] };
    for (const goal of goals) await spaces.open(goal);
    const latest = spaces.known;
    await spaces.open(goals[1]);
    await spaces.open(goals[12]);
    expect(spaces.known).toBe(latest);
    await spaces.open(goals[0]);
    expect(spaces.known?.counts.reduce((sum, count) => sum + count)).toBe(360);
  });

  test('come with what a heuristic estimates of them', async () => {
    const { spaces } = open();
    await spaces.open(SMALL);
    const known = spaces.known!;
    expect(await spaces.estimatesOf('manhattan')).toEqual(compareEstimates(known.space!, 'manhattan'));
    expect(await spaces.estimatesOf('manhattan')).toBe(await spaces.estimatesOf('manhattan'));
  });
});

test('the states of the puzzle on the board are there before they are asked for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { spaces, workers, errors } = open();
  spaces.foresee(EIGHT)();
  spaces.foresee(TEN);
  await vi.advanceTimersByTimeAsync(FORESEE_AFTER_MS);
  expect(workers.started).toBe(0);
  spaces.foresee(SMALL);
  await vi.advanceTimersByTimeAsync(FORESEE_AFTER_MS + 100);
  expect(workers.started).toBe(1);
  void spaces.open({ ...SMALL });
  expect(spaces.known?.counts).toHaveLength(22);
  expect(errors).toEqual([]);
});

test('states requested twice at the same time are searched once', async () => {
  const { spaces } = open();
  const [one, other] = await Promise.all([spaces.statesOf(SMALL), spaces.statesOf({ ...SMALL })]);
  expect(one).toBe(other);
});

describe('the states of a larger board', () => {
  test('are counted, with progress, by a worker that is then ended', async () => {
    const { spaces, workers } = open();
    const counting = spaces.open(TEN);
    expect(spaces.progress).toEqual({ found: 0, total: 0 });
    await counting;
    expect(spaces.known).toMatchObject({ space: null, target: TEN });
    expect(spaces.known!.counts.reduce((sum, count) => sum + count)).toBe(1_814_400);
    expect(spaces.known!.counts).toHaveLength(56); // 55 moves at the most: OEIS A151944
    expect(spaces.progress).toBe(null);
    expect(workers).toEqual({ started: 1, ended: 1 });
  });

  test('are counted no further after a cancel, and no error is reported', async () => {
    const { spaces, workers, errors } = open();
    const counting = spaces.open(TEN);
    spaces.cancel();
    await counting;
    expect(spaces).toMatchObject({ known: null, progress: null });
    expect(errors).toEqual([]);
    expect(workers).toEqual({ started: 1, ended: 1 });
  });

  test('are counted no further when another goal is opened', async () => {
    const { spaces, workers, errors } = open();
    const counting = spaces.open(TEN);
    await spaces.open(SMALL);
    await counting;
    expect(spaces.known?.target).toBe(SMALL);
    expect(workers).toEqual({ started: 2, ended: 1 });
    expect(errors).toEqual([]);
  });
});
