import { getLibraryContext } from '../../library/libraryContext.ts';
import type { LessonContext } from './lessonActs.ts';
import { getLessonSelection } from './lessonSelection.svelte.ts';

/** Call it during the set-up of a component. */
export function getLessonContext(): LessonContext {
  const program = getLibraryContext();
  return { program, library: program.library, selection: getLessonSelection() };
}
