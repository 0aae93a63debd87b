/** What a step breaks, in sentences for the one who wrote the program. */
import { STRATEGIES, type Strategy, type StrategyId } from '../../engine/strategy.ts';
import { printBoard } from '../../puzzle/board.ts';
import { HEURISTICS } from '../../puzzle/heuristics/heuristics.ts';
import { formatNumber } from '../../text/numbers.ts';
import { goalCosts, isAnytime } from './anytime.ts';
import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import type { Broken, RuleId, Weighed } from '../rules/replay.ts';

export interface RuleSentences {
  /** What happened, at which step. */
  readonly happened: string;
  /** What holds instead. */
  readonly rule: string;
  /** What to look for in the program. */
  readonly look: string;
}

interface Telling {
  readonly broken: Broken;
  readonly run: PrintedRun;
  readonly strategy: Strategy;
  /** Whether it is a tree search, without a closed list. */
  readonly keepsDuplicates: boolean;
  /** The number of the start. */
  readonly start: number;
  /** g of the goal, each time that it was taken, where this is an anytime search; else empty. */
  readonly improved: readonly number[];
  /** The heuristic's name, inside a sentence. */
  readonly heuristic: string;
  /** `Step 14` */
  readonly step: string;
  /** The boards of `broken`. */
  readonly state: string;
  readonly due: string;
}

export function ruleSentences(task: Task, run: PrintedRun, broken: Broken): RuleSentences {
  const { algorithm, heuristic, puzzle, duplicates } = task.assignment;
  const board = (state: number | undefined): string =>
    state === undefined ? '' : `“${printBoard(task.states.cellsOf(state), puzzle.cols)}”`;
  const { label, shortLabel = label }: { label: string; shortLabel?: string } = HEURISTICS[heuristic];
  const telling = {
    ...{ broken, run, strategy: STRATEGIES[algorithm], heuristic: shortLabel },
    improved: broken.rule === 'after-goal' && isAnytime(task, run) ? goalCosts(task.goal, run) : [],
    ...{ keepsDuplicates: duplicates === 'kept', start: task.start },
    ...{ step: `Step ${formatNumber(broken.step)}`, state: board(broken.state), due: board(broken.due) },
  };
  const { happened, rule, look } = RULE_WORDS[broken.rule];
  return { happened: happened(telling), rule: rule(telling), look: look(telling) };
}

/** What is expanded next, or why nothing is. */
export function nextRule({ algorithm }: Pick<Task['assignment'], 'algorithm'>, isOver: boolean): string {
  if (isOver) return GOAL_ENDS;
  const strategy: Strategy = STRATEGIES[algorithm];
  if (strategy.iterates !== null) return IN_ROUNDS;
  return strategy.frontier === 'lifo' ? NEWEST_FIRST : leastFirst(strategy);
}

const GOAL_ENDS = 'The search ends as soon as the goal is taken from the frontier.';
const IN_ROUNDS =
  'Within its bound, the search goes on below the state that it expanded last. When nothing is left there, the next round begins with the start.';
const ROUND_SKIPS =
  'In a round, each path is walked once. What a program skips, such as the move straight back, it skips throughout.';
const NEWEST_FIRST =
  'Depth-first search goes on below the state that it expanded last, and turns back only when nothing is left to expand there.';

/** What is wrong with a step, in few words; `''` where there are none. */
export function shortFault(algorithm: StrategyId, { rule, key, dueKey }: Broken): string {
  if (key !== undefined && dueKey !== undefined) return shortKey(STRATEGIES[algorithm], key, dueKey);
  return SHORT_FAULTS[rule] ?? '';
}

const SHORT_FAULTS: Partial<Record<RuleId, string>> = {
  'explored-again': 'It was expanded before.',
  'not-successor': 'No move leads here from a state that was expanded.',
  'not-newest': 'A state that was generated later is in the frontier.',
  'beyond-bound': 'It lies beyond the bound of this round.',
  'round-early': 'Something is left to expand in this round.',
  'round-over': 'Nothing is left to expand in this round.',
  'after-goal': 'The goal was taken before.',
};

function shortKey({ formula, key: by }: Strategy, key: Weighed, due: Weighed): string {
  if (formula === null)
    return `Its depth is ${formatNumber(key.g)}; one with ${formatNumber(due.g)} is in the frontier.`;
  return `Its ${by} is ${formatNumber(key.f)}; one with ${formatNumber(due.f)} is in the frontier.`;
}

