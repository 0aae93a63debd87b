import { getLibraryContext } from '../library/libraryContext.ts';
import type { LessonContext } from './lessonActs.ts';
import { getLessonShelf } from './lessonShelf.svelte.ts';

/** What the acts on lessons need, for a component that is being set up. */
export function getLessonContext(): LessonContext {
  const program = getLibraryContext();
  return { program, library: program.library, shelf: getLessonShelf() };
}
