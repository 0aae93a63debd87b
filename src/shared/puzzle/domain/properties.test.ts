/** What must hold for every puzzle, size, strategy, heuristic and option. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../../trace/batch.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import { solutionLength, solutionOf } from '../../readings/path.ts';
import { TraceReader } from '../../readings/reading.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { isSureToBeShortest } from '../../engine/promises.ts';
import { Search } from '../../engine/search.ts';
import { MAX_WEIGHT, MIN_WEIGHT, STRATEGIES } from '../../engine/strategy.ts';
import type { Trace } from '../../trace/trace.ts';
import { validateTrace } from '../../readings/validate.fixture.ts';
import { applyMoves } from '../board.ts';
import { oppositeMove } from '../geometry.ts';
import { lettersOf } from '../moveNames.ts';
import { HEURISTICS } from '../heuristics/heuristics.ts';
import { traitsOf } from '../heuristics/traits.ts';
import { createSmallBoardDomain } from './smallBoardDomain.ts';
import { SmallBoardStates } from './smallBoardStates.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { chosen, COUNT_LIMITS, options, SIZES, task, taskOfAnyCosts, type Task } from './tasks.fixture.ts';
import { solvability } from '../solvable.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../states/stateGraph.ts';
import { StateSpace } from '../states/stateSpace.ts';

function searched({ puzzle, heuristic }: Task, options: SearchOptions): Trace {
  const search = new Search(createSlidingDomain(puzzle, heuristic), options);
  search.advance(Infinity);
  return search.trace;
}

const depthsOf = ({ depth, nodes }: Trace): number[] => Array.from(depth.subarray(0, nodes));

const movesOf = (trace: Trace): string => lettersOf(solutionOf(trace, oppositeMove));

describe('any search', () => {
  const limits = fc.record({ ...COUNT_LIMITS, bytes: chosen(fc.integer({ min: 100_000, max: 200_000 })) });

  test('leaves a valid trace, the same one twice, whatever moves cost and whatever stops it', () => {
    fc.assert(
      fc.property(taskOfAnyCosts(SIZES), options, limits, (task, options, limits) => {
        const trace = searched(task, { ...options, limits });
        const domain = createSlidingDomain(task.puzzle, task.heuristic);
        expect(validateTrace(trace, domain, { ...options, limits })).toBe(null);
        expect(hashTrace(searched(task, { ...options, limits }))).toBe(hashTrace(trace));
      }),
      { numRuns: 300 },
    );
  });

  test('over states that are numbers has the trace of packed boards, in slices of any size, whatever stops it', () => {
    const numbered = task(SIZES.filter(([rows, cols]) => rows * cols <= MAX_GRAPH_CELLS));
    fc.assert(
      fc.property(numbered, options, fc.record(COUNT_LIMITS), fc.array(fc.nat(40)), (task, options, limits, slices) => {
        const { goal, rows, cols, start } = task.puzzle;
        const states = new SmallBoardStates(goal, rows, cols, task.heuristic);
        fc.pre(states.stateOf(start) !== NO_STATE);
        const search = new Search(createSmallBoardDomain(states, states.stateOf(start)), { ...options, limits });
        for (const slice of [...slices, Infinity]) search.advance(slice);
        expect(hashTrace(search.trace)).toBe(hashTrace(searched(task, { ...options, limits })));
      }),
      { numRuns: 400 },
    );
  });

  test('is read back from batches of any size, whatever moves cost', () => {
    const limits = { expansions: 200, nodes: 600 };
    fc.assert(
      fc.property(taskOfAnyCosts(SIZES), options, fc.array(fc.nat(40)), ({ puzzle, heuristic }, options, slices) => {
        const search = new Search(createSlidingDomain(puzzle, heuristic), { ...options, limits });
        const reader = new TraceReader();
        for (const slice of [...slices, Infinity]) {
          search.advance(slice);
          const batch = decodeBatch(encodeBatch(search.trace, reader.nodes, reader.expansions));
          if (reader.status === 'running') reader.append(batch);
        }
        expect(hashTrace(reader)).toBe(hashTrace(search.trace));
        expect(depthsOf(reader)).toEqual(depthsOf(search.trace));
      }),
      { numRuns: 150 },
    );
  });
});

describe('a search that has found the goal', () => {
  const small: [number, number][] = [
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [3, 3],
  ];
  const limits = { expansions: 3000, nodes: 9000 };

  test('has a path that replays, as long as its g, and a shortest one wherever its table row says so', () => {
    let solved = 0;
    fc.assert(
      fc.property(task(small, true), options, (task, options) => {
        const trace = searched(task, { ...options, limits });
        if (trace.status !== 'solved') return;
        solved++;
        const { rows, cols, start, goal } = task.puzzle;
        const moves = movesOf(trace);
        expect(applyMoves(start, moves, rows, cols)).toEqual(goal);
        expect(moves).toHaveLength(solutionLength(trace));

        const shortest = new StateSpace(goal, rows, cols).distanceOf(start)!;
        expect(moves.length).toBeGreaterThanOrEqual(shortest);
        const h = traitsOf(task.heuristic, rows, cols);
        if (isSureToBeShortest({ ...options, h })) expect(moves).toHaveLength(shortest);
      }),
      { numRuns: 300 },
    );
    expect(solved).toBeGreaterThan(100);
  });

  /** A depth-first iteration may reopen states so often that a limit stops it. */
  const inOneGo = options.filter(({ strategy }) => STRATEGIES[strategy].iterates === null);

  test('is any that drops duplicates and does not iterate, if there is a way', () => {
    const few = small.slice(0, 3);
    fc.assert(
      fc.property(task(few), inOneGo, (task, options) => {
        const { status } = searched(task, {
          ...options,
          duplicates: 'dropped',
          limits: { expansions: 1e5, nodes: 1e6 },
        });
        const { start, goal, cols } = task.puzzle;
        expect(status).toBe(solvability(start, goal, cols).solvable ? 'solved' : 'exhausted');
      }),
      { numRuns: 200 },
    );
  });
});

describe('weighted A*', () => {
  test('finds a way at most as many times too long as its weight says', () => {
    const weight = fc.integer({ min: 100 * MIN_WEIGHT, max: 100 * MAX_WEIGHT }).map((percent) => percent / 100);
    fc.assert(
      fc.property(task([[3, 3]], true), weight, (task, weight) => {
        fc.pre(HEURISTICS[task.heuristic].admissible);
        const limits = { expansions: Infinity, nodes: Infinity };
        const options: SearchOptions = {
          strategy: 'weighted-astar',
          ties: 'low-h',
          goalTest: 'expansion',
          order: [0, 1, 2, 3],
          weight,
          limits,
        };
        const shortest = new StateSpace(task.puzzle.goal, 3, 3).distanceOf(task.puzzle.start)!;
        expect(solutionLength(searched(task, options))).toBeLessThanOrEqual(weight * shortest);
      }),
      { numRuns: 20 },
    );
  });
});
