/** A question of a class as a stop of a lesson, which hides what comes. */
import type { ResultQuestion } from '../../shared/contract/classResults.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';

type AskedQuestion = Pick<ResultQuestion, 'puzzle' | 'searches' | 'kind' | 'step' | 'title'>;

export function stopOfQuestion({ puzzle, searches, kind, step, title }: AskedQuestion): LessonStop {
  const { rows, cols, start, goal, costs } = puzzle;
  const isOfTwo = kind === 'more';
  return {
    ...{ view: isOfTwo ? 'compare' : 'search', puzzle: withCosts({ rows, cols, start, goal }, costs), title },
    ...{ searches, steps: searches.map(() => (isOfTwo ? 0 : step)) },
    ...{ hides: true, question: kind, text: '', note: '' },
    ...(!solvability(start, goal, cols).solvable && { evenIfUnsolvable: true }),
  };
}
