import { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { bridgePort, type BridgePort, type HostBridge } from './bridgePort.ts';
import { keepSession, takeKeys } from './hostKeys.ts';
import { openSocketPort } from './socketPort.ts';

declare global {
  interface Window {
    /** Set by Electron's preload script. */
    readonly searchlight?: HostBridge;
  }
}

const NO_KEY =
  'Open the newest address that Searchlight has printed, including what follows the #. Each address opens one tab, once.';

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
