import { ownScriptUrl } from '../renderer/ui/worker.ts';
import { oneFile } from './oneFile.ts';

/** Written by the build beside the page: see `serviceWorker.ts`. */
const SERVICE_WORKER = './serviceWorker.js';

/** Makes the page available offline, as far as the browser can. The page in one file is a file that its user keeps. */
export async function stayOffline(): Promise<void> {
  if (oneFile !== undefined) return;
  try {
    await navigator.serviceWorker?.register(ownScriptUrl(new URL(SERVICE_WORKER, location.href).href));
  } catch {
    // Without a secure connection, the page needs the network.
  }
}

/** Asks the browser to keep the library when its disk is full. */
export async function keepLibrary(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A sandboxed page has nothing to keep.
  }
}
