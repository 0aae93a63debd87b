/** A question of a class as a stop of a lesson, which hides what comes. */
import type { ResultQuestion } from '../../../shared/contract/classResults.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { withCosts } from '../../../shared/puzzle/tileCosts.ts';
import { wordlessStop } from '../pageSubjects.ts';

type QuestionToAsk = Pick<ResultQuestion, 'puzzle' | 'searches' | 'kind' | 'step' | 'title' | 'words' | 'choices'>;

export function stopOfQuestion(asked: QuestionToAsk): LessonStop {
  const { searches, kind, step, title } = asked;
  const { rows, cols, start, goal, costs } = asked.puzzle;
  const puzzle = withCosts({ rows, cols, start, goal }, costs);
  const isOfTwo = searches.length > 1;
  const steps = searches.map(() => (isOfTwo ? 0 : step));
  const question = kind === 'own' ? { asks: writtenAgain(asked) } : { question: kind };
  return wordlessStop({ view: isOfTwo ? 'compare' : 'search', puzzle, title, searches, steps, ...question }, true);
}

/** A question of the user's own, with the figures that it had. */
function writtenAgain({ words, choices }: QuestionToAsk): OwnQuestion {
  return {
    text: words,
    choices: choices.map(({ value, confusion, mistake }) => ({
      value: value as OwnQuestion['choices'][number]['value'],
      isRight: confusion === null,
      reason: mistake ?? '',
    })),
  };
}
