/** What the page and its worker exchange before the port between them is open. */

import type { ThreadPart } from './threads/threadPart.ts';

/** What the threads of the host are made of. */
export interface ThreadParts {
  /** The script of the thread that builds a pattern database. */
  readonly tables: ThreadPart;
  /** The script of the thread of searches that go by a program of the user. */
  readonly solver: ThreadPart;
  /** The script of a thread that counts searches of an experiment. */
  readonly counter: ThreadPart;
  /** The interpreter of programs, as WebAssembly. */
  readonly quickJS: ThreadPart;
}

/** What the page gives. */
export interface Beginning {
  /** The bytes of SQLite. */
  readonly wasm: ArrayBuffer;
  readonly parts: ThreadParts;
  /** Where files go that the page is to fetch: see `offers.ts`. */
  readonly offers: MessagePort;
  /** What the page carries (`PageContent`), as text; `null` where it carries nothing. */
  readonly content: string | null;
  /** The page in one file: its text, where this page is one, or its address. */
  readonly template: { readonly text: string } | { readonly url: string };
  /** The protocol of the page's address. */
  readonly protocol: string;
  /** The page's origin, as texts name it: 'null' where it is opaque. */
  readonly origin: string;
  /** Whether the page is embedded in another one: then it does not touch the browser's library. */
  readonly isEmbedded: boolean;
  /** Whether the page was opened with a link. */
  readonly hasLink: boolean;
}

/** What the worker answers: `null` when the port is open, or in one sentence why not. */
export interface Begun {
  readonly refused: string | null;
  /** Whether the library is still there when the page is opened again. */
  readonly isKept: boolean;
}
