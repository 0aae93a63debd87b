import { createContext } from 'svelte';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { FilledLesson } from './filledLesson.svelte.ts';

export type ChosenLesson = { readonly lessonId: number } | { readonly program: number };

export class LessonSelection {
  /**
   * A lesson of the library by id, or one of the program by index; `null` before the first choice. Kept when the view
   * is left.
   */
  chosen = $state.raw<ChosenLesson | null>(null);
  addedTo = $state<number | null>(null);
  moment = $state.raw<LessonStop | null>(null);
  spoken = $state('');
  /** The chosen lesson with its figures, while it is on the screen. */
  filled = $state.raw<FilledLesson | null>(null);
}

export const [getLessonSelection, setLessonSelection] = createContext<LessonSelection>();
