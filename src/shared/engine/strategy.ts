/**
 * Algorithms and options as tables: adding one is adding a row. All of them run one loop, BEST-FIRST-SEARCH of
 * Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7).
 */

export const GOAL_TESTS = {
  expansion: { label: 'on expansion' },
  generation: { label: 'on generation' },
} as const;
export type GoalTest = keyof typeof GOAL_TESTS;

/**
 * Which of several frontier nodes with the lowest f is taken. Ties in h as well go to the node generated first, so
 * that the order is total and traces are the same everywhere. `leftmost` takes the first path in the order of
 * successors: where two part, the one to the earlier successor.
 */
export const TIE_RULES = {
  'low-h': { label: 'lowest h first' },
  'high-h': { label: 'highest h first' },
  'first-in': { label: 'first in, first out' },
  'last-in': { label: 'last in, first out' },
  leftmost: { label: 'leftmost path first' },
} as const;
export type TieRule = keyof typeof TIE_RULES;

/** For a node whose state was reached before; some searches still use a cheaper path. */
export const DUPLICATE_RULES = {
  dropped: { label: 'dropped (graph search)' },
  kept: { label: 'kept (tree search)' },
} as const;
export type DuplicateRule = keyof typeof DUPLICATE_RULES;

export const STRAIGHT_BACK_RULES = {
  generated: { label: 'generated' },
  skipped: { label: 'not generated' },
} as const;
export type StraightBackRule = keyof typeof STRAIGHT_BACK_RULES;

export const MIN_WEIGHT = 1;
export const MAX_WEIGHT = 5;
export const DEFAULT_WEIGHT = 1.5;

/** No search may make more expansions than this. */
export const MAX_DEPTH_LIMIT = 1_000_000;

export interface Strategy {
  readonly label: string;
  readonly shortLabel: string;
  /** Whether removal, or the bound of an iteration, depends on h. */
  readonly usesHeuristic: boolean;
  readonly usesWeight: boolean;
  /** `fifo`: takes the oldest node. `lifo`: the newest family, siblings in order. `priority`: the lowest f. */
  readonly frontier: 'fifo' | 'lifo' | 'priority';
  /** The evaluation function: a sum of multiples of g and h, at least 0. */
  readonly f: ((g: number, h: number, weight: number) => number) | null;
  /** The name of f: g or h where it equals that. A strategy without f shows g, the depth. */
  readonly key: 'f' | 'g' | 'h';
  readonly formula: string | null;
  /** What bounds an iteration; the bound rises until nothing was beyond it. */
  readonly iterates: 'depth' | 'f' | null;
  /** Whether a second search runs back from the goal, alternating by levels. */
  readonly fromBothEnds: boolean;
  readonly defaultDuplicates: DuplicateRule;
  readonly defaultStraightBack: StraightBackRule;
  /** In run codes: never changes; a new row gets the next number. */
  readonly code: number;
}

const GRAPH_SEARCH = {
  usesWeight: false,
  iterates: null,
  fromBothEnds: false,
  defaultDuplicates: 'dropped',
  defaultStraightBack: 'generated',
} as const;
const ITERATIVE_TREE_SEARCH = {
  usesWeight: false,
  fromBothEnds: false,
  defaultDuplicates: 'kept',
  defaultStraightBack: 'skipped',
} as const;

/** By an f that reads h. */
const INFORMED = { ...GRAPH_SEARCH, usesHeuristic: true, frontier: 'priority' } as const;

const WITHOUT_F = { usesHeuristic: false, f: null, key: 'g', formula: null } as const;

export const STRATEGIES = {
  bfs: {
    ...GRAPH_SEARCH,
    ...WITHOUT_F,
    label: 'Breadth-first search',
    shortLabel: 'BFS',
    frontier: 'fifo',
    code: 0,
  },
  dfs: {
    ...GRAPH_SEARCH,
    ...WITHOUT_F,
    label: 'Depth-first search',
    shortLabel: 'DFS',
    frontier: 'lifo',
    code: 1,
  },
  iddfs: {
    ...ITERATIVE_TREE_SEARCH,
    ...WITHOUT_F,
    label: 'Iterative deepening',
    shortLabel: 'IDDFS',
    frontier: 'lifo',
    iterates: 'depth',
    code: 2,
  },
  ucs: {
    ...GRAPH_SEARCH,
    label: 'Uniform-cost search',
    shortLabel: 'UCS',
    usesHeuristic: false,
    frontier: 'priority',
    f: (g) => g,
    key: 'g',
    formula: 'g',
    code: 3,
  },
  greedy: {
    ...INFORMED,
    label: 'Greedy best-first search',
    shortLabel: 'Greedy',
    f: (_g, h) => h,
    key: 'h',
    formula: 'h',
    code: 4,
  },
  astar: {
    ...INFORMED,
    label: 'A* search',
    shortLabel: 'A*',
    f: (g, h) => g + h,
    key: 'f',
    formula: 'g + h',
    code: 5,
  },
  'weighted-astar': {
    ...INFORMED,
    label: 'Weighted A* search',
    shortLabel: 'Weighted A*',
    usesWeight: true,
    f: (g, h, weight) => g + weight * h,
    key: 'f',
    formula: 'g + w × h',
    code: 6,
  },
  idastar: {
    ...ITERATIVE_TREE_SEARCH,
    label: 'Iterative deepening A*',
    shortLabel: 'IDA*',
    usesHeuristic: true,
    frontier: 'lifo',
    f: (g, h) => g + h,
    key: 'f',
    formula: 'g + h',
    iterates: 'f',
    code: 7,
  },
  bidirectional: {
    ...GRAPH_SEARCH,
    ...WITHOUT_F,
    label: 'Bidirectional breadth-first search',
    shortLabel: 'Bidirectional',
    frontier: 'fifo',
    fromBothEnds: true,
    code: 8,
  },
} as const satisfies Record<string, Strategy>;

export type StrategyId = keyof typeof STRATEGIES;
