/** What the acts of the library reach: the library, what every view shares, and the search that is open. */
import { createContext } from 'svelte';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Library } from './library.svelte.ts';

export interface LibraryContext extends Program {
  readonly library: Library;
  readonly main: MainSearch;
}

export const [getLibraryContext, setLibraryContext] = createContext<LibraryContext>();
