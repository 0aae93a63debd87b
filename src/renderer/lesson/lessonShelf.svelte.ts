/** Which lesson is looked at, and what is about to be added to one. */
import { createContext } from 'svelte';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { FilledLesson } from './filledLesson.svelte.ts';

export type ChosenLesson = { readonly lessonId: number } | { readonly program: number };

export class LessonShelf {
  /** A lesson of the library by its id, or one of the program by its place; `null` before any was chosen. It stays when the view is left. */
  chosen = $state.raw<ChosenLesson | null>(null);
  /** The lesson that a moment was added to last. */
  addedTo = $state<number | null>(null);
  /** The moment that is being added; `null` while none is. */
  moment = $state.raw<LessonStop | null>(null);
  /** Said to a screen reader: a row was moved. */
  spoken = $state('');
  /** That lesson with its figures, as long as it is on the screen. */
  filled = $state.raw<FilledLesson | null>(null);
}

export const [getLessonShelf, setLessonShelf] = createContext<LessonShelf>();
