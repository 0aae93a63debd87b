/** The pipe to the host, whichever it is. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { bridgePort, type HostBridge } from './bridgePort.ts';
import { openSocketPort } from './socketPort.ts';
import { takeToken } from './token.ts';

declare global {
  interface Window {
    /** What Electron's preload has put there. */
    readonly searchlight?: HostBridge;
  }
}

/** Opens the pipe. Rejects with an `AppError` whose sentence says what the user can do. */
export async function openHostPort(): Promise<Port> {
  if (window.searchlight) return bridgePort(window.searchlight);
  const token = takeToken(location, history, sessionStorage);
  if (token === null) throw new AppError('closed', 'Open the whole address that Searchlight printed, with its token.');
  return openSocketPort(new WebSocket(`ws://${location.host}/socket`), token);
}
