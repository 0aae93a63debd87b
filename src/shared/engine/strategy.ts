/**
 * The algorithms and their options as tables: a strategy is a row, adding one is adding a row.
 * All of them are one loop, BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7).
 */

/** When a node is compared with the goal. */
export const GOAL_TESTS = {
  expansion: { label: 'on expansion' },
  generation: { label: 'on generation' },
} as const;
export type GoalTest = keyof typeof GOAL_TESTS;

/**
 * Which of several frontier nodes with the lowest f is taken. What is still tied after a comparison of h goes to the
 * node generated first, so that the order of removal is total and a trace is the same on every machine. Of two paths, `leftmost`
 * takes the one that comes first in the order of successors: where they part, it goes to the earlier successor.
 */
export const TIE_RULES = {
  'low-h': { label: 'lowest h first' },
  'high-h': { label: 'highest h first' },
  'first-in': { label: 'first in, first out' },
  'last-in': { label: 'last in, first out' },
  leftmost: { label: 'leftmost path first' },
} as const;
export type TieRule = keyof typeof TIE_RULES;

/** What happens to a node whose state was reached before; some searches take up a cheaper path all the same. */
export const DUPLICATE_RULES = {
  dropped: { label: 'dropped (graph search)' },
  kept: { label: 'kept (tree search)' },
} as const;
export type DuplicateRule = keyof typeof DUPLICATE_RULES;

/** Whether the action that undoes the last one is tried. */
export const STRAIGHT_BACK_RULES = {
  generated: { label: 'generated' },
  skipped: { label: 'not generated' },
} as const;
export type StraightBackRule = keyof typeof STRAIGHT_BACK_RULES;

/** The factor on h of weighted A*. */
export const MIN_WEIGHT = 1;
export const MAX_WEIGHT = 5;
export const DEFAULT_WEIGHT = 1.5;

/** The highest limit on depth that can be asked for: more expansions than this no search is allowed. */
export const MAX_DEPTH_LIMIT = 1_000_000;

export interface Strategy {
  readonly label: string;
  readonly shortLabel: string;
  /** Whether the choice of the next node, or the bound of an iteration, looks at h. */
  readonly usesHeuristic: boolean;
  /**
   * `fifo`: the node that waited longest is taken. `lifo`: the newest ones are, siblings in the order of their
   * generation. `priority`: the node with the lowest f is.
   */
  readonly frontier: 'fifo' | 'lifo' | 'priority';
  /** The evaluation function: a sum of multiples of g and h, at least 0; `null` where there is none. */
  readonly f: ((g: number, h: number, weight: number) => number) | null;
  /** f as a formula; `null` where there is none. */
  readonly formula: string | null;
  /** What bounds an iteration: the search begins again, with a higher bound, until nothing was beyond it. */
  readonly iterates: 'depth' | 'f' | null;
  /** Whether a second search runs back from the goal, a level of one in turn with a level of the other. */
  readonly fromBothEnds: boolean;
  readonly defaultDuplicates: DuplicateRule;
  readonly defaultStraightBack: StraightBackRule;
}

/** What most rows have in common. */
const GRAPH_SEARCH = {
  iterates: null,
  fromBothEnds: false,
  defaultDuplicates: 'dropped',
  defaultStraightBack: 'generated',
} as const;
const ITERATIVE_TREE_SEARCH = {
  fromBothEnds: false,
  defaultDuplicates: 'kept',
  defaultStraightBack: 'skipped',
} as const;

export const STRATEGIES = {
  bfs: {
    ...GRAPH_SEARCH,
    label: 'Breadth-first search',
    shortLabel: 'BFS',
    usesHeuristic: false,
    frontier: 'fifo',
    f: null,
    formula: null,
  },
  dfs: {
    ...GRAPH_SEARCH,
    label: 'Depth-first search',
    shortLabel: 'DFS',
    usesHeuristic: false,
    frontier: 'lifo',
    f: null,
    formula: null,
  },
  iddfs: {
    ...ITERATIVE_TREE_SEARCH,
    label: 'Iterative deepening',
    shortLabel: 'IDDFS',
    usesHeuristic: false,
    frontier: 'lifo',
    f: null,
    formula: null,
    iterates: 'depth',
  },
  ucs: {
    ...GRAPH_SEARCH,
    label: 'Uniform-cost search',
    shortLabel: 'UCS',
    usesHeuristic: false,
    frontier: 'priority',
    f: (g) => g,
    formula: 'g',
  },
  greedy: {
    ...GRAPH_SEARCH,
    label: 'Greedy best-first search',
    shortLabel: 'Greedy',
    usesHeuristic: true,
    frontier: 'priority',
    f: (_g, h) => h,
    formula: 'h',
  },
  astar: {
    ...GRAPH_SEARCH,
    label: 'A* search',
    shortLabel: 'A*',
    usesHeuristic: true,
    frontier: 'priority',
    f: (g, h) => g + h,
    formula: 'g + h',
  },
  'weighted-astar': {
    ...GRAPH_SEARCH,
    label: 'Weighted A* search',
    shortLabel: 'Weighted A*',
    usesHeuristic: true,
    frontier: 'priority',
    f: (g, h, weight) => g + weight * h,
    formula: 'g + w × h',
  },
  idastar: {
    ...ITERATIVE_TREE_SEARCH,
    label: 'Iterative deepening A*',
    shortLabel: 'IDA*',
    usesHeuristic: true,
    frontier: 'lifo',
    f: (g, h) => g + h,
    formula: 'g + h',
    iterates: 'f',
  },
  bidirectional: {
    ...GRAPH_SEARCH,
    label: 'Bidirectional breadth-first search',
    shortLabel: 'Bidirectional',
    usesHeuristic: false,
    frontier: 'fifo',
    f: null,
    formula: null,
    fromBothEnds: true,
  },
} as const satisfies Record<string, Strategy>;

export type StrategyId = keyof typeof STRATEGIES;
