/** Why a page has its library in memory, where nothing of it lasts, and what its user should know of that. */
import type { LibraryKeeping } from '../../shared/contract/types.ts';
import type { Beginning } from '../beginning.ts';

/** What of a page decides where its library is. */
export interface LibraryPlace extends Pick<Beginning, 'content' | 'protocol' | 'origin' | 'isEmbedded'> {
  /** The storage of its origin; a browser has none for pages that came over an open connection. */
  readonly storage: StorageManager | undefined;
}

const isFile = ({ protocol }: LibraryPlace): boolean => protocol === 'file:' || protocol === 'blob:';

/** Reasons, as the beginning of a sentence. The first that holds counts. */
const REASONS: readonly (readonly [holds: (page: LibraryPlace) => boolean, reason: string])[] = [
  [({ content }) => content !== null, 'This page comes with its own library'],
  [({ isEmbedded }) => isEmbedded, 'Searchlight runs inside another page'],
  [isFile, 'This page was opened as a file'],
  [isSandboxed, 'This page runs in a sandbox'],
  [({ storage }) => storage?.getDirectory === undefined, 'This browser keeps no files for this page'],
];

/** How the library of `page` is kept where it cannot last; `null` where it can. */
export function whyInMemory(page: LibraryPlace): LibraryKeeping | null {
  const [, reason = null] = REASONS.find(([holds]) => holds(page)) ?? [];
  return reason === null ? null : inMemory(reason, isSandboxed(page));
}

/** How a library in memory is kept. `reason`: the beginning of a sentence. */
export function inMemory(reason: string, isSandboxed = false): LibraryKeeping {
  const advice = isSandboxed
    ? 'It may not be allowed to save files either: to be sure, open it in a tab of its own.'
    : 'Export what matters to a file.';
  const sentence = `${reason}, so it keeps nothing: what you make is lost when you close this tab. ${advice}`;
  return { sentence, isLasting: false, isSandboxed };
}

/** Whether the frame around the page, or its server, gives it an opaque origin: it has no storage, and may save files only if allowed. */
function isSandboxed(page: LibraryPlace): boolean {
  return page.origin === 'null' && page.protocol !== 'file:';
}
