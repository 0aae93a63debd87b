/** Stops of the kinds that show no search, for tests. */
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import { board } from '../../shared/lesson/lessons/stops.ts';
import { CASE_3 } from '../../shared/lesson/lessons/puzzles.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';

const TRAIN = { pictureId: 'train', alt: 'A red train' };

export function textPage(text: string, body = ''): LessonStop {
  return { ...board(CASE_3, { text, note: '' }), view: 'text', ...(body !== '' && { body }) };
}

export function picturePage(text: string, picture = TRAIN): LessonStop {
  return { ...textPage(text), view: 'picture', picture };
}

/** Small: two searches of 20 puzzles. */
export const RECIPE: ExperimentRecipe = {
  title: 'Small table',
  puzzles: { ...PRESETS.textbook.recipe.puzzles, most: 4, each: 10 },
  searches: PRESETS.textbook.recipe.searches.slice(0, 2),
};

export function experiment(recipe: ExperimentRecipe, hides = false): LessonStop {
  return { ...textPage('What does it save?'), view: 'lab', experiment: recipe, hides };
}

export function heuristic(own: OwnHeuristic): LessonStop {
  return { ...textPage('Is it admissible?'), view: 'heuristics', heuristic: own };
}
