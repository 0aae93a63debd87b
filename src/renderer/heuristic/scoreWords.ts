import type { Challenge, ChallengeScore, PuzzleEnding, ScoredPuzzle } from '../../shared/contract/challenges.ts';
import type { OverestimatedState } from '../../shared/contract/heuristics.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import { RESULT_WORDS } from '../run/words.ts';
import { count, formatNumber } from '../ui/format.ts';

/** "7 of 10 puzzles won, 1 not decided. 1 puzzle without a solution left out." */
export function scoreInWords({ puzzles, unsolvable }: ChallengeScore): string {
  const ended = (wanted: PuzzleEnding): number => puzzles.filter(({ ending }) => ending === wanted).length;
  const open = ended('unproved') === 0 ? '' : `, ${formatNumber(ended('unproved'))} not decided`;
  const left = unsolvable === 0 ? '' : ` ${count(unsolvable, 'puzzle')} without a solution left out.`;
  return `${formatNumber(ended('won'))} of ${count(puzzles.length, 'puzzle')} won${open}.${left}`;
}

export function resultInWords({ ending }: ScoredPuzzle): 'Won' | 'Not decided' | 'Lost' {
  if (ending === 'won') return 'Won';
  return ending === 'unproved' ? 'Not decided' : 'Lost';
}

/** "over 10,000" where the search was stopped there. */
export function nodesInWords({ nodes, isMore }: ScoredPuzzle): string {
  return `${isMore ? 'over ' : ''}${formatNumber(nodes)}`;
}

/** Why a puzzle is lost or undecided; '' where there is nothing to say. */
export function endingInWords(
  one: ScoredPuzzle,
  { demandsShortest }: Challenge,
  blamed: readonly OverestimatedState[] | undefined,
  cols: number,
): string {
  const { ending, status, length, shortest } = one;
  const tooLong = demandsShortest && length !== null && shortest !== null ? length - shortest : 0;
  const longer = `${count(tooLong, 'move')} too long`;
  if (ending === 'over') return overInWords(one, tooLong > 0 ? longer : null);
  if (ending === 'unsolved') return RESULT_WORDS[status];
  if (ending === 'won') return '';
  if (ending === 'unproved') return 'not known to be a shortest solution';
  const [state] = blamed?.toSorted((a, b) => b.h - b.distance - (a.h - a.distance)) ?? [];
  if (state === undefined) return longer;
  const { cells, h, distance } = state;
  const all = blamed!.length;
  const states = all === 1 ? 'a state on a shortest path' : `${count(all, 'state')} on a shortest path, this one most`;
  const on = `It overestimates ${states}: h is ${h} on ${printBoard([...cells], cols)}, which needs ${distance}`;
  return `${longer}. ${on}`;
}

/** Over the node limit, and what else is wrong, or how the search ended by itself. */
function overInWords({ status, length, isMore }: ScoredPuzzle, longer: string | null): string {
  const more = length === null && !isMore ? RESULT_WORDS[status] : longer;
  return `over the limit${more === null ? '' : `, and ${more}`}`;
}
