import { createContext } from 'svelte';

export const LIBRARY_PAGES = {
  puzzles: 'Puzzles',
  runs: 'Runs',
  comparisons: 'Comparisons',
  questions: 'Questions',
} as const;

type LibraryPage = keyof typeof LIBRARY_PAGES;

export class LibraryViewState {
  page = $state<LibraryPage>('puzzles');
  spoken = $state('');
  renaming = $state<number | null>(null);
  /** The puzzles for which a new set is being chosen. */
  moving = $state.raw<readonly number[] | null>(null);
  dialog = $state<'export' | 'deleted' | null>(null);
}

export const [getLibraryViewState, setLibraryViewState] = createContext<LibraryViewState>();
