import type { ResultsPage } from '../files/importing.svelte.ts';
import type { LibraryContext } from '../libraryContext.ts';
import type { LibraryViewState } from '../libraryViewState.svelte.ts';

/** The page of the library with the results of a class and a lesson. */
export function resultsPage(
  { library: { desk }, navigation, notices }: LibraryContext,
  viewState: LibraryViewState,
): ResultsPage {
  return {
    isShown: (classLabel, lesson) =>
      navigation.view === 'library' &&
      viewState.page === 'results' &&
      desk.classLabel === classLabel &&
      desk.lesson === lesson,
    show(classLabel, lesson) {
      viewState.page = 'results';
      navigation.show('library');
      void notices.attempt(() => desk.choose(classLabel, lesson));
    },
  };
}
