/**
 * What a search promises under its options: completeness and optimality, with reasons, and cost. Valid for problems
 * like sliding puzzles: every action can be undone and costs at least 1, there are finitely many states, and the state
 * graph is bipartite (all paths between two states have the same parity). Where all actions cost the same, a shortest
 * solution is a cheapest one; where they differ, optimal is what costs least (R&N 3.1.1). Sources: S. Russell, P. Norvig, *Artificial
 * Intelligence: A Modern Approach* (4e), chapter 3, below "R&N"; P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for
 * the Heuristic Determination of Minimum Cost Paths" (1968); I. Pohl, "Heuristic Search Viewed as Path Finding in a
 * Graph" (1970) for weighted A*; R. Korf, "Depth-First Iterative-Deepening" (1985).
 */
import { count } from '../text/numbers.ts';
import { boundOf, goesStraightOn, weightUsed, type Circumstances, type LengthBound } from './circumstances.ts';
import {
  aStarTime,
  AT_WORST,
  byCost,
  deepest,
  layers,
  overestimated,
  power,
  straightOn,
  type Growth,
} from './growth.ts';
import { keepsDuplicates } from './options.ts';
import { STRATEGIES, type StrategyId, type TieRule } from './strategy.ts';

export interface Verdict<Answer extends string> {
  readonly answer: Answer;
  readonly because: string;
}

/**
 * R&N 3.3.4: a complete search finds a solution if one exists, and else reports failure. `if-solvable`: finds a
 * solution, but never ends without one.
 */
export type Completeness = Verdict<'yes' | 'if-solvable' | 'no'>;

/** `bounded`: a solution may be dearer than a cheapest one, up to the bound. */
export type Optimality = Verdict<'yes' | 'no'> | (Verdict<'bounded'> & { readonly bound: LengthBound });

export interface Promises {
  readonly complete: Completeness;
  readonly optimal: Optimality;
  /** Whether a solution has the fewest moves; `null` where all moves cost the same, so that `optimal` says it. */
  readonly fewestMoves: Verdict<'yes' | 'no'> | null;
  readonly time: Growth;
  readonly space: Growth;
}

export function promisesOf(circumstances: Circumstances): Promises {
  return {
    complete: completenessOf(circumstances),
    optimal: optimalityOf(circumstances),
    fewestMoves: fewestMovesOf(circumstances),
    time: ROWS[circumstances.strategy].time(circumstances),
    space: spaceOf(circumstances),
  };
}

/** Whether a solution is sure to have the fewest moves. */
export function isSureToBeShortest(circumstances: Circumstances): boolean {
  return (fewestMovesOf(circumstances) ?? optimalityOf(circumstances)).answer === 'yes';
}

/** Layers are of equal depth, whatever moves cost; all others go by g or h, or by no number. */
function fewestMovesOf({ strategy, costsDiffer = false }: Circumstances): Verdict<'yes' | 'no'> | null {
  if (!costsDiffer) return null;
  return ROWS[strategy].goesByDepth
    ? yes('It goes by the depth, which counts moves, so the first solution has the fewest.')
    : no('It does not count moves: a solution with fewer moves may cost more, or come later.');
}

const KEPT_FOREVER =
  'Where there is no solution it never ends: repeated states are kept, so its paths go on without end.';
const FINITE = 'There are finitely many states, and repeated states are dropped.';

function completenessOf(circumstances: Circumstances): Completeness {
  const { depthLimit } = circumstances;
  if (depthLimit !== undefined) return { answer: 'no', because: depthSentence(depthLimit) };
  if (!keepsDuplicates(circumstances)) return { answer: 'yes', because: FINITE };
  const circle = circleOf(circumstances);
  return circle === null ? { answer: 'if-solvable', because: KEPT_FOREVER } : { answer: 'no', because: circle };
}

function depthSentence(limit: number): string {
  return `It finds only solutions of at most ${count(limit, 'move')}, which is its depth limit.`;
}

