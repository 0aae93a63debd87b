/** What a step breaks, in sentences for the one who wrote the program. */
import { STRATEGIES, type Strategy } from '../engine/strategy.ts';
import { printBoard } from '../puzzle/board.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { formatNumber } from '../text/numbers.ts';
import type { Task } from './assignment.ts';
import type { PrintedRun } from './printedRun.ts';
import type { Broken, RuleId, Weighed } from './replay.ts';

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
  /** The heuristic's name, inside a sentence. */
  readonly heuristic: string;
  /** `Step 14` */
  readonly step: string;
  /** The boards of `broken`. */
  readonly state: string;
  readonly due: string;
}

export function ruleSentences(task: Task, run: PrintedRun, broken: Broken): RuleSentences {
  const { algorithm, heuristic, puzzle } = task.assignment;
  const board = (state: number | undefined): string =>
    state === undefined ? '' : `“${printBoard(task.states.cellsOf(state), puzzle.cols)}”`;
  const { label, shortLabel = label }: { label: string; shortLabel?: string } = HEURISTICS[heuristic];
  const telling = {
    ...{ broken, run, strategy: STRATEGIES[algorithm], heuristic: shortLabel },
    ...{ step: `Step ${formatNumber(broken.step)}`, state: board(broken.state), due: board(broken.due) },
  };
  const { happened, rule, look } = RULE_WORDS[broken.rule];
  return { happened: happened(telling), rule: rule(telling), look: look(telling) };
}

type Said = (telling: Telling) => string;

const always =
  (text: string): Said =>
  () =>
    text;

const LEAST_FIRST: Said = ({ strategy }) =>
  strategy.formula === null
    ? 'A queue is first in, first out: all states of one depth leave it before the next depth begins.'
    : `Of the states that wait, one of least ${strategy.formula} is expanded next. Which of several with the same value does not matter.`;