type Said = (telling: Telling) => string;

const always =
  (text: string): Said =>
  () =>
    text;

const PUT_TOGETHER = always(
  'Look at how the path is put together: from the goal back along the parents to the start, then reversed.',
);

const LEAST_FIRST: Said = ({ strategy }) => leastFirst(strategy);

function leastFirst({ formula }: Strategy): string {
  return formula === null
    ? 'A queue is first in, first out: all states of one depth leave it before the next depth begins.'
    : `Of the states in the frontier, one with the lowest ${formula} is expanded next. If several have it, any of them is right.`;
}

const RULE_WORDS: Readonly<Record<RuleId, Readonly<Record<keyof RuleSentences, Said>>>> = {
  start: {
    happened: ({ state }) => `Step 1 expanded ${state}, which is not the start.`,
    rule: always('A search begins with the start: no other state is in the frontier.'),
    look: always('Look at the board that your program reads, and at the order of its rows and columns.'),
  },
  'after-goal': {
    happened: ({ step, state }) => `${step} expanded ${state}, although an earlier step had taken the goal.`,
    rule: always(GOAL_ENDS),
    look: ({ improved }) =>
      improved.length > 0
        ? `The goal was taken with g = ${improved.map(formatNumber).join(', then ')}, and the search went on for a better path, with a lower weight: this looks like an anytime search. Weighted A* ends with the first goal. To have it judged, print the steps up to that goal.`
        : 'Look at your goal test: does it compare the tiles, or only whether two boards are the same object? And does it leave the loop?',
  },
  'not-successor': {
    happened: ({ step, state }) =>
      `${step} expanded ${state}, but it is not one move away from any state that was expanded before.`,
    rule: always(
      'The frontier holds only the start and states that were generated; each of those is one move from its parent.',
    ),
    look: always(
      'Look at the function that makes the successors: does it copy the board before it moves a tile, and does it stop at the edges?',
    ),
  },
  'explored-again': {
    happened: (told) =>
      stepBefore(told) === '0'
        ? `${told.step} expanded ${told.state}, although a path to it that is no longer was known.`
        : `${told.step} expanded ${told.state} again: step ${stepBefore(told)} had expanded it.`,
    rule: ({ strategy, keepsDuplicates }) => {
      if (strategy.iterates !== null) return ROUND_SKIPS;
      if (keepsDuplicates)
        return 'Without a closed list, a state is expanded once for each path to it, not more often.';
      if (strategy.frontier === 'lifo')
        return 'A state is expanded once, or at least not again on the path that leads to it.';
      return strategy.key === 'f'
        ? 'A state is expanded again only after a cheaper path to it was found.'
        : 'A state is expanded once.';
    },
    look: ({ strategy, keepsDuplicates }) =>
      strategy.iterates !== null
        ? 'Look at what your program skips: the move straight back, states on the path, or states that it has seen in this round at no greater depth?'
        : keepsDuplicates
          ? 'Look at your frontier: is a state removed from it when it is taken?'
          : 'Look at your closed list: does each state go there when it is expanded, and is it looked up by its tiles? In many languages, == only says whether two lists are the same object.',
  },
  'not-least': {
    happened: (told) =>
      `${told.step} expanded ${told.state} ${keyWords(told, told.broken.key)}, while ${told.due} ${keyWords(told, told.broken.dueKey)} was in the frontier${reopened(told)}.`,
    rule: LEAST_FIRST,
    look: (told) =>
      told.strategy.formula === null
        ? `${neverLater(told)}Look at both ends of your queue: are states added at one end and taken from the other?`
        : 'Look at what your priority queue compares, and at what happens when a cheaper path to a frontier state is found.',
  },
  'not-newest': {
    happened: ({ step, state, due }) =>
      `${step} expanded ${state}, although ${due} was generated later and was in the frontier.`,
    rule: ({ strategy }) => (strategy.iterates === null ? NEWEST_FIRST : IN_ROUNDS),
    look: ({ strategy, due }) =>
      strategy.iterates === null
        ? 'If your program has a stack: are states added and taken at the same end? If it calls itself: does it call for each successor, before it looks at the next one?'
        : `Look at what your program does with each successor: within the bound, all states below it come before the next one. Compare ${strategy.formula ?? 'the depth'} of ${due} with the bound, too.`,
  },
  'round-over': {
    happened: ({ step, state }) => `${step} expanded ${state}, although nothing was left to expand in this round.`,
    rule: always('When nothing is left within the bound, the next round begins with the start.'),
    look: always(
      'Look at what is left from one round to the next: each round begins from scratch, with the start alone.',
    ),
  },
  'beyond-bound': {
    happened: (told) =>
      `${told.step} expanded ${told.state}, which lies beyond the bound of this round: its ${boundOn(told)} is ${saidOf(told)} and the bound is ${rightOf(told)}.`,
    rule: always('A round expands no state beyond its bound; the bound of the next round is higher.'),
    look: (told) =>
      `Look at where your program compares ${boundOn(told)} with the bound: with < or with <=, and before or after it adds the move? And look at how the bound begins, and rises.`,
  },
  'round-early': {
    happened: ({ step, due }) =>
      `${step} began a new round at the start, although ${due} was still to be expanded in this one.`,
    rule: always('A round ends only when nothing is left within its bound.'),
    look: always('Look at what your program does when a branch has failed: it must go on with the next one.'),
  },
  g: {
    happened: (told) => `${told.step} says g = ${saidOf(told)} for ${told.state}; it is ${rightOf(told)}.`,
    rule: always('g of the start is 0, and g of a successor is g of its parent plus what the move costs.'),
    look: always(
      'Look at where g is set: each path has its own g. A single counter for the whole program counts something else.',
    ),
  },
  h: {
    happened: (told) =>
      `${told.step} says h = ${saidOf(told)} for ${told.state}; ${told.heuristic} gives ${rightOf(told)}.`,
    rule: ({ heuristic }) => `h (${heuristic}) is worked out from this board and this goal alone.`,
    look: always(
      'Work out h of this board by hand, then look at your heuristic: does it count the blank, and does it use this goal?',
    ),
  },
  f: {
    happened: (told) => `${told.step} says f = ${saidOf(told)} for ${told.state}; it is ${rightOf(told)}.`,
    rule: ({ strategy }) => `f is ${strategy.formula ?? 'g'}.`,
    look: always('Look at where f is worked out, and whether g and h are those of the same state.'),
  },
  'generated-not-successor': {
    happened: ({ step, state }) =>
      `${step} generated ${state}, which is not one move away from the state that it expanded.`,
    rule: always('A successor is the board after the blank has changed places with a tile next to it.'),
    look: always(
      'Look at the edges: in a list of cells, the last cell of a row and the first of the next row are not neighbours.',
    ),
  },
  'generated-missing': {
    happened: ({ step, due }) => `${step} did not generate ${due}, a successor that no step has generated before.`,
    rule: always('Every new successor joins the frontier.'),
    look: always(
      'Look at the moves that your program tries (there are up to four), and at which states it considers known.',
    ),
  },
  'generated-g': {
    happened: (told) =>
      `${told.step} says g = ${saidOf(told)} for its successor ${told.state}; it is ${rightOf(told)}.`,
    rule: always('g of a successor is g of its parent plus what the move costs.'),
    look: always('Look at where g of a successor is set.'),
  },
  'generated-h': {
    happened: (told) =>
      `${told.step} says h = ${saidOf(told)} for its successor ${told.state}; ${told.heuristic} gives ${rightOf(told)}.`,
    rule: ({ heuristic }) => `h (${heuristic}) is worked out from this board and this goal alone.`,
    look: always(
      'Work out h of this board by hand, then look at your heuristic: does it get the board after the move, or the one before?',
    ),
  },
  'generated-f': {
    happened: (told) =>
      `${told.step} says f = ${saidOf(told)} for its successor ${told.state}; it is ${rightOf(told)}.`,
    rule: ({ strategy }) => `f is ${strategy.formula ?? 'g'}.`,
    look: always('Look at where f is worked out, and whether g and h are those of the same state.'),
  },
  'ended-early': {
    happened: (told) =>
      `The program ended after step ${formatNumber(told.broken.step)}, as soon as it had generated the goal ${keyWords(told, told.broken.key)}, while ${told.due} ${keyWords(told, told.broken.dueKey)} was in the frontier.`,
    rule: always(
      'The goal ends the search when it is taken from the frontier: until then, a cheaper path to it may be found.',
    ),
    look: always(
      'Look at where your goal test stands: it belongs after the line that takes a state from the frontier.',
    ),
  },
  'ended-elsewhere': {
    happened: ({ broken, state }) =>
      `The program ended with ${state} after step ${formatNumber(broken.step)}, as if that were the goal: the path in line ${formatNumber(broken.line)} leads there.`,
    rule: always('The search ends when the goal is taken from the frontier, or when nothing is left there.'),
    look: always('Look at your goal test: it must compare all tiles with the goal that is asked for.'),
  },
  'path-moves': {
    happened: ({ broken, run }) =>
      run.path!.moves?.length === 0
        ? `The path in line ${formatNumber(broken.line)} is empty, and the start is not the goal.`
        : `The moves in line ${formatNumber(broken.line)} do not lead to the goal: neither as moves of the blank nor as moves of the tiles.`,
    rule: always('The path leads from the start to the goal.'),
    look: always('Look at how the path is put together: from the goal back along the parents, then turned around.'),
  },
  'path-reversed': {
    happened: ({ broken }) => `The path in line ${formatNumber(broken.line)} is printed from the goal to the start.`,
    rule: always('A path begins with the start. The search itself is right.'),
    look: always('Reverse the path before you return it: it was put together from the goal back along the parents.'),
  },
  'path-broken': {
    happened: ({ broken, run, start, state, due }) => {
      const path = `The path in line ${formatNumber(broken.line)}`;
      return run.path!.states[0] === start
        ? `${path} breaks: no move leads from ${due} to ${state}.`
        : `${path} begins with ${state}, not with the start ${due}.`;
    },
    rule: always('A path begins with the start, and each of its boards is one move from the one before.'),
    look: PUT_TOGETHER,
  },
  'path-goal': {
    happened: ({ broken, state }) =>
      `The path in line ${formatNumber(broken.line)} ends with ${state}, which is not the goal.`,
    rule: always('The path leads to the goal.'),
    look: PUT_TOGETHER,
  },
  'path-cost': {
    happened: (told) =>
      `The path in line ${formatNumber(told.broken.line)} costs ${saidOf(told)}; that is not the cost of the best path to the goal that these steps have found.`,
    rule: always(
      'The path goes back from the goal along the parents. A parent belongs to the best path to its state so far.',
    ),
    look: always('Look at where the parent of a state is set: a path that is no cheaper must not change it.'),
  },
};

