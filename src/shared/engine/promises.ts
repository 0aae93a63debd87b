/**
 * What a search promises under its options: completeness and optimality, with reasons, and cost. Valid for problems
 * like sliding puzzles: every action costs 1 and can be undone, there are finitely many states, and the state graph
 * is bipartite (all paths between two states have the same parity). Sources: S. Russell, P. Norvig, *Artificial
 * Intelligence: A Modern Approach* (4e), chapter 3, below "R&N"; P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for
 * the Heuristic Determination of Minimum Cost Paths" (1968); I. Pohl, "Heuristic Search Viewed as Path Finding in a
 * Graph" (1970) for weighted A*; R. Korf, "Depth-First Iterative-Deepening" (1985).
 */
import { inHundredths } from './hundredths.ts';
import { keepsDuplicates, type SearchOptions } from './options.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type StrategyId, type TieRule } from './strategy.ts';

/** Traits of h; ignored by strategies without a heuristic. */
export interface EstimateTraits {
  readonly admissible: boolean;
  readonly exact: boolean;
  readonly zero: boolean;
  /** h is, or may be, 0 for a state that is not the goal. */
  readonly vanishes?: boolean;
  /** Admissibility is neither proved nor refuted. */
  readonly isUnproved?: boolean;
  /** h is at most so many times the distance, where known of an inadmissible h. */
  readonly factor?: number;
}

export interface Circumstances extends Pick<SearchOptions, 'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates'> {
  readonly depthLimit?: number;
  readonly h: EstimateTraits;
}

export interface Verdict<Answer extends string> {
  readonly answer: Answer;
  readonly because: string;
}

/**
 * R&N 3.3.4: a complete search finds a solution if one exists, and else reports failure. `if-solvable`: finds a
 * solution, but never ends without one.
 */
export type Completeness = Verdict<'yes' | 'if-solvable' | 'no'>;

/** `bounded`: a solution may be longer than a shortest one, up to the bound. */
export type Optimality = Verdict<'yes' | 'no'> | (Verdict<'bounded'> & { readonly bound: LengthBound });

/** At most `factor` times as many moves as a shortest solution, and `more`. */
export interface LengthBound {
  readonly factor: number;
  readonly more: 0 | 1;
}

/** Nodes up to a constant factor, base^exponent: b, d and m as in R&N 3.4, C* / ε as in 3.4.2. */
export interface Growth {
  readonly base: string;
  /** `null` for the base alone. */
  readonly exponent: string | null;
  /** What the formula leaves out; `null` for nothing. */
  readonly note: string | null;
}

export interface Promises {
  readonly complete: Completeness;
  readonly optimal: Optimality;
  readonly time: Growth;
  readonly space: Growth;
}

export function promisesOf(circumstances: Circumstances): Promises {
  return {
    complete: completenessOf(circumstances),
    optimal: optimalityOf(circumstances),
    time: ROWS[circumstances.strategy].time(circumstances),
    space: spaceOf(circumstances),
  };
}

export function isSureToBeShortest(circumstances: Circumstances): boolean {
  return optimalityOf(circumstances).answer === 'yes';
}

const KEPT_FOREVER = 'Where there is no solution it never ends: duplicates are kept, so its paths go on without end.';
const FINITE = 'There are finitely many states, and duplicates are dropped.';

function completenessOf(circumstances: Circumstances): Completeness {
  const { depthLimit } = circumstances;
  if (depthLimit !== undefined) return { answer: 'no', because: depthSentence(depthLimit) };
  if (!keepsDuplicates(circumstances)) return { answer: 'yes', because: FINITE };
  const circle = circleOf(circumstances);
  return circle === null ? { answer: 'if-solvable', because: KEPT_FOREVER } : { answer: 'no', because: circle };
}

function depthSentence(limit: number): string {
  return `It finds only solutions of at most ${limit} ${limit === 1 ? 'move' : 'moves'}, which is its depth limit.`;
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
  const weight = weightOf(circumstances);
  const product = weight === 1 ? 'h is at most ' : `w × h is at most ${weight} × ${h.factor} = `;
  return bounded(`${product}${bound.factor} times the distance to the goal.`, `${bound.factor}`, bound);
}

/** `factor`: how the reason writes it. */
function bounded(why: string, factor: string, bound: LengthBound): Optimality {
  const more = bound.more === 0 ? '' : `, and ${bound.more} more`;
  const because = `${why} A solution has at most ${factor} times as many moves as a shortest one${more}.`;
  return { answer: 'bounded', because, bound };
}

/**
 * The bound by the factors on h alone; `null` without any. Exists even if the search promises more, or nothing:
 * people may mistake it for the promise.
 */
