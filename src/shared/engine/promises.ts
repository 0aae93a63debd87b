/**
 * What a search promises under its options: whether it is complete and optimal, why or why not, and what it costs.
 *
 * All of it holds for problems such as the sliding puzzles: every action costs 1 and can be taken back, there are finitely many
 * states, and the graph of states is bipartite: all paths between two states have even lengths, or all have odd ones.
 * Sources: S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach* (4e), chapter 3, below "R&N"; P. Hart,
 * N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths" (1968); I. Pohl, "Heuristic
 * Search Viewed as Path Finding in a Graph" (1970) for weighted A*; R. Korf, "Depth-First Iterative-Deepening" (1985).
 */
import { inHundredths } from './hundredths.ts';
import { keepsDuplicates, type SearchOptions } from './options.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type Strategy, type StrategyId, type TieRule } from './strategy.ts';

/** What is known of h. Does not matter to a strategy that uses no heuristic. */
export interface EstimateTraits {
  /** h never overestimates. */
  readonly admissible: boolean;
  /** h is the distance to the goal. */
  readonly exact: boolean;
  /** h is 0 everywhere. */
  readonly zero: boolean;
  /** h is 0 of a state that is not the goal, or may be. */
  readonly vanishes?: boolean;
  /** Whether h is admissible was not proved, and not refuted. */
  readonly isUnproved?: boolean;
  /** h is at most so many times the distance, where that is known of an h that is not admissible. */
  readonly factor?: number;
}

/** The options that a promise depends on. */
export interface Circumstances extends Pick<SearchOptions, 'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates'> {
  /** The depth limit that was asked for, if any. */
  readonly depthLimit?: number;
  readonly h: EstimateTraits;
}

/** An answer, and its reason in one sentence. */
export interface Verdict<Answer extends string> {
  readonly answer: Answer;
  readonly because: string;
}

/**
 * R&N 3.3.4: a complete search finds a solution where one exists, and reports failure where none does. `if-solvable`: it
 * finds one, but never ends where none exists.
 */
export type Completeness = Verdict<'yes' | 'if-solvable' | 'no'>;

/** `bounded`: a solution can be longer than a shortest one, but no longer than the bound. */
export type Optimality = Verdict<'yes' | 'no'> | (Verdict<'bounded'> & { readonly bound: LengthBound });

/** A solution has at most so many times as many moves as a shortest one, and so many more. */
export interface LengthBound {
  readonly factor: number;
  readonly more: 0 | 1;
}

/** A number of nodes up to a constant factor, base^exponent: b, d and m as R&N 3.4 has them, C* / ε as in its 3.4.2. */
export interface Growth {
  readonly base: string;
  /** `null` where the base stands alone. */
  readonly exponent: string | null;
  /** What the formula does not say; `null` where it says all. */
  readonly note: string | null;
}

export interface Promises {
  readonly complete: Completeness;
  readonly optimal: Optimality;
  readonly time: Growth;
  readonly space: Growth;
}

/** Everything that is promised. */
export function promisesOf(circumstances: Circumstances): Promises {
  return {
    complete: completenessOf(circumstances),
    optimal: optimalityOf(circumstances),
    time: timeOf(circumstances),
    space: spaceOf(circumstances),
  };
}

/** Whether the first solution found is sure to be a shortest one. */
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

/** What a depth limit leaves out. */
function depthSentence(limit: number): string {
  return `It finds only solutions of at most ${limit} ${limit === 1 ? 'move' : 'moves'}, which is its depth limit.`;
}

/** How a search that keeps duplicates can go round in circles for ever although there is a solution; `null` where it cannot. */
function circleOf(circumstances: Circumstances): string | null {
  const { strategy } = circumstances;
  if (strategy === 'dfs') return 'Duplicates are kept, so it can go round in circles for ever.';
  if (strategy !== 'greedy' || followsLayers(circumstances) || circumstances.h.exact) return null;
  return 'Duplicates are kept, so it can go round in circles for ever between states with a low h.';
}

/** Tie rules by which nodes with equal keys leave first in, first out, where all have the same h. */
const FIRST_IN: readonly TieRule[] = ['low-h', 'high-h', 'first-in'];

/** Whether greedy search is breadth-first search, since h is 0 everywhere and the ties are as in a queue. */
function followsLayers({ h, ties }: Circumstances): boolean {
  return h.zero && FIRST_IN.includes(ties);
}

const OVERESTIMATES = 'The heuristic can overestimate, so a state on every shortest path can look too expensive.';
const UNPROVED =
  'It is not proved that the heuristic never overestimates: if it does, a state on every shortest path can look too expensive.';

/**
 * What is promised where h is not known to be admissible. A solution is no longer than what the factors make of C*: Pohl's proof
 * below needs no more than that w × h is at most a factor times the distance.
 */
