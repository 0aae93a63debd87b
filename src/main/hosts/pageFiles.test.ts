import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headersFor, pageHeaders, readPageFiles } from './pageFiles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'searchlight-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Searchlight</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'notes.secret'), 'not for the page');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of the page', () => {
  test('are listed by URL path, the page as / too, with their types', () => {
    const files = readPageFiles(folder);
    expect([...files.keys()].sort()).toEqual(['/', '/assets/index-1a2b.js', '/index.html']);
    expect(files.get('/')).toMatchObject({ type: 'text/html; charset=utf-8' });
    expect(files.get('/assets/index-1a2b.js')!.bytes.toString()).toBe('export {};');
  });

  test('are the ones of the start: a rebuild changes nothing', () => {
    const files = readPageFiles(folder);
    rmSync(join(folder, 'index.html'));
    expect(files.get('/')!.bytes.toString()).toBe('<title>Searchlight</title>');
  });
});

test('the thread of a search of the user alone may run WebAssembly, and it opens nothing', () => {
  const POLICY = 'Content-Security-Policy';
  const headers = pageHeaders(['ws://127.0.0.1:1']);
  for (const path of ['/', '/assets/index-1a2b3c4d.js', '/assets/sandboxWorker.js', '/sandboxWorker-1a2b3c4d.js'])
    expect(headersFor(path, headers)).toBe(headers);
  const own = headersFor('/assets/sandboxWorker-1a2b3c4d.js', headers);
  expect(headers[POLICY]).not.toContain('wasm');
  expect(own[POLICY]).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(own[POLICY]).toContain("connect-src 'none'; worker-src 'none';");
  expect(Object.keys(own)).toEqual(Object.keys(headers));
});
