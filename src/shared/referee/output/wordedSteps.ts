/** The steps of a program that prints each with words around it. */
import { printBoard } from '../../puzzle/board.ts';
import { count, formatNumber } from '../../text/numbers.ts';
import type { BoardReader } from './boardReader.ts';
import { shown } from './head.ts';
import type { PrintedRun } from './printedRun.ts';
import type { WordedBoards, WordedKind } from './wordedBoards.ts';

export interface WordedSteps {
  readonly run: PrintedRun;
  readonly kind: WordedKind;
  /** How many boards alone stand before them. */
  readonly before: number;
}

/**
 * `null` where the boards alone, of `run`, are the steps, or there are none; a sentence where nobody knows. Boards alone
 * before or behind the worded ones stay there: they may be the path.
 */
export function wordedSteps(run: PrintedRun, worded: WordedBoards, boards: BoardReader): WordedSteps | string | null {
  const kinds = worded.stepKinds.toSorted((one, other) => other.count - one.count);
  const [kind, next] = kinds;
  if (kind === undefined || kind.count < run.steps || (kind.count === 1 && kind.role === 'unsaid')) return null;
  const before = boardsBefore(run, kind);
  if (kind.count === run.steps && before !== 0) return null;
  if (next !== undefined && next.count > 1) return twoKinds(kind, next);
  return before === null || !hasSameSize(worded.boards, boards)
    ? moreInWords(run, kind)
    : { run: merged(run, kind, before, renumbered(worded.boards, boards)), kind, before };
}

function boardsBefore({ steps, line }: PrintedRun, kind: WordedKind): number | null {
  let before = 0;
  while (before < steps && line[before] < kind.line[0]) before++;
  return before === steps || line[before] > kind.line[kind.count - 1] ? before : null;
}

function hasSameSize(worded: BoardReader, boards: BoardReader): boolean {
  return boards.states === null || (boards.rows === worded.rows && boards.cols === worded.cols);
}

/** The number that a state has among the boards alone. */
function renumbered(worded: BoardReader, boards: BoardReader): (state: number) => number {
  if (boards.states === null) boards.read(printBoard(worded.states!.cellsOf(0), worded.cols));
  return (state) => boards.states!.numberOf(worded.states!.cellsOf(state));
}

function merged(run: PrintedRun, kind: WordedKind, before: number, numberOf: (state: number) => number): PrintedRun {
  const all = run.part(0, before);
  for (let at = 0; at < kind.count; at++) all.addStep(numberOf(kind.state[at]), kind.line[at]);
  all.addSteps(run, before, run.steps);
  return all;
}

function twoKinds(kind: WordedKind, other: WordedKind): string {
  return `Which lines are the steps is not clear: lines as ${shown(kind.words)} have a board, and lines as ${shown(other.words)} have one, too. ${REMEDY}`;
}

function moreInWords({ steps }: PrintedRun, kind: WordedKind): string {
  return `Which lines are the steps is not clear: ${count(steps, 'board')} ${steps === 1 ? 'stands' : 'stand'} alone, and ${formatNumber(kind.count)} on lines as ${shown(kind.words)}. ${REMEDY}`;
}

const REMEDY = 'Print each step as a board alone, or as {"expand": board}.';
