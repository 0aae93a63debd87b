import type { Puzzle } from '../../shared/contract/types.ts';
import { rowOfBlank, type Solvability } from '../../shared/puzzle/solvable.ts';
import type { PairCount } from '../board/pairCount.svelte.ts';
import { count } from '../ui/format.ts';

/** With an even number of columns, the rows between the blanks count as well. */
export function countsRows({ cols }: Pick<Puzzle, 'cols'>): boolean {
  return cols % 2 === 0;
}

/** "3 inversions + 1 row of the blank = 4: even, and no move changes that." */
export function verdictSentence({ inversions, blankRows, sum }: Solvability, puzzle: Puzzle): string {
  const pairs = count(inversions, 'inversion');
  const counted = countsRows(puzzle) ? `${pairs} + ${count(blankRows, 'row')} of the blank = ${sum}` : pairs;
  return `${counted}: ${sum % 2 === 0 ? 'even' : 'odd'}, and no move changes that.`;
}

/** During and after the counting of inversions on the board; '' otherwise. */
export function countingSentence(
  { counted, isOver, pair, pairs }: Pick<PairCount, 'counted' | 'isOver' | 'pair' | 'pairs'>,
  puzzle: Puzzle,
): string {
  if (counted === null) return '';
  if (isOver) return countsRows(puzzle) ? `${inverted(pairs.length)} ${apart(puzzle)}` : inverted(pairs.length);
  if (!pair) return `0 of ${pairs.length}`;
  const [first, second] = pair.map((cell) => puzzle.start[cell]);
  return `${counted} of ${pairs.length}: ${first} stands before ${second}; in the goal it is behind.`;
}

function inverted(pairs: number): string {
  return `${count(pairs, 'pair')} of tiles ${pairs === 1 ? 'stands' : 'stand'} in the opposite order of the goal.`;
}

function apart({ start, goal, cols }: Puzzle): string {
  const [from, to] = [start, goal].map((cells) => rowOfBlank(cells, cols) + 1);
  return `The blank is in row ${from}, in the goal in row ${to}: ${count(Math.abs(from - to), 'row')} more.`;
}
