/** Counters without a trace are those of the engine with one, for every search that there is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedSearch } from '../../engine/countedSearch.ts';
import type { TracelessSearch } from '../../engine/counts.ts';
import type { Domain } from '../../engine/domain.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { Search } from '../../engine/search.ts';
import { solutionOf } from '../../readings/path.ts';
import { SpareColumns } from '../../trace/columns.ts';
import { actionOf, FATE, fateOf, NONE, type Trace } from '../../trace/trace.ts';
import { oppositeMove } from '../geometry.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../states/stateGraph.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { createSmallBoardDomain } from './smallBoardDomain.ts';
import { SmallBoardStates } from './smallBoardStates.ts';
import { COUNT_LIMITS, options, SIZES, task, taskOfAnyCosts, type Task } from './tasks.fixture.ts';

const NUMBERED = SIZES.filter(([rows, cols]) => rows * cols <= MAX_GRAPH_CELLS);

/** What a trace says: all counters read off it, one by one. */
function readOff(trace: Trace) {
  const children = Array.from({ length: trace.nodes }, (_, node) => node).filter((node) => trace.parent[node] !== NONE);
  const isBack = (node: number): boolean => {
    const before = actionOf(trace, trace.parent[node]);
    return before !== NONE && actionOf(trace, node) === oppositeMove(before);
  };
  return {
    status: trace.status,
    solution: trace.goal === NONE ? null : solutionOf(trace, oppositeMove),
    counts: {
      expanded: trace.expansions,
      generated: children.length,
      straightBack: children.filter(isBack).length,
      distinct: children.filter((node) => fateOf(trace, node) === FATE.fresh).length,
      maxFrontier: Math.max(0, ...trace.frontierSize.subarray(0, trace.expansions)),
    },
  };
}

function traced(domain: Domain, options: SearchOptions) {
  const search = new Search(domain, options);
  search.advance(Infinity);
  return readOff(search.trace);
}

function counted(search: TracelessSearch, slices: readonly number[]) {
  for (const slice of [...slices, Infinity]) search.advance(slice);
  const { status, solution, counts } = search;
  return { status, solution, counts };
}

/** The domain of states that are numbers, or `null` for a start of the other half. */
function numberedDomain({ puzzle: { goal, rows, cols, start }, heuristic }: Task): Domain | null {
  const states = new SmallBoardStates(goal, rows, cols, heuristic);
  return states.stateOf(start) === NO_STATE ? null : createSmallBoardDomain(states, states.stateOf(start));
}

describe('a search without a trace has the status, the solution and every counter of the one with a trace', () => {
  const slices = fc.array(fc.nat(40), { maxLength: 6 });

  test('on every board, whatever its moves cost, its options are and whatever stops it', () => {
    fc.assert(
      fc.property(taskOfAnyCosts(SIZES), options, fc.record(COUNT_LIMITS), slices, (task, options, limits, slices) => {
        const domain = createSlidingDomain(task.puzzle, task.heuristic);
        const search = countedSearch(domain, { ...options, limits }, new SpareColumns(), true);
        expect(counted(search, slices)).toEqual(traced(domain, { ...options, limits }));
      }),
      { numRuns: 200 },
    );
  });

  test('over states that are numbers too, one search after the other', () => {
    const spare = new SpareColumns();
    const ends = fc.record({
      ...COUNT_LIMITS,
      expansions: fc.integer({ min: 0, max: 4000 }),
      nodes: fc.integer({ min: 2, max: 9000 }),
    });
    fc.assert(
      fc.property(
        task(NUMBERED),
        options,
        fc.array(ends, { minLength: 1, maxLength: 3 }),
        slices,
        (task, options, all, slices) => {
          const domain = numberedDomain(task);
          fc.pre(domain !== null);
          for (const limits of all) {
            const search = countedSearch(domain, { ...options, limits }, spare, true);
            expect(counted(search, slices)).toEqual(
              traced(createSlidingDomain(task.puzzle, task.heuristic), { ...options, limits }),
            );
          }
        },
      ),
      { numRuns: 250 },
    );
  });

  test('but for the distinct states, where a depth-first search keeps one path alone', () => {
    const deep = options.map((drawn) => ({ ...drawn, duplicates: 'kept' as const }));
    fc.assert(
      fc.property(task(SIZES), deep, fc.record(COUNT_LIMITS), slices, (task, options, limits, slices) => {
        const domain = createSlidingDomain(task.puzzle, task.heuristic);
        const all = traced(domain, { ...options, limits });
        const { counts, ...rest } = counted(countedSearch(domain, { ...options, limits }, new SpareColumns()), slices);
        expect({ ...rest, counts: { ...counts, distinct: 0 } }).toEqual({
          ...all,
          counts: { ...all.counts, distinct: 0 },
        });
        expect([null, all.counts.distinct]).toContain(counts.distinct);
      }),
      { numRuns: 200 },
    );
  });
});

test('a search whose numbers are too great for the tables is counted all the same', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
  const states = new SmallBoardStates(goal, 3, 3, 'manhattan-times', { factor: 10 });
  const domain = createSmallBoardDomain(states, states.stateOf(start));
  for (const ties of ['low-h', 'high-h', 'first-in'] as const) {
    const options: SearchOptions = {
      strategy: 'weighted-astar',
      weight: 4.99,
      ties,
      goalTest: 'expansion',
      order: [0, 1, 2, 3],
      limits: { expansions: 3000, nodes: Infinity },
    };
    expect(counted(countedSearch(domain, options, new SpareColumns()), [1, 7, 100])).toEqual(traced(domain, options));
  }
});
