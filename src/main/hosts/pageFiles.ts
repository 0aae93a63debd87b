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
