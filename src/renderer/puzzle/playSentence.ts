/** What is said below the board while it is played. */
import { count, formatNumber } from '../ui/format.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { HintProgress } from './puzzleApi.ts';

/** Cells of the largest board on which every hint comes within a lesson: there are tables for it. */
const MAX_QUICK_CELLS = 16;

/** Said on the goal. `optimum`: the fewest moves there can be, `null` where that is not known. */
export function solvedSentence(moves: number, optimum: number | null): string {
  if (moves === 0) return 'This is the goal.';
  const made = `Solved in ${count(moves, 'move')}`;
  if (optimum === null) return `${made}.`;
  return moves === optimum ? `${made}: the fewest there can be.` : `${made}; ${optimum} would do.`;
}

/** A best move: `action` of the blank, which slides `tile`; after which `left` − 1 more are needed. */
export function hintSentence(action: number, tile: number, left: number, naming: MoveNaming): string {
  const { word, arrow } = nameOfMove(action, naming);
  const move =
    naming === 'tile' ? `tile ${tile} ${word} ${arrow}` : `the blank ${word} ${arrow}, which slides tile ${tile}`;
  return `Best: ${move}. ${left === 1 ? 'That is the goal.' : `Then ${count(left - 1, 'more move')}.`}`;
}

/** While a hint is thought about on a board of so many cells. */
export function thinkingSentence({ bound, generated }: Omit<HintProgress, 'solution'>, cells: number): string {
  const patience = cells > MAX_QUICK_CELLS ? ' On a board of this size that may take very long.' : '';
  return `At least ${count(bound, 'move')} are left. ${formatNumber(generated)} nodes so far …${patience}`;
}
