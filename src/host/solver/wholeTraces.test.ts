/** Whole traces, from the domains that the solver makes, against those of plain searches, whatever moves cost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Domain } from '../../shared/engine/domain.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { referenceSearch, type PlainProblem, type PlainTrace } from '../../shared/engine/referenceSearch.fixture.ts';
import { Search } from '../../shared/engine/search.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { options } from '../../shared/puzzle/domain/tasks.fixture.ts';
import { createSlidingDomain, type SlidingPuzzle } from '../../shared/puzzle/domain/slidingDomain.ts';
import { MOVES, oppositeMove } from '../../shared/puzzle/geometry.ts';
import { heuristicsFor, measureOf, needsTables, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { Measure } from '../../shared/puzzle/heuristics/measure.ts';
import { randomSolvable, scramble, seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { anyCosts } from '../../shared/puzzle/tileCosts.fixture.ts';
import { actionOf, FATE, fateOf, type Trace } from '../../shared/trace/trace.ts';
import { Domains } from './domains.ts';

/** 20,000 were run once, without a difference. */
const RUNS = 1_000;

const SIZES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 4],
];

const domains = new Domains();

/** Neither admissible nor consistent: makes searches find cheaper paths to states that they have expanded. */
const erratic: Measure = (cells) =>
  Array.from(cells).reduce((sum, tile, cell) => (31 * sum + 7 * tile + cell) % 1009, 5) % 60;

interface Task {
  readonly puzzle: SlidingPuzzle;
  /** Or `erratic`. */
  readonly heuristic: HeuristicId | null;
}

const anyTask: fc.Arbitrary<Task> = fc
  .record({ size: fc.constantFrom(...SIZES), seed: fc.integer(), moves: fc.integer({ min: 0, max: 16 }) })
  .chain(({ size: [rows, cols], seed, moves }) => {
    const random = seededRandom(seed);
    const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
    const goal = randomSolvable(inOrder, cols, random);
    const start = scramble(goal, rows, cols, moves, random);
    const named = heuristicsFor(rows, cols).filter((id) => !needsTables(id, rows, cols));
    return fc.record({
      puzzle: anyCosts(rows * cols).map((costs): SlidingPuzzle => ({ rows, cols, start, goal, costs })),
      heuristic: fc.oneof(fc.constant(null), fc.constantFrom(...named)),
    });
  });

const anyOptions: fc.Arbitrary<SearchOptions> = fc
  .record({
    limits: fc.record({
      expansions: fc.integer({ min: 0, max: 300 }),
      nodes: fc.integer({ min: 2, max: 900 }),
      depth: fc.option(fc.nat(14), { nil: undefined, freq: 2 }) as fc.Arbitrary<number>,
    }),
    options,
  })
  .map(({ limits, options }) => ({ ...options, limits }) as SearchOptions);

test('a trace is the one that the rules of its algorithm and options give', { timeout: 600_000 }, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyTask, anyOptions, (task, options) => {
      const search = new Search(domainOf(task, options), options);
      search.advance(Infinity);
      const expected = referenceSearch(problemOf(task), options);
      expect(plain(search.trace)).toEqual(visible(expected));
      for (const event of eventsOf(expected, task, options)) seen.set(event, (seen.get(event) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  for (const strategy of Object.keys(STRATEGIES)) expect(seen.get(strategy)).toBeGreaterThan(RUNS / 20);
  for (const event of EVENTS) expect(seen.get(event) ?? 0, event).toBeGreaterThan(0);
});

/** What must have happened; the last two where tiles weigh. */
const EVENTS = [
  'solved',
  'expansion-limit',
  'node-limit',
  'depth-limit',
  'iterated',
  'improved',
  'reopened',
  'improved, weighed',
  'reopened, weighed',
];

function eventsOf({ nodes, steps, iterations, status }: PlainTrace, { puzzle }: Task, { strategy }: SearchOptions) {
  const expanded = new Set(steps.map((step) => step.expanded));
  const improved = nodes.filter(({ fate }) => fate === FATE.improved);
  const named = (event: string): string[] => (puzzle.costs === undefined ? [event] : [event, `${event}, weighed`]);
  return [
    strategy,
    status,
    ...(iterations.length > 1 ? ['iterated'] : []),
    ...(improved.length > 0 ? named('improved') : []),
    ...(improved.some(({ twin }) => expanded.has(twin)) ? named('reopened') : []),
  ];
}

function domainOf({ puzzle, heuristic }: Task, { strategy }: SearchOptions): Domain {
  if (heuristic === null) return createSlidingDomain(puzzle, 'own', { own: erratic });
  return domains.domainOf(puzzle, STRATEGIES[strategy].usesHeuristic ? heuristic : 'zero');
}

/** The puzzle with boards as strings of letters: A is the blank. */
function problemOf({ puzzle, heuristic }: Task): PlainProblem {
  const { rows, cols, start, goal, costs } = puzzle;
  const measure = heuristic === null ? erratic : measureOf(heuristic, puzzle);
  return {
    start: written(start),
    goal: written(goal),
    actions: MOVES.length,
    inverse: oppositeMove,
    h: (state) => measure(read(state)),
    successor: (state, action) => {
      const cells = read(state);
      const blank = cells.indexOf(0);
      const row = Math.floor(blank / cols) + MOVES[action].rows;
      const col = (blank % cols) + MOVES[action].cols;
      if (row < 0 || row >= rows || col < 0 || col >= cols) return null;
      const tile = cells[row * cols + col];
      cells[blank] = tile;
      cells[row * cols + col] = 0;
      return { state: written(cells), cost: costs === undefined ? 1 : costs === 'tile' ? tile : costs[tile - 1] };
    },
  };
}

const LETTER_A = 65;

function written(cells: readonly number[]): string {
  return String.fromCharCode(...cells.map((tile) => LETTER_A + tile));
}

function read(state: string): number[] {
  return Array.from(state, (letter) => letter.charCodeAt(0) - LETTER_A);
}

/** All that a trace says, row by row. */
function plain(trace: Trace): PlainTrace {
  const rows = <Row>(count: number, rowOf: (at: number) => Row) => Array.from({ length: count }, (_, at) => rowOf(at));
  const { status, goal, meeting } = trace;
  return {
    nodes: rows(trace.nodes, (node) => ({
      parent: trace.parent[node],
      action: actionOf(trace, node),
      g: trace.g[node],
      depth: trace.depth[node],
      h: trace.h[node],
      fate: fateOf(trace, node),
      twin: trace.twin[node],
    })),
    steps: rows(trace.expansions, (step) => ({
      expanded: trace.expanded[step],
      firstChild: trace.firstChild[step],
      frontierSize: trace.frontierSize[step],
    })),
    iterations: rows(trace.iterations, (at) => ({
      firstNode: trace.firstNode[at],
      firstExpansion: trace.firstExpansion[at],
      bound: trace.bound[at],
    })),
    ...{ status, goal, meeting },
  };
}

/** Without what the plain search keeps for itself. */
function visible({ nodes, steps, iterations, status, goal, meeting }: PlainTrace): PlainTrace {
  const rows = nodes.map(({ parent, action, g, depth, h, fate, twin }) => ({
    parent,
    action,
    g,
    depth,
    h,
    fate,
    twin,
  }));
  return { nodes: rows, steps, iterations, status, goal, meeting };
}
