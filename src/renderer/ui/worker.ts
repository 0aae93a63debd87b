import type { Port } from '../../shared/rpc/port.ts';
import { notLoaded } from './notLoaded.ts';

/** Declared here, because not every browser has Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Prefix of addresses in memory. */
const IN_MEMORY = 'blob:';

/** The only policy by which the page may start a worker, named in `pageFiles.ts`. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('searchlight-workers', {
  createScriptURL: ownScript,
});

/** The address of one of the page's own scripts, trusted where the browser requires it. */
export function ownScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}

/** `url`: one of the page's own files, the default export of a module imported as `./name.ts?worker&url`. */
export function startWorker(url: string): Worker {
  // The single-file page has its scripts in memory; from the disk, Chromium starts only classic workers, which its
  // build has.
  return new Worker(ownScriptUrl(url), { type: url.startsWith(IN_MEMORY) ? 'classic' : 'module' });
}

function ownScript(url: string): string {
  if (isOwnScript(url, self)) return url;
  throw new TypeError('A worker is one of the page’s own files.');
}

/** Whether the script at `url` belongs to the page at `location`, or to a worker of it. */
export function isOwnScript(
  url: string,
  { origin, location }: { readonly origin: string; readonly location: Pick<Location, 'href' | 'host'> },
): boolean {
  // An address in memory names the origin that made it, but no host.
  if (url.startsWith(IN_MEMORY)) return new URL(url).origin === origin;
  return new URL(url, location.href).host === location.host;
}

/** The page's end. `close` ends the worker, whatever it is doing. */
export function portToWorker(worker: Worker): Port {
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    onMessage: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    onClose: (receive) => worker.addEventListener('error', () => receive(notLoaded()), { once: true }),
    close: () => worker.terminate(),
  };
}

export function openWorker(url: string): Port {
  return portToWorker(startWorker(url));
}

/** The worker's end. */
export function portToPage(): Port {
  return {
    post: (message, transfer = []) => self.postMessage(message, { transfer }),
    onMessage: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
    onClose: () => {}, // workers end with their page
    close: () => self.close(),
  };
}
