/** Finds puzzles that meet every condition, at random among all states of a board. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { estimate } from '../../shared/puzzle/heuristics/heuristics.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { sampleOf, seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { bestCosts, type BestCosts } from '../../shared/puzzle/states/bestCosts.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { Search } from '../../shared/engine/search.ts';
import { FATE, fateOf, NONE } from '../../shared/trace/trace.ts';

/** The user's settings for searches. */
export type SearchRules = Pick<SearchSpec, 'order' | 'ties' | 'goalTest'>;

/** A start, its distance from the goal, and the searches needed to measure it. */
class Candidate {
  readonly puzzle: Puzzle;
  readonly distance: number;
  /** What the cheapest of its solutions costs, and the cheapest of the shortest ones. */
  readonly costs: BestCosts;
  readonly #rules: SearchRules;
  readonly #searched = new Map<string, Search>();

  constructor(puzzle: Puzzle, distance: number, costs: BestCosts, rules: SearchRules) {
    this.puzzle = puzzle;
    this.distance = distance;
    this.costs = costs;
    this.#rules = rules;
  }

  /** Runs a search to its end, once for each kind. */
  search(
    algorithm: SearchSpec['algorithm'],
    heuristic: SearchSpec['heuristic'],
    goalTest = this.#rules.goalTest,
  ): Search {
    const key = `${algorithm} ${heuristic} ${goalTest}`;
    const known = this.#searched.get(key);
    if (known) return known;
    const domain = createSlidingDomain(this.puzzle, heuristic);
    const search = new Search(domain, searchOptionsOf({ ...this.#rules, goalTest, algorithm })); // nine cells have few enough states
    while (search.trace.status === 'running') search.advance(Infinity);
    this.#searched.set(key, search);
    return search;
  }

  moves(search: Search): number {
    const { goal, depth } = search.trace;
    return goal === NONE ? Infinity : depth[goal];
  }

  cost(search: Search): number {
    const { goal, g } = search.trace;
    return goal === NONE ? Infinity : g[goal];
  }
}

function countImproved({ trace }: Search): number {
  let count = 0;
  for (let node = 0; node < trace.nodes; node++) if (fateOf(trace, node) === FATE.improved) count++;
  return count;
}

export interface ExampleMeasure {
  /** Followed by the bound: “A* (Manhattan) expands at most 30 nodes”. */
  readonly label: string;
  readonly unit: string;
  /** Whether it is always 0 where every move costs the same. */
  readonly needsCosts?: true;
  readonly of: (candidate: Candidate) => number;
}

/** Cheapest to measure first. */
export const EXAMPLE_MEASURES = {
  manhattanGap: {
    label: 'Manhattan falls short by',
    unit: 'moves',
    of: ({ puzzle, distance }) => distance - estimate('manhattan', puzzle.start, puzzle.goal, puzzle.cols),
  },
  shortestIsDearer: {
    label: 'Every shortest solution costs more than the cheapest by',
    unit: 'in cost',
    needsCosts: true,
    of: ({ costs }) => costs.ofShortest - costs.least,
  },
  astarExpands: {
    label: 'A* (Manhattan) expands',
    unit: 'nodes',
    of: (candidate) => candidate.search('astar', 'manhattan').trace.expansions,
  },
  greedyExcess: {
    label: 'Greedy (Manhattan) is worse by',
    unit: 'moves',
    of: (candidate) => candidate.moves(candidate.search('greedy', 'manhattan')) - candidate.distance,
  },
  greedyExpands: {
    label: 'Greedy (Manhattan) expands',
    unit: 'nodes',
    of: (candidate) => candidate.search('greedy', 'manhattan').trace.expansions,
  },
  misplacedExpands: {
    label: 'A* (misplaced tiles) expands',
    unit: 'nodes',
    of: (candidate) => candidate.search('astar', 'misplaced').trace.expansions,
  },
  bfsExpands: {
    label: 'Breadth-first expands',
    unit: 'nodes',
    of: (candidate) => candidate.search('bfs', 'zero').trace.expansions,
  },
  earlyIsDearer: {
    label: 'Uniform-cost with the early goal test costs more by',
    unit: 'in cost',
    needsCosts: true,
    of: (candidate) => candidate.cost(candidate.search('ucs', 'zero', 'generation')) - candidate.costs.least,
  },
  cheaperPaths: {
    label: 'Uniform-cost finds cheaper paths to frontier states:',
    unit: 'times',
    needsCosts: true,
    of: (candidate) => countImproved(candidate.search('ucs', 'zero', 'expansion')),
  },
} as const satisfies Record<string, ExampleMeasure>;

export type MeasureId = keyof typeof EXAMPLE_MEASURES;

export interface Condition {
  readonly measure: MeasureId;
  readonly bound: 'at least' | 'at most';
  readonly value: number;
}

export interface ExampleQuest {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly costs?: TileCosts | undefined;
  readonly moves: readonly [least: number, most: number];
  readonly conditions: readonly Condition[];
  readonly rules: SearchRules;
  readonly seed: number;
}

export interface Example {
  readonly start: readonly number[];
  readonly distance: number;
  /** Measured, in the order of the conditions. */
  readonly values: readonly number[];
}

export interface ExampleProgress {
  /** Starts tried, and their number in all. */
  readonly tried: number;
  readonly total: number;
  readonly found: readonly Example[];
  /** Whether all were tried, or enough were found. */
  readonly ended: boolean;
}

export const MAX_EXAMPLES = 6;

/**
 * Tries the starts of the wanted lengths in random order, each once, and yields after each, until there are
 * `MAX_EXAMPLES` or no start is left. Yields nothing where no start has such a length.
 */
export function* findExamples(quest: ExampleQuest): Generator<ExampleProgress, void> {
  const { rows, cols, goal, costs, moves, conditions, rules, seed } = quest;
  const space = new StateSpace(goal, rows, cols);
  const costsFrom = bestCosts(space, costs);
  const [first, end] = [space.nearerThan(moves[0]), space.nearerThan(moves[1] + 1)];
  const found: Example[] = [];
  const total = Math.max(0, end - first);
  let tried = 0;
  for (const state of sampleOf(space.order.subarray(first, Math.max(first, end)), total, seededRandom(seed))) {
    const start = space.graph.cellsOf(state);
    const puzzle = withCosts({ rows, cols, start, goal }, costs);
    const candidate = new Candidate(puzzle, space.distances[state], costsFrom(state), rules);
    const values = measured(candidate, conditions);
    if (values) found.push({ start, distance: candidate.distance, values });
    tried++;
    yield { tried, total, found: [...found], ended: tried === total || found.length === MAX_EXAMPLES };
    if (found.length === MAX_EXAMPLES) return;
  }
}

/** The measures in the order of the conditions; `null` as soon as one is not met. */
function measured(candidate: Candidate, conditions: readonly Condition[]): number[] | null {
  const ids = Object.keys(EXAMPLE_MEASURES);
  const values = new Array<number>(conditions.length);
  const quickestFirst = [...conditions.entries()].sort(
    ([, a], [, b]) => ids.indexOf(a.measure) - ids.indexOf(b.measure),
  );
  for (const [index, { measure, bound, value }] of quickestFirst) {
    values[index] = EXAMPLE_MEASURES[measure].of(candidate);
    if (bound === 'at least' ? values[index] < value : values[index] > value) return null;
  }
  return values;
}