/** How a search that keeps duplicates can loop forever although a solution exists; `null` if it cannot. */
function circleOf(circumstances: Circumstances): string | null {
  const { circle }: StrategyPromises = ROWS[circumstances.strategy];
  return circle ? circle(circumstances) : null;
}

/** Tie rules that are first in, first out among nodes with equal h. */
const FIRST_IN: readonly TieRule[] = ['low-h', 'high-h', 'first-in'];

/** Whether greedy search is breadth-first search: h is 0 everywhere, and ties are as in a queue. */
function followsLayers({ h, ties }: Circumstances): boolean {
  return h.zero && FIRST_IN.includes(ties);
}

const OVERESTIMATES = 'The heuristic can overestimate, so a state on every shortest path can look too expensive.';
const UNPROVED =
  'It is not proved that the heuristic never overestimates: if it does, a state on every shortest path can look too expensive.';

/**
 * For h not known to be admissible. Pohl's proof below only needs w × h to be at most a factor times the distance.
 */
function byOverestimates(circumstances: Circumstances): Optimality {
  const { h } = circumstances;
  const bound = boundOf(circumstances);
  if (h.factor === undefined || bound === null) return no(h.isUnproved ? UNPROVED : OVERESTIMATES);
  const weight = weightUsed(circumstances);
  const product = weight === 1 ? 'h is at most ' : `w × h is at most ${weight} × ${h.factor} = `;
  const distance = circumstances.costsDiffer ? 'what the cheapest way to the goal costs' : 'the distance to the goal';
  return bounded(`${product}${bound.factor} times ${distance}.`, `${bound.factor}`, bound, circumstances);
}

/** `factor`: how the reason writes it. */
function bounded(why: string, factor: string, bound: LengthBound, { costsDiffer }: Circumstances): Optimality {
  const more = bound.more === 0 ? '' : `, and ${bound.more} more`;
  const most = costsDiffer
    ? `A solution costs at most ${factor} times as much as a cheapest one.`
    : `A solution has at most ${factor} times as many moves as a shortest one${more}.`;
  const because = `${why} ${most}`;
  return { answer: 'bounded', because, bound };
}

interface StrategyPromises {
  /** Whether the first solution has the fewest moves, whatever they cost. */
  readonly goesByDepth?: true;
  /** How it can loop forever where it keeps duplicates; `null` if it cannot. */
  readonly circle?: (circumstances: Circumstances) => string | null;
  readonly optimal: (circumstances: Circumstances) => Optimality;
  /** Nodes generated: R&N figure 3.15, or derived from which nodes can be expanded at all. */
  readonly time: (circumstances: Circumstances) => Growth;
}

