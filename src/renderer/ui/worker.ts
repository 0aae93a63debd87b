/** Workers of the page, and both ends of their pipes as ports. */
import type { Port } from '../../shared/rpc/port.ts';
import { notLoaded } from './notLoaded.ts';

/** Declared here, because not every browser has Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** How addresses of what a page holds in memory begin. */
const IN_MEMORY = 'blob:';

/** The one policy by which the page may start a worker: `pageHeaders.ts` names it. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('searchlight-workers', {
  createScriptURL: ownScript,
});

/** The address of a script of the page's own, as the browser takes it. */
export function ownScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}

/** `url` is one of the page's own files: the default export of a module imported as `./name.ts?worker&url`. */
export function startWorker(url: string): Worker {
  // The page in one file has its scripts in memory; from the disk, Chromium starts classic workers alone, and its build has no others.
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
  // An address in memory names the origin that made it, and no host.
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

/** The worker's end. */
export function portToPage(): Port {
  return {
    post: (message, transfer = []) => self.postMessage(message, { transfer }),
    onMessage: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
    onClose: () => {}, // a page that goes takes its workers with it
    close: () => self.close(),
  };
}