const RULE_WORDS: Readonly<Record<RuleId, Readonly<Record<keyof RuleSentences, Said>>>> = {
  start: {
    happened: ({ state }) => `Step 1 expanded ${state}, which is not the start.`,
    rule: always('A search begins with the start: it is the only state that waits.'),
    look: always('Look at the board that your program reads, and at the order of its rows and columns.'),
  },
  'after-goal': {
    happened: ({ step, state }) => `${step} expanded ${state}, although the goal had been found.`,
    rule: always('The search ends with the goal.'),
    look: always('Look at your goal test: does it compare the tiles, or only whether two boards are one object?'),
  },
  'not-successor': {
    happened: ({ step, state }) => `${step} expanded ${state}, to which no state expanded before leads by one move.`,
    rule: always(
      'Only states that were generated wait in the frontier, and each of those is one move from its parent.',
    ),
    look: always(
      'Look at the function that makes the successors: does it copy the board before it moves a tile, and does it stop at the edges?',
    ),
  },
  'explored-again': {
    happened: (told) => `${told.step} expanded ${told.state} again: step ${stepBefore(told)} had expanded it.`,
    rule: ({ strategy }) =>
      strategy.key === 'f'
        ? 'A state is expanded again only after a cheaper path to it was found.'
        : 'A state is expanded once.',
    look: always(
      'Look at your closed list: is a state put there as it is expanded, and is it looked up by its tiles? In many languages, == on lists or objects compares something else.',
    ),
  },
  'not-least': {
    happened: (told) =>
      `${told.step} expanded ${told.state} with ${keyWords(told, told.broken.key)}, while ${told.due} with ${keyWords(told, told.broken.dueKey)} was waiting${reopened(told)}.`,
    rule: LEAST_FIRST,
    look: ({ strategy }) =>
      strategy.formula === null
        ? 'Look at both ends of your queue: are states added at one end and taken from the other?'
        : 'Look at what your priority queue compares, and at what happens when a cheaper path to a waiting state is found.',
  },
  'not-newest': {
    happened: ({ step, state, due }) =>
      `${step} expanded ${state}, although ${due} was generated later and was waiting.`,
    rule: always(
      'Depth-first search goes on below the state that it expanded last, and turns back only where nothing new is left there.',
    ),
    look: always('Look at your stack: are states added and taken at the same end?'),
  },
  'beyond-bound': {
    happened: ({ step, state }) => `${step} expanded ${state}, which this round of the search leaves out.`,
    rule: always(
      'A round expands no state beyond its bound, and none that it prunes. The bound of the next round is higher.',
    ),
    look: always(
      'Look at where your program compares with the bound: with < or with <=, and before or after it adds the move?',
    ),
  },
  'round-early': {
    happened: ({ step, due }) =>
      `${step} began a new round at the start, although ${due} was still to be expanded in this one.`,
    rule: always('A round ends when nothing is left within its bound.'),
    look: always('Look at what your program does after a branch without success: it must go on with the next one.'),
  },
  g: {
    happened: (told) => `${told.step} says g = ${saidOf(told)} of ${told.state}; it is ${rightOf(told)}.`,
    rule: always('g of the start is 0, and g of a successor is g of its parent plus what the move costs.'),
    look: always('Look at where g is set: it belongs to the path, not to the program as a whole.'),
  },
  h: {
    happened: (told) =>
      `${told.step} says h = ${saidOf(told)} of ${told.state}; ${told.heuristic} is ${rightOf(told)}.`,
    rule: ({ heuristic }) => `h is ${heuristic} of that very board, towards this goal.`,
    look: always('Look at your heuristic by hand on this board: does it count the blank, and does it know this goal?'),
  },
  f: {
    happened: (told) => `${told.step} says f = ${saidOf(told)} of ${told.state}; it is ${rightOf(told)}.`,
    rule: ({ strategy }) => `f is ${strategy.formula ?? 'g'}.`,
    look: always('Look at where f is worked out, and whether g and h are those of the same state.'),
  },
  'generated-not-successor': {
    happened: ({ step, state }) =>
      `${step} generated ${state}, which is not one move away from the state that it expanded.`,
    rule: always('A successor is the board after the blank has changed places with a tile beside it.'),
    look: always(
      'Look at the edges: in a list of cells, the neighbours of the last cell of a row are not in the next row.',
    ),
  },
  'generated-missing': {
    happened: ({ step, due }) => `${step} did not generate ${due}, a successor that no step has generated before.`,
    rule: always('Every successor that is new joins the frontier.'),
    look: always('Look at the moves that your program tries, and at what it takes for known.'),
  },
  'generated-g': {
    happened: (told) => `${told.step} says g = ${saidOf(told)} of its successor ${told.state}; it is ${rightOf(told)}.`,
    rule: always('g of a successor is g of its parent plus what the move costs.'),
    look: always('Look at where g of a successor is set.'),
  },
  'generated-h': {
    happened: (told) =>
      `${told.step} says h = ${saidOf(told)} of its successor ${told.state}; ${told.heuristic} is ${rightOf(told)}.`,
    rule: ({ heuristic }) => `h is ${heuristic} of that very board, towards this goal.`,
    look: always('Look at your heuristic by hand on this board: is it h of this board, or of its parent?'),
  },
  'generated-f': {
    happened: (told) => `${told.step} says f = ${saidOf(told)} of its successor ${told.state}; it is ${rightOf(told)}.`,
    rule: ({ strategy }) => `f is ${strategy.formula ?? 'g'}.`,
    look: always('Look at where f is worked out, and whether g and h are those of the same state.'),
  },
  'ended-early': {
    happened: (told) =>
      `The program ended after step ${formatNumber(told.broken.step)}, as soon as it had generated the goal with ${keyWords(told, told.broken.key)}, while ${told.due} with ${keyWords(told, told.broken.dueKey)} was waiting.`,
    rule: always(
      'The goal ends the search when it is taken from the frontier: until then, a cheaper path to it may be found.',
    ),
    look: always(
      'Look at where your goal test stands: it belongs behind the line that takes a state from the frontier.',
    ),
  },
  'path-moves': {
    happened: ({ broken }) =>
      `The moves in line ${formatNumber(broken.line)} do not lead to the goal: neither as moves of the blank nor as moves of the tiles.`,
    rule: always('The path leads from the start to the goal.'),
    look: always('Look at how the path is put together: from the goal back along the parents, then turned around.'),
  },
  'path-broken': {
    happened: ({ broken, state, due }) =>
      `The path in line ${formatNumber(broken.line)} breaks: no move leads from ${due} to ${state}.`,
    rule: always('A path begins with the start, and each of its boards is one move from the one before.'),
    look: always('Look at how the path is put together: from the goal back along the parents, then turned around.'),
  },
  'path-goal': {
    happened: ({ broken, state }) =>
      `The path in line ${formatNumber(broken.line)} ends with ${state}, which is not the goal.`,
    rule: always('The path leads to the goal.'),
    look: always('Look at how the path is put together: from the goal back along the parents, then turned around.'),
  },
  'path-cost': {
    happened: (told) =>
      `The path in line ${formatNumber(told.broken.line)} costs ${saidOf(told)}; the search has found a cheaper one.`,
    rule: always('The parent of a state is the one on the cheapest path to it.'),
    look: always('Look at where the parent of a state is set: a path that is no cheaper must not change it.'),
  },
};

function saidOf({ broken }: Telling): string {
  return formatNumber(broken.said!);
}

function rightOf({ broken }: Telling): string {
  return formatNumber(broken.right!);
}

/** What the frontier orders by: `f = 3 + 7 = 10`. */
function keyWords({ strategy }: Telling, weighed: Weighed | undefined): string {
  const { g, h, f } = weighed!;
  if (strategy.formula === null) return `depth ${formatNumber(g)}`;
  if (strategy.key !== 'f') return `${strategy.key} = ${formatNumber(f)}`;
  const parts = strategy.usesWeight ? '' : `${formatNumber(g)} + ${formatNumber(h)} = `;
  return `f = ${parts}${formatNumber(f)}`;
}

/** The last step before that has expanded the state. */
function stepBefore({ run, broken }: Telling): string {
  return formatNumber(lastStepOf(run, broken.state!, broken.step));
}

function reopened({ run, broken }: Telling): string {
  const before = lastStepOf(run, broken.due!, broken.step);
  return before === 0 ? '' : `, again: a cheaper path to it was found after step ${formatNumber(before)}`;
}

/** The last step before `end` that expanded `state`; 0 for none. */
function lastStepOf(run: PrintedRun, state: number, end: number): number {
  for (let step = end - 1; step >= 1; step--) if (run.state[run.stepEvents[step - 1]] === state) return step;
  return 0;
}
