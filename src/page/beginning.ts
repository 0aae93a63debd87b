/** What the page and its worker exchange before the port between them is open. */
import type { LibraryPlace } from './library/whyInMemory.ts';

export interface Beginning extends Omit<LibraryPlace, 'storage'> {
  /** SQLite as WebAssembly. */
  readonly wasm: ArrayBuffer;
  /** Asks the page for threads: see `startThreads.ts`. */
  readonly threads: MessagePort;
  /** Receives files that the page fetches: see `offers.ts`. */
  readonly offers: MessagePort;
  /** The page in one file: its text, if this page is one, or its address. */
  readonly template: { readonly text: string } | { readonly url: string };
  /** Whether the page was opened with a link. */
  readonly hasLink: boolean;
}

/** From the worker: `null` when the port is open, or a sentence that says why it is not. */
export interface Begun {
  readonly refused: string | null;
  /** Whether the library persists. */
  readonly isKept: boolean;
}
