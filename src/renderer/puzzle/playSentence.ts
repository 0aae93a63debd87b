import { count, formatNumber } from '../ui/format.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import { neighbour, type MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { LaidBoard } from '../board/boardPoint.ts';
import type { Hint } from './hints.svelte.ts';
import type { HintProgress } from './puzzleMethods.ts';

/** Largest board with fast hints, thanks to pattern databases. */
const MAX_QUICK_CELLS = 16;

/** The blank's `action` slides `tile`; then `left` − 1 more moves are needed. */
export interface BestMove {
  readonly action: number;
  readonly tile: number;
  readonly left: number;
}

/** `null` where the hint is not for this board, and on the goal. */
export function bestMove(hint: Hint | null, { cells, rows, cols }: LaidBoard): BestMove | null {
  if (hint === null || hint.action === null || hint.cells.join() !== cells.join()) return null;
  const { action, left } = hint;
  return { action, left, tile: cells[neighbour(cells.indexOf(0), action, rows, cols)] };
}

export interface PlaySituation {
  readonly moves: number;
  readonly isSolved: boolean;
  readonly solvable: boolean;
  readonly optimum: number | null;
  readonly best: BestMove | null;
  readonly progress: Omit<HintProgress, 'solution'> | null;
  readonly cells: number;
  readonly naming: MoveNaming;
  /** Whether moves differ in cost: the best move is one of a shortest solution, not of a cheapest. */
  readonly weighs: boolean;
}

export function playSentence(situation: PlaySituation): string {
  const { moves, isSolved, solvable, optimum, best, progress, cells, naming, weighs } = situation;
  if (isSolved) return solvedSentence(moves, optimum);
  if (!solvable) return 'The goal cannot be reached from here.';
  if (best) return hintSentence(best, naming, weighs);
  return progress ? thinkingSentence(progress, cells) : '';
}

function solvedSentence(moves: number, optimum: number | null): string {
  if (moves === 0) return 'This is the goal.';
  const made = `Solved in ${count(moves, 'move')}`;
  if (optimum === null) return `${made}.`;
  return moves === optimum ? `${made}: a shortest solution.` : `${made}; a shortest solution has ${optimum}.`;
}

function hintSentence({ action, tile, left }: BestMove, naming: MoveNaming, weighs: boolean): string {
  const { word, arrow } = nameOfMove(action, naming);
  const move =
    naming === 'tile' ? `tile ${tile} ${word} ${arrow}` : `the blank ${word} ${arrow}, which slides tile ${tile}`;
  return `${weighs ? 'On a shortest path' : 'Best'}: ${move}. ${left === 1 ? 'That is the goal.' : `Then ${count(left - 1, 'more move')}.`}`;
}

function thinkingSentence({ bound, generated }: Omit<HintProgress, 'solution'>, cells: number): string {
  const patience = cells > MAX_QUICK_CELLS ? ' On a board of this size that may take very long.' : '';
  return `At least ${count(bound, 'move')} ${bound === 1 ? 'is' : 'are'} left. ${formatNumber(generated)} nodes so far …${patience}`;
}
