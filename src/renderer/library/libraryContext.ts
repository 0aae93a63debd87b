/** What commands on the library need: the library, the shared state, and the open search. */
import { createContext } from 'svelte';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Library } from './library.svelte.ts';

export interface LibraryContext extends Program {
  readonly library: Library;
  readonly main: MainSearch;
}

export const [getLibraryContext, setLibraryContext] = createContext<LibraryContext>();
