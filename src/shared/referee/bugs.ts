/**
 * Searches that are wrong in one way, as rows: a program has the bug if its whole output follows the changed rules. Their
 * words are in `bugWords.ts`. Found in handed-in programs and in libraries: a closed list that is never re-opened
 * (jgrapht#335, networkx#3508, Graphs.jl#120), states marked when queued (rot.js#119).
 */
import { STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import type { ReplayRules, Task } from './assignment.ts';
import type { BestFirstRules } from './bestFirst.ts';
import type { DeepeningRules } from './deepening.ts';
import { isHarmless, WRONG_H, type WrongH } from './wrongH.ts';

interface BugRow {
  /** The rules of programs with this bug; none where the algorithm cannot have it. */
  readonly rules: (task: Task) => readonly ReplayRules[];
}

/**
 * Best-first search with rules that are changed, for the algorithms that can have the bug. Where the key is wrong, a
 * program may come to a closed state by a cheaper path, which a right key would have found before; whether it expands the
 * state again is another question. And two paths of one key may differ in g.
 */
function bestFirst(
  change: Partial<BestFirstRules>,
  suits: (algorithm: StrategyId) => boolean,
  isKeyWrong = false,
): BugRow {
  return {
    rules: (task) =>
      rightOf(task, 'best-first')
        .filter(() => suits(algorithmOf(task)))
        .flatMap((rules) => (isKeyWrong ? wrongKey({ ...rules, ...change }) : { ...rules, ...change })),
  };
}

function wrongKey<Changed extends ReplayRules>(rules: Changed): readonly Changed[] {
  return [true, false].map((takesOldest) => ({ ...rules, reopens: 'may', takesOldest }));
}

function deepening(change: Partial<DeepeningRules>, suits: (algorithm: StrategyId) => boolean = () => true): BugRow {
  return {
    rules: (task) =>
      rightOf(task, 'deepening')
        .filter(() => suits(algorithmOf(task)))
        .map((rules) => ({ ...rules, ...change })),
  };
}

/** The program is another search. */
function instead(algorithms: readonly StrategyId[], other: StrategyId): BugRow {
  return {
    rules: (task) => (algorithms.includes(algorithmOf(task)) ? task.rightRulesOf(other) : []),
  };
}

function anyRules(change: Partial<ReplayRules>): BugRow {
  return { rules: (task) => task.rightRules().map((rules) => ({ ...rules, ...change }) as ReplayRules) };
}

function wrongH(wrong: WrongH): BugRow {
  const { of } = WRONG_H[wrong];
  return {
    rules: (task) => {
      const { algorithm, heuristic, puzzle } = task.assignment;
      if (!STRATEGIES[algorithm].usesHeuristic || !(of as readonly string[]).includes(heuristic)) return [];
      if (isHarmless(wrong, puzzle)) return [];
      return task
        .rightRules()
        .flatMap((rules) => wrongKey({ ...rules, estimates: task.estimates(wrong) } as ReplayRules));
    },
  };
}

function rightOf<Kind extends ReplayRules['search']>(
  task: Task,
  search: Kind,
): readonly (ReplayRules & { search: Kind })[] {
  return task.rightRules().filter((rules): rules is ReplayRules & { search: Kind } => rules.search === search);
}

const algorithmOf = ({ assignment }: Task): StrategyId => assignment.algorithm;
const hasKey = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].frontier === 'priority';
const hasG = (algorithm: StrategyId): boolean => hasKey(algorithm) && STRATEGIES[algorithm].key !== 'h';
const hasH = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].usesHeuristic;
const hasBoth = (algorithm: StrategyId): boolean => hasG(algorithm) && hasH(algorithm);
const byDepth = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].iterates === 'depth';
const byF = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].iterates === 'f';

const QUEUE: readonly StrategyId[] = ['bfs', 'ucs', 'greedy', 'astar', 'weighted-astar'];

export const BUGS = {
  'goal-on-generation': bestFirst({ mustTestOnGeneration: true }, hasG),
  'marked-when-generated': bestFirst({ closes: 'generated' }, hasG),
  'never-reopens': bestFirst({ reopens: 'never' }, hasBoth),
  'no-closed-list': { rules: noClosedList },
  'closed-unasked': bestFirst({ closes: 'expanded, unasked' }, () => true),
  'h-of-parent': bestFirst({ hOf: 'parent' }, hasH, true),
  'forgets-g': instead(['astar', 'weighted-astar'], 'greedy'),
  'forgets-h': { rules: ignoresH },
  'forgets-weight': instead(['weighted-astar'], 'astar'),
  'g-of-last-move': bestFirst({ gSums: 'last move' }, hasBoth, true),
  'adds-up-f': bestFirst({ gSums: 'f' }, hasBoth, true),
  'counts-moves': { rules: countsMoves },
  'greatest-first': { rules: greatestFirst },
  'stack-for-queue': instead(QUEUE, 'dfs'),
  'queue-for-stack': instead(['dfs'], 'bfs'),
  'counts-states': anyRules({ firstG: 1 }),
  'bound-by-two': deepening({ rises: 2 }, byDepth),
  'starts-too-deep': deepening({ firstBound: 2 }, byDepth),
  'bound-to-greatest': deepening({ rises: 'greatest' }, byF),
  'seen-at-any-depth': deepening({ prunes: 'seen' }),
  'seen-in-other-rounds': deepening({ prunes: 'seen in any round' }),
  ...(Object.fromEntries((Object.keys(WRONG_H) as WrongH[]).map((id) => [id, wrongH(id)])) as Record<WrongH, BugRow>),
} as const satisfies Record<string, BugRow>;
export type BugId = keyof typeof BUGS;

/** Without a closed list, with or without the move straight back. */
function noClosedList(task: Task): readonly ReplayRules[] {
  if (task.assignment.duplicates === 'kept') return [];
  return task.rightRules().flatMap((rules) => {
    if (rules.search === 'deepening') return [];
    return [true, false].map((skipsStraightBack) => ({ ...rules, closes: 'never', skipsStraightBack }) as const);
  });
}

/** Its h may be printed as it is, but plays no part. */
function ignoresH(task: Task): readonly ReplayRules[] {
  return hasBoth(algorithmOf(task)) ? task.rightRulesOf('ucs') : [];
}

/** Where moves cost different amounts, the costs are forgotten. */
function countsMoves(task: Task): readonly ReplayRules[] {
  if (task.assignment.puzzle.costs === undefined) return [];
  return rightOf(task, 'best-first')
    .filter(() => hasG(algorithmOf(task)))
    .flatMap((rules) => wrongKey({ ...rules, gSums: 'moves' }));
}

/** The order of the queue is the wrong way round. */
function greatestFirst(task: Task): readonly ReplayRules[] {
  const keyed = rightOf(task, 'best-first').filter(() => hasKey(algorithmOf(task)));
  return keyed.flatMap((rules) => wrongKey({ ...rules, ofG: -rules.ofG, ofH: -rules.ofH, scale: -rules.scale }));
}
