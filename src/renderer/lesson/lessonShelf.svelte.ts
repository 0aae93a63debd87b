/** Which lesson is looked at: it is the same one when the view is opened again. */
import { createContext } from 'svelte';
import type { FilledLesson } from './filledLesson.svelte.ts';

export class LessonShelf {
  /** The key of the lesson; `null` before any was chosen. */
  chosen = $state<string | null>(null);
  /** That lesson with its figures, as long as it is on the screen. */
  filled = $state.raw<FilledLesson | null>(null);
}

export const [getLessonShelf, setLessonShelf] = createContext<LessonShelf>();