export function boundOf(circumstances: Circumstances): LengthBound | null {
  const factor = factorOf(circumstances);
  const { h, goalTest } = circumstances;
  return factor === 1 ? null : { factor, more: h.vanishes === true && goalTest === 'generation' ? 1 : 0 };
}

/** The factor on the distance in an f that adds g and h: the weight times the factor of h. */
function factorOf(circumstances: Circumstances): number {
  const { strategy, h } = circumstances;
  if (STRATEGIES[strategy].key !== 'f') return 1;
  return (inHundredths(weightOf(circumstances)) * inHundredths(h.factor ?? 1)) / inHundredths(1) ** 2;
}

/** In hundredths; 1 for a search without weights. */
function weightOf({ strategy, weight = DEFAULT_WEIGHT }: Circumstances): number {
  return STRATEGIES[strategy].usesWeight ? inHundredths(weight) / inHundredths(1) : 1;
}

interface StrategyPromises {
  /** How it can loop forever where it keeps duplicates; `null` if it cannot. */
  readonly circle?: (circumstances: Circumstances) => string | null;
  readonly optimal: (circumstances: Circumstances) => Optimality;
  /** Nodes generated: R&N figure 3.15, or derived from which nodes can be expanded at all. */
  readonly time: (circumstances: Circumstances) => Growth;
}

