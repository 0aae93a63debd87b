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
 * node generated first, so that the order of removal is total and a trace is the same on every machine.
 */
export const TIE_RULES = {
  'low-h': { label: 'lowest h first' },
  'high-h': { label: 'highest h first' },
  'first-in': { label: 'first in, first out' },
  'last-in': { label: 'last in, first out' },
} as const;
export type TieRule = keyof typeof TIE_RULES;

/** What a guarantee depends on. Every move costs 1. */
export interface Circumstances {
  /** Whether h never overestimates. Does not matter to a strategy that uses no heuristic. */
  readonly admissible: boolean;
  readonly goalTest: GoalTest;
}

export interface Strategy {
  readonly label: string;
  readonly shortLabel: string;
  /** Whether the choice of the next node looks at h. */
  readonly usesHeuristic: boolean;
  /** `fifo`: the node that waited longest is taken. `priority`: the node with the lowest f is. */
  readonly frontier: 'fifo' | 'priority';
  /** The evaluation function, an integer of at least 0; `null` where the frontier needs none. */
  readonly f: ((g: number, h: number) => number) | null;
  readonly defaultGoalTest: GoalTest;
  /** What the solution is worth, in words. */
  readonly guarantee: string;
  /** The condition of that guarantee, in words. */
  readonly condition: string;
  /** The same condition, to be computed: whether the first solution found is sure to be a shortest one. */
  readonly isOptimal: (circumstances: Circumstances) => boolean;
}

export const STRATEGIES = {
  bfs: {
    label: 'Breadth-first search',
    shortLabel: 'BFS',
    usesHeuristic: false,
    frontier: 'fifo',
    f: null,
    defaultGoalTest: 'generation',
    guarantee: 'Complete, and optimal.',
    condition: 'Every move costs 1. Both goal tests find a shortest solution; testing on generation finds it earlier.',
    isOptimal: () => true,
  },
  astar: {
    label: 'A* search',
    shortLabel: 'A*',
    usesHeuristic: true,
    frontier: 'priority',
    f: (g, h) => g + h,
    defaultGoalTest: 'expansion',
    guarantee: 'Complete, and optimal.',
    condition:
      'The heuristic is admissible and the goal is tested on expansion. Cheaper paths to a state reached before are taken up, so the heuristic need not be consistent.',
    isOptimal: ({ admissible, goalTest }) => admissible && goalTest === 'expansion',
  },
} as const satisfies Record<string, Strategy>;

export type StrategyId = keyof typeof STRATEGIES;
