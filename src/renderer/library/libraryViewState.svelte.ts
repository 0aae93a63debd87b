import { createContext } from 'svelte';
import type { LessonStop } from '../../shared/contract/lessons.ts';

export const LIBRARY_PAGES = {
  puzzles: 'Puzzles',
  runs: 'Runs',
  comparisons: 'Comparisons',
  questions: 'Questions',
  results: 'Class results',
} as const;

type LibraryPage = keyof typeof LIBRARY_PAGES;

export class LibraryViewState {
  page = $state<LibraryPage>('puzzles');
  spoken = $state('');
  renaming = $state<number | null>(null);
  /** The puzzles for which a new set is being chosen. */
  moving = $state.raw<readonly number[] | null>(null);
  dialog = $state<'export' | 'deleted' | null>(null);
  /** Opens the dialog that adds a stop to a lesson; the shell sets it. */
  addStop: (stop: LessonStop) => void = () => {};
}

export const [getLibraryViewState, setLibraryViewState] = createContext<LibraryViewState>();
