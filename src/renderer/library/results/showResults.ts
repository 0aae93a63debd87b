import type { LibraryContext } from '../libraryContext.ts';
import type { LibraryViewState } from '../libraryViewState.svelte.ts';

/** Opens the results of a class and lesson in the library. */
export function showResults(
  { library, navigation, notices }: LibraryContext,
  viewState: LibraryViewState,
  classLabel: string,
  lesson: string,
): void {
  viewState.page = 'results';
  navigation.show('library');
  void notices.attempt(() => library.desk.choose(classLabel, lesson));
}
