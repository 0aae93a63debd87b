import type { ReadLink } from './linkText.ts';
import { looksLikeLink } from './looksLikeLink.ts';

/**
 * The link that the page was opened with, or `null`. Removes it from the address, so that a reload resumes where the
 * user left.
 */
export async function takeLink(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): Promise<ReadLink | null> {
  const { hash } = location;
  if (!looksLikeLink(hash)) return null;
  history.replaceState(null, '', location.pathname + location.search);
  const { readLink } = await import('./linkText.ts');
  return readLink(hash);
}
