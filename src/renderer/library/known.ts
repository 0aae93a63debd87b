import { count } from '../ui/format.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';

/** "3 × 3", "3 × 3, heavy tiles" */
export function sizeInWords({ rows, cols, costs }: Pick<Puzzle, 'rows' | 'cols' | 'costs'>): string {
  const weight = costsInWords({ costs });
  return `${rows} × ${cols}${weight === '' ? '' : `, ${weight}`}`;
}

/** "heavy tiles" where each costs its number, "tiles cost 1–5"; empty where every move costs 1. */
export function costsInWords({ costs }: Pick<Puzzle, 'costs'>): string {
  const normal = normalCosts(costs);
  if (normal === undefined) return '';
  if (normal === 'tile') return 'heavy tiles';
  const [least, most] = [Math.min(...normal), Math.max(...normal)];
  return least === most ? `tiles cost ${least}` : `tiles cost ${least}–${most}`;
}

type Known = Pick<LibraryPuzzle, 'puzzle' | 'optimal' | 'claimed'>;

/** "8 moves", "50 moves, not proved", "no solution", or that the length is unknown or hidden. */
export function lengthInWords({ puzzle, optimal, claimed }: Known, isHidden: boolean): string {
  if (isHidden) return 'length hidden';
  if (!solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable) return 'no solution';
  if (claimed !== undefined) return `${count(claimed, 'move')}, not proved`;
  return optimal === null ? 'length unknown' : count(optimal, 'move');
}