const ROWS: Readonly<Record<StrategyId, StrategyPromises>> = {
  bfs: {
    /** R&N 3.4.1: under both goal tests, the layer above is expanded before any node of a layer. */
    optimal: ({ costsDiffer }) =>
      costsDiffer
        ? no(FEWEST_ALONE)
        : yes(
            'Every move costs the same, and nodes are expanded level by level, so the first solution has the fewest moves.',
          ),
    goesByDepth: true,
    time: layers,
  },
  dfs: {
    circle: () => 'Repeated states are kept, so it can go round in circles for ever.',
    optimal: () => no('It takes the first solution that it comes to, however long it is.'),
    time: (circumstances) => power(deepest(circumstances)),
  },
  iddfs: {
    /**
     * R&N 3.4.4. Iterations that drop duplicates still use cheaper paths, so that the bound cuts off no shortest one.
     */
    optimal: ({ costsDiffer }) =>
      costsDiffer
        ? no(FEWEST_ALONE)
        : yes(
            'Every move costs the same, and the bound on depth rises by 1: the first solution found is at the least depth.',
          ),
    goesByDepth: true,
    time: () => power('d', 'Each iteration repeats those before it, which adds no more than a constant factor.'),
  },
  ucs: {
    /** R&N 3.4.2. On generation: as all moves cost 1, g of generated nodes never falls either. */
    optimal: (circumstances) =>
      circumstances.goalTest === 'expansion'
        ? yes('Nodes leave the frontier in the order of g, so the first goal taken has the lowest g.')
        : yes(
            'Nodes leave the frontier in the order of g. The goal is tested early, which in general can lose a cheapest path; here every move costs the same, so the first goal generated has the lowest g.',
          ),
    time: byCost,
  },
  greedy: {
    circle: (circumstances) =>
      followsLayers(circumstances) || circumstances.h.exact
        ? null
        : 'Repeated states are kept, so it can go round in circles for ever between states with a low h.',
    optimal: greedyOptimality,
    time: (circumstances) => {
      if (followsLayers(circumstances) && !circumstances.costsDiffer) return layers(circumstances);
      return goesStraightOn(circumstances) ? straightOn() : power(deepest(circumstances), AT_WORST);
    },
  },
  astar: { optimal: aStarOptimality, time: aStarTime },
  'weighted-astar': {
    optimal: weightedOptimality,
    time: (circumstances) => {
      const { h } = circumstances;
      if (weightUsed(circumstances) === 1 || h.zero) return aStarTime(circumstances);
      return goesStraightOn(circumstances) ? straightOn() : overestimated(circumstances);
    },
  },
  idastar: {
    /**
     * Korf 1985: the bound never exceeds C* times the factor of h, as a node of a shortest path was cut off with at
     * most that f.
     */
    optimal: (circumstances) =>
      circumstances.h.admissible
        ? yes('The heuristic never overestimates, and the bound on f rises only to the lowest f beyond it.')
        : byOverestimates(circumstances),
    /** Bounds are integers up to d, and an iteration goes no deeper than its bound: b + b² + … + b^d. */
    time: (circumstances) => {
      if (!circumstances.h.admissible) return overestimated(circumstances);
      return power(circumstances.costsDiffer ? '⌊C* / ε⌋' : 'd', 'At worst. Each iteration repeats those before it.');
    },
  },
  bidirectional: {
    /**
     * On generation: when the half at depth a generates depth a + 1, the other has reached everything within a (or a
     * + 1). Had a path of 2a (or 2a + 1) moves existed, both halves would have found its middle state before; the
     * next length is what they meet at now. On expansion, the same holds one level later.
     */
    optimal: ({ costsDiffer }) =>
      costsDiffer
        ? no(FEWEST_ALONE)
        : yes('Every move costs the same and can be taken back, and the two searches take turns by whole layers.'),
    goesByDepth: true,
    time: ({ goalTest }) => power(goalTest === 'generation' ? 'd / 2' : 'd / 2 + 1', 'Two searches of half the depth.'),
  },
};

function optimalityOf(circumstances: Circumstances): Optimality {
  const { strategy, goalTest, depthLimit, h, costsDiffer = false } = circumstances;
  const promised = ROWS[strategy].optimal(circumstances);
  if (!costsDiffer || promised.answer === 'no') return promised;
  if (depthLimit !== undefined) return no(CUT_BY_DEPTH);
  const isEarly = goalTest === 'generation' && STRATEGIES[strategy].frontier === 'priority';
  const isCovered = STRATEGIES[strategy].key === 'f' && h.coversLastMove === true;
  return isEarly && !isCovered ? no(TESTED_EARLY) : promised;
}

const FEWEST_ALONE = 'It finds the fewest moves, but moves differ in cost: a solution with more moves may cost less.';
const CUT_BY_DEPTH = 'A cheaper solution may have more moves than its depth limit allows.';
/** IDA* cuts off what exceeds its bound before it tests the goal, so it is not among these. */
const TESTED_EARLY =
  'The goal is tested early, and moves differ in cost: the first path that reaches the goal may cost more than one in the frontier.';