function byOverestimates(circumstances: Circumstances): Optimality {
  const { h } = circumstances;
  const bound = boundOf(circumstances);
  if (h.factor === undefined || bound === null) return no(h.isUnproved ? UNPROVED : OVERESTIMATES);
  const weight = weightOf(circumstances);
  const product = weight === 1 ? 'h is at most ' : `w × h is at most ${weight} × ${h.factor} = `;
  return bounded(`${product}${bound.factor} times the distance to the goal.`, `${bound.factor}`, bound);
}

/** A bound with its reason; `factor`: how the reason writes it. */
function bounded(why: string, factor: string, bound: LengthBound): Optimality {
  const more = bound.more === 0 ? '' : `, and ${bound.more} more`;
  const because = `${why} A solution has at most ${factor} times as many moves as a shortest one${more}.`;
  return { answer: 'bounded', because, bound };
}

/**
 * The bound that follows from the factors on h alone; `null` where there are none. A search that promises more, or nothing, has
 * it as well: somebody may take it for what is promised.
 */
export function boundOf(circumstances: Circumstances): LengthBound | null {
  const factor = factorOf(circumstances);
  const { h, goalTest } = circumstances;
  return factor === 1 ? null : { factor, more: h.vanishes === true && goalTest === 'generation' ? 1 : 0 };
}

/** What multiplies the distance in the f of a search that adds g and h: the weight times the factor of h. */
function factorOf(circumstances: Circumstances): number {
  const { strategy, h } = circumstances;
  const { f, usesHeuristic }: Strategy = STRATEGIES[strategy];
  if (!usesHeuristic || f!(1, 0, 1) === 0) return 1;
  return (inHundredths(weightOf(circumstances)) * inHundredths(h.factor ?? 1)) / inHundredths(1) ** 2;
}

/** The weight that counts: in hundredths, and 1 but for weighted A*. */
function weightOf({ strategy, weight = DEFAULT_WEIGHT }: Circumstances): number {
  return strategy === 'weighted-astar' ? inHundredths(weight) / inHundredths(1) : 1;
}

/** What makes a strategy optimal or not; one entry for each. */
const OPTIMALITY: Readonly<Record<StrategyId, (circumstances: Circumstances) => Optimality>> = {
  /** R&N 3.4.1: whichever goal test, no node of a layer is taken before all of the layer above are expanded. */
  bfs: () =>
    yes('Every move costs 1, and nodes are expanded layer by layer, so the first solution has the fewest moves.'),
  dfs: () => no('It takes the first solution that it comes to, however long it is.'),
  /** R&N 3.4.4. An iteration that drops duplicates still takes up cheaper paths, so that its bound cuts off no shortest one. */
  iddfs: () =>
    yes('Every move costs 1, and the bound on depth rises by 1: the first solution found is at the least depth.'),
  /** R&N 3.4.2. On generation: as all moves cost 1, g of the nodes generated never falls either. */
  ucs: ({ goalTest }) =>
    goalTest === 'expansion'
      ? yes('Nodes leave the frontier in the order of g, so the first goal taken has the lowest g.')
      : yes(
          'Nodes leave the frontier in the order of g. The goal is tested early, which in general can lose a cheapest path; here every move costs 1, so the first goal generated has the lowest g.',
        ),
  greedy: greedyOptimality,
  astar: aStarOptimality,
  'weighted-astar': weightedOptimality,
  /** Korf 1985: the bound never passes C* times the factor of h, as some node of a shortest path was cut off with an f of at most that. */
  idastar: (circumstances) =>
    circumstances.h.admissible
      ? yes('The heuristic never overestimates, and the bound on f rises only to the lowest f beyond it.')
      : byOverestimates(circumstances),
  /**
   * On generation: when the half at depth a generates depth a + 1, the other has reached all within a (or a + 1). Had a path of
   * 2a (or 2a + 1) moves existed, its middle state would have been found by both before; and the halves that meet now are no
   * longer than the next length. On expansion the same holds one level later.
   */
  bidirectional: () =>
    yes('Every move costs 1 and can be taken back, and the two searches take turns by whole layers.'),
};

function optimalityOf(circumstances: Circumstances): Optimality {
  return OPTIMALITY[circumstances.strategy](circumstances);
}

function greedyOptimality(circumstances: Circumstances): Optimality {
  if (followsLayers(circumstances))
    return yes('h is 0 everywhere, and ties leave first in, first out: it is breadth-first search.');
  /** A successor with h one lower always exists, and is the only kind below all that waits. */
  if (circumstances.h.exact) return yes('h is the exact distance, so each state taken is one move nearer to the goal.');
  return no('It looks at h alone, not at g, the moves made so far.');
}

