import { LETTERS } from '../../shared/ask/question.ts';
import type { Votes } from '../../shared/ask/votes.ts';

/** For screen readers: "A 2, B 14; second round: A 1, B 15". */
export function votesInWords(votes: Votes): string {
  const rounds = votes.map(({ counts }) => counts.map((count, place) => `${LETTERS[place]} ${count}`).join(', '));
  return rounds.join('; second round: ');
}