function greedyOptimality(circumstances: Circumstances): Optimality {
  /** Where moves differ in cost, a cheaper path with more moves takes the place of one with fewer. */
  if (followsLayers(circumstances) && !circumstances.costsDiffer)
    return yes('h is 0 everywhere, and ties leave first in, first out: it is breadth-first search.');
  /** Some successor always has h one lower, and only such nodes are below all others in the frontier. */
  if (goesStraightOn(circumstances))
    return yes('h is the exact distance, so each state taken is one move nearer to the goal.');
  return no(`It looks at h alone, not at g, ${circumstances.costsDiffer ? 'the cost' : 'the moves made'} so far.`);
}

/**
 * On expansion, Hart, Nilsson and Raphael 1968: until the goal is taken, some node of a shortest path waits with its
 * least g, so f ≤ C*, and a goal with g > C* is not taken before it, whatever moves cost. Cheaper paths are used, so h need not be
 * consistent. On generation: a goal reached by a longer path has g ≥ C* + 2 by parity, so its parent has f ≥ g ≥ C* +
 * 1, and is not taken before the waiting node of a shortest path. So no longer solution is ever generated. This needs
 * only an admissible h; without parity it would also need h ≥ 1 off the goal.
 */
function aStarOptimality(circumstances: Circumstances): Optimality {
  const { h, goalTest } = circumstances;
  if (!h.admissible) return byOverestimates(circumstances);
  if (goalTest === 'expansion')
    return yes('The heuristic never overestimates, and a cheaper path to a repeated state is taken up.');
  /** The parent of a generated goal has f = g + h of at least g of the goal, and of at most C* when it is taken. */
  if (circumstances.costsDiffer)
    return yes(
      'The heuristic never overestimates, and beside the goal it says at least what the last move costs, so the early test loses nothing.',
    );
  return yes(
    'The heuristic never overestimates. The goal is tested early, which in general can lose a shortest path; here every move costs the same and all solutions have even lengths, or all have odd ones: a longer one has at least 2 moves more, too many to be generated first.',
  );
}

/**
 * Pohl 1970: some waiting node of a shortest path has f ≤ w × C*. A goal that is taken has g = f of at most that. The
 * parent of a generated goal has g + w × h of at most that. Where its h is at least what the last move costs, the goal
 * has no more, and else at most 1 move more. Where every move costs c and h counts moves, the weight is w / c in moves:
 * from 1 on, the same proof gives no more than w / c times as many, and below 1 h is admissible. With the exact h, only
 * nodes of shortest paths are taken: all others have an f at least 2 moves greater.
 */
function weightedOptimality(circumstances: Circumstances): Optimality {
  const { h } = circumstances;
  if (weightUsed(circumstances) === 1) return aStarOptimality(circumstances);
  if (h.zero) return yes('h is 0 everywhere, whatever the weight: it is uniform-cost search.');
  if (goesStraightOn(circumstances)) return yes('h is the exact distance, so only states on shortest paths are taken.');
  const bound = boundOf(circumstances);
  if (!h.admissible || bound === null) return byOverestimates(circumstances);
  return bounded('w × h can overestimate.', `w = ${bound.factor}`, bound, circumstances);
}

function yes(because: string): Verdict<'yes'> {
  return { answer: 'yes', because };
}

function no(because: string): Verdict<'no'> {
  return { answer: 'no', because };
}

const KEEPS_REACHED = 'To drop repeated states, it stores every state that it has reached.';

/** Nodes that the algorithm must keep at once, without the trace for stepping back, which is the whole tree. */
function spaceOf(circumstances: Circumstances): Growth {
  const time = ROWS[circumstances.strategy].time(circumstances);
  if (STRATEGIES[circumstances.strategy].frontier !== 'lifo')
    return { ...time, note: 'It keeps every node generated.' };
  if (!keepsDuplicates(circumstances)) return { ...time, note: KEEPS_REACHED };
  return { base: `b ${time.exponent!}`, exponent: null, note: 'One path, and the siblings along it.' };
}
