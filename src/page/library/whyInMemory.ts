/** Why a page keeps its library in memory, where nothing lasts, and what the user should know about it. */
import type { LibraryKeeping } from '../../shared/contract/types.ts';

/** What decides where a page's library is. */
export interface LibraryPlace {
  /** The page's `PageContent` as text; `null` for none. */
  readonly content: string | null;
  /** Of the page's address. */
  readonly protocol: string;
  /** 'null' for an opaque origin. */
  readonly origin: string;
  /** Whether the page is embedded in another one: then it does not touch the browser's library. */
  readonly isEmbedded: boolean;
  /** Missing in insecure contexts. */
  readonly storage: StorageManager | undefined;
}

const isFile = ({ protocol }: LibraryPlace): boolean => protocol === 'file:' || protocol === 'blob:';

/** Beginnings of sentences. The first that applies counts. */
const REASONS: readonly (readonly [holds: (page: LibraryPlace) => boolean, reason: string])[] = [
  [({ content }) => content !== null, 'This page comes with its own library'],
  [({ isEmbedded }) => isEmbedded, 'Searchlight runs inside another page'],
  [isFile, 'This page was opened as a file'],
  [isSandboxed, 'This page runs in a sandbox'],
  [({ storage }) => storage?.getDirectory === undefined, 'This browser keeps no files for this page'],
];

/** `null` where the library can last. */
export function whyInMemory(page: LibraryPlace): LibraryKeeping | null {
  const [, reason = null] = REASONS.find(([holds]) => holds(page)) ?? [];
  return reason === null ? null : inMemory(reason, isSandboxed(page));
}

/** `reason`: the beginning of a sentence. */
export function inMemory(reason: string, isSandboxed = false): LibraryKeeping {
  const advice = isSandboxed
    ? 'It may not be allowed to save files either: to be sure, open it in a separate tab.'
    : 'Export what matters to a file.';
  const sentence = `${reason}, so it keeps nothing: what you make is lost when you close this tab. ${advice}`;
  return { sentence, isLasting: false, isSandboxed };
}

/**
 * Whether the frame or the server gives the page an opaque origin: it has no storage, and may save files only if
 * allowed.
 */
function isSandboxed(page: LibraryPlace): boolean {
  return page.origin === 'null' && page.protocol !== 'file:';
}
