import { ownScriptUrl } from '../renderer/ui/worker.ts';

/** Written by the build beside the page: see `serviceWorker.ts`. */
const SERVICE_WORKER = './serviceWorker.js';

/** Keeps the page for times without a network, and asks the browser to keep the library when its disk is full; both as far as it can. */
export async function stayOffline(): Promise<void> {
  if (location.protocol === 'file:') return;
  try {
    await navigator.serviceWorker?.register(ownScriptUrl(new URL(SERVICE_WORKER, location.href).href));
    await navigator.storage?.persist?.();
  } catch {
    // A page that was not fetched over a secure connection is there only with the network.
  }
}
