/** What the rows of bugs are made with: the rules of right programs, each with one change. */
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { permutations } from '../../puzzle/permutations.ts';
import type { ReplayRules, Task } from '../rules/assignment.ts';
import type { BestFirstRules } from '../rules/bestFirst.ts';
import type { DeepeningRules } from '../rules/deepening.ts';
import { HEAP_JOINS, HEAP_TIES, type HeapListRules } from '../rules/heapList.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import type { StateEstimates } from '../rules/estimates.ts';
import type { OddMove } from '../rules/oddMoves.ts';
import { WRONG_H, type WrongH, type WrongRow } from '../rules/wrongH.ts';

export interface BugRow {
  /** The rules of programs with this bug; none where the algorithm cannot have it. `run`: what was printed; missing: any program. */
  readonly rules: (task: Task, run?: PrintedRun) => readonly ReplayRules[];
  /** Whether an output that follows the rules shows the bug at all; missing: it does. */
  readonly shows?: (task: Task, run: PrintedRun) => boolean;
}

/**
 * Best-first search with rules that are changed, for the algorithms that can have the bug. Where the key is wrong, a
 * program may come to a closed state by a cheaper path, which a right key would have found before; whether it expands the
 * state again is another question. Two paths of one key may differ in g, and it matters which paths wait.
 */
export function bestFirst(
  change: Partial<BestFirstRules>,
  suits: (algorithm: StrategyId) => boolean,
  isKeyWrong = false,
): BugRow {
  return {
    rules: (task) =>
      rightOf(task, 'best-first')
        .filter(() => suits(algorithmOf(task)))
        .map((rules) => ({ ...rules, ...change }))
        .flatMap((rules) => (isKeyWrong ? wrongKey(rules) : rules)),
  };
}

export function wrongKey(rules: ReplayRules): readonly ReplayRules[] {
  if (rules.search !== 'best-first') return [rules];
  return [true, false].flatMap((takesOldest): readonly ReplayRules[] => {
    const wrong = { ...rules, reopens: 'may', takesOldest } as const;
    return [wrong, { ...wrong, joins: 'cheapest' }, { ...wrong, joins: 'replaces' }];
  });
}

export function deepening(
  change: Partial<DeepeningRules>,
  suits: (algorithm: StrategyId) => boolean = () => true,
): BugRow {
  return {
    rules: (task) =>
      rightOf(task, 'deepening')
        .filter(() => suits(algorithmOf(task)))
        .map((rules) => ({ ...rules, ...change })),
  };
}

/** States count as seen once they are printed, or once they are expanded. */
export function seenWrongly(prunes: DeepeningRules['prunes']): BugRow {
  const changes = [{ prunes }, { prunes, seesExpanded: true }];
  return { rules: (task, run) => changes.flatMap((change) => deepening(change).rules(task, run)) };
}

/** In which a program may try its moves: all that are possible. */
export const ORDERS_OF_MOVES = permutations([0, 1, 2, 3]);

/** Steps in which no state is reached by two paths, so that it does not matter which paths join. */
const ONE_PATH = 6;

/** Each choice gives another search. Without an output, one stands for all. */
export function heapList(keepsOrder: HeapListRules['keepsOrder']): BugRow {
  return {
    rules: (task, run) => {
      if (!hasKey(algorithmOf(task))) return [];
      const [{ ofG, ofH, scale, estimates }] = rightOf(task, 'best-first');
      const common = { search: 'heap list', keepsOrder, ofG, ofH, scale, estimates } as const;
      const withJoins = (joins: HeapListRules['joins']) =>
        HEAP_TIES.flatMap((ties) => ORDERS_OF_MOVES.map((order) => ({ ...common, joins, ties, order })));
      if (run === undefined) return withJoins('all').slice(0, 1);
      const begin = (rules: ReplayRules): boolean => beginsWith(task, run, rules);
      const others = withJoins('not closed').filter(begin);
      const joined = HEAP_JOINS.filter((joins) => joins !== 'all');
      return [
        ...others.flatMap((rules) => joined.map((joins) => ({ ...rules, joins }))),
        ...withJoins('all').filter(begin),
      ];
    },
  };
}

/** Whether a program takes the first states of an output: nearly all rules are left out by them. */
function beginsWith(task: Task, run: PrintedRun, rules: ReplayRules): boolean {
  const replay = task.replay(rules);
  for (let step = 1; step <= Math.min(ONE_PATH, run.steps); step++) if (replay.take(run, step) !== null) return false;
  return true;
}

/** The program is another search. */
export function instead(algorithms: readonly StrategyId[], other: StrategyId): BugRow {
  return {
    rules: (task) => (algorithms.includes(algorithmOf(task)) ? task.rightRulesOf(other) : []),
  };
}

/** All kinds of right programs, each with this change. */
export function everyKind(changes: readonly Partial<ReplayRules>[]): BugRow {
  return {
    rules: (task) =>
      task.rightRules().flatMap((rules) => changes.map((change) => ({ ...rules, ...change }) as ReplayRules)),
  };
}

export function withEstimates(
  all: readonly ReplayRules[],
  estimates: readonly StateEstimates[],
): readonly ReplayRules[] {
  return all.flatMap((rules) => estimates.map((each) => ({ ...rules, estimates: each }) as ReplayRules));
}

/** Where a move leads further, h is inconsistent. */
export function withMoves(moves: readonly OddMove[]): BugRow {
  return {
    rules: (task) => task.rightRules().flatMap((rules) => moves.flatMap((each) => wrongKey({ ...rules, moves: each }))),
  };
}

export function withWrongH(wrong: WrongH): BugRow {
  const { of, goalFor, variants = 1 }: WrongRow = WRONG_H[wrong];
  return {
    rules: (task) => {
      const { algorithm, heuristic, puzzle } = task.assignment;
      if (!STRATEGIES[algorithm].usesHeuristic || !of.includes(heuristic)) return [];
      if (goalFor?.(puzzle.goal, puzzle.cols).join() === puzzle.goal.join()) return [];
      const estimates = Array.from({ length: variants }, (_, variant) => task.estimates(wrong, variant));
      return withEstimates(task.rightRules(), estimates)
        .flatMap(wrongKey)
        .flatMap((rules) => (goalFor !== undefined ? [rules, { ...rules, missesGoal: true }] : [rules]));
    },
  };
}

export function rightOf<Kind extends ReplayRules['search']>(
  task: Task,
  search: Kind,
): readonly (ReplayRules & { search: Kind })[] {
  return task.rightRules().filter((rules): rules is ReplayRules & { search: Kind } => rules.search === search);
}

export const algorithmOf = ({ assignment }: Task): StrategyId => assignment.algorithm;
export const hasKey = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].frontier === 'priority';
export const hasG = (algorithm: StrategyId): boolean => hasKey(algorithm) && STRATEGIES[algorithm].key !== 'h';
export const hasH = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].usesHeuristic;
export const hasBoth = (algorithm: StrategyId): boolean => hasG(algorithm) && hasH(algorithm);
export const isAStar = (algorithm: StrategyId): boolean => algorithm === 'astar';
export const byDepth = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].iterates === 'depth';
export const byF = (algorithm: StrategyId): boolean => STRATEGIES[algorithm].iterates === 'f';
