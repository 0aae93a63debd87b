import { describe, expect, test } from 'vitest';
import { quiet } from '../app/app.fixture.ts';
import { openedComparison, settled, stepsOf } from './comparison.fixture.ts';

describe('the question which search expands more', () => {
  test('holds every search where it stands and hides what comes, until the answer runs both to their ends', async () => {
    const { comparison } = await openedComparison();
    const { asking, clock, lanes } = comparison;
    clock.stepBy(3);
    expect(await asking.begin()).toBe(true);
    for (const move of [
      () => clock.stepBy(1),
      () => clock.jump(Infinity),
      () => clock.togglePlay(),
      () => lanes[0].view.jump(9),
    ]) {
      move();
      expect([stepsOf(comparison), clock.isPlaying]).toEqual([[3, 3], false]);
    }
    expect(lanes.map(({ player }) => [player.steps, player.ended])).toEqual([
      [3, false],
      [3, false],
    ]);
    expect([comparison.hidesNext, comparison.ratio]).toEqual([true, null]);
    asking.reveal();
    expect(clock.atEnd).toBe(true);
    expect(comparison.hidesNext).toBe(false);
    const [first, last] = stepsOf(comparison);
    expect(asking.question).toMatchObject({ kind: 'more', grounds: { names: ['BFS', 'A*'], expanded: [first, last] } });
  });

  test('ends with its comparison, and is not asked of a search without a solution', async () => {
    const { comparison } = await openedComparison();
    await comparison.asking.begin();
    comparison.change(comparison.lanes[0], { algorithm: 'dfs', limits: { depth: 3 } });
    expect(comparison.asking.question).toBeNull();
    await settled(comparison);
    expect(await comparison.asking.begin()).toBe(
      comparison.running.every(({ outcome }) => outcome!.status === 'solved'),
    );
  });

  test('has its votes kept with the puzzle and both searches', async () => {
    const { app, comparison } = await openedComparison();
    const { asking, lanes } = comparison;
    await asking.begin();
    asking.vote('B', 7);
    asking.reveal();
    await quiet();
    const [saved] = app.library.questions.rows;
    expect(saved).toMatchObject({ kind: 'more', step: 0, puzzle: app.current.puzzle });
    expect(saved!.searches).toEqual(lanes.map(({ search }) => search));
    expect([saved!.votes[0]!.counts[1], asking.kept.standing]).toEqual([7, 'kept']);
  });
});
