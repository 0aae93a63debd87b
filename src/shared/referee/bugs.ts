/**
 * Searches that are wrong in one way, as rows: a program has the bug if its whole output follows the changed rules. Their
 * words are in `bugWords.ts`. Found in handed-in programs and in libraries: a closed list that is never re-opened
 * (jgrapht#335, networkx#3508, Graphs.jl#120), states marked when queued (rot.js#119).
 */
import { STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import { NONE } from '../trace/trace.ts';
import type { ReplayRules, Task } from './assignment.ts';
import type { BestFirstRules } from './bestFirst.ts';
import type { DeepeningRules } from './deepening.ts';
import { AROUND_THE_EDGE, DIAGONAL, WITHOUT_EDGE, WITHOUT_ONE } from './oddMoves.ts';
import { differs, type PrintedRun } from './printedRun.ts';
import { WRONG_H, type WrongH } from './wrongH.ts';

export interface BugRow {
  /** The rules of programs with this bug; none where the algorithm cannot have it. */
  /** `run`: what was printed; missing: any program with the bug. */
  readonly rules: (task: Task, run?: PrintedRun) => readonly ReplayRules[];
  /** Whether an output that follows the rules shows the bug at all; missing: it does. */
  readonly shows?: (task: Task, run: PrintedRun) => boolean;
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
        .map((rules) => ({ ...rules, ...change }))
        .flatMap((rules) => (isKeyWrong ? wrongKey(rules) : rules)),
  };
}

function wrongKey(rules: ReplayRules): readonly ReplayRules[] {
  if (rules.search !== 'best-first') return [rules];
  return [true, false].flatMap((takesOldest) => anyJoins({ ...rules, reopens: 'may', takesOldest }));
}

/** Where a key is wrong, it matters which paths wait. */
function anyJoins(rules: ReplayRules): readonly ReplayRules[] {
  if (rules.search !== 'best-first') return [rules];
  return [rules, { ...rules, joins: 'cheapest' }, { ...rules, joins: 'replaces' }];
}

function deepening(change: Partial<DeepeningRules>, suits: (algorithm: StrategyId) => boolean = () => true): BugRow {
  return {
    rules: (task) =>
      rightOf(task, 'deepening')
        .filter(() => suits(algorithmOf(task)))
        .map((rules) => ({ ...rules, ...change })),
  };
}

/** States count as seen once they are printed, or once they are expanded. */
function seenWrongly(prunes: DeepeningRules['prunes']): BugRow {
  const changes = [{ prunes }, { prunes, seesExpanded: true }];
  return { rules: (task, run) => changes.flatMap((change) => deepening(change).rules(task, run)) };
}

/** The program is another search. */
function instead(algorithms: readonly StrategyId[], other: StrategyId): BugRow {
  return {
    rules: (task) => (algorithms.includes(algorithmOf(task)) ? task.rightRulesOf(other) : []),
  };
}

/** All kinds of right programs, each with this change. */
function everyKind(changes: readonly Partial<ReplayRules>[]): BugRow {
  return {
    rules: (task) =>
      task.rightRules().flatMap((rules) => changes.map((change) => ({ ...rules, ...change }) as ReplayRules)),
  };
}

