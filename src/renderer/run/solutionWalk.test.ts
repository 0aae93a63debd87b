import { describe, expect, test } from 'vitest';
import { SolutionWalk } from './solutionWalk.svelte.ts';

/** The nodes on the board at frames of these times. */
function shownAt(walk: SolutionWalk, times: readonly number[]): number[] {
  return times.map((time) => {
    walk.frame(time);
    return walk.node;
  });
}

describe('the walk along the solution', () => {
  test('shows each state for a while, from the start to the goal, and stops there', () => {
    const walk = new SolutionWalk([0, 3, 8]);
    expect(shownAt(walk, [1000, 1649, 1650, 2299, 2300])).toEqual([0, 0, 3, 3, 8]);
    expect(walk).toMatchObject({ at: 2, moves: 2, playing: false });
    expect(shownAt(walk, [9000])).toEqual([8]);
  });

  test('makes one move at a time, however late a frame is', () => {
    expect(shownAt(new SolutionWalk([0, 3, 8]), [1000, 60_000, 60_649, 60_650])).toEqual([0, 3, 3, 8]);
  });

  test('stands still while it is paused, and shows the state for its full time when it goes on', () => {
    const walk = new SolutionWalk([0, 3, 8]);
    walk.frame(1000);
    walk.toggle();
    expect(shownAt(walk, [5000])).toEqual([0]);
    walk.toggle();
    expect(shownAt(walk, [6000, 6649, 6650])).toEqual([0, 0, 3]);
  });

  test('begins again at the start when it is played at the goal', () => {
    const walk = new SolutionWalk([0, 3]);
    shownAt(walk, [1000, 1650]);
    walk.toggle();
    expect(walk).toMatchObject({ node: 0, playing: true });
    expect(shownAt(walk, [2000, 2650])).toEqual([0, 3]);
  });

  test('goes nowhere beyond its ends', () => {
    const walk = new SolutionWalk([0, 3, 8]);
    walk.goTo(-1);
    expect(walk.at).toBe(0);
    walk.goTo(7);
    expect(walk).toMatchObject({ at: 2, playing: false });
  });

  test('of a start that is the goal ends with its first frame due', () => {
    const walk = new SolutionWalk([0]);
    expect(shownAt(walk, [1000, 1650])).toEqual([0, 0]);
    expect(walk).toMatchObject({ moves: 0, playing: false });
  });
});