const ROWS: Readonly<Record<StrategyId, StrategyPromises>> = {
  bfs: {
    /** R&N 3.4.1: under both goal tests, the layer above is expanded before any node of a layer. */
    optimal: () =>
      yes('Every move costs 1, and nodes are expanded layer by layer, so the first solution has the fewest moves.'),
    time: layers,
  },
  dfs: {
    circle: () => 'Duplicates are kept, so it can go round in circles for ever.',
    optimal: () => no('It takes the first solution that it comes to, however long it is.'),
    time: (circumstances) => power(deepest(circumstances)),
  },
  iddfs: {
    /**
     * R&N 3.4.4. Iterations that drop duplicates still use cheaper paths, so that the bound cuts off no shortest one.
     */
    optimal: () =>
      yes('Every move costs 1, and the bound on depth rises by 1: the first solution found is at the least depth.'),
    time: () => power('d', 'Each iteration repeats those before it, which adds no more than a constant factor.'),
  },
  ucs: {
    /** R&N 3.4.2. On generation: as all moves cost 1, g of generated nodes never falls either. */
    optimal: ({ goalTest }) =>
      goalTest === 'expansion'
        ? yes('Nodes leave the frontier in the order of g, so the first goal taken has the lowest g.')
        : yes(
            'Nodes leave the frontier in the order of g. The goal is tested early, which in general can lose a cheapest path; here every move costs 1, so the first goal generated has the lowest g.',
          ),
    time: ({ goalTest }) =>
      goalTest === 'generation' ? power('d') : power('1 + ⌊C* / ε⌋', 'Every move costs 1: ε = 1 and C* = d.'),
  },
  greedy: {
    circle: (circumstances) =>
      followsLayers(circumstances) || circumstances.h.exact
        ? null
        : 'Duplicates are kept, so it can go round in circles for ever between states with a low h.',
    optimal: greedyOptimality,
    time: (circumstances) => {
      if (followsLayers(circumstances)) return layers(circumstances);
      return circumstances.h.exact ? straightOn() : power(deepest(circumstances), AT_WORST);
    },
  },
  astar: { optimal: aStarOptimality, time: aStarTime },
  'weighted-astar': {
    optimal: weightedOptimality,
    time: (circumstances) => {
      const { h } = circumstances;
      if (weightOf(circumstances) === 1 || h.zero) return aStarTime(circumstances);
      return h.exact ? straightOn() : overestimated(circumstances);
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
    time: (circumstances) =>
      circumstances.h.admissible
        ? power('d', 'At worst. Each iteration repeats those before it.')
        : overestimated(circumstances),
  },
  bidirectional: {
    /**
     * On generation: when the half at depth a generates depth a + 1, the other has reached everything within a (or a
     * + 1). Had a path of 2a (or 2a + 1) moves existed, both halves would have found its middle state before; the
     * next length is what they meet at now. On expansion, the same holds one level later.
     */
    optimal: () => yes('Every move costs 1 and can be taken back, and the two searches take turns by whole layers.'),
    time: ({ goalTest }) => power(goalTest === 'generation' ? 'd / 2' : 'd / 2 + 1', 'Two searches of half the depth.'),
  },
};

function optimalityOf(circumstances: Circumstances): Optimality {
  return ROWS[circumstances.strategy].optimal(circumstances);
}

function greedyOptimality(circumstances: Circumstances): Optimality {
  if (followsLayers(circumstances))
    return yes('h is 0 everywhere, and ties leave first in, first out: it is breadth-first search.');
  /** Some successor always has h one lower, and only such nodes are below all others in the frontier. */
  if (circumstances.h.exact) return yes('h is the exact distance, so each state taken is one move nearer to the goal.');
  return no('It looks at h alone, not at g, the moves made so far.');
}

/**
 * On expansion, Hart, Nilsson and Raphael 1968: until the goal is taken, some node of a shortest path waits with its
 * least g, so f ≤ C*, and a goal with g > C* is not taken before it. Cheaper paths are used, so h need not be
 * consistent. On generation: a goal reached by a longer path has g ≥ C* + 2 by parity, so its parent has f ≥ g ≥ C* +
 * 1, and is not taken before the waiting node of a shortest path. So no longer solution is ever generated. This needs
 * only an admissible h; without parity it would also need h ≥ 1 off the goal.
 */
function aStarOptimality(circumstances: Circumstances): Optimality {
  const { h, goalTest } = circumstances;
  if (!h.admissible) return byOverestimates(circumstances);
  if (goalTest === 'expansion')
    return yes('The heuristic never overestimates, and a cheaper path to a state reached before is taken up.');
  return yes(
    'The heuristic never overestimates. The goal is tested early, which in general can lose a shortest path; here every move costs 1 and all solutions have even lengths, or all have odd ones: a longer one has at least 2 moves more, too many to be generated first.',
  );
}

/**
 * Pohl 1970: some waiting node of a shortest path has f ≤ w × C*. A goal that is taken has g = f of at most that. The
 * parent of a generated goal has g + w × h of at most that; where h ≥ 1 off the goal, as in all rows but zero, the
 * goal has no more, and else 1 more. With the exact h, only nodes of shortest paths are taken: all others have an f
 * at least 2 greater.
 */
function weightedOptimality(circumstances: Circumstances): Optimality {
  const { h } = circumstances;
  if (weightOf(circumstances) === 1) return aStarOptimality(circumstances);
  if (h.zero) return yes('h is 0 everywhere, whatever the weight: it is uniform-cost search.');
  if (h.exact) return yes('h is the exact distance, so only states on shortest paths are taken.');
  const bound = boundOf(circumstances);
  if (!h.admissible || bound === null) return byOverestimates(circumstances);
  return bounded('w × h can overestimate.', `w = ${bound.factor}`, bound);
}

function yes(because: string): Verdict<'yes'> {
  return { answer: 'yes', because };
}

function no(because: string): Verdict<'no'> {
  return { answer: 'no', because };
}

const AT_WORST = 'At worst: the better the heuristic, the fewer.';
const KEEPS_REACHED = 'To drop duplicates, it keeps the states that it has reached.';

function layers({ goalTest }: Circumstances): Growth {
  return power(goalTest === 'generation' ? 'd' : 'd + 1');
}

/** Only nodes with f ≤ C* are expanded; where h ≥ 1 off the goal, they are at most d − 1 deep. */
function aStarTime(circumstances: Circumstances): Growth {
  const { h, goalTest } = circumstances;
  if (!h.admissible) return overestimated(circumstances);
  if (h.zero) return { ...layers(circumstances), note: 'h is 0 everywhere: it is uniform-cost search.' };
  const isDeeper = h.vanishes === true && goalTest === 'expansion';
  return power(isDeeper ? 'd + 1' : 'd', 'At worst: only nodes with f ≤ C* are expanded.');
}

/**
 * Only nodes with f up to the factor times C* are expanded, and g is part of f; without a factor nothing is known.
 */
function overestimated(circumstances: Circumstances): Growth {
  const { h } = circumstances;
  const bound = boundOf(circumstances);
  if (bound === null || (!h.admissible && h.factor === undefined)) return power(deepest(circumstances), AT_WORST);
  return power(`${bound.factor} d`, `At worst: only nodes with f ≤ ${bound.factor} × C* are expanded.`);
}

/** Nodes that the algorithm must keep at once, without the trace for stepping back, which is the whole tree. */
function spaceOf(circumstances: Circumstances): Growth {
  const time = ROWS[circumstances.strategy].time(circumstances);
  if (STRATEGIES[circumstances.strategy].frontier !== 'lifo')
    return { ...time, note: 'It keeps every node generated.' };
  if (!keepsDuplicates(circumstances)) return { ...time, note: KEEPS_REACHED };
  return { base: `b ${time.exponent!}`, exponent: null, note: 'One path, and the siblings along it.' };
}

function deepest({ depthLimit }: Circumstances): string {
  return depthLimit === undefined ? 'm' : 'ℓ';
}

function power(exponent: string, note: string | null = null): Growth {
  return { base: 'b', exponent, note };
}

/** Only states on a shortest path are expanded, one per depth. */
function straightOn(): Growth {
  return { base: 'b d', exponent: null, note: 'h is the exact distance: it goes straight to the goal.' };
}
