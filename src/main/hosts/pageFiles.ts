/**
 * The built page: every file is read once, at the start. A request is looked up and never becomes a path, so that it
 * cannot name a file outside, and a rebuild under a running host harms nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** URL path → file. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Leaves out files of unknown types. `/` is the page. */
export function readPageFiles(folder: string): PageFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) in TYPES);
  const files = new Map(names.map((name) => [`/${name.split(sep).join('/')}`, readPageFile(join(folder, name))]));
  const page = files.get('/index.html');
  if (page) files.set('/', page);
  return files;
}

function readPageFile(path: string): PageFile {
  return { type: TYPES[extname(path)]!, bytes: readFileSync(path) };
}

/**
 * What the page may do: load its own files and talk to its own host. The Trusted Types policies are those of Svelte and
 * `ui/worker.ts`. `connect`: the web host's socket, which not every browser counts as 'self'.
 */
export function pagePolicy(connect: readonly string[] = []): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'svelte-trusted-html searchlight-workers',
  };
}

/** The headers that every host sends with the page and its files. */
export function pageHeaders(connect: readonly string[] = []): Record<string, string> {
  return headersBy(pagePolicy(connect));
}

/** The script of the thread in which a search of the user runs. A thread has its own policy, by the headers of its script. */
const SANDBOX = /^\/assets\/sandboxWorker-[\w-]+\.js$/;

/** It alone may run WebAssembly, which is its interpreter, and it may open nothing. */
const SANDBOX_HEADERS = headersBy({
  ...pagePolicy(),
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'none'",
  'worker-src': "'none'",
});

/** Those of the file at this path, which has these of the page otherwise. */
export function headersFor(path: string, headers: Record<string, string>): Record<string, string> {
  return SANDBOX.test(path) ? SANDBOX_HEADERS : headers;
}

function headersBy(rules: Readonly<Record<string, string>>): Record<string, string> {
  const policy = Object.entries(rules).map(([name, value]) => `${name} ${value}`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
