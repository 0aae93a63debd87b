/** The class that was asked the same question last: in class, or at home. */
import { rightVotesIn, totalOf } from '../../../../shared/ask/votes.ts';
import type { ShareRight } from '../../../../shared/contract/classResults.ts';
import { isOfClass, type SavedQuestion } from '../../../../shared/contract/questions.ts';

/** `all`: whatever asked this question; `classLabel`: the class that was asked it first at `firstMs`. */
export function lastAskedBefore(all: readonly SavedQuestion[], classLabel: string, firstMs: number): ShareRight | null {
  const others = groups(all.filter((saved) => !saved.isClaimed)).filter(
    (group) => group.classLabel !== classLabel && group.savedAtMs < firstMs,
  );
  return others.toSorted((one, other) => other.savedAtMs - one.savedAtMs)[0] ?? null;
}

/** A vote in class stands for itself, answers of students for their class. */
function groups(all: readonly SavedQuestion[]): readonly ShareRight[] {
  const atHome = Map.groupBy(
    all.filter(({ homework }) => homework !== undefined),
    ({ homework }) => homework!.classLabel,
  );
  const homework = [...atHome].map(([classLabel, given]) => shareOf(classLabel, given));
  const votes = all.filter((saved) => saved.homework === undefined && isOfClass(saved));
  return [...homework, ...votes.map((vote) => shareOf(vote.classLabel, [vote]))];
}

/** Of several rounds the last one with votes counts. */
function shareOf(classLabel: string, asked: readonly SavedQuestion[]): ShareRight {
  const counted = asked.map((saved) => ({ saved, round: saved.votes.findLast((round) => totalOf(round) > 0)! }));
  return {
    classLabel,
    right: counted.reduce((sum, { saved, round }) => sum + rightVotesIn(round, saved), 0),
    total: counted.reduce((sum, { round }) => sum + totalOf(round), 0),
    savedAtMs: Math.max(...asked.map(({ savedAtMs }) => savedAtMs)),
  };
}
