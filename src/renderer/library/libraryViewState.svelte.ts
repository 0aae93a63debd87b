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

/** Those that list what belongs to the open set; the others list the whole library. */
const PAGES_OF_SET: readonly LibraryPage[] = ['puzzles', 'runs'];

/** A puzzle's texts as typed; commas separate the tags. */
export interface TypedPuzzle extends Readonly<Record<string, string>> {
  readonly title: string;
  readonly tags: string;
  readonly notes: string;
}

export class LibraryViewState {
  page = $state<LibraryPage>('puzzles');
  readonly isOfSet = $derived(PAGES_OF_SET.includes(this.page));
  spoken = $state('');
  renaming = $state<number | null>(null);
  /** The puzzles for which a new set is being chosen. */
  moving = $state.raw<readonly number[] | null>(null);
  /** Texts of puzzles that were refused when their form was closed, by puzzle. */
  readonly texts = new Map<number, Partial<TypedPuzzle>>();
  dialog = $state<'export' | 'deleted' | null>(null);
  /** Opens the dialog that adds a stop to a lesson; the shell sets it. */
  addStop: (stop: LessonStop) => void = () => {};

  /** Shows the puzzles of the open set, unless a list of the set is already there. */
  showOfSet(): void {
    if (!this.isOfSet) this.page = 'puzzles';
  }

  /** Has the title of the open set, which has this id, typed anew. */
  rename(setId: number): void {
    this.showOfSet();
    this.renaming = setId;
  }
}

export const [getLibraryViewState, setLibraryViewState] = createContext<LibraryViewState>();
