import { TICKET } from '../../shared/contract/webSocket.ts';

const KEY = 'session';

/** The memory of this tab, which outlives a reload. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What lets this tab in: the ticket in the fragment of the address, where it does not stay to be seen or bookmarked, and the
 * secret that the tab remembers from before a reload; one or both, with a space between them. `null` where there is neither.
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

/** Keeps what the host gave for the ticket. */
export function keepSession(session: string, memory: TabMemory): void {
  memory.setItem(KEY, session);
}
