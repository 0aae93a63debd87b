import { count } from '../ui/format.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';

/** "3 × 3" */
export function sizeInWords({ rows, cols }: Pick<Puzzle, 'rows' | 'cols'>): string {
  return `${rows} × ${cols}`;
}

type Known = Pick<LibraryPuzzle, 'puzzle' | 'optimal' | 'claimed'>;

/** "8 moves", "50 moves, not proved", "no solution", or that the length is unknown or hidden. */
export function lengthInWords({ puzzle, optimal, claimed }: Known, isHidden: boolean): string {
  if (isHidden) return 'length hidden';
  if (!solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable) return 'no solution';
  if (claimed !== undefined) return `${count(claimed, 'move')}, not proved`;
  return optimal === null ? 'length unknown' : count(optimal, 'move');
}
