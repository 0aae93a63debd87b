/**
 * Searches that are wrong in one way, as rows: a program has the bug if its whole output follows the changed rules. Their
 * words are in `bugWords.ts`. Found in handed-in programs and in libraries: a closed list that is never re-opened
 * (jgrapht#335, networkx#3508, Graphs.jl#120), states marked when queued (rot.js#119).
 */
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { NO_CELL } from '../../puzzle/geometry.ts';
import { NONE } from '../../trace/trace.ts';
import type { ReplayRules, Task } from '../rules/assignment.ts';
import {
  algorithmOf,
  bestFirst,
  byDepth,
  byF,
  deepening,
  everyKind,
  hasBoth,
  hasG,
  hasH,
  hasKey,
  heapList,
  instead,
  isAStar,
  ORDERS_OF_MOVES,
  rightOf,
  seenWrongly,
  withEstimates,
  withMoves,
  withWrongH,
  wrongKey,
  type BugRow,
} from './bugRows.ts';
import { boardRank } from './boardRank.ts';
import { StateEstimates } from '../rules/estimates.ts';
import { anyEntry, wrongEntries } from './movesTable.ts';
import { AROUND_THE_EDGE, DIAGONAL, entryText, WITHOUT_EDGE, WITHOUT_ONE } from '../rules/oddMoves.ts';
import { differs, type PrintedRun } from '../output/printedRun.ts';
import { WRONG_H, type WrongH } from '../rules/wrongH.ts';

const QUEUE: readonly StrategyId[] = ['bfs', 'ucs', 'greedy', 'astar', 'weighted-astar'];

export const BUGS = {
  'goal-on-generation': bestFirst({ mustTestOnGeneration: true }, hasG),
  'marked-when-generated': bestFirst({ closes: 'generated' }, hasG),
  'never-reopens': bestFirst({ reopens: 'never' }, isAStar),
  'no-closed-list': { rules: noClosedList },
  'closed-unasked': bestFirst({ closes: 'expanded, unasked' }, () => true),
  'h-of-parent': bestFirst({ hOf: 'parent' }, hasH, true),
  'forgets-g': { rules: ignoresG },
  'forgets-h': { rules: ignoresH },
  'forgets-weight': instead(['weighted-astar'], 'astar'),
  'looks-at-h': { rules: looksAtH },
  'subtracts-h': bestFirst({ ofH: -1 }, isAStar, true),
  'adds-g': instead(['greedy'], 'astar'),
  'g-of-last-move': { rules: sumsLastMove },
  'counts-expanded': bestFirst({ gSums: 'steps' }, isAStar, true),
  // With the weight 2, it would be A* without the weight.
  'adds-twice': bestFirst({ gSums: 'twice' }, isAStar),
  'weighs-g': { rules: weighsG },
  'adds-up-f': bestFirst({ gSums: 'f' }, hasBoth, true),
  'counts-moves': { rules: countsMoves },
  'greatest-first': { rules: greatestFirst },
  'compares-text': bestFirst({ comparesText: true }, hasKey, true),
  'multiplies-g-and-h': bestFirst({ multiplies: true }, isAStar, true),
  'takes-smallest-board': { rules: ordersByBoard },
  'stack-for-queue': { rules: takesNewest },
  'takes-end-of-heap': heapList('on push'),
  'appends-to-heap': heapList('on pop'),
  'queue-for-stack': instead(['dfs'], 'bfs'),
  'counts-states': everyKind([{ firstG: 1 }]),
  'misses-goal': everyKind([{ missesGoal: true }]),
  'around-the-edge': withMoves(AROUND_THE_EDGE),
  'forgets-a-move': everyKind(WITHOUT_ONE.map((moves) => ({ moves }))),
  'loses-an-edge': everyKind(WITHOUT_EDGE.map((moves) => ({ moves }))),
  'moves-diagonally': withMoves(DIAGONAL),
  'wrong-entry-in-moves': { rules: errsAtOneCell },
  'leaves-in-frontier': bestFirst({ closes: 'never', joins: 'cheapest', keepsTaken: true }, hasKey),
  'stops-at-known': { rules: leavesLoop },
  'enters-one': { rules: entersOne },
  'success-not-passed-on': { rules: goesOn },
  'shared-board': { rules: () => [{ search: 'shared board' }] },
  'bound-by-two': deepening({ rises: 2 }, byDepth),
  'rises-too-fast': { rules: risesFast },
  'starts-too-deep': deepening({ firstBound: 2 }, byDepth),
  'bound-too-high': { rules: beginsHigh },
  'bound-off-by-one': deepening({ testsBelowBound: true, printsBeyond: true }, byDepth),
  'bound-to-greatest': deepening({ rises: 'greatest' }, byF),
  'seen-at-any-depth': seenWrongly('seen'),
  'seen-in-other-rounds': seenWrongly('seen in any round'),
  ...(Object.fromEntries((Object.keys(WRONG_H) as WrongH[]).map((id) => [id, withWrongH(id)])) as Record<
    WrongH,
    BugRow
  >),
  'doubles-h': { rules: doublesH },
  'start-for-goal': { rules: aimsAtStart },
  'halves-h': { rules: halvesH },
  // Last: of three bugs, a board parts the first two, which this one and the one that is like it must not be.
  'h-of-start': { rules: keepsFirstH, shows: showsHOfStart },
} as const satisfies Record<string, BugRow>;
export type BugId = keyof typeof BUGS;

