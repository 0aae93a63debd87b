/** Questions of the user's own at the stops of lessons. */
import { askedChoices, askedSearches, showsSearch } from '../../shared/contract/stopParts.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../shared/contract/ownQuestion.ts';
import type { Asking, OwnRecipe } from '../ask/asking.svelte.ts';
import type { LessonTarget } from './lessonTarget.ts';

/** Asks the question of a stop that is on show, with its figures: in the view, or beside one that asks nothing. */
export function askOwnAt(target: LessonTarget, stop: LessonStop, asks: OwnQuestion): Asking {
  const { main, comparison, beside, program } = target;
  const { puzzle, title, view } = stop;
  const recipe: OwnRecipe = {
    ...{ puzzle, title, searches: askedSearches(stop), step: stepOf(stop, main.player.step) },
    ...{ text: asks.text, choices: askedChoices(asks) },
  };
  if (!showsSearch(view)) {
    beside.poseOwn(recipe, program.navigation.view);
    return beside.asking;
  }
  const { asking } = view === 'compare' ? comparison : main;
  asking.poseOwn(recipe);
  return asking;
}

/** A comparison has no step of its own. `last`: where the search of the stop stands, for its end. */
function stepOf({ view, steps: [step] }: LessonStop, last: number): number {
  if (view === 'compare') return 0;
  return step === 'end' ? last : step;
}