function wrongH(wrong: WrongH): BugRow {
  const {
    of,
    goalFor,
    variants = 1,
  }: {
    of: readonly string[];
    goalFor?: (goal: readonly number[], cols: number) => readonly number[];
    variants?: number;
  } = WRONG_H[wrong];
  return {
    rules: (task) => {
      const { algorithm, heuristic, puzzle } = task.assignment;
      if (!STRATEGIES[algorithm].usesHeuristic || !of.includes(heuristic)) return [];
      if (goalFor?.(puzzle.goal, puzzle.cols).join() === puzzle.goal.join()) return [];
      const estimates = Array.from({ length: variants }, (_, variant) => task.estimates(wrong, variant));
      return task
        .rightRules()
        .flatMap((rules) => estimates.map((each) => ({ ...rules, estimates: each }) as ReplayRules))
        .flatMap(wrongKey)
        .flatMap((rules) => (goalFor !== undefined ? [rules, { ...rules, missesGoal: true }] : [rules]));
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
  'never-reopens': bestFirst({ reopens: 'never' }, (algorithm) => algorithm === 'astar'),
  'no-closed-list': { rules: noClosedList },
  'closed-unasked': bestFirst({ closes: 'expanded, unasked' }, () => true),
  'h-of-parent': bestFirst({ hOf: 'parent' }, hasH, true),
  'forgets-g': { rules: ignoresG },
  'forgets-h': { rules: ignoresH },
  'forgets-weight': instead(['weighted-astar'], 'astar'),
  'adds-g': instead(['greedy'], 'astar'),
  'g-of-last-move': { rules: sumsLastMove },
  // With the weight 2, it would be A* without the weight.
  'adds-twice': bestFirst({ gSums: 'twice' }, (algorithm) => algorithm === 'astar'),
  'weighs-g': { rules: weighsG },
  'adds-up-f': bestFirst({ gSums: 'f' }, hasBoth, true),
  'counts-moves': { rules: countsMoves },
  'greatest-first': { rules: greatestFirst },
  'compares-text': bestFirst({ comparesText: true }, hasKey, true),
  'stack-for-queue': { rules: takesNewest },
  'queue-for-stack': instead(['dfs'], 'bfs'),
  'counts-states': everyKind([{ firstG: 1 }]),
  'misses-goal': everyKind([{ missesGoal: true }]),
  'around-the-edge': { rules: slidesAround },
  'forgets-a-move': everyKind(WITHOUT_ONE.map((moves) => ({ moves }))),
  'loses-an-edge': everyKind(WITHOUT_EDGE.map((moves) => ({ moves }))),
  'moves-diagonally': { rules: movesDiagonally },
  'shared-board': { rules: () => [{ search: 'shared board' }] },
  'bound-by-two': deepening({ rises: 2 }, byDepth),
  'starts-too-deep': deepening({ firstBound: 2 }, byDepth),
  'bound-too-high': { rules: beginsHigh },
  'bound-off-by-one': deepening({ testsBelowBound: true, printsBeyond: true }, byDepth),
  'bound-to-greatest': deepening({ rises: 'greatest' }, byF),
  'seen-at-any-depth': seenWrongly('seen'),
  'seen-in-other-rounds': seenWrongly('seen in any round'),
  ...(Object.fromEntries((Object.keys(WRONG_H) as WrongH[]).map((id) => [id, wrongH(id)])) as Record<WrongH, BugRow>),
  // Last: of three bugs, a board parts the first two, which this one and the one that is like it must not be.
  'h-of-start': { rules: keepsFirstH, shows: showsHOfStart },
} as const satisfies Record<string, BugRow>;
export type BugId = keyof typeof BUGS;

/** Whether two bugs always expand the same states: only the numbers that are printed tell one from the other. */
export function areAlike(one: BugId, other: BugId): boolean {
  return ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
}

const ALIKE: readonly (readonly BugId[])[] = [['h-of-start', 'forgets-h']];

/** Numbers and successors are those of the search that is meant, all successors at once. */
function takesNewest(task: Task): readonly ReplayRules[] {
  const algorithm = algorithmOf(task);
  if (!QUEUE.includes(algorithm)) return [];
  const weighs = rightOf(task, 'best-first')[0];
  return task.rightRulesOf('dfs').map((rules) => ({ ...rules, weighs }) as ReplayRules);
}

function keepsFirstH(task: Task): readonly ReplayRules[] {
  return [...bestFirst({ hOf: 'start' }, hasH).rules(task), ...deepening({ hOfStart: true }, byF).rules(task)];
}

const HIGH_BOUND = 30;

/** The first bound, or the only one, is that to which the first branch of the output goes down. */
function beginsHigh(task: Task, run?: PrintedRun): readonly ReplayRules[] {
  const isByF = byF(algorithmOf(task));
  const bound = run === undefined ? HIGH_BOUND : lastOfFirstBranch(task, run, isByF);
  if (bound <= (isByF ? task.estimates().of(task.start) : 2)) return [];
  return rightOf(task, 'deepening')
    .filter(({ testsBelowBound, firstBound }) => testsBelowBound !== true && (isByF || firstBound === 1))
    .map((rules) => ({ ...rules, ...(isByF ? { firstF: bound } : { firstBound: bound }) }));
}

/** The greatest depth, or f, before the output turns back for the first time. */
function lastOfFirstBranch(task: Task, { steps, state, stepEvents }: PrintedRun, isByF: boolean): number {
  let [g, greatest] = [0, 0];
  for (let depth = 0; depth < steps; depth++) {
    const [from, to] = [state[stepEvents[Math.max(0, depth - 1)]], state[stepEvents[depth]]];
    const action = task.states.actionBetween(from, to);
    if (depth > 0 && action === NONE) break;
    if (depth > 0) g += task.states.costOf(from, action);
    greatest = Math.max(greatest, isByF ? g + task.estimates().of(to) : depth);
  }
  return greatest;
}

/** By h alone, all keys are equal then, and every order is possible: it must be printed. */
function showsHOfStart(task: Task, { events, state, h }: PrintedRun): boolean {
  const estimates = task.estimates();
  const printed = Array.from(h.subarray(0, events).entries()).filter(([, said]) => !Number.isNaN(said));
  if (printed.length === 0) return STRATEGIES[algorithmOf(task)].key !== 'h';
  return printed.some(([event, said]) => differs(said, estimates.of(state[event])));
}

/** Where h plays no part and all moves cost the same, all keys are equal then, and every order is possible. */
function sumsLastMove(task: Task): readonly ReplayRules[] {
  const algorithm = algorithmOf(task);
  const suits = hasBoth(algorithm) || (algorithm === 'ucs' && task.assignment.puzzle.costs !== undefined);
  return bestFirst({ gSums: 'last move' }, () => suits, true).rules(task);
}

/** The weight stands before g, not before h. */
function weighsG(task: Task): readonly ReplayRules[] {
  if (algorithmOf(task) !== 'weighted-astar') return [];
  return rightOf(task, 'best-first').flatMap((rules) => wrongKey({ ...rules, ofG: rules.ofH, ofH: rules.ofG }));
}

/**
 * Without a closed list, with or without the move straight back; or the start alone is known; or a state is only not
 * generated from one that has it for its parent, as the parents are by the path that was found last.
 */
function noClosedList(task: Task): readonly ReplayRules[] {
  if (task.assignment.duplicates === 'kept') return [];
  return task.rightRules().flatMap((rules) => {
    if (rules.search !== 'best-first' && rules.search !== 'depth-first') return [];
    if (rules.search === 'depth-first') return trees(rules);
    const known = (['start', 'latest parent'] as const).map((skips) => ({ ...rules, closes: 'never', skips }) as const);
    return [...trees(rules), ...known];
  });
}

function trees(rules: ReplayRules & { search: 'best-first' | 'depth-first' }): readonly ReplayRules[] {
  return [true, false].flatMap((skipsStraightBack): readonly ReplayRules[] => {
    const tree = { ...rules, closes: 'never', skipsStraightBack } as const;
    return rules.search === 'best-first' ? [tree, { ...tree, joins: 'replaces' } as ReplayRules] : [tree];
  });
}

/** Where moves lead elsewhere, h is inconsistent. */
function slidesAround(task: Task): readonly ReplayRules[] {
  return task.rightRules().flatMap((rules) => AROUND_THE_EDGE.flatMap((moves) => wrongKey({ ...rules, moves })));
}

/** Where a move leads further, h is inconsistent. */
function movesDiagonally(task: Task): readonly ReplayRules[] {
  return task.rightRules().flatMap((rules) => DIAGONAL.flatMap((moves) => wrongKey({ ...rules, moves })));
}

/** Its h may be printed as it is, but plays no part; or it is always 0. */
function ignoresH(task: Task): readonly ReplayRules[] {
  if (!hasBoth(algorithmOf(task))) return [];
  const estimates = [task.estimates(), task.estimates('zero')];
  return task
    .rightRulesOf('ucs')
    .flatMap((rules) => estimates.map((each) => ({ ...rules, estimates: each }) as ReplayRules));
}

/** Its g may be printed as it is, but plays no part; or it stays 0. */
function ignoresG(task: Task): readonly ReplayRules[] {
  const algorithm = algorithmOf(task);
  if (algorithm === 'idastar') return rightOf(task, 'deepening').map((rules) => ({ ...rules, forgetsG: true }));
  if (!hasBoth(algorithm)) return [];
  return task
    .rightRulesOf('greedy')
    .flatMap((rules) => [rules, { ...rules, gSums: 'nothing', reopens: 'never' } as ReplayRules]);
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