/** Whether two bugs always expand the same states: only the numbers that are printed tell one from the other. */
export function areAlike(one: BugId, other: BugId): boolean {
  return ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
}

const ALIKE: readonly (readonly BugId[])[] = [
  ['h-of-start', 'forgets-h'],
  ['adds-twice', 'halves-h'],
];

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
function lastOfFirstBranch(task: Task, run: PrintedRun, isByF: boolean): number {
  let [g, greatest] = [0, isByF ? task.estimates().of(run.expandedBy(1)) : 0];
  for (let step = 2; step <= run.steps; step++) {
    const [from, to] = [run.expandedBy(step - 1), run.expandedBy(step)];
    const action = task.states.actionBetween(from, to);
    if (action === NONE) break;
    g += task.states.costOf(from, action);
    greatest = Math.max(greatest, isByF ? g + task.estimates().of(to) : step - 1);
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

/** break, or return, in place of continue: what is lost depends on the order of moves. Without an output, one stands for all. */
function leavesLoop(task: Task, run?: PrintedRun): readonly ReplayRules[] {
  if (task.assignment.duplicates === 'kept') return [];
  const orders = run === undefined ? ORDERS_OF_MOVES.slice(0, 1) : ORDERS_OF_MOVES;
  return rightOf(task, 'best-first').flatMap((rules) =>
    (['closed', 'generated'] as const).flatMap((known) =>
      orders.map((order) => ({ ...rules, stopsAt: { known, order }, reopens: 'may' }) as const),
    ),
  );
}

/** return in the loop over the successors. */
function entersOne(task: Task): readonly ReplayRules[] {
  const algorithm = algorithmOf(task);
  if (algorithm !== 'dfs' && !byDepth(algorithm)) return [];
  return task.rightRules().map((rules) => ({ ...rules, entersOne: true }) as ReplayRules);
}

function goesOn(task: Task, run?: PrintedRun): readonly ReplayRules[] {
  if (run !== undefined && !goesPastGoal(task, run)) return [];
  const inDepth = rightOf(task, 'depth-first').map((rules) => ({ ...rules, goesOn: true }));
  const inRounds = (['round', 'rounds', 'next round'] as const).flatMap((goesOn) => deepening({ goesOn }).rules(task));
  return [...inDepth, ...inRounds];
}

export function goesPastGoal({ goal }: Task, { steps, state, stepEvents }: PrintedRun): boolean {
  return stepEvents.subarray(0, steps - 1).some((event) => state[event] === goal);
}

/** By more than 1 on depth; what is beyond by f is often 2 higher. */
function risesFast(task: Task): readonly ReplayRules[] {
  const steps = [...(byF(algorithmOf(task)) ? [2] : []), 3, 4, 5, 10, 'twice'] as const;
  return steps.flatMap((rises) => deepening({ rises }).rules(task));
}

/** Greedy search or A* in place of a search without a heuristic, which may be any of the usual ones. */
function looksAtH(task: Task): readonly ReplayRules[] {
  if (algorithmOf(task) !== 'bfs' && algorithmOf(task) !== 'ucs') return [];
  const others = (['greedy', 'astar'] as const).flatMap((other) => task.rightRulesOf(other));
  return withEstimates(others, [task.estimates(), task.estimates('counts-tiles')]);
}

/** By the board in place of the key: min() of the states, or a heap of pairs that begin with the board. */
function ordersByBoard(task: Task): readonly ReplayRules[] {
  const ranks = (['lowest', 'highest'] as const).map((blank) => new StateEstimates(task.states, boardRank(blank)));
  return rightOf(task, 'best-first').flatMap((rules) => ranks.flatMap((each) => wrongKey({ ...rules, ranks: each })));
}

/** Where a move leads further, h is inconsistent. */
function errsAtOneCell(task: Task, run?: PrintedRun): readonly ReplayRules[] {
  const entries = run === undefined ? [anyEntry(task)] : wrongEntries(task, run);
  const usual = task.rightRules().filter((rules) => !('boundFirst' in rules));
  return entries.flatMap((entry) => {
    const rules = usual.map((each) => ({ ...each, moves: entryText(entry) }));
    return entry.adds === NO_CELL ? rules : rules.flatMap(wrongKey);
  });
}

function aimsAtStart(task: Task): readonly ReplayRules[] {
  return withWrongH('start-for-goal')
    .rules(task)
    .map((rules) => ({ ...rules, aimsAtStart: true }));
}

/** h may be halved where it is worked out, or where f is. With the weight 2, the weight would be forgotten. */
function halvesH(task: Task): readonly ReplayRules[] {
  if (task.assignment.weight === 2) return [];
  return [...withWrongH('halves-h').rules(task), ...bestFirst({ ofG: 2, scale: 2 }, isAStar, true).rules(task)];
}

/** h may be doubled where it is worked out, or where f is. */
function doublesH(task: Task): readonly ReplayRules[] {
  return [...withWrongH('doubles-h').rules(task), ...bestFirst({ ofH: 2 }, isAStar, true).rules(task)];
}

/** Its h may be printed as it is, but plays no part; or it is always 0. */
function ignoresH(task: Task): readonly ReplayRules[] {
  if (algorithmOf(task) === 'idastar') return boundsG(task);
  if (!hasBoth(algorithmOf(task))) return [];
  return withEstimates(task.rightRulesOf('ucs'), [task.estimates(), task.estimates('zero')]);
}

/** The bound is on g; the first one may be h of the start all the same. */
function boundsG(task: Task): readonly ReplayRules[] {
  const bounds = [0, 1, task.estimates().of(task.start)];
  return rightOf(task, 'deepening').flatMap((rules) => bounds.map((firstF) => ({ ...rules, firstF, forgetsH: true })));
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
  return task.assignment.puzzle.costs === undefined ? [] : bestFirst({ gSums: 'moves' }, hasG, true).rules(task);
}

/** The order of the queue is the wrong way round. */
function greatestFirst(task: Task): readonly ReplayRules[] {
  if (!hasKey(algorithmOf(task))) return [];
  return rightOf(task, 'best-first').flatMap((rules) =>
    wrongKey({ ...rules, ofG: -rules.ofG, ofH: -rules.ofH, scale: -rules.scale }),
  );
}
