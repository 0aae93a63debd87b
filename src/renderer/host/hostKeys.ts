import { TICKET } from '../../shared/contract/webSocket.ts';

const KEY = 'session';

/** Outlives a reload of the tab. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What authenticates this tab: the ticket in the address's fragment, which is removed so that nobody sees or bookmarks
 * it, and the secret kept from before a reload; both joined by a space. `null` for neither.
 */
export function takeKeys(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
  memory: TabMemory,
): string | null {
  const ticket = new URLSearchParams(location.hash.slice(1)).get(TICKET);
  if (ticket !== null) history.replaceState(null, '', location.pathname + location.search);
  return [ticket, memory.getItem(KEY)].filter((key) => key !== null).join(' ') || null;
}

export function keepSession(session: string, memory: TabMemory): void {
  memory.setItem(KEY, session);
}
