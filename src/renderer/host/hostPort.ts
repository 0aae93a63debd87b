import { AppError } from '../../shared/contract/errors.ts';
import { TICKET } from '../../shared/contract/webSocket.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { bridgePort, type BridgePort, type HostBridge } from './bridgePort.ts';
import { openSocketPort } from './socketPort.ts';

declare global {
  interface Window {
    /** Set by Electron's preload script. */
    readonly searchlight?: HostBridge;
  }
}

const NO_KEY =
  'Open the newest address that Searchlight has printed, including what follows the #. Each address opens one tab, once.';

const SESSION_KEY = 'session';

/** A pipe to a host, with what only a host with a window has. */
export type HostPort = Port & Partial<Pick<BridgePort, 'menu' | 'onOpened' | 'waker' | 'classScreen' | 'onEnding'>>;

/** Rejects with an `AppError` whose sentence says what the user can do. */
export async function openHostPort(): Promise<HostPort> {
  if (window.searchlight) return bridgePort(window.searchlight);
  const keys = takeKeys(location, history, sessionStorage);
  if (keys === null) throw new AppError('closed', NO_KEY);
  const socket = new WebSocket(`ws://${location.host}/socket`);
  return openSocketPort(socket, keys, (session) => keepSession(session, sessionStorage));
}

/** Outlives a reload of the tab. */
type TabMemory = Pick<Storage, 'getItem' | 'setItem'>;

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
  return [ticket, memory.getItem(SESSION_KEY)].filter((key) => key !== null).join(' ') || null;
}

export function keepSession(session: string, memory: TabMemory): void {
  memory.setItem(SESSION_KEY, session);
}
