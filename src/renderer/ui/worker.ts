/** Workers of the page, and both ends of their pipes as ports. */
import type { Port } from '../../shared/rpc/port.ts';

/** Declared here, because not every browser has Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

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
  // A page that was opened as a file starts classic workers alone, in Chromium; its build has no others.
  const isFile = location.protocol === 'file:' || location.protocol === 'blob:';
  return new Worker(ownScriptUrl(url), { type: isFile ? 'classic' : 'module' });
}

function ownScript(url: string): string {
  if (new URL(url, location.href).host === location.host) return url;
  throw new TypeError('A worker is one of the page’s own files.');
}

/** The page's end. `close` ends the worker, whatever it is doing. */
export function portToWorker(worker: Worker): Port {
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    onMessage: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    onClose: (receive) => worker.addEventListener('error', receive, { once: true }),
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
