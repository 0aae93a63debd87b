/** Which lesson is looked at: it is the same one when the view is opened again. */
import { createContext } from 'svelte';

export class LessonShelf {
  /** The key of the lesson; `null` before any was chosen. */
  chosen = $state<string | null>(null);
}

export const [getLessonShelf, setLessonShelf] = createContext<LessonShelf>();