/** What a round compares with its bound. */
function boundOn({ strategy }: Telling): string {
  return strategy.iterates === 'f' ? 'f' : 'depth';
}

/** Whether the state that was due is not expanded by a later step either. */
function neverLater({ run, broken, due }: Telling): string {
  for (let step = broken.step; step <= run.steps; step++) if (run.expandedBy(step) === broken.due) return '';
  return `${due} never comes later either: is it generated at all? Look at the moves that your program tries, and at which states it considers known. `;
}

function saidOf({ broken }: Telling): string {
  return formatNumber(broken.said!);
}

function rightOf({ broken }: Telling): string {
  return formatNumber(broken.right!);
}

/** What the frontier orders by: `with f = 3 + 7 = 10`. */
function keyWords({ strategy }: Telling, weighed: Weighed | undefined): string {
  const { g, h, f } = weighed!;
  if (strategy.formula === null) return `at depth ${formatNumber(g)}`;
  if (strategy.key !== 'f') return `with ${strategy.key} = ${formatNumber(f)}`;
  const parts = strategy.usesWeight ? '' : `${formatNumber(g)} + ${formatNumber(h)} = `;
  return `with f = ${parts}${formatNumber(f)}`;
}

/** The last step before that has expanded the state. */
function stepBefore({ run, broken }: Telling): string {
  return formatNumber(lastStepOf(run, broken.state!, broken.step));
}

function reopened({ run, broken, keepsDuplicates }: Telling): string {
  const before = lastStepOf(run, broken.due!, broken.step);
  if (before === 0) return '';
  return `, again: ${keepsDuplicates ? 'another' : 'a cheaper'} path to it was found than that of step ${formatNumber(before)}`;
}

/** The last step before `end` that expanded `state`; 0 for none. */
function lastStepOf(run: PrintedRun, state: number, end: number): number {
  for (let step = end - 1; step >= 1; step--) if (run.expandedBy(step) === state) return step;
  return 0;
}
