import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
  type TieRule,
} from '../../engine/strategy.ts';
import { Search } from '../../engine/search.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { createSlidingDomain, type SlidingPuzzle } from '../../puzzle/domain/slidingDomain.ts';
import type { NamedHeuristic } from '../../puzzle/heuristics/heuristics.ts';
import type { TileCosts } from '../../puzzle/tileCosts.ts';
import type { Trace } from '../../trace/trace.ts';
import { REFEREED } from '../rules/assignment.ts';
import { claimedTask } from '../verdict/claimed.ts';
import { TraceLines } from '../output/traceReader.ts';
import { referee } from '../verdict/verdict.ts';
import { posthocParts, traceLines, type WrittenRun } from './writtenTrace.ts';

const EXPANSIONS = 300;

function searched(
  puzzle: SlidingPuzzle,
  heuristic: NamedHeuristic,
  options: Omit<SearchOptions, 'limits'>,
): WrittenRun & { readonly trace: Trace } {
  const limits = { expansions: EXPANSIONS, nodes: Infinity };
  const search = new Search(createSlidingDomain(puzzle, heuristic), { ...options, limits });
  search.advance(Infinity);
  return { trace: search.trace, puzzle, options, heuristic };
}

function refereed(text: string): unknown {
  const reader = new TraceLines();
  reader.push(text);
  const trace = reader.end();
  expect(trace.fault).toBeNull();
  expect(trace.ignored).toBe(0);
  const claimed = claimedTask(trace, {});
  return claimed.ok ? referee(claimed.task, trace.run) : claimed.message;
}

const ids = <Id extends string>(table: Readonly<Record<Id, unknown>>): fc.Arbitrary<Id> =>
  fc.constantFrom(...(Object.keys(table) as Id[]));

const anyPuzzle = fc
  .record({
    size: fc.constantFrom([3, 3], [2, 3], [2, 2]),
    moves: fc.array(fc.nat(3), { maxLength: 20 }),
    costs: fc.constantFrom(undefined, 'tile'),
  })
  .map(({ size, moves, costs }) => walkedPuzzle(size[0]!, size[1]!, moves, costs as TileCosts | undefined));

function walkedPuzzle(rows: number, cols: number, moves: readonly number[], costs?: TileCosts): SlidingPuzzle {
  const goal = Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols));
  const start = moves.reduce((board, move) => {
    const blank = board.indexOf(0);
    const [row, col] = [Math.floor(blank / cols), blank % cols];
    const near = [
      row > 0 && blank - cols,
      row < rows - 1 && blank + cols,
      col > 0 && blank - 1,
      col < cols - 1 && blank + 1,
    ];
    const place = near[move];
    if (typeof place !== 'number') return board;
    return board.with(blank, board[place]!).with(place, 0);
  }, goal);
  return { rows, cols, start, goal, ...(costs && { costs }) };
}

const anyOptions = (strategy: StrategyId): fc.Arbitrary<Omit<SearchOptions, 'limits'>> =>
  fc
    .record({
      ties: ids<TieRule>(TIE_RULES),
      goalTest: ids<GoalTest>(GOAL_TESTS),
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      duplicates: fc.option(ids<DuplicateRule>(DUPLICATE_RULES), { nil: undefined }),
      straightBack: fc.option(ids<StraightBackRule>(STRAIGHT_BACK_RULES), { nil: undefined }),
      weight: fc.constantFrom(1, 1.25, 1.5, 5),
    })
    .map((options) => ({ strategy, ...options }) as Omit<SearchOptions, 'limits'>);

const HEURISTICS_OF_STUDENTS: NamedHeuristic[] = [
  'zero',
  'misplaced',
  'manhattan',
  'linear-conflict',
  'gaschnig',
  'manhattan-with-blank',
];

describe('a run of the engine, written', () => {
  test.each(REFEREED)('%s is right to the referee, whatever its options', (strategy) => {
    fc.assert(
      fc.property(
        anyPuzzle,
        fc.constantFrom(...HEURISTICS_OF_STUDENTS),
        anyOptions(strategy),
        (puzzle, heuristic, options) => {
          if (heuristic === 'linear-conflict' && puzzle.costs !== undefined) return;
          const run = searched(puzzle, STRATEGIES[strategy].usesHeuristic ? heuristic : 'zero', options);
          const { status, expansions } = run.trace;
          // Where the goal comes next, a program that tests it before it prints it ends in the same way.
          const right = expansions === 0 ? ['empty'] : status === 'expansion-limit' ? ['cut', 'right'] : ['right'];
          for (const text of [[...traceLines(run)].join('\n'), [...posthocParts(run)].join('')])
            expect(right.map((verdict) => ({ verdict }))).toContainEqual(refereed(text));
        },
      ),
      { numRuns: 300 },
    );
  });
});
