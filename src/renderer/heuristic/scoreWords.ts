/** What is said of a score. */
import type { Challenge, ChallengeScore, ScoredPuzzle } from '../../shared/contract/challenges.ts';
import type { OverestimatedState } from '../../shared/contract/heuristics.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import { count, formatNumber } from '../ui/format.ts';

/** "7 of 10 won. 1 puzzle without a solution is left out." */
export function scoreInWords({ puzzles, unsolvable }: ChallengeScore): string {
  const won = puzzles.filter(({ ending }) => ending === 'won').length;
  const left = unsolvable === 0 ? '' : ` ${count(unsolvable, 'puzzle')} without a solution left out.`;
  return `${formatNumber(won)} of ${count(puzzles.length, 'puzzle')} won.${left}`;
}

/** Why a puzzle is lost, or what nobody knows of one that is won; '' where there is nothing to say. */
export function endingInWords(
  { ending, length, shortest }: ScoredPuzzle,
  { demandsShortest }: Challenge,
  blamed: readonly OverestimatedState[] | undefined,
  cols: number,
): string {
  const tooLong = demandsShortest && length !== null && shortest !== null ? length - shortest : 0;
  const longer = `${count(tooLong, 'move')} too long`;
  if (ending === 'over') return tooLong > 0 ? `over the ceiling, and ${longer}` : 'over the ceiling';
  if (ending === 'unsolved') return 'stopped without a solution';
  if (ending === 'won') return demandsShortest && shortest === null ? 'not known to be a shortest solution' : '';
  const [state] = blamed?.toSorted((a, b) => b.h - b.distance - (a.h - a.distance)) ?? [];
  if (state === undefined) return longer;
  const { cells, h, distance } = state;
  const all = blamed!.length;
  const states =
    all === 1 ? 'a state on a shortest path' : `${count(all, 'state')} on a shortest path, the most this one`;
  const on = `It overestimates ${states}: h is ${h} on ${printBoard([...cells], cols)}, which needs ${distance}`;
  return `${longer}. ${on}`;
}
