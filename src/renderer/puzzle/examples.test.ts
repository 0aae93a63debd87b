import { describe, expect, test } from 'vitest';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { ASTAR, BFS, readToEnd } from '../run/engine.fixture.ts';
import { FATE, fateOf } from '../../shared/trace/trace.ts';
import { findExamples, MAX_EXAMPLES, type ExampleProgress, type ExampleQuest } from './examples.ts';

const QUEST: ExampleQuest = {
  rows: 3,
  cols: 3,
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
  moves: [12, 12],
  conditions: [],
  rules: { order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
  seed: 1,
};

function toEnd(quest: ExampleQuest): ExampleProgress {
  let last: ExampleProgress = { tried: 0, total: 0, found: [], ended: true };
  for (const progress of findExamples(quest)) last = progress;
  return last;
}

describe('examples', () => {
  test('have the length that is asked for', () => {
    const space = new StateSpace(QUEST.goal, 3, 3);
    const { found } = toEnd({ ...QUEST, moves: [5, 7] });
    expect(found).toHaveLength(MAX_EXAMPLES);
    for (const { start, distance } of found) {
      expect(space.distanceOf(start)).toBe(distance);
      expect(distance).toBeGreaterThanOrEqual(5);
      expect(distance).toBeLessThanOrEqual(7);
    }
  });

  test('where greedy is at least 4 moves worse and A* expands at most 30 nodes keep what they promise', () => {
    const { found } = toEnd({
      ...QUEST,
      conditions: [
        { measure: 'greedyExcess', bound: 'at least', value: 4 },
        { measure: 'astarExpands', bound: 'at most', value: 30 },
      ],
    });
    expect(found).toHaveLength(MAX_EXAMPLES);
    for (const { start, values } of found) {
      const puzzle = { rows: 3, cols: 3, start, goal: QUEST.goal };
      const greedy = readToEnd(puzzle, { ...ASTAR, algorithm: 'greedy' });
      const astar = readToEnd(puzzle, ASTAR);
      expect([greedy.g[greedy.goal] - 12, astar.expansions]).toEqual(values);
      expect(values[0]).toBeGreaterThanOrEqual(4);
      expect(values[1]).toBeLessThanOrEqual(30);
    }
  });

  test('count what the program’s own run counts', () => {
    const { found } = toEnd({ ...QUEST, conditions: [{ measure: 'bfsExpands', bound: 'at least', value: 0 }] });
    const { start, values } = found[0];
    expect(readToEnd({ rows: 3, cols: 3, start, goal: QUEST.goal }, BFS).expansions).toBe(values[0]);
  });

  test('that do not exist end the quest after every start, each looked at once', () => {
    const space = new StateSpace(QUEST.goal, 3, 3);
    const quest = { ...QUEST, conditions: [{ measure: 'manhattanGap', bound: 'at least', value: 13 }] } as const;
    const { tried, total, found, ended } = toEnd(quest);
    expect({ tried, total, found, ended }).toEqual({
      tried: space.statesAt(12).length,
      total: space.statesAt(12).length,
      found: [],
      ended: true,
    });
  });

  test('of a length beyond the greatest distance are none', () => {
    expect(toEnd({ ...QUEST, moves: [32, 40] }).total).toBe(0);
  });

  test('are the same for the same seed, and others for another', () => {
    const starts = (seed: number) => toEnd({ ...QUEST, seed }).found.map(({ start }) => start.join());
    expect(starts(1)).toEqual(starts(1));
    expect(starts(2)).not.toEqual(starts(1));
  });
});

describe('where tiles weigh, examples', () => {
  const HEAVY: ExampleQuest = { ...QUEST, costs: 'tile' };
  const searched = (start: readonly number[], change: object) => {
    const reader = readToEnd({ rows: 3, cols: 3, start, goal: QUEST.goal, costs: 'tile' }, { ...BFS, ...change });
    return { reader, cost: reader.g[reader.goal], moves: reader.depth[reader.goal] };
  };
  const UCS = { algorithm: 'ucs', goalTest: 'expansion' };

  test('of shortest solutions that are all dearer: uniform-cost search finds more moves that cost less', () => {
    const { found } = toEnd({ ...HEAVY, conditions: [{ measure: 'shortestIsDearer', bound: 'at least', value: 3 }] });
    expect(found).toHaveLength(MAX_EXAMPLES);
    for (const { start, distance, values } of found) {
      const [shortest, cheapest] = [searched(start, {}), searched(start, UCS)];
      expect(cheapest.moves).toBeGreaterThan(distance);
      expect(shortest.cost - cheapest.cost).toBeGreaterThanOrEqual(values[0]);
    }
  });

  test('of an early test that misses the cheapest solution', () => {
    const { found } = toEnd({ ...HEAVY, conditions: [{ measure: 'earlyIsDearer', bound: 'at least', value: 1 }] });
    expect(found.length).toBeGreaterThan(0);
    for (const { start, values } of found) {
      const early = searched(start, { ...UCS, goalTest: 'generation' });
      expect([early.cost - searched(start, UCS).cost]).toEqual(values);
    }
  });

  test('of cheaper paths to frontier states', () => {
    const { found } = toEnd({ ...HEAVY, conditions: [{ measure: 'cheaperPaths', bound: 'at least', value: 20 }] });
    expect(found).toHaveLength(MAX_EXAMPLES);
    for (const { start, values } of found) {
      const { reader } = searched(start, UCS);
      const nodes = Array.from({ length: reader.nodes }, (_, node) => node);
      expect([nodes.filter((node) => fateOf(reader, node) === FATE.improved).length]).toEqual(values);
    }
  });

  test('are none of what no puzzle shows whose moves all cost the same', () => {
    const same: ExampleQuest = { ...QUEST, moves: [8, 8], costs: new Array<number>(8).fill(3) };
    for (const measure of ['shortestIsDearer', 'earlyIsDearer', 'cheaperPaths'] as const)
      expect(toEnd({ ...same, conditions: [{ measure, bound: 'at least', value: 1 }] }).found).toEqual([]);
  });
});
