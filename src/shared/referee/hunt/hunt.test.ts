import { describe, expect, test } from 'vitest';
import { StateSpace } from '../../puzzle/states/stateSpace.ts';
import { BugHunt, differ, MOST_HUNT_STEPS, type HuntLook } from './hunt.ts';
import { HUNT_PUZZLE, HUNTED } from './hunted.ts';

const { graph, order, distances } = new StateSpace(HUNT_PUZZLE.goal, HUNT_PUZZLE.rows, HUNT_PUZZLE.cols);
/** Every state, with its moves to the goal. */
const ALL = Array.from(order, (state) => [graph.cellsOf(state), distances[state]] as const);
const STARTS = ALL.filter(([, moves]) => moves > 0);
const rows = HUNTED.map((hunted, index) => [index + 1, hunted] as const);

function lookFrom(hunt: BugHunt, start: readonly number[]): HuntLook {
  const look = hunt.look(start);
  if (typeof look === 'string') throw new Error(look);
  return look;
}

test('all states but the goal are starts, with their moves to it; no other board is one', () => {
  expect(STARTS).toHaveLength(359);
  const hunt = new BugHunt(HUNTED[0]);
  for (const [cells, moves] of STARTS) expect(lookFrom(hunt, cells).moves).toBe(moves);
  expect(hunt.look(HUNT_PUZZLE.goal)).toBe('goal');
  expect(hunt.look([2, 1, 3, 4, 5, 0])).toBe('unreachable');
});

test('a right search that finds shortest paths finds one from every start', () => {
  const hunt = new BugHunt(HUNTED[0]);
  for (const [cells, moves] of STARTS) expect(lookFrom(hunt, cells).right.moves).toBe(moves);
});

test('a search that goes in circles is stopped, and its tree is that of its first steps', () => {
  const hunt = new BugHunt(HUNTED[4]);
  const { start } = hunt.smallest;
  const { wrong } = lookFrom(hunt, start);
  expect(wrong).toMatchObject({ expanded: MOST_HUNT_STEPS, moves: null, isStopped: true });
  expect(hunt.drawn(start, wrong, 50).trace.expansions).toBe(50);
});

test('another name is refuted on the start that is shown, or on the nearest one that does', () => {
  const hunt = new BugHunt({ ...HUNTED[0], bug: 'no-closed-list' });
  const { start } = hunt.smallest;
  expect(hunt.against('stack-for-queue', [1, 2, 3, 0, 5, 4])).toMatchObject({ start: [1, 2, 3, 0, 5, 4] });
  expect(hunt.against('misses-goal', start)).toMatchObject({ start, named: { moves: null } });
  expect(new BugHunt(HUNTED[9]).against('diagonal-as-one', [1, 2, 3, 0, 5, 4])!.start).not.toEqual([1, 2, 3, 0, 5, 4]);
  expect(hunt.against('no-closed-list', start)).toBeNull();
});

test('a bug that the search cannot have is refused', () => {
  expect(() => new BugHunt({ ...HUNTED[0], bug: 'forgets-g' })).toThrow('No bfs has the bug');
});

describe.each(rows)('hunt %i', (_number, hunted) => {
  test('is exposed by its smallest start, and by none that is nearer to the goal', () => {
    const hunt = new BugHunt(hunted);
    const { start, moves, nearer } = hunt.smallest;
    const isExposed = (cells: readonly number[]): boolean => {
      const { right, wrong } = lookFrom(hunt, cells);
      return differ(right, wrong);
    };
    const before = STARTS.filter(([, distance]) => distance < moves);
    expect(before.filter(([cells]) => isExposed(cells))).toEqual([]);
    expect(before).toHaveLength(nearer);
    expect(isExposed(start)).toBe(true);
  });

  test('has four other names, which its figures refute', () => {
    const hunt = new BugHunt(hunted);
    const [wrong] = hunt.rulesOf(hunted.bug);
    expect(new Set([hunted.bug, ...hunted.others]).size).toBe(5);
    for (const other of hunted.others)
      for (const rules of hunt.rulesOf(other)) expect([other, hunt.nearest(wrong, rules)]).not.toEqual([other, null]);
  });
});

test('twenty bugs are hunted, each another one', () => {
  expect(new Set(HUNTED.map(({ bug }) => bug)).size).toBe(20);
});