/**
 * On expansion, Hart, Nilsson and Raphael 1968: until the goal is taken, some node of a shortest path waits with its least g
 * and so with f at most C*; a goal with g > C* is not taken before it. Paths that are cheaper are taken up, so h need not be
 * consistent.
 *
 * On generation: a goal that is no nearest one has g of at least C* + 2, because all paths to it have the same parity. Its
 * parent then has g, and so f, of at least C* + 1, and is not taken before the node of a shortest path that waits with f at
 * most C*. So no longer solution is ever generated. This needs an admissible h and nothing more; without parity it would
 * also need an h of at least 1 off the goal.
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
 * Pohl 1970: f of some waiting node of a shortest path is at most w × C*. A goal that is taken has g = f of at most that; the
 * parent of one that is generated has g + w × h of at most that, and where it is no goal and h is at least 1 there, as all
 * rows but zero have it, its successor has no more; where h can be 0 there, its successor has 1 more. With the exact h only
 * nodes of shortest paths are taken: all others have an f that is greater by 2 at least.
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

/** Nodes generated, by the strategy: R&N figure 3.15; the others follow from which nodes can be expanded at all. */
const TIME: Readonly<Record<StrategyId, (circumstances: Circumstances) => Growth>> = {
  bfs: ({ goalTest }) => power(goalTest === 'generation' ? 'd' : 'd + 1'),
  dfs: (circumstances) => power(deepest(circumstances)),
  iddfs: () => power('d', 'Each iteration repeats those before it, which adds no more than a constant factor.'),
  ucs: ({ goalTest }) =>
    goalTest === 'generation' ? power('d') : power('1 + ⌊C* / ε⌋', 'Every move costs 1: ε = 1 and C* = d.'),
  greedy: (circumstances) => {
    if (followsLayers(circumstances)) return TIME.bfs(circumstances);
    return circumstances.h.exact ? straightOn() : power(deepest(circumstances), AT_WORST);
  },
  /** Only nodes with f ≤ C* are expanded; where h is at least 1 off the goal, they are at most d − 1 deep. */
  astar: (circumstances) => {
    const { h, goalTest } = circumstances;
    if (!h.admissible) return overestimated(circumstances);
    if (h.zero)
      return power(goalTest === 'generation' ? 'd' : 'd + 1', 'h is 0 everywhere: it is uniform-cost search.');
    const isDeeper = h.vanishes === true && goalTest === 'expansion';
    return power(isDeeper ? 'd + 1' : 'd', 'At worst: only nodes with f ≤ C* are expanded.');
  },
  'weighted-astar': (circumstances) => {
    const { h } = circumstances;
    if (weightOf(circumstances) === 1 || h.zero) return TIME.astar(circumstances);
    return h.exact ? straightOn() : overestimated(circumstances);
  },
  /** Bounds are whole numbers of at most d, and an iteration goes no deeper than its bound: b + b² + … + b^d. */
  idastar: (circumstances) =>
    circumstances.h.admissible
      ? power('d', 'At worst. Each iteration repeats those before it.')
      : overestimated(circumstances),
  bidirectional: ({ goalTest }) =>
    power(goalTest === 'generation' ? 'd / 2' : 'd / 2 + 1', 'Two searches of half the depth.'),
};

/** Only nodes with f of at most the factor times C* are expanded, and g is part of f; without a factor nothing is known. */
function overestimated(circumstances: Circumstances): Growth {
  const { h } = circumstances;
  const bound = boundOf(circumstances);
  if (bound === null || (!h.admissible && h.factor === undefined)) return power(deepest(circumstances), AT_WORST);
  return power(`${bound.factor} d`, `At worst: only nodes with f ≤ ${bound.factor} × C* are expanded.`);
}

function timeOf(circumstances: Circumstances): Growth {
  return TIME[circumstances.strategy](circumstances);
}

/** Nodes that must be kept at once. What is kept to step back through the run is not counted: that is the whole tree. */
function spaceOf(circumstances: Circumstances): Growth {
  const time = timeOf(circumstances);
  if (STRATEGIES[circumstances.strategy].frontier !== 'lifo')
    return { ...time, note: 'It keeps every node generated.' };
  if (!keepsDuplicates(circumstances)) return { ...time, note: KEEPS_REACHED };
  return { base: `b ${time.exponent!}`, exponent: null, note: 'One path, and the siblings along it.' };
}

/** The greatest depth of a search that goes down first: its limit where it has one. */
function deepest({ depthLimit }: Circumstances): string {
  return depthLimit === undefined ? 'm' : 'ℓ';
}

function power(exponent: string, note: string | null = null): Growth {
  return { base: 'b', exponent, note };
}

/** No state is expanded that is not on a shortest path, one at each depth. */
function straightOn(): Growth {
  return { base: 'b d', exponent: null, note: 'h is the exact distance: it goes straight to the goal.' };
}
