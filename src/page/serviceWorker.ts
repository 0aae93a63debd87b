/**
 * Entry of the service worker: makes the page available offline after its first load. All files of one build are
 * fetched and served together, so that no page mixes two builds; a newer build takes over once no page of the older one
 * is open. The first page also gets its later files from here, whatever happens to them on the server.
 */

/** The globals of a service worker used here; the compiler knows only those of a page. */
interface ServiceWorkerLike {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableLike) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchLike) => void): void;
}
interface ExtendableLike {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLike {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Inserted by the build: all files of the page, relative to its folder, and the build's id. */
declare const PAGE_FILES: readonly string[];
declare const PAGE_BUILD: string;

const worker = self as unknown as ServiceWorkerLike;
const { scope } = worker.registration;

/** Other pages of the origin have caches under other scopes. */
const CACHE = `searchlight ${scope} ${PAGE_BUILD}`;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), worker.clients.claim()])));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && isOfPage(url)) event.respondWith(answer(event.request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PAGE_FILES.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(`searchlight ${scope} `) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

function isOfPage(url: string): boolean {
  const file = plain(url);
  return file === scope || PAGE_FILES.some((name) => file === new URL(name, scope).href);
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const file = plain(request.url);
  return (await cache.match(file === scope ? new URL('index.html', scope).href : file)) ?? fetch(request);
}

/** Drops query and fragment, which files do not depend on. */
function plain(url: string): string {
  return url.replace(/[?#].*$/, '');
}
