import { count } from '../../ui/format.ts';
import type { Solvability } from '../../../shared/puzzle/solvable.ts';

/** For a board of `cols` columns that `solvability` found unsolvable. */
export function whyUnsolvable({ inversions, blankRows, sum }: Solvability, cols: number): string {
  const pairs = `${count(inversions, 'pair')} of tiles ${inversions === 1 ? 'stands' : 'stand'} in the opposite order of the goal`;
  if (cols % 2 === 1) return `${pairs}: an odd number, and no move changes whether it is odd.`;
  const rows = `the blank is ${count(blankRows, 'row')} from its goal`;
  return `${pairs} and ${rows}, together ${sum}: an odd number, and no move changes whether it is odd.`;
}
