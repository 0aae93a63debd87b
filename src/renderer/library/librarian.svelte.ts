/** How the library view stands: what is open in it, and what is said of it. */
import { createContext } from 'svelte';

export type LibraryPage = 'puzzles' | 'runs' | 'comparisons' | 'questions';

export class Librarian {
  page = $state<LibraryPage>('puzzles');
  /** Said to a screen reader: a row was moved, a list was narrowed. */
  spoken = $state('');
  /** Set whose title is being typed. */
  renaming = $state<number | null>(null);
  /** Puzzles that are to be moved, while their new set is being chosen. */
  moving = $state.raw<readonly number[] | null>(null);
  /** The dialog over the lists. */
  dialog = $state<'export' | 'deleted' | null>(null);
}

export const [getLibrarian, setLibrarian] = createContext<Librarian>();
